import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { digest, expectFailure, given, headersOf, section } from "../../../../test/specification.ts";

// The distribution specification's chapter "API": what is the same for every end point.

section("Determining support", {
  "the registry says that it is one, to whom it knows": async ({ ask, emulator }) => {
    const response = await ask("GET", "");
    expect([response.status, await response.json()]).toEqual([200, {}]);
    await expectFailure(await fetch(`${emulator.url}/v2/`), 401, "UNAUTHORIZED");
  },
});

section("Endpoints", {
  "a method that an end point lacks is refused, with those that it has": async ({ call, ask }) => {
    for (const [method, path, allow] of [
      ["PUT", "/tags/list", "GET"],
      ["POST", "/manifests/v1", "GET, PUT, DELETE, HEAD"],
      ["PATCH", `/blobs/${digest("x")}`, "GET, DELETE, HEAD"],
      ["POST", `/referrers/${digest("x")}`, "GET"],
      ["PATCH", "/blobs/uploads/", "POST"],
    ] as const) {
      const response = await call(method, path);
      expect(headersOf(response, "allow"), `${method} ${path}`).toEqual([allow]);
      await expectFailure(response, 405, "UNSUPPORTED");
    }
    await expectFailure(await ask("DELETE", ""), 405, "UNSUPPORTED");
  },
  "an end point that the registry lacks is refused in its own form": async ({ ask, call, emulator }) => {
    for (const path of ["_catalog", "_oci/ext", "acme//manifests/v1", "acme/site/web/tags"]) {
      await expectFailure(await ask("GET", path), 404, "UNSUPPORTED");
    }
    const { errors } = await (await ask("GET", "_catalog?n=10")).json();
    expect(errors[0].message).toContain("GET /v1/vcr/repository lists");
    await expectFailure(await call("POST", "/manifests/a/b"), 404, "UNSUPPORTED");
    await expectFailure(await fetch(`${emulator.url}/v2`), 404, "UNSUPPORTED");
    const head = await ask("HEAD", "_catalog");
    expect([head.status, await head.text(), ...headersOf(head, "docker-distribution-api-version")]).toEqual([
      404,
      "",
      "registry/2.0",
    ]);
  },
  "what the platform has under /v2/ stays the platform's": async ({ ask }) => {
    for (const path of ["user/unknown", "acme/site/web", "%"]) {
      const response = await ask("DELETE", path);
      expect([response.status, (await response.json()).error.code], path).toEqual([404, "unknown_path"]);
      expect(headersOf(response, "docker-distribution-api-version")).toEqual([null]);
    }
    const other = await ask("PUT", "user");
    expect([other.status, (await other.json()).error.code]).toEqual([405, "method_unknown"]);
    expect(headersOf(await ask("GET", "user"), "docker-distribution-api-version")).toEqual([null]);
  },
});

section("Error codes", {
  "a name that is none, no credentials and another team are refused with codes of the table": async ({ ask }) => {
    await expectFailure(await ask("GET", "acme/site/Web/tags/list"), 400, "NAME_INVALID");
    await expectFailure(await ask("GET", "acme/unknown/web/tags/list"), 404, "NAME_UNKNOWN");
    await expectFailure(await ask("GET", "", { headers: { authorization: "" } }), 401, "UNAUTHORIZED");
    await expectFailure(await ask("GET", "nobody/site/web/tags/list"), 403, "DENIED");
  },
  "a path of too many segments is refused in the registry's form": async ({ ask }) => {
    await expectFailure(await ask("GET", `${"a/".repeat(300)}manifests/v1`), 414, "UNSUPPORTED");
  },
});

test("Error codes: an address or headers that are too large are refused in the registry's form", async () => {
  const { emulator } = await given();
  const address = `${emulator.url}/v2/acme/site/web/manifests/v1`;
  const x = "x".repeat(17_000);
  await expectFailure(await emulator.fetch(`${address}?x=${x}`), 414, "UNSUPPORTED");
  await expectFailure(await emulator.fetch(`${address}${x}`), 414, "UNSUPPORTED");
  await expectFailure(await emulator.fetch(address, { headers: { x } }), 431, "UNSUPPORTED");
});

test("Error codes: a target that cannot be a path is refused, and the server goes on", async () => {
  const { emulator, call } = await given();
  const { port, hostname } = new URL(emulator.url);
  const socket = connect(Number(port), hostname);
  socket.end("GET /v2/%zz/manifests/v1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 (?:400|401|404) /);
  expect((await call("GET", "/manifests/v1")).status).toBe(200);
});

section("Token end point", {
  "its failures are the registry's, too": async ({ emulator }) => {
    const token = (init?: RequestInit) => fetch(`${emulator.url}/v2/_token`, init);
    await expectFailure(await token(), 401, "UNAUTHORIZED");
    await expectFailure(await token({ method: "DELETE" }), 405, "UNSUPPORTED");
    await expectFailure(
      await token({ method: "POST", body: new URLSearchParams({ grant_type: "x" }) }),
      400,
      "UNSUPPORTED",
    );
    await expectFailure(await token({ method: "POST", body: "x".repeat(70_000) }), 413, "SIZE_INVALID");
  },
});
