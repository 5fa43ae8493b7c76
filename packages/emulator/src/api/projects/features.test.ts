import { assignAlias, getAlias, listDeploymentAliases, updateUrlProtectionBypass } from "@slipway/aliases";

import { createProject, getProject, updateProjectProtectionBypass } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, start } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

test.each(["constructor", "toString", "__proto__"])(
  "%s is not a bypass secret unless somebody has made it one",
  async (secret) => {
    const { client } = await start();
    await createProject(client, { name: "site" });
    const change = (settings: object) => updateProjectProtectionBypass(client, { idOrName: "site", ...settings });
    await expect(change({ revoke: { secret, regenerate: false } })).rejects.toMatchObject({ status: 404 });
    await expect(change({ update: { secret, note: "x" } })).rejects.toMatchObject({ status: 404 });
  },
);

test("secrets that pass protection are shown to who manages it, and to nobody else", async () => {
  const { emulator, owner, as } = await startTestTeam({ ben: "SECURITY", cid: "DEVELOPER" });
  const { id } = await deployBuilt(emulator, owner, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const { uid } = await assignAlias(owner, { id, alias: "extra" });
  await updateProjectProtectionBypass(owner, { idOrName: "site", generate: { note: "ci" } });
  await updateUrlProtectionBypass(owner, { id: uid, ttl: 60 });
  const secretsFor = async (client: typeof owner) => {
    const project = await getProject(client, { idOrName: "site" });
    const alias = await getAlias(client, { idOrAlias: uid });
    const all = [project, alias, (await listDeploymentAliases(client, { id })).aliases.find((one) => one.uid === uid)];
    return all.map((one) => Object.keys(one?.protectionBypass ?? {}).length);
  };
  expect(await secretsFor(owner)).toEqual([1, 1, 1]);
  expect(await secretsFor(as("ben"))).toEqual([1, 1, 1]);
  expect(await secretsFor(as("cid"))).toEqual([0, 0, 0]);
});
