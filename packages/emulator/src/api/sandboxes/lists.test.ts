import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { startAgents } from "../../../test/sandbox-shell.ts";

async function begin() {
  const started = await startAgents();
  const make = async (name: string, input: sandboxes.CreateSandboxInput = {}) => {
    await started.emulator.clock.advance(1);
    return started.make({ name, ...input });
  };
  const names = async (input: sandboxes.ListSandboxesInput = {}) =>
    (await sandboxes.listSandboxes(started.client, input).toArray()).map(({ name }) => name);
  return { ...started, make, names };
}

test("sandboxes are listed newest first, or by name, by what they begin with, their status, tag and project", async () => {
  const { client, make, names } = await begin();
  const one = await make("agent-b", { tags: { kind: "a:b", team: "x" } });
  await make("agent-a", { tags: { kind: "other" } });
  await make("batch");
  const { id: otherProject } = await createProject(client, { name: "others" });
  await make("elsewhere", { projectId: otherProject });
  await sandboxes.stopSession(client, { sessionId: one.session.id });
  expect(await names()).toEqual(["elsewhere", "batch", "agent-a", "agent-b"]);
  expect(await names({ sortOrder: "asc" })).toEqual(["agent-b", "agent-a", "batch", "elsewhere"]);
  expect(await names({ sortBy: "name", sortOrder: "asc" })).toEqual(["agent-a", "agent-b", "batch", "elsewhere"]);
  expect(await names({ sortBy: "name", namePrefix: "agent-" })).toEqual(["agent-b", "agent-a"]);
  expect(await names({ namePrefix: "agent-", sortOrder: "asc" })).toEqual(["agent-a", "agent-b"]);
  expect(await names({ status: "running", project: "agents" })).toEqual(["batch", "agent-a"]);
  expect(await names({ status: "stopped" })).toEqual(["agent-b"]);
  expect(await names({ tags: "kind:a:b" })).toEqual(["agent-b"]);
  expect(await names({ tags: "kind:none" })).toEqual([]);
  expect(await names({ project: "others" })).toEqual(["elsewhere"]);
});

test("a cursor of a list that is sorted by something else is refused, for it would leave sandboxes out", async () => {
  const { client, make } = await begin();
  for (const name of ["a", "b", "c"]) await make(name);
  const { pagination } = await sandboxes.listSandboxes(client, { sortBy: "createdAt", limit: 1 });
  const byName = sandboxes.listSandboxes(client, { sortBy: "name", limit: 1, cursor: pagination.next ?? "" });
  await expect(byName).rejects.toThrow(/`cursor` does not belong to this list, or to one with another order than name/);
});

test.each(["drives", "sessions", "snapshots"])(
  "a sandbox called %s could not be found, and is not made",
  async (name) => {
    const { make, names } = await begin();
    await expect(make(name)).rejects.toThrow(/`name` should be none of drives, sessions, snapshots/);
    expect(await names()).toEqual([]);
  },
);

test("an unsupported parameter of a list is refused by name", async () => {
  const { names } = await begin();
  await expect(names({ namePrefix: "a", sortBy: "createdAt" })).rejects.toThrow(
    /with `namePrefix`, `sortBy` should be name/,
  );
  await expect(names({ status: "running", sortBy: "name" })).rejects.toThrow(/with `status`, `sortBy` should be/);
  await expect(names({ tags: ["a:b", "c:d"] })).rejects.toThrow(/`tags` should be one tag/);
  await expect(names({ project: "none" })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["createdAt", "desc"],
  ["name", "asc"],
  ["statusUpdatedAt", "desc"],
] as const)(
  "by %s, %s, pages have each sandbox once, whatever comes and goes between two",
  async (sortBy, sortOrder) => {
    const { client, make, names, projectId } = await begin();
    for (const name of ["d", "a", "c", "b", "e"]) await make(name);
    const whole = await names({ sortBy, sortOrder });
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 10; page++) {
      const input = { sortBy, sortOrder, limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const answer: sandboxes.ListSandboxesOutput = await sandboxes.listSandboxes(client, input);
      seen.push(...answer.sandboxes.map(({ name }) => name));
      if (page === 0) await sandboxes.deleteSandbox(client, { name: whole[0] ?? "", projectId });
      cursor = answer.pagination.next ?? undefined;
      if (cursor === undefined) break;
    }
    expect(seen).toEqual(whole);
  },
);

test("sessions and snapshots are listed by sandbox and project, drives by what they begin with", async () => {
  const { client, emulator, make, projectId } = await begin();
  const first = await make("box");
  await make("other");
  await sandboxes.stopSession(client, { sessionId: first.session.id });
  await emulator.clock.advance(1);
  const second = await sandboxes.getSandbox(client, { name: "box", projectId, resume: true });
  const ids = [second.session.id, first.session.id];
  const sessions = async (input: sandboxes.ListSessionsInput) =>
    (await sandboxes.listSessions(client, input)).sessions.map(({ id }) => id);
  expect(await sessions({ name: "box" })).toEqual(ids);
  expect(await sessions({ name: "box", sortOrder: "asc" })).toEqual(ids.toReversed());
  expect(await sessions({ name: "none" })).toEqual([]);
  expect(await sessions({ project: "agents" })).toHaveLength(3);
  const snapshots = await sandboxes.listSessionSnapshots(client, { name: "box" });
  expect(snapshots.snapshots.map(({ sourceSessionId }) => sourceSessionId)).toEqual([first.session.id]);
  for (const name of ["data-2", "data-1", "more"]) await sandboxes.getOrCreateDrive(client, { name, projectId });
  const drives = await sandboxes.listDrives(client, {
    projectId,
    namePrefix: "data",
    sortBy: "name",
    sortOrder: "asc",
  });
  expect(drives.drives.map(({ name }) => name)).toEqual(["data-1", "data-2"]);
});
