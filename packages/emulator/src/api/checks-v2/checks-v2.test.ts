import { assignAlias } from "@slipway/aliases";
import {
  createDeploymentCheckRun,
  createProjectCheck,
  deleteProjectCheck,
  getDeploymentCheckRun,
  listDeploymentCheckRuns,
  updateDeploymentCheckRun,
  updateProjectCheck,
} from "@slipway/checks-v2";
import { cancelDeployment, createDeployment, getDeployment } from "@slipway/deployments";
import { createCustomEnvironment } from "@slipway/environment";
import {
  addProjectDomain,
  createProject,
  promoteDeployment,
  rollbackDeployment,
  updateProject,
} from "@slipway/projects";
import { startRollingRelease } from "@slipway/rolling-release";
import { createWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { clientOf, deployBuilt, start, startTeams, visit, wholeBuild } from "../../../test/start.ts";

type Check = Parameters<typeof createProjectCheck>[1];
type Conclusion = NonNullable<Parameters<typeof updateDeploymentCheckRun>[1]["conclusion"]>;

async function checked(...settings: Partial<Check>[]) {
  const { emulator, acme, evil } = await startTeams({ acme: "ann", evil: "eve" });
  await createProject(acme, { name: "site", ssoProtection: null });
  const checks: string[] = [];
  for (const [index, each] of settings.entries()) {
    const { id } = await createProjectCheck(acme, { projectIdOrName: "site", name: `check ${index}`, ...each });
    checks.push(id);
  }
  const deploy = async (mark: string, target: string | undefined = "production") => {
    const files = [{ file: "index.html", data: mark }];
    const { id } = await deployBuilt(emulator, acme, { name: "site", ...(target && { target }), files });
    return id;
  };
  const runsOf = async (deploymentId: string) => {
    return (await listDeploymentCheckRuns(acme, { deploymentId })).runs.toReversed();
  };
  const conclude = async (deploymentId: string, conclusion: Conclusion, index = 0) => {
    const checkRunId = (await runsOf(deploymentId))[index]?.id ?? "";
    return updateDeploymentCheckRun(acme, { deploymentId, checkRunId, conclusion });
  };
  const stateOf = async (idOrUrl: string) => {
    const { readyState, aliasAssigned, checks: shown } = await getDeployment(acme, { idOrUrl });
    return [readyState, aliasAssigned, shown?.["deployment-alias"].state ?? ""].join(" ");
  };
  const seen = async () => (await visit(emulator, "site.localhost")).text();
  return { emulator, acme, evil, checks, deploy, runsOf, conclude, stateOf, seen };
}

test("a deployment gets its names when all of its checks have passed, and webhooks learn what to run", async () => {
  const { emulator, acme, deploy, runsOf, conclude, stateOf, seen } = await checked({}, {}, { targets: ["preview"] });
  await createWebhook(acme, { url: "https://ci.test/", events: ["deployment.checkrun.start"] });
  const id = await deploy("one");
  const runs = await runsOf(id);
  expect(runs).toMatchObject([
    { name: "check 0", status: "queued", blocks: "deployment-alias", timeout: 300, deploymentId: id },
    { name: "check 1", status: "queued" },
  ]);
  const told = emulator.deliveries.list.map(({ event }) => event?.payload);
  expect(told).toMatchObject(runs.map((run) => ({ checkRun: { id: run.id }, deployment: { id } })));
  expect(await stateOf(id)).toBe("READY false pending");
  await updateDeploymentCheckRun(acme, { deploymentId: id, checkRunId: runs[0]?.id ?? "", status: "running" });
  await conclude(id, "succeeded", 0);
  expect([await stateOf(id), (await visit(emulator, "site.localhost")).status]).toEqual(["READY false pending", 404]);
  await conclude(id, "neutral", 1);
  expect([await stateOf(id), await seen()]).toEqual(["READY true succeeded", "one"]);
});

test.each(["failed", "canceled", "timeout"] as const)(
  "a check that ends with %s holds the deployment until it has run again",
  async (conclusion) => {
    const { acme, emulator, checks, deploy, runsOf, conclude, stateOf, seen } = await checked({});
    const [first, second] = [await deploy("one"), await deploy("two")];
    await conclude(first, "succeeded");
    await conclude(second, conclusion);
    expect([await stateOf(second), await seen()]).toEqual(["READY false failed", "one"]);
    const traffic = { projectId: "site", deploymentId: second };
    for (const move of [promoteDeployment, rollbackDeployment])
      await expect(move(acme, traffic)).rejects.toMatchObject({ status: 409 });
    await expect(assignAlias(acme, { id: second, alias: "held" })).rejects.toMatchObject({ status: 409 });
    const rollout = { idOrName: "site", canaryDeploymentId: second };
    await expect(startRollingRelease(acme, rollout)).rejects.toMatchObject({ status: 409 });
    const again = { deploymentId: second, checkId: checks[0] ?? "" };
    await createDeploymentCheckRun(acme, again);
    expect(await stateOf(second)).toBe("READY false pending");
    await expect(createDeploymentCheckRun(acme, again)).rejects.toMatchObject({ status: 400 });
    await conclude(second, "succeeded", 1);
    expect([await stateOf(second), await seen(), (await runsOf(second)).length]).toEqual([
      "READY true succeeded",
      "two",
      2,
    ]);
    await rollbackDeployment(acme, { projectId: "site", deploymentId: first });
    await createDeploymentCheckRun(acme, again);
    await promoteDeployment(acme, traffic);
    await emulator.clock.advance("1 hour");
    expect(await seen()).toBe("two");
  },
);

test("a domain of a branch or of an environment leads to no deployment that a check holds", async () => {
  const { acme, emulator, deploy } = await checked({ targets: ["preview", "qa"] });
  await deploy("first");
  const { id: customEnvironmentId } = await createCustomEnvironment(acme, { idOrName: "site", slug: "qa" });
  await createProjectCheck(acme, { projectIdOrName: "site", name: "of qa", targets: [customEnvironmentId] });
  const meta = { githubCommitRef: "feature" };
  for (const target of [{}, { target: "qa" }])
    await deployBuilt(emulator, acme, { name: "site", meta, ...target, files: [{ file: "index.html", data: "held" }] });
  await updateProject(acme, { idOrName: "site", ssoProtection: null });
  const added = { "f.example": { gitBranch: "feature" }, "qa.example": { customEnvironmentId } };
  for (const [name, of] of Object.entries(added)) {
    await addProjectDomain(acme, { idOrName: "site", name, ...of });
    expect((await visit(emulator, name)).status).toBe(404);
  }
});

test("a run that takes too long ends by the clock, also behind a restart, and what has concluded stays so", async () => {
  const options = { dataFolder: newFolder() };
  const { emulator, client } = await start(options);
  const { id } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "hi" }] });
  await createProjectCheck(client, { projectIdOrName: "site", name: "slow", requires: "none", timeout: 60 });
  await createProjectCheck(client, { projectIdOrName: "site", name: "late", timeout: 60 });
  const target = "production";
  const { id: deploymentId } = await deployBuilt(emulator, client, { name: "site", target, deploymentId: id });
  const { runs: [late, slow] = [] } = await listDeploymentCheckRuns(client, { deploymentId });
  const named = { deploymentId, checkRunId: slow?.id ?? "" };
  await updateDeploymentCheckRun(client, { ...named, conclusion: "succeeded" });
  await emulator.close();
  const { emulator: next } = await start(options);
  const after = clientOf(next, emulator.token);
  await next.clock.advance("1 minute");
  expect(await getDeploymentCheckRun(after, named)).toMatchObject({ conclusion: "succeeded" });
  const ended = { deploymentId, checkRunId: late?.id ?? "" };
  expect(await getDeploymentCheckRun(after, ended)).toMatchObject({ status: "completed", conclusion: "timeout" });
  await expect(updateDeploymentCheckRun(after, { ...ended, conclusion: "succeeded" })).rejects.toMatchObject({
    status: 400,
  });
});

test("checks hold the start and the build, by which what fails ends, and a promotion holds production only", async () => {
  const early = { requires: "none", targets: ["production", "preview"] } as const;
  const { emulator, acme, deploy, conclude, stateOf, seen, checks } = await checked(
    ...([
      { ...early, blocks: "deployment-start" },
      { ...early, blocks: "build-start" },
    ] as const),
    { blocks: "deployment-promotion", targets: ["production", "preview"] },
  );
  const id = await deploy("one");
  expect(await stateOf(id)).toBe("QUEUED false ");
  await conclude(id, "succeeded", 0);
  await emulator.clock.advance(wholeBuild);
  expect(await stateOf(id)).toBe("INITIALIZING false ");
  await conclude(id, "skipped", 1);
  await emulator.clock.advance(wholeBuild);
  expect(await stateOf(id)).toBe("READY false ");
  await conclude(id, "succeeded", 2);
  expect(await seen()).toBe("one");
  const other = await deploy("two");
  await conclude(other, "failed", 0);
  expect(await getDeployment(acme, { idOrUrl: other })).toMatchObject({
    readyState: "ERROR",
    errorCode: "CHECKS_FAILED",
  });
  const third = await deploy("three");
  await cancelDeployment(acme, { id: third });
  for (const checkId of checks.slice(0, 2)) await deleteProjectCheck(acme, { projectIdOrName: "site", checkId });
  await emulator.clock.advance("1 hour");
  expect(await stateOf(third)).toBe("CANCELED false ");
  expect(await stateOf(await deploy("four", ""))).toBe("READY true ");
});

test("a check that is deleted while it holds lets go, and a change is for later runs", async () => {
  const {
    acme,
    checks: [checkId = ""],
    deploy,
    stateOf,
    seen,
  } = await checked({});
  const id = await deploy("one");
  await updateProjectCheck(acme, { projectIdOrName: "site", checkId, blocks: "none" });
  expect(await stateOf(id)).toBe("READY false pending");
  await deleteProjectCheck(acme, { projectIdOrName: "site", checkId });
  expect([await stateOf(id), await seen()]).toEqual(["READY true ", "one"]);
});

test("an invalid check is refused, and another team's check is not found", async () => {
  const {
    acme,
    evil,
    checks: [checkId = ""],
    deploy,
    runsOf,
    conclude,
  } = await checked({ isRerequestable: false });
  const id = await deploy("one");
  const [run] = await runsOf(id);
  const named = { deploymentId: id, checkRunId: run?.id ?? "" };
  const create = (more: Partial<Check>) => () =>
    createProjectCheck(acme, { projectIdOrName: "site", name: "new", ...more });
  const webhook = await createWebhook(evil, { url: "https://ci.test/", events: ["deployment.created"] });
  for (const [refused, status] of [
    [create({ blocks: "build-start" }), 400],
    [create({ timeout: 0 }), 400],
    [create({ source: { kind: "integration" } }), 400],
    [create({ source: { kind: "webhook", webhookId: webhook.id } }), 400],
    [() => updateDeploymentCheckRun(acme, { ...named, status: "completed" }), 400],
    [() => updateDeploymentCheckRun(acme, { ...named, status: "running", conclusion: "failed" }), 400],
    [() => updateDeploymentCheckRun(acme, { ...named, output: { text: "x".repeat(70_000) } }), 413],
    [() => updateDeploymentCheckRun(evil, { ...named, conclusion: "succeeded" }), 404],
    [() => deleteProjectCheck(evil, { projectIdOrName: "site", checkId }), 404],
    [() => createDeploymentCheckRun(evil, { deploymentId: id, checkId }), 404],
  ] as const)
    await expect(refused(), String(refused)).rejects.toMatchObject({ status });
  await conclude(id, "failed");
  await expect(createDeploymentCheckRun(acme, { deploymentId: id, checkId })).rejects.toMatchObject({ status: 400 });
});
