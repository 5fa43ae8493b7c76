import { createAuthToken, deleteAuthToken } from "@slipway/authentication";
import { createProject, createProjectToken, deleteProject, listProjects } from "@slipway/projects";
import * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

async function startProject() {
  const { emulator, client } = await start({ sandboxes: { runtime: "process", isolation: "none" } });
  const { id } = await createProject(client, { name: "agents" });
  const { token } = await createProjectToken(client, { idOrName: id });
  return { emulator, client, id, token, holder: clientOf(emulator, token) };
}

test("an OIDC token of a project opens its sandboxes, without naming the project", async () => {
  const { client, id, holder } = await startProject();
  const { session } = await sandboxes.createSandbox(holder, { name: "box" });
  expect(session.projectId).toBe(id);
  const other = await createProject(client, { name: "other" });
  await sandboxes.createSandbox(client, { name: "kept", projectId: other.id });
  await expect(sandboxes.getSandbox(holder, { name: "kept", projectId: other.id })).rejects.toMatchObject({
    status: 404,
  });
  expect((await sandboxes.listSandboxes(holder)).sandboxes.map(({ name }) => name)).toEqual(["box"]);
});

test("it opens nothing else", async () => {
  const { holder } = await startProject();
  await expect(listProjects(holder)).rejects.toMatchObject({ status: 403 });
});

test("it is over with its time, with its project, and when another one has signed it", async () => {
  const { emulator, client, id, token, holder } = await startProject();
  const [head, claims, signature = ""] = token.split(".");
  const forged = `${head}.${claims}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  for (const wrong of [forged, `${head}.${claims}.`, `${head}.${claims}`, "a.b.c"]) {
    await expect(sandboxes.listSandboxes(clientOf(emulator, wrong))).rejects.toMatchObject({ status: 403 });
  }
  const { token: late } = await createProjectToken(client, { idOrName: id });
  await emulator.clock.advance("13 hours");
  await expect(sandboxes.listSandboxes(clientOf(emulator, late))).rejects.toMatchObject({ status: 403 });
  const { token: fresh } = await createProjectToken(client, { idOrName: id });
  await deleteProject(client, { idOrName: id });
  await expect(sandboxes.listSandboxes(clientOf(emulator, fresh))).rejects.toMatchObject({ status: 403 });
  await expect(sandboxes.listSandboxes(holder)).rejects.toMatchObject({ status: 403 });
});

test("it is over with the platform token that it was given for", async () => {
  const { emulator, client, id } = await startProject();
  const { bearerToken, token } = await createAuthToken(client, { name: "agent" });
  const given = await createProjectToken(clientOf(emulator, bearerToken), { idOrName: id });
  const holder = clientOf(emulator, given.token);
  await sandboxes.listSandboxes(holder);
  await deleteAuthToken(client, { tokenId: token.id });
  await expect(sandboxes.listSandboxes(holder)).rejects.toMatchObject({ status: 403 });
});
