"""Visitors: the address that a request comes from, and whether it came over TLS, with proxies in between.

`X-Forwarded-For` and `X-Forwarded-Proto` are trusted from a peer on this machine, where a proxy usually runs, and from
the networks of proxies that the host names. Of several addresses, the last that is no such proxy counts: one of our
proxies has seen it, while anybody may have written those before it. A peer on this machine that forwards for nobody is
the host, and has no limits by address. All IPv6 addresses of a /64 network count as one, since a household has at least
that many.
"""

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from aiohttp import web

from octavo.text.refusal import Refused

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

HOUSEHOLD = 64  # bits that all IPv6 addresses of a household share
LONGEST = 64  # characters of a bad address that are shown
FORWARDED = ("X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via")


def networks(given: Sequence[str]) -> tuple[Network, ...]:
    """The networks of proxies, from text; Refused if one is no network, or is the whole internet."""
    found = []
    for text in given:
        try:
            network = ipaddress.ip_network(text)
        except ValueError:
            raise Refused("bad-proxy", given=text) from None
        if network.prefixlen == 0:
            raise Refused("bad-proxy", given=text)
        found.append(network)
    return tuple(found)


class Visitors:
    """The visitor's address and whether TLS was used."""

    def __init__(self, proxies: Sequence[Network] = (), *, spare_host: bool = True) -> None:
        self._proxies, self._spare_host = proxies, spare_host

    def peer(self, peer: str) -> str | None:
        """The address by which a connection is counted when it comes in; None for a proxy's, or the host's own."""
        return household(peer) if not self._believed(peer) or not self._spare_host else None

    def address(self, request: web.BaseRequest) -> str | None:
        """The address that a request comes from, as far as it is counted by; None for the host's own machine."""
        address = request.remote or ""
        if not self._believed(address):
            return household(address)
        forwarded = _listed(request, "X-Forwarded-For")
        if not forwarded:
            return None if self._spare_host and _loopback(address) else household(address)
        while forwarded and self._believed(address):
            address = forwarded.pop()
        return household(address)

    def over_tls(self, request: web.BaseRequest) -> bool:
        """Whether a visitor came over TLS."""
        scheme = request.scheme
        if self._believed(request.remote or ""):
            scheme = next(iter(_listed(request, "X-Forwarded-Proto")), scheme)  # what the first proxy has seen
        return scheme == "https"

    def at_home(self, request: web.BaseRequest) -> bool:
        """Whether a request comes from the server's own machine, and not through a proxy there."""
        return _loopback(request.remote or "") and not any(name in request.headers for name in FORWARDED)

    def _believed(self, address: str) -> bool:
        return _loopback(address) or (bool(self._proxies) and _within(address, self._proxies))


def _listed(request: web.BaseRequest, name: str) -> list[str]:
    """The items that a header lists; several headers of one name are one list."""
    parts = ",".join(request.headers.getall(name, ())).split(",")
    return [part.strip()[:LONGEST] for part in parts if part.strip()]


@lru_cache(maxsize=1024)
def _parsed(address: str) -> Address | None:
    """An address, with its port or without, as it may stand in a header."""
    text = address
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _loopback(address: str) -> bool:
    """Whether a peer is on this machine; one without an address came over a local socket."""
    found = _parsed(address)
    return not address or (found is not None and found.is_loopback)


def _within(address: str, proxies: Sequence[Network]) -> bool:
    found = _parsed(address)
    return found is not None and any(found in network for network in proxies)


def household(address: str) -> str:
    """The part that all addresses of one household share: with IPv6 a household has a network of its own, and any
    number of addresses in it."""
    found = _parsed(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.IPv6Network((found.packed, HOUSEHOLD), strict=False))
