import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import { requestLines } from "./request-lines.ts";

test("a request's line has its method, its path and its result", async () => {
  const { emulator } = await start({ listen: false });
  expect(requestLines(emulator)).toBe("No request reached the emulator.");
  const { fetch, url, token } = emulator;
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/v2/user?secret=x`, { headers });
  await fetch(`${url}/v9/projects/none`, { headers });
  await fetch(`${url}/v9/nothing`, { headers });
  emulator.faults.add({ operation: "getUser", drop: "before" });
  await expect(fetch(`${url}/v2/user`, { headers })).rejects.toThrow("fetch failed");
  expect(requestLines(emulator)).toBe(
    `Requests that reached the emulator:
  GET /v2/user → 200 (getUser) without ?secret
  GET /v9/projects/none → 404 not_found (getProject)
  GET /v9/nothing → 404 unknown_path (no operation of the API)
  GET /v2/user → connection cut (getUser)`,
  );
});

test("a long list of requests shows the latest", async () => {
  const { emulator } = await start({ listen: false });
  for (let count = 0; count < 103; count++) await emulator.fetch(`${emulator.url}/v2/user?count=${count}`);
  const lines = requestLines(emulator).split("\n");
  expect(lines.slice(0, 2)).toEqual(["Requests that reached the emulator:", "  … 3 earlier ones"]);
  expect(lines).toHaveLength(102);
});
