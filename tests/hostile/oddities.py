"""Odd things: values of JSON, parts of requests and whole requests that no client of good manners sends."""

STRINGS = (
    "", " ", "0", "null", "me", "A" * 79, "A" * 81, "A" * 301, "é" * 4000, "\x00", "\x00" * 40, "\n", "\r\nX-Own: 1",
    "\x1b[2J",
    "\u202eabc", "\u200b", "\u2800\u3164", "e" + "\u0301" * 60, "🂡" * 80, "\U0010ffff", "\ufeff", "\u2028", "ﷺ" * 100,
    "<script>alert(1)</script>", "'; DROP TABLE guests; --", "%s%n{0}", "${jndi:ldap://127.0.0.1/}",
    "../../../../etc/passwd",
    "{ $seat }", "__proto__", "constructor", "-1", "1e999", "NaN", "true", "٣", "Ⅷ", "ß" * 50, "İ" * 40,
)  # fmt: skip
NUMBERS = (
    -1, 0, 1, 2, 7, 8, 9, 31, 32, 255, 256, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, -(1 << 31), -(1 << 31) - 1,
    (1 << 53) + 1, (1 << 63) - 1, 1 << 63, 1 << 64, 10**30, 10**400, 0.5, -0.0, 1e308, 5e-324,
)  # fmt: skip
RAW = (  # what `json.dumps` does not write
    "NaN", "Infinity", "-Infinity", "1e400", "00", "+1", "0x10", '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', "'a'",
    "undefined",
    "/**/1", "[1,]", '{"a":1,}', "1" * 5000, "[" * 4000, '{"a":' * 1500, "[" * 1300 + "]" * 1300,
    '{"a":' * 1300 + "1" + "}" * 1300,
    "\ufeff{}", '{"t":"act","t":"say"}', "true false", "",
)  # fmt: skip
METHODS = (
    "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PRI", "get", "G\xc9T", "A" * 500,
)  # fmt: skip
HEADERS: dict[str, tuple[str, ...]] = {
    "Host": ("\xe9.example", "\udcff", "a" * 5000, "[::1", "127.0.0.1:99999", "a b", "evil.example", ""),
    "Expect": ("100-continue", "\udcf700-continue", "200-ok", "100-continue, 100-continue"),
    "Origin": ("null", "http://evil.example", "http://[", "http://127.0.0.1", "\udcff", "javascript:alert(1)"),
    "Range": ("bytes=0-0", "bytes=0-1,2-3,4-5", "bytes=-1", "bytes=9999999999999999999-", "x=1"),
    "Cookie": ("octavo=", "octavo=a.b; octavo=c", "octavo=\udcff", ";" * 5000, "octavo=" + "a" * 7000,
        '$Version=1; octavo="x'),
    "Authorization": ("Bearer", "Bearer ", "Bearer .", "Bearer \udcff.a", "Basic YTpi", "Bearer " + "a." * 3000,
        "bearer null"),
    "Content_Type": ("application/json", "text/plain", "text/plain; charset=utf-7",
        "application/json; charset=\udcff", "/", "a" * 3000, "multipart/form-data; boundary=x"),
    "Content_Length": ("-1", "+5", "0x10", "99999999999999999999", "5, 5", "1e3", "", "\u0663"),
    "Transfer_Encoding": ("chunked", "gzip, chunked", "identity", "chunked, chunked", "xchunked"),
    "Content_Encoding": ("gzip", "deflate", "br", "zstd", "gzip, gzip", "identity", "x"),
    "Accept_Encoding": ("gzip;q=0", "*", "br" * 2000, "\udcff"),
    "Accept_Language": ("hu", "xx" * 3000, "\udcff", ",,,,;q=", "en;q=nan"),
    "Accept": ("text/html", "*/*" * 2000),
    "If_None_Match": ('"a"', "*", '"' * 5000, 'W/"\udcff"', '""' * 500),
    "X_Forwarded_Proto": ("https", "javascript", "\udcff", "https,http"),
    "Upgrade": ("websocket", "h2c", "\udcff"),
    "Connection": ("keep-alive", "upgrade, close", "close" * 500),
    "Sec_WebSocket_Key": ("", "a", "\udcff" * 16, "AAAAAAAAAAAAAAAAAAAAAA=="),
    "Sec_WebSocket_Version": ("12", "x", "13, 8"),
    "Sec_WebSocket_Extensions": ("permessage-deflate; client_max_window_bits=99", "x" * 4000, "permessage-deflate;;"),
    "Accept_Token": ("1",),
}  # fmt: skip
PREFACES = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n",
    b"\r\n" * 500, b"\x00" * 100,
    b"GET / HTTP/9.9\r\n\r\n", b"GET  HTTP/1.1\r\n\r\n", b"GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET //evil.example/%2e%2e/ HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /%ff%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    b"GET / HTTP/1.1\nHost: a\n\n",
    b"GET / HTTP/1.1\r\n Host: a\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: \x00\r\n\r\n",
    b"HELO\r\n", b"GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n",
    b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /?" + b"&a=b" * 1500 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
)  # fmt: skip
CHUNKS = (
    b"5\r\n{\"x\":\r\n0\r\n\r\n", b"ffffffffffffffff\r\na", b"-1\r\n\r\n",
    b"5;" + b"x" * 9000 + b"\r\nabcde\r\n0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"5\r\nabcdeX\r\n",
    b"g\r\n", b"1\r\na\r\n" * 3000 + b"0\r\n\r\n", b"0\r\n" + b"T: x\r\n" * 2000 + b"\r\n",
    b"0x5\r\nabcde\r\n0\r\n\r\n", b"5\nabcde\n0\n\n", b"",
)  # fmt: skip
