import type { Client } from "@slipway/core";
import { deleteDeployment, getDeployment } from "@slipway/deployments";
import { promoteDeployment, rollbackDeployment } from "@slipway/projects";
import * as rolling from "@slipway/rolling-release";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, start, visit } from "../../test/start.ts";

const host = "site.localhost";
const minute = 60_000;

async function rolledOut(stages: readonly rolling.RollingReleaseStage[], more: object = {}) {
  const { emulator } = await start();
  const client = clientOf(emulator, emulator.token, "acme");
  const deploy = async (data: string, more: object = {}): Promise<string> => {
    const files = [{ file: "index.html", data }];
    const { id } = await deployBuilt(emulator, client, { name: "site", target: "production", files, ...more });
    return id;
  };
  const stable = await deploy("stable");
  await rolling.updateRollingReleaseConfig(client, { idOrName: "site", enabled: true, stages, ...more });
  const canary = await deploy("canary");
  let count = 0;
  const get = async (path = "/", cookie = "", address = `192.0.2.${count++}`) => {
    const response = await visit(emulator, host, path, { headers: { cookie, "x-forwarded-for": address } });
    return {
      text: await response.text(),
      cookie: response.headers.get("set-cookie")?.split(";", 1)[0] ?? "",
      response,
    };
  };
  return { emulator, client, stable, canary, deploy, get };
}

async function shareOf(count: number, get: () => Promise<{ readonly text: string }>): Promise<number> {
  const texts = [];
  for (let index = 0; index < count; index++) texts.push((await get()).text);
  return texts.filter((text) => text === "canary").length;
}

const state = async (client: Client) => (await rolling.getRollingRelease(client, { idOrName: "site" })).rollingRelease;

test("the stage's share of a hundred addresses gets the new deployment, and each visitor keeps the one he got", async () => {
  const byHand = { requireApproval: true };
  const stages = [{ targetPercentage: 7, ...byHand }, { targetPercentage: 50, ...byHand }, { targetPercentage: 100 }];
  const { client, canary, get } = await rolledOut(stages, { canaryResponseHeader: true });
  expect(await shareOf(100, get)).toBe(7);
  const first = await get();
  for (let index = 0; index < 5; index++) expect((await get("/", first.cookie)).text).toBe(first.text);
  const forced = await get("/?vcrrForceCanary=true");
  expect([forced.text, forced.response.headers.get("x-vercel-deployment-id")]).toEqual(["canary", canary]);
  expect((await get("/", forced.cookie)).text).toBe("canary");
  const held = await get("/?vcrrForceStable=true");
  for (const stages of [{ nextStageIndex: 2 }, { nextStageIndex: 1, activeStageIndex: 1 }]) {
    const wrong = rolling.approveRollingReleaseStage(client, {
      ...{ idOrName: "site", canaryDeploymentId: canary },
      ...stages,
    });
    await expect(wrong).rejects.toMatchObject({ status: 409 });
  }
  await rolling.approveRollingReleaseStage(client, { idOrName: "site", canaryDeploymentId: canary, nextStageIndex: 1 });
  expect(await shareOf(100, get)).toBe(50);
  expect((await get("/", held.cookie)).text).toBe("stable");
  await rolling.approveRollingReleaseStage(client, { idOrName: "site", canaryDeploymentId: canary, nextStageIndex: 2 });
  expect(await state(client)).toMatchObject({ state: "COMPLETE", activeStage: null });
  expect((await get("/", held.cookie)).text).toBe("canary");
});

test("a visitor's deployment follows from the bucket of the cookie, or else of the address", async () => {
  const stages = [{ targetPercentage: 30, requireApproval: true }, { targetPercentage: 100 }];
  const { client, stable, canary, get, emulator } = await rolledOut(stages);
  const address = "198.51.100.1";
  const first = await get("/", "", address);
  for (let index = 0; index < 5; index++)
    expect(await get("/", "", address)).toMatchObject({ text: first.text, cookie: first.cookie });
  const [, name = ""] = /^(_vcrr_[0-9a-f]+)=/.exec(first.cookie) ?? [];
  const own = async (idOrUrl: string) => (await getDeployment(client, { idOrUrl })).url;
  // https://vercel.com/docs/rolling-releases, 2026-11-29. Chosen: nobody who shows another one's cookie or none has a bucket.
  const rows: readonly (readonly [path: string, bucket: string, text: string, set: string])[] = [
    ["/", "0", "canary", ""],
    ["/", "0.3", "canary", ""],
    ["/", "0.30001", "stable", ""],
    ["/", "1", "stable", ""],
    ["/", "1|forced", "stable", ""],
    ["/?a=1", "0.29", "canary", ""],
    ["/index.html", "0.5", "stable", ""],
    ["/?vcrrForceCanary=true", "", "canary", "0|forced"],
    ["/?vcrrForceCanary=true", "0.5", "canary", "0|forced"],
    ["/?vcrrForceCanary=true", "0", "canary", ""],
    ["/?vcrrForceStable=true", "", "stable", "1|forced"],
    ["/?vcrrForceStable=true", "0", "stable", "1|forced"],
    ["/?vcrrForceStable=true&vcrrForceCanary=true", "", "stable", "1|forced"],
    ["/?vcrrForceCanary=1", "0.5", "stable", ""],
    ["/?vcrrForceCanary=", "1", "stable", ""],
  ];
  for (const [path, bucket, text, set] of rows) {
    const found = await get(path, bucket && `${name}=${canary}|${bucket}`);
    expect([found.text, found.cookie], `${path} at ${bucket}`).toEqual([text, set && `${name}=${canary}|${set}`]);
  }
  for (const value of ["other|0.5", `${canary}|`, `${canary}|x`, `${canary}|2`, `${canary}|-1`, `${canary}|1e-9`])
    expect((await get("/", `${name}=${value}`)).cookie, value).toMatch(`${name}=${canary}|0.`);
  for (const [deployment, text] of [
    [stable, "stable"],
    [canary, "canary"],
  ] as const)
    expect(await (await visit(emulator, await own(deployment), "/?vcrrForceCanary=true")).text()).toBe(text);
});

test("stages go on by the clock, evenly where they are to, until all traffic is moved", async () => {
  const stages = [
    { targetPercentage: 20, duration: 10, linearShift: true },
    { targetPercentage: 60, duration: 5 },
    { targetPercentage: 100 },
  ];
  const { emulator, client, get } = await rolledOut(stages);
  const { startedAt = 0 } = (await state(client)) ?? {};
  await emulator.clock.advance(startedAt + 5 * minute - emulator.clock.now());
  expect(await state(client)).toMatchObject({ currentCanaryPercentage: 10, advancementType: "automatic" });
  expect(await shareOf(100, get)).toBe(10);
  await emulator.clock.advance(5 * minute);
  expect(await state(client)).toMatchObject({ activeStage: { index: 1 }, nextStage: { isFinalStage: true } });
  const asked = await emulator.explain(`http://${host}/`, { at: emulator.clock.now() + 6 * minute });
  expect(asked.notes).toMatchObject([{ step: "rollout", why: expect.stringContaining("100 %") }]);
  await emulator.clock.advance(5 * minute);
  expect([await state(client), (await get()).text]).toMatchObject([{ state: "COMPLETE" }, "canary"]);
});

test("a rollback gives a rollout up, and the one that waits begins when another is done", async () => {
  const stages = [{ targetPercentage: 50, duration: 10 }, { targetPercentage: 100 }];
  const { client, stable, canary, deploy, get, emulator } = await rolledOut(stages);
  const third = await deploy("third");
  expect(await state(client)).toMatchObject({ queuedDeploymentId: third, canaryDeployment: { id: canary } });
  await emulator.clock.advance(10 * minute);
  expect(await state(client)).toMatchObject({ state: "ACTIVE", canaryDeployment: { id: third } });
  await rollbackDeployment(client, { projectId: "site", deploymentId: third });
  expect(await state(client)).toMatchObject({ state: "ABORTED" });
  expect((await get()).text).toBe("canary");
  expect(stable).not.toBe(canary);
});

test("a deployment that is held back is not rolled out by itself, nor after a rollback, and one that is rolled out gets its own names, too", async () => {
  const stages = [{ targetPercentage: 50, duration: 10 }, { targetPercentage: 100 }];
  const { client, stable, deploy, get, emulator } = await rolledOut(stages);
  const deployed = async (data: string, more: object = {}) => {
    const id = await deploy(data, more);
    await emulator.clock.advance("1 hour");
    return [id, (await get()).text] as const;
  };
  await emulator.clock.advance("1 hour");
  expect((await deployed("held", { autoAssignCustomDomains: false }))[1]).toBe("canary");
  const [named, text] = await deployed("named", { alias: ["named.localhost"] });
  expect([text, await (await visit(emulator, "named.localhost")).text()]).toEqual(["named", "named"]);
  await rollbackDeployment(client, { projectId: "site", deploymentId: stable });
  expect((await deployed("new"))[1]).toBe("stable");
  await promoteDeployment(client, { projectId: "site", deploymentId: named });
  expect((await deployed("newer"))[1]).toBe("newer");
});

test("a promotion begins a rollout, or waits for the one under way and changes nothing meanwhile", async () => {
  const stages = [{ targetPercentage: 10, duration: 10 }, { targetPercentage: 100 }];
  const { client, stable, canary, get, emulator } = await rolledOut(stages);
  const promote = (deploymentId: string) => promoteDeployment(client, { projectId: "site", deploymentId });
  await promote(canary);
  expect(await state(client)).toMatchObject({ canaryDeployment: { id: canary }, queuedDeploymentId: null });
  await promote(stable);
  expect(await state(client)).toMatchObject({ canaryDeployment: { id: canary }, queuedDeploymentId: stable });
  await emulator.clock.advance(10 * minute);
  // The one before it is newer, and would keep what nobody has promoted from production.
  expect(await state(client)).toMatchObject({ activeStage: { index: 0 }, canaryDeployment: { id: stable } });
  expect(await shareOf(10, get)).toBe(9);
  await emulator.clock.advance(10 * minute);
  expect([await state(client), (await get()).text]).toMatchObject([{ state: "COMPLETE" }, "stable"]);
  await promote(canary);
  await rolling.deleteRollingReleaseConfig(client, { idOrName: "site" });
  await promote(canary);
  expect([await state(client), (await get()).text]).toMatchObject([{ state: "ABORTED" }, "canary"]);
});

test("a stage that was approved early takes no time from the next one, and the deployment of before keeps its own host", async () => {
  const byHand = { targetPercentage: 99, requireApproval: true };
  const stages = [{ targetPercentage: 98, duration: 10 }, byHand, { targetPercentage: 100 }];
  const { emulator, client, stable, canary } = await rolledOut(stages);
  expect(await (await visit(emulator, (await getDeployment(client, { idOrUrl: stable })).url)).text()).toBe("stable");
  await rolling.approveRollingReleaseStage(client, { idOrName: "site", canaryDeploymentId: canary, nextStageIndex: 1 });
  await emulator.clock.advance("1 hour");
  expect(await state(client)).toMatchObject({ state: "ACTIVE", activeStage: { index: 1 } });
});

test("the remaining deployment has all traffic when the other one is deleted, and the waiting one begins", async () => {
  const stages = [{ targetPercentage: 50, requireApproval: true }, { targetPercentage: 100 }];
  const { client, stable, canary, deploy, get } = await rolledOut(stages);
  await deleteDeployment(client, { id: stable });
  expect([(await get()).text, (await get()).text]).toEqual(["canary", "canary"]);
  const third = await deploy("third");
  const fourth = await deploy("fourth");
  await deleteDeployment(client, { id: third });
  expect(await state(client)).toMatchObject({ canaryDeployment: { id: fourth }, currentDeployment: { id: canary } });
});

test.each([
  [[{ targetPercentage: 100 }], 400],
  [[{ targetPercentage: 50, duration: 1 }, { targetPercentage: 50 }], 400],
  [[{ targetPercentage: 50, duration: 1 }, { targetPercentage: 90 }], 400],
  [[{ targetPercentage: 50 }, { targetPercentage: 100 }], 400],
])("stages such as %j are refused with %i", async (stages, status) => {
  const { client } = await rolledOut([{ targetPercentage: 5, duration: 1 }, { targetPercentage: 100 }]);
  const change = rolling.updateRollingReleaseConfig(client, { idOrName: "site", enabled: true, stages });
  await expect(change).rejects.toMatchObject({ status });
});
