import { createDeployment, deleteDeployment, uploadDeploymentFile } from "@slipway/deployments";
import { acceptProjectTransferRequest, createProjectTransferRequest } from "@slipway/projects";
import { deleteTeam } from "@slipway/teams";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { clientOf, deployBuilt, sha1, start, startTeams, visit } from "../../../test/start.ts";
import type { EmulatorOptions } from "../../index.ts";

const withTwoTeams = (options: EmulatorOptions = {}) => startTeams({ acme: "ann", beta: "bob" }, options);

const content = "acme's own";
const sha = sha1(content);
const named = { name: "site", files: [{ file: "index.html", sha, size: content.length }] };
const inline = { name: "site", files: [{ file: "index.html", data: content }] };
const missing = { status: 400, code: "missing_files" };

test.each(["uploaded", "deployed"])(
  "a file that another team %s is missing until one has uploaded it oneself",
  async (how) => {
    const { emulator, acme, beta } = await withTwoTeams();
    if (how === "uploaded") await uploadDeploymentFile(acme, { xVercelDigest: sha, body: content });
    else await createDeployment(acme, inline);
    await createDeployment(acme, named);
    await expect(createDeployment(beta, named)).rejects.toMatchObject(missing);
    await expect(createDeployment(clientOf(emulator, "token-of-ann", "acme"), named)).resolves.toBeDefined();
    await uploadDeploymentFile(beta, { xVercelDigest: sha, body: content });
    expect(await (await visit(emulator, (await deployBuilt(emulator, beta, named)).url)).text()).toBe(content);
  },
);

test("a missing file has the same error, whether another team has it or nobody", async () => {
  const { acme, beta } = await withTwoTeams();
  await createDeployment(acme, inline);
  const nobodys = sha1("nobody's");
  const files = [...named.files, { file: "b.html", sha: nobodys, size: 1 }];
  await expect(createDeployment(beta, { name: "site", files })).rejects.toMatchObject({
    ...missing,
    body: { error: { missing: [sha, nobodys] } },
  });
});

test("a team's files stay its own over a restart, a snapshot and the end of a deployment", async () => {
  const dataFolder = newFolder();
  const first = await withTwoTeams({ dataFolder });
  const { id } = await createDeployment(first.acme, inline);
  await deleteDeployment(first.acme, { id });
  await first.emulator.snapshot("begun");
  await first.emulator.close();
  const { emulator } = await start({ dataFolder, seed: {} });
  const [acme, beta] = [clientOf(emulator, "token-of-ann", "acme"), clientOf(emulator, "token-of-bob", "beta")];
  for (const _ of ["after the restart", "after the snapshot"]) {
    await createDeployment(acme, named);
    await expect(createDeployment(beta, named)).rejects.toMatchObject(missing);
    await emulator.restore("begun");
  }
});

test("a project brings its files along to another team, and a team that ends leaves none behind", async () => {
  const { acme, beta } = await withTwoTeams();
  await createDeployment(acme, inline);
  const { code } = await createProjectTransferRequest(acme, { idOrName: "site" });
  await acceptProjectTransferRequest(beta, { code });
  await createDeployment(beta, named);
  await deleteTeam(acme, { teamId: "acme" });
  expect(await createDeployment(beta, named)).toMatchObject({ name: "site" });
});
