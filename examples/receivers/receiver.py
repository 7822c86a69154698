"""A receiver of events in Python's standard library. It keeps what it did in SQLite, where an index makes it act once.

    SECRET=... python3 examples/receivers/receiver.py 4023 effects.db

The number of runs that it acted upon: sqlite3 effects.db 'SELECT count(*) FROM runs', or GET /effects.
"""
import hashlib
import hmac
import json
import os
import sqlite3
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["SECRET"].encode()
KNOWN = {"run.completed", "run.failed", "run.cancelled"}
DATABASE = sys.argv[2] if len(sys.argv) > 2 else "effects.db"


def database():
    connection = sqlite3.connect(DATABASE, timeout=5)
    connection.execute("CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, event TEXT)")
    return connection


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        with database() as connection:
            (count,) = connection.execute("SELECT count(*) FROM runs").fetchone()
        self.answer(200, json.dumps({"count": count}).encode())

    def do_POST(self):
        body = self.body()
        if body is None:
            self.close_connection = True
            return
        expected = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
        given = self.headers.get("Service-Signature", "")
        if not hmac.compare_digest(expected.encode(), given.encode("latin-1", "replace")):
            self.answer(403)
            return
        event = json.loads(body)
        if event["event"] in KNOWN:
            with database() as connection:
                connection.execute("INSERT OR IGNORE INTO runs VALUES (?, ?)", (event["run_id"], event["event"]))
        self.answer(200, b'{"received": true}')

    def body(self):
        """The bytes as they arrived, in chunks or not; None where the sender left before they were whole."""
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            length = int(self.headers.get("Content-Length", 0))
            body = self.rfile.read(length)
            return body if len(body) == length else None
        chunks = []
        while True:
            line = self.rfile.readline().split(b";")[0].strip()
            if not line:
                return None
            size = int(line, 16)
            chunk = self.rfile.read(size)
            self.rfile.readline()
            if len(chunk) < size:
                return None
            if size == 0:
                return b"".join(chunks)
            chunks.append(chunk)

    def answer(self, status, body=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 4023), Receiver).serve_forever()
