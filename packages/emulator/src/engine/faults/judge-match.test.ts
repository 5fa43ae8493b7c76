import { createProject } from "@slipway/projects";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";

test.each([
  ["createProject", { nome: "x" }, /^faults\.add: `match\.nome`: the input of createProject has no such member/],
  ["createProject", { resourceConfig: { fluide: true } }, /`match\.resourceConfig\.fluide`: /],
  ["getProject", { idOrNome: "x" }, /`match\.idOrNome`: the input of getProject has no such member/],
  ["getUser", { name: "x" }, /`match\.name`: /],
  ["uploadDeploymentFile", { digest: "x" }, /`match\.digest`: /],
])("a match that no input of %s could have is refused by its member: %o", async (operation, match, message) => {
  const { emulator } = await start();
  await expect(emulator.faults.add({ operation, match, status: 500 })).rejects.toThrow(message);
  await expect(emulator.faults.add({ operation, match, answer: { status: 500 } })).rejects.toThrow(message);
  expect(emulator.faults.pending).toEqual([]);
});

test.each([
  ["createProject", { name: "x", resourceConfig: { fluid: true } }],
  ["getProject", { idOrName: "x" }],
  ["uploadDeploymentFile", { xVercelDigest: "x" }],
  ["createProjectEnvs", { idOrName: "x", body: { key: "KEY" } }],
  // Its members are open.
  ["updateTeamDirectorySyncRoles", { teamId: "x", made: "up" }],
])("a match that an input of %s could have is taken: %o", async (operation, match) => {
  const { emulator } = await start();
  await emulator.faults.add({ operation, match, status: 500 });
  expect(emulator.faults.pending).toHaveLength(1);
});

test("a fault with a match is planned at once, whoever waits for it to be judged", async () => {
  const { emulator, client } = await start();
  const adding = emulator.faults.add({ operation: "createProject", match: { name: "x" }, status: 409 });
  expect(emulator.faults.pending).toHaveLength(1);
  await adding;
  await expect(createProject(client, { name: "x" })).rejects.toMatchObject({ status: 409 });
  await getUser(client);
});
