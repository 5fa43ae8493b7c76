import { createProject, createProjectToken, deleteProject } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

async function startProject() {
  const { emulator, client } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  const { id } = await createProject(client, { name: "agents" });
  return { client, id, holder: clientOf(emulator, (await createProjectToken(client, { idOrName: id })).token) };
}

test("an OIDC token of a project opens its sandboxes, without naming the project", async () => {
  const { client, id, holder } = await startProject();
  expect((await sandboxes.createSandbox(holder, { name: "box" })).session.projectId).toBe(id);
  const other = await createProject(client, { name: "other" });
  await sandboxes.createSandbox(client, { name: "kept", projectId: other.id });
  await expect(sandboxes.getSandbox(holder, { name: "kept", projectId: other.id })).rejects.toMatchObject({
    status: 404,
  });
  expect((await sandboxes.listSandboxes(holder)).sandboxes.map(({ name }) => name)).toEqual(["box"]);
});

test("a project's token expires with its project", async () => {
  const { client, id, holder } = await startProject();
  await sandboxes.listSandboxes(holder);
  await deleteProject(client, { idOrName: id });
  await expect(sandboxes.listSandboxes(holder)).rejects.toMatchObject({ status: 403 });
});
