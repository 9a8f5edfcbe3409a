"""Limits: how much of everything one line, one address and one person may have. `visitors` tells addresses."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """How much is allowed."""

    messages: float = 20.0  # a second on one connection
    messages_burst: float = 40.0
    strikes: int = 200  # messages over the limit, after which the line is closed
    message_size: int = 8192
    attention: float = 0.1  # seconds of the loop's time, each second, for the lines of one address
    attention_burst: float = 0.05
    body_size: int = 128 * 1024  # an own deck is the largest thing in a usual body
    text_size: int = 200_000  # of a match that is imported
    entries: int = 10_000  # in its log; the longest real ones have a few thousand
    connections: float = 5.0  # new lines a second from one address
    connections_burst: float = 60.0
    requests: float = 30.0  # a second from one address, of those that take work
    requests_burst: float = 300.0
    any_requests: float = 60.0  # of any kind: a page's first visit makes 61, and a class of a school comes at once
    any_requests_burst: float = 3000.0
    head: float = 10.0  # seconds until the head of a request is there
    head_size: int = 32 * 1024
    body: float = 30.0  # and its body
    idle: float = 75.0  # seconds between two requests on one connection: longer than nginx waits
    guests: float = 60 / 3600  # new ones a second from one address: 60 an hour
    guests_burst: float = 60.0
    tables: int = 20  # that one person hosts and that are not finished
    lately: float = 86_400.0  # seconds after which a table at which nothing happens is neither counted nor listed
    openings: float = 0.2  # new tables a second by one person
    openings_burst: float = 10.0
    at_table: int = 200  # lines to one table
    of_guest: int = 8  # lines of one person to one table
    of_address: int = 600  # connections from one address, lines among them: a school has one
    in_all: int = 20_000  # connections, if the machine gives as many
    spare_host: bool = True  # no limits by address for the host's own machine
