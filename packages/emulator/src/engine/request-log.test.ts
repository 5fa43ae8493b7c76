import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createProject, createProjectTransferRequest } from "@slipway/projects";
import { inviteTeamMember, listTeamMembers } from "@slipway/teams";
import { expect, test } from "vitest";
import { words } from "../../../../test/words.ts";
import { clientOf, start } from "../../test/start.ts";
import { RequestLog } from "./request-log.ts";

test("a token is in the log in no form, wherever somebody wrote it", async () => {
  const { emulator } = await start({ token: "a-token-of-mine" });
  const encoded = "%61-token%2Dof-mine";
  const paths = [`/v2/user?x=${emulator.token}`, `/${emulator.token}`, `/v2/x-${encoded}-y`, `/v2/user?${encoded}=1`];
  for (const path of paths) await fetch(emulator.url + path);
  expect(JSON.stringify(emulator.requests)).not.toMatch(/token(?:-|%2d)of-mine/i);
  expect(emulator.requests.map(({ path }) => path)).toEqual(["/v2/user", "/*", "/v2/x-*-y", "/v2/user"]);
});

test("a code that somebody could use is in the log in no form", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const { code = "" } = await createProjectTransferRequest(client, { idOrName: "site" });
  await inviteTeamMember(client, { teamId: "acme", body: [{ email: "ann@example.com" }] });
  const members = await listTeamMembers(clientOf(emulator), { teamId: "acme" });
  const [invite] = members.emailInviteCodes ?? [];
  const inviteId = invite?.id ?? "";
  expect([code, inviteId]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  const asked = [
    ["PUT", `/projects/transfer-request/${code}`],
    ["PATCH", `/projects/transfer-request/${code}`],
    ["GET", `/elsewhere/${code}?x=${inviteId}`],
    ["DELETE", `/v1/teams/acme/invites/${inviteId}`],
    ["GET", "/v1/global-config/ecfg_1/token/tok_of_a_stranger"],
    ["PATCH", "/v1/global-config/ecfg_1/token/tok_of_a_stranger"],
    ["GET", "/v2/user?token=tok_of_a_stranger&inviteCode=tok_of_a_stranger&limit=5"],
  ];
  for (const [method = "", path] of asked) await fetch(emulator.url + path, { method });
  const kept = emulator.requests.slice(-asked.length);
  for (const secret of [code, inviteId, "tok_of_a_stranger"]) expect(JSON.stringify(kept)).not.toContain(secret);
  expect(kept.map(({ path }) => path)).toEqual(
    words(`/projects/transfer-request/* /projects/transfer-request/*
    /elsewhere/* /v1/teams/acme/invites/* /v1/global-config/ecfg_1/token/* /v1/global-config/ecfg_1/token/* /v2/user`),
  );
  expect(kept.at(-1)?.query).toEqual({ token: "*", inviteCode: "*", limit: "5" });
});

test("a text that only looks like a secret is in the log as it was sent", async () => {
  const { emulator } = await start();
  const query = { zipcode: "8000", countrycode: "CH", limit: "5" };
  for (const origin of [emulator.url, emulator.origin("site.localhost")]) {
    await emulator.fetch(`${origin}/docs/tokens/overview.html?${new URLSearchParams(query)}`);
  }
  expect(emulator.requests.at(-1)?.query).toEqual(query);
  expect(emulator.served.at(-1)).toMatchObject({ path: "/docs/tokens/overview.html", query });
});

test("the log holds some megabytes at most, and of each request no more than it tells", { tags: "endurance" }, () => {
  const log = new RequestLog();
  const before = heap();
  for (let index = 0; index < 20_000; index++) {
    const { pathname, searchParams } = new URL(`http://localhost/v2/user/${index}?${longQuery(index)}`);
    const query = Object.fromEntries(searchParams);
    log.add({ at: index, id: String(index), method: "GET", path: pathname, query, status: 401, took: 1 });
  }
  expect(heap() - before).toBeLessThan(20 * 1024 * 1024);
  expect(log.list.length).toBeGreaterThan(100);
  expect(log.list.at(-1)?.path).toBe("/v2/user/19999");
});

test("ordinary requests are kept by the thousand", () => {
  const log = new RequestLog();
  for (let index = 0; index < 20_000; index++) {
    log.add({
      at: index,
      id: String(index),
      method: "GET",
      path: `/v9/projects/${index}`,
      query: {},
      status: 200,
      took: 1,
    });
  }
  expect(log.list.length).toBeGreaterThanOrEqual(10_000);
  expect(log.list.at(-1)?.path).toBe("/v9/projects/19999");
});

function longQuery(index: number): string {
  return Array.from({ length: 15 }, (_, member) => `m${member}=${index}${"q".repeat(1000)}`).join("&");
}

function heap(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}
