"""Tests of a release in Python: the emulator is asked as the platform would be, and told what goes wrong."""

import json
import os
import unittest
import urllib.error
import urllib.request


def ask(method, path, body=None):
    request = urllib.request.Request(
        os.environ["SLIPWAY_API_URL"] + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": "Bearer " + os.environ["SLIPWAY_TOKEN"], "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.loads(answer.read() or "null")
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read() or "null")


def release(name, page):
    """What is tested: one page, in production. Returns its ID."""
    files = [{"file": "index.html", "data": page}]
    status, deployment = ask("POST", "/v13/deployments", {"name": name, "target": "production", "files": files})
    if status != 200:
        raise RuntimeError(deployment["error"]["message"])
    return deployment["id"]


class Release(unittest.TestCase):
    def setUp(self):
        ask("POST", "/_emulator/reset")

    def test_it_is_ready_when_its_build_has_ended(self):
        id = release("harbour", "<h1>Ahoy</h1>")
        ask("POST", "/_emulator/clock/advance", {"duration": "10 seconds"})
        self.assertEqual(ask("GET", "/v13/deployments/" + id)[1]["readyState"], "READY")

    def test_a_build_that_fails_is_seen(self):
        ask("POST", "/_emulator/faults", {"build": "error", "errorMessage": "out of paint"})
        id = release("harbour", "<h1>Ahoy</h1>")
        ask("POST", "/_emulator/clock/advance", {"duration": "10 seconds"})
        self.assertEqual(ask("GET", "/v13/deployments/" + id)[1]["readyState"], "ERROR")

    def test_what_the_platform_refuses_is_told_in_its_words(self):
        refusal = {"operation": "createDeployment", "status": 402, "code": "payment_required", "message": "Pay first."}
        ask("POST", "/_emulator/faults", refusal)
        with self.assertRaisesRegex(RuntimeError, "Pay first"):
            release("harbour", "<h1>Ahoy</h1>")


if __name__ == "__main__":
    unittest.main()
