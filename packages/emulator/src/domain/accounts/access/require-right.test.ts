import { assignAlias, deleteAlias, listAliases } from "@slipway/aliases";
import { createApiKey } from "@slipway/authentication";
import { createClient } from "@slipway/core";
import { createDeployment, listDeployments, uploadDeploymentFile } from "@slipway/deployments";
import { getDnsRecord, replaceDnsRecords } from "@slipway/dns";
import { addDomain } from "@slipway/domains";
import { createProject, deleteProject, getProject, listProjects, updateRollbackDescription } from "@slipway/projects";
import { getTeam, listTeamMembers, updateTeamMember } from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, sha1, wholeBuild } from "../../../../test/start.ts";
import { startTestTeam } from "../../../../test/start-test-team.ts";

const files = [{ file: "index.html", data: "x" }];

test("lists show a CONTRIBUTOR the projects that are theirs, and what belongs to them", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({
    ben: "CONTRIBUTOR",
    cid: "CONTRIBUTOR",
    dan: "VIEWER",
  });
  const [mine, others] = [await createProject(owner, { name: "mine" }), await createProject(owner, { name: "others" })];
  const deployed = await Promise.all(["mine", "others"].map((name) => createDeployment(owner, { name, files })));
  await emulator.clock.advance(wholeBuild);
  for (const { id, name } of deployed) {
    await assignAlias(owner, { id, alias: `alias-of-${name}` });
    const { uid } = await assignAlias(owner, { id, alias: `gone-of-${name}` });
    await deleteAlias(owner, { aliasId: uid });
  }
  await assign("ben", { [mine.id]: "PROJECT_VIEWER" });
  await assign("cid", { [mine.id]: "PROJECT_DEVELOPER", [others.id]: "ADMIN" });

  const ben = as("ben");
  expect((await listProjects(ben).toArray()).map(({ name }) => name)).toEqual(["mine"]);
  expect((await listDeployments(ben).toArray()).map(({ name }) => name)).toEqual(["mine"]);
  expect((await listAliases(ben).toArray()).map(({ alias }) => alias)).toEqual([
    "alias-of-mine.localhost",
    "mine-fleet.localhost",
    "mine.localhost",
  ]);
  const events = await listUserEvents(ben, { withPayload: true }).toArray();
  expect(events.map(({ type }) => type).sort()).toEqual([
    "alias",
    "alias",
    "alias-delete",
    "deployment",
    "project-created",
  ]);
  expect(JSON.stringify(events)).not.toContain("others");
  const { members } = await listTeamMembers(ben, { teamId: "fleet" });
  expect(members.map(({ username, projects }) => [username, projects?.map(({ name }) => name)])).toEqual([
    ["cid", ["mine"]],
    ["ben", ["mine"]],
  ]);
  await expect(getProject(ben, { idOrName: "others" })).rejects.toMatchObject({ status: 404 });

  expect(await listProjects(as("dan")).toArray()).toHaveLength(2);
  expect((await listTeamMembers(as("dan"), { teamId: "fleet" })).members).toHaveLength(4);
});

test("a team that is named counts where the platform's description is silent about it, too", async () => {
  const { emulator, owner, as } = await startTestTeam({ ben: "VIEWER" });
  const { id: projectId } = await createProject(owner, { name: "site" });
  const describeRollback = updateRollbackDescription(as("ben"), { projectId, deploymentId: "dpl_none" });
  await expect(describeRollback).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("You may not deploy as VIEWER"),
  });

  const fleet = await getTeam(owner, { teamId: "fleet" });
  const { user } = await getUser(owner);
  const ownerOfKey = async (team?: null) => {
    const { apiKey } = await createApiKey(owner, { purpose: "ai-gateway" }, { team });
    return apiKey.teamId;
  };
  expect([await ownerOfKey(), await ownerOfKey(null)]).toEqual([fleet.id, user.id]);

  await addDomain(owner, { name: "fleet.test" });
  const zone = "www 60 IN A 203.0.113.7";
  const { recordIds } = await replaceDnsRecords(owner, { domain: "fleet.test", body: zone });
  const recordId = recordIds[0] ?? expect.unreachable();
  expect(await getDnsRecord(owner, { recordId })).toMatchObject({ name: "www", type: "A" });
  const elsewhere = clientOf(emulator, "token-of-ann");
  await expect(getDnsRecord(elsewhere, { recordId })).rejects.toMatchObject({ status: 404 });
  await expect(replaceDnsRecords(elsewhere, { domain: "fleet.test", body: zone })).rejects.toMatchObject({
    status: 403,
  });
});

test("a permission adds to a role, and a role in the project does there", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({ ben: "DEVELOPER" });
  const [site, shop] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "shop" })];
  const ben = as("ben");
  const deploy = (name: string) => createDeployment(ben, { name, files, target: "production" });
  await expect(deploy("site")).rejects.toMatchObject({
    status: 403,
    code: "forbidden",
    message: expect.stringContaining("the role ADMIN in the project or the permission FullProductionDeployment"),
  });
  await assign("ben", { [site.id]: "ADMIN" });
  expect(await deploy("site")).toMatchObject({ target: "production" });
  await expect(deploy("shop")).rejects.toMatchObject({ status: 403 });
  const { user } = await getUser(ben);
  const teamPermissions = ["CreateProject", "FullProductionDeployment"] as const;
  await updateTeamMember(owner, { teamId: "fleet", uid: user.id, projects: [], teamPermissions });
  expect(await deploy("shop")).toMatchObject({ target: "production", projectId: shop.id });
  const production = [{ key: "A", value: "1", target: "production" as const }];
  const withVariables = createProject(ben, { name: "new", environmentVariables: production });
  await expect(withVariables).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("environment variables of production"),
  });
  await createProject(ben, { name: "new" });
  await expect(deleteProject(ben, { idOrName: "new" })).rejects.toMatchObject({ status: 403 });
  expect(emulator.requests.at(-1)).toMatchObject({ status: 403, code: "forbidden" });
});

test("a redeployment requires the right to read its source, and to deploy to its target", async () => {
  const { owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const [site, shop] = [await createProject(owner, { name: "site" }), await createProject(owner, { name: "shop" })];
  await createDeployment(owner, { name: "site", files });
  const { id: deploymentId } = await createDeployment(owner, { name: "site", files });
  const again = (name: string) => createDeployment(as("ben"), { name, deploymentId });
  await assign("ben", { [shop.id]: "PROJECT_DEVELOPER" });
  await expect(again("shop")).rejects.toMatchObject({ status: 404 });
  await assign("ben", { [site.id]: "PROJECT_VIEWER", [shop.id]: "PROJECT_DEVELOPER" });
  expect(await again("shop")).toMatchObject({ projectId: shop.id });
  await expect(again("site")).rejects.toMatchObject({ status: 403 });
});

test("a user who loses the right while the request waits for its bytes is refused when it has them", async () => {
  const { emulator, owner } = await startTestTeam({ ben: "MEMBER" });
  // In process, so that bytes are asked for by who waits for them, and not by a socket before.
  const { fetch, url: baseUrl } = emulator;
  const ben = createClient({ baseUrl, fetch, token: "token-of-ben", team: "fleet", retry: false });
  const { user } = await getUser(ben);
  const { promise: loses, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begin();
        await loses;
        controller.enqueue(Buffer.from("hi"));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const uploading = expect(uploadDeploymentFile(ben, { xVercelDigest: sha1("hi"), body })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("You may not deploy as VIEWER"),
  });
  await begun;
  await updateTeamMember(owner, { teamId: "fleet", uid: user.id, role: "VIEWER" });
  goOn();
  await uploading;
});
