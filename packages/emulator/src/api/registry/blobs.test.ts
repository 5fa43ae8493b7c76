import { expect, test } from "vitest";
import { digest } from "../../../test/push-image.ts";
import { failure, startRegistry } from "../../../test/start-registry.ts";

const content = "0123456789";
const unknown = digest("nobody pushed this");

test.each(["GET", "DELETE"])("%s of a blob that is not there, or of no digest, says so", async (method) => {
  const { call, push } = await startRegistry();
  await push(content);
  expect(await failure(await call(method, `/blobs/${unknown}`))).toEqual([404, "BLOB_UNKNOWN"]);
  for (const bad of ["sha256:abc", digest(content).toUpperCase(), `md5:${"0".repeat(32)}`, "latest"]) {
    expect(await failure(await call(method, `/blobs/${bad}`)), bad).toEqual([400, "DIGEST_INVALID"]);
  }
});

test("repositories do not show each other's blobs", async () => {
  const { push, emulator } = await startRegistry();
  const path = `/v2/acme/site/another/blobs/${await push(content)}`;
  const headers = { authorization: `Bearer ${emulator.token}` };
  const create = await fetch(`${emulator.url}/v2/acme/site/another/blobs/uploads/`, { method: "POST", headers });
  expect(create.status).toBe(202);
  expect(await failure(await fetch(emulator.url + path, { headers }))).toEqual([404, "BLOB_UNKNOWN"]);
});
