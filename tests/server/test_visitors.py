"""Visitors: which address counts, with proxies in between, and who is told what."""

from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from octavo.cli.main import main
from octavo.server.http.visitors import Visitors, networks
from octavo.text.language import LANGUAGES
from octavo.text.refusal import Refused
from server.serving import Serving, run

TRUSTED = Visitors(networks(["10.0.0.0/24", "192.0.2.9", "fd00:1::/64"]))


def request(peer: str, *forwarded: str, scheme: str = "", **more: str) -> web.BaseRequest:
    headers = CIMultiDict([("X-Forwarded-For", text) for text in forwarded])
    headers.extend({"X-Forwarded-Proto": scheme} if scheme else {})
    headers.extend({name.replace("_", "-"): value for name, value in more.items()})
    return make_mocked_request("GET", "/", headers=headers).clone(remote=peer)


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("198.51.100.7", [], "198.51.100.7"),
        ("198.51.100.7", ["203.0.113.1"], "198.51.100.7"),  # of a stranger nothing is believed
        ("10.0.1.1", ["203.0.113.1"], "10.0.1.1"),
        ("10.0.0.5", ["203.0.113.1"], "203.0.113.1"),
        ("::ffff:10.0.0.5", ["203.0.113.1"], "203.0.113.1"),
        ("fd00:1::5", ["2001:db8::1"], "2001:db8::/64"),
        ("10.0.0.5", ["1.1.1.1, 203.0.113.1"], "203.0.113.1"),  # what stands before it anybody may have written
        ("10.0.0.5", ["1.1.1.1", "203.0.113.1"], "203.0.113.1"),  # some proxies add a header of their own
        ("10.0.0.5", ["203.0.113.1, 10.0.0.6"], "203.0.113.1"),  # one proxy after the other
        ("10.0.0.5", ["203.0.113.1, 192.0.2.9, 127.0.0.1,"], "203.0.113.1"),
        ("127.0.0.1", ["203.0.113.1, 10.0.0.6"], "203.0.113.1"),
        ("10.0.0.5", ["203.0.113.1:5678"], "203.0.113.1"),  # some proxies tell ports
        ("10.0.0.5", ["[2001:db8::1]:5678"], "2001:db8::/64"),
        ("10.0.0.5", ["1.1.1.1, unknown"], "unknown"),
        ("10.0.0.5", ["x" * 1000], "x" * 64),
        ("10.0.0.5", ["10.0.0.7, 10.0.0.6"], "10.0.0.7"),  # somebody on the proxy's own network
        ("10.0.0.5", [], "10.0.0.5"),
        ("127.0.0.1", [], None),  # the host
        ("::1", [], None),
        ("", [], None),
        ("127.0.0.1", ["127.0.0.1"], "127.0.0.1"),
    ],
)
def test_the_last_address_that_is_no_proxy_s_counts(peer: str, forwarded: list[str], address: str | None) -> None:
    assert TRUSTED.address(request(peer, *forwarded)) == address


@pytest.mark.parametrize(
    ("peer", "address"),
    [("10.0.0.5", None), ("127.0.0.1", None), ("", None), ("10.0.1.5", "10.0.1.5"), ("2001:db8::1", "2001:db8::/64")],
)
def test_connections_of_proxies_are_of_no_address(peer: str, address: str | None) -> None:
    assert TRUSTED.peer(peer) == address


def test_the_scheme_is_believed_where_the_address_is() -> None:
    assert TRUSTED.over_tls(request("10.0.0.5", scheme="https"))
    assert TRUSTED.over_tls(request("127.0.0.1", scheme="https, http"))  # the first proxy has seen it
    assert not TRUSTED.over_tls(request("10.0.0.5", scheme="http"))
    assert not TRUSTED.over_tls(request("10.0.1.5", scheme="https"))
    assert not TRUSTED.over_tls(request("10.0.0.5"))


def test_only_the_host_is_at_home() -> None:
    assert TRUSTED.at_home(request("127.0.0.1")) and TRUSTED.at_home(request("::1"))
    assert not TRUSTED.at_home(request("10.0.0.5")) and not TRUSTED.at_home(request("127.0.0.1", "203.0.113.1"))
    assert not any(TRUSTED.at_home(request("127.0.0.1", **{name: "x"})) for name in ("Forwarded", "X_Real_IP", "Via"))


@pytest.mark.parametrize("given", ["", "proxy", "10.0.0.5/24", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.0/8,::1"])
def test_a_bad_network_of_a_proxy_is_refused_at_the_start(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refused):
        networks([given])
    said = set()
    for tongue in LANGUAGES:
        words = ("serve", "--db", f"sqlite:///{tmp_path}/none.db", "--lang", tongue, "--trusted-proxy", "10.0.0.5")
        assert main([*words, f"--trusted-proxy={given}"]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES) and all("10.0.0.0/24" in text and given in text for text in said)
    assert not (tmp_path / "none.db").exists()


def test_browsers_are_told_to_stay_with_tls_if_they_came_over_it(tmp_path: Path) -> None:
    async def story(server: Serving) -> None:
        someone, far = server.somebody(), {"X-Forwarded-For": "203.0.113.1"}
        for scheme, told in (("https", "max-age=31536000"), ("http", None)):
            for path in ("/", "/api/me", "/nothing", "/words/en.ftl"):
                headers = far | {"X-Forwarded-Proto": scheme}
                async with someone.session.get(server.url + path, headers=headers) as response:
                    assert response.headers.get("Strict-Transport-Security") == told

    run(tmp_path, story, url="https://cards.example.org")


def test_metrics_are_for_the_host_or_with_the_token(tmp_path: Path) -> None:
    def ask(token: str, expected: list[int]) -> None:
        async def story(server: Serving) -> None:
            someone, far = server.somebody(), {"X-Forwarded-For": "203.0.113.1"}
            right, wrong = {"Authorization": "Bearer long-and-secret"}, {"Authorization": "Bearer other"}
            found = [(await someone.get("/metrics", **given))[0] for given in ({}, far, far | right, far | wrong)]
            assert found == expected

        run(tmp_path, story, metrics_token=token)

    ask("", [200, 404, 404, 404])
    ask("long-and-secret", [200, 404, 200, 404])
