def release(emulator, name):
    """What is tested: one page, in production. Returns its ID."""
    files = [{"file": "index.html", "data": "<h1>Ahoy</h1>"}]
    body = {"name": name, "target": "production", "files": files}
    status, deployment = emulator.call("POST", "/v13/deployments", body)
    assert status == 200, deployment
    return deployment["id"]


def test_it_is_ready_when_its_build_has_ended(emulator):
    id = release(emulator, "harbour")
    assert emulator.wait_for(operation="createDeployment")["status"] == 200
    emulator.control("POST", "/clock/advance", {"duration": "10 seconds"})
    assert emulator.call("GET", "/v13/deployments/" + id)[1]["readyState"] == "READY"


def test_each_test_begins_anew_and_says_what_goes_wrong(emulator):
    assert emulator.control("GET", "/requests")["requests"] == []
    emulator.control("POST", "/faults", {"operation": "createDeployment", "status": 402, "code": "payment_required"})
    assert emulator.call("POST", "/v13/deployments", {"name": "harbour"})[0] == 402
