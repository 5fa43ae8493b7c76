import { createProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { createTeam } from "@slipway/teams";
import { expect, test } from "vitest";
import { sh, startAgents } from "../../../test/sandbox-shell.ts";

// Drives and snapshots of a sandbox belong to its project and account, also once the sandbox is gone.
test("a sandbox whose drive was deleted does not come back with another one in its place", async () => {
  const { client, projectId } = await startAgents();
  await sandboxes.getOrCreateDrive(client, { projectId, name: "data" });
  const mounts = { "/data": { drive: "data" } };
  const { session } = await sandboxes.createSandbox(client, { projectId, name: "box", mounts });
  await sandboxes.stopSession(client, { sessionId: session.id });
  await sandboxes.deleteDrive(client, { projectId, name: "data" });
  const resume = () => sandboxes.getSandbox(client, { projectId, name: "box", resume: true });
  await expect(resume()).rejects.toMatchObject({ status: 404, message: expect.stringContaining("Drive data") });
  await sandboxes.updateSandbox(client, { projectId, name: "box", mounts: {} });
  expect(await resume()).toMatchObject({ session: { status: "running" } });
});

test("a sandbox goes on with a drive as it was, also once that is deleted", async () => {
  const { client, projectId } = await startAgents();
  await sandboxes.getOrCreateDrive(client, { projectId, name: "data" });
  const writer = await sandboxes.createSandbox(client, { projectId, mounts: { "/data": { drive: "data" } } });
  await sh(client, writer.session.id, "echo kept > ../../data/a");
  await sandboxes.stopSession(client, { sessionId: writer.session.id });
  const mounts = { "/data": { drive: "data", mode: "snapshot" as const } };
  const { session } = await sandboxes.createSandbox(client, { projectId, mounts });
  await sandboxes.deleteDrive(client, { projectId, name: "data" });
  expect((await sh(client, session.id, "cat ../../data/a")).output).toBe("kept\n");
});

test.each(
  "/usr/local /proc /proc/1 /etc /mnt/../etc /dev/shm /lib64 /vercel/trust /vercel/runtimes/node /mnt/outer/x".split(
    " ",
  ),
)("a drive cannot be mounted at %s", async (path) => {
  const { client, projectId } = await startAgents();
  for (const name of ["outer", "inner"]) await sandboxes.getOrCreateDrive(client, { projectId, name });
  const mounts = { "/mnt/outer": { drive: "outer" }, [path]: { drive: "inner" } };
  await expect(sandboxes.createSandbox(client, { projectId, mounts })).rejects.toMatchObject({ status: 400 });
});

test("a snapshot that is deleted is let go of by sandboxes of other projects, too; another account's is none", async () => {
  const { client, projectId } = await startAgents();
  const first = await sandboxes.createSandbox(client, { projectId, name: "first" });
  await sh(client, first.session.id, "echo kept > a");
  const { snapshot } = await sandboxes.createSessionSnapshot(client, { sessionId: first.session.id });
  const other = await createProject(client, { name: "other" });
  const source = { type: "snapshot", snapshotId: snapshot.id } as const;
  await sandboxes.createSandbox(client, { projectId: other.id, name: "second", source });
  await sandboxes.deleteSessionSnapshot(client, { snapshotId: snapshot.id });
  const { sandbox } = await sandboxes.getSandbox(client, { projectId: other.id, name: "second" });
  expect(sandbox.currentSnapshotId).toBeUndefined();

  await createTeam(client, { slug: "elsewhere" });
  const team = { team: "elsewhere" };
  const theirs = await createProject(client, { name: "theirs" }, team);
  const third = await sandboxes.createSandbox(client, { projectId, name: "third" });
  const mine = await sandboxes.createSessionSnapshot(client, { sessionId: third.session.id });
  const foreign = { type: "snapshot", snapshotId: mine.snapshot.id } as const;
  await expect(sandboxes.createSandbox(client, { projectId: theirs.id, source: foreign }, team)).rejects.toMatchObject({
    status: 404,
  });
});

test.each([
  ["snapshotExpiration", { snapshotExpiration: -1 }],
  ["keepLastSnapshots.expiration", { keepLastSnapshots: { count: 1, expiration: -1 } }],
])("%s is not negative", async (name, input) => {
  const { client, projectId } = await startAgents();
  const refused = { status: 400, message: expect.stringContaining(name) };
  await expect(sandboxes.createSandbox(client, { projectId, ...input })).rejects.toMatchObject(refused);
  await sandboxes.createSandbox(client, { projectId, name: "box" });
  await expect(sandboxes.updateSandbox(client, { projectId, name: "box", ...input })).rejects.toMatchObject(refused);
});
