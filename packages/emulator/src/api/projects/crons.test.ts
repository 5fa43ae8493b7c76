import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProjectEnvs, getProject, pauseProject, promoteDeployment, rollbackDeployment } from "@slipway/projects";
import { expect, test } from "vitest";
import { deployBuilt, type Started, start } from "../../../test/start.ts";
import { callUnlisted } from "../../../test/unlisted.ts";

const hour = 60 * 60 * 1000;

async function called(): Promise<Started & { readonly asked: string[] }> {
  const started = await start();
  const asked: string[] = [];
  started.emulator.serve("site", ({ url, headers }) => {
    const { pathname } = new URL(url);
    asked.push(`${pathname} ${headers.get("user-agent")} ${headers.get("authorization")}`);
    return new Response("done");
  });
  await started.emulator.clock.advance(hour - (started.emulator.clock.now() % hour));
  return { ...started, asked };
}

async function deploy({ client, emulator }: Started, path: string, more: { target?: "production" } = {}) {
  const crons = [{ path, schedule: "*/10 * * * *" }];
  const files = [{ file: "index.html", data: "x" }];
  return await deployBuilt(emulator, client, { name: "site", files, crons, ...more });
}

test("crons of production are called at their time, with the secret of the project", async () => {
  const { client, emulator, asked } = await called();
  await deploy({ client, emulator }, "/tick", { target: "production" });
  await emulator.clock.advance("20 minutes");
  expect(asked).toEqual(["/tick vercel-cron/1.0 null", "/tick vercel-cron/1.0 null"]);
  expect(emulator.served.map(({ at, step }) => [at % hour, step])).toEqual([
    [600_000, "handler"],
    [1_200_000, "handler"],
  ]);
  const body = { key: "CRON_SECRET", value: "hush", type: "encrypted" as const, target: ["production" as const] };
  await createProjectEnvs(client, { idOrName: "site", body });
  await emulator.clock.advance("10 minutes");
  expect(asked.at(-1)).toBe("/tick vercel-cron/1.0 Bearer hush");
});

test("a cron is called at once when somebody asks for it, and only one that production has", async () => {
  const { client, emulator, asked } = await called();
  await deploy({ client, emulator }, "/tick", { target: "production" });
  const run = (path: string) => callUnlisted(client, "runProjectCron", { idOrName: "site", path });
  expect(await run("/tick")).toEqual({ invocationAt: emulator.clock.now() });
  await expect(run("/tock")).rejects.toMatchObject({ status: 404 });
  await expect.poll(() => asked).toEqual(["/tick vercel-cron/1.0 null"]);
});

test("a path and a secret that no request can have do not stop the clock", async () => {
  const { client, emulator, asked } = await called();
  await deploy({ client, emulator }, "//x", { target: "production" });
  const body = { key: "CRON_SECRET", value: "9 €", type: "encrypted" as const, target: ["production" as const] };
  await createProjectEnvs(client, { idOrName: "site", body });
  await emulator.clock.advance("10 minutes");
  expect(asked).toEqual(["//x vercel-cron/1.0 null"]);
});

test("the project shows the crons of production", async () => {
  const { client, emulator } = await called();
  const { id } = await deploy({ client, emulator }, "/tick", { target: "production" });
  expect((await getProject(client, { idOrName: "site" })).crons).toMatchObject({
    deploymentId: id,
    disabledAt: null,
    definitions: [{ host: "site.localhost", path: "/tick", schedule: "*/10 * * * *" }],
  });
});

test("crons of a preview are called when it is promoted, and the earlier ones after a rollback", async () => {
  const { client, emulator, asked } = await called();
  const first = await deploy({ client, emulator }, "/first", { target: "production" });
  const { id: deploymentId } = await deploy({ client, emulator }, "/second");
  const { id: projectId } = await getProject(client, { idOrName: "site" });
  const next = async () => {
    asked.length = 0;
    await emulator.clock.advance("10 minutes");
    return asked.map((each) => each.split(" ")[0]);
  };
  expect(await next()).toEqual(["/first"]);
  await promoteDeployment(client, { projectId, deploymentId });
  expect(await next()).toEqual(["/second"]);
  await rollbackDeployment(client, { projectId, deploymentId: first.id });
  expect(await next()).toEqual(["/first"]);
  await pauseProject(client, { projectId });
  expect(await next()).toEqual([]);
});

test("a schedule that the platform does not take is refused, also of vercel.json", async () => {
  const { client } = await start();
  const index = { file: "index.html", data: "x" };
  const crons = [{ path: "/tick", schedule: "every day" }];
  await expect(createDeployment(client, { name: "site", files: [index], crons })).rejects.toThrow(/crons\.0\.schedule/);
  const settings = { file: "vercel.json", data: JSON.stringify({ crons }) };
  await expect(createDeployment(client, { name: "site", files: [index, settings] })).rejects.toThrow(/every day/);
});

test("crons that are turned off are not called until they are turned on again, whatever is deployed meanwhile", async () => {
  const { client, emulator, asked } = await called();
  await deploy({ client, emulator }, "/tick", { target: "production" });
  const turn = (enabled: boolean) => callUnlisted(client, "updateProjectCrons", { idOrName: "site", enabled });
  expect(await turn(false)).toMatchObject({ crons: { disabledAt: emulator.clock.now() } });
  await deploy({ client, emulator }, "/tock", { target: "production" });
  await emulator.clock.advance("20 minutes");
  expect(asked).toEqual([]);
  await turn(true);
  await emulator.clock.advance("10 minutes");
  expect(asked).toEqual(["/tock vercel-cron/1.0 null"]);
  expect((await getProject(client, { idOrName: "site" })).crons).toMatchObject({ disabledAt: null });
});

test("a project that keeps deployments for a shorter time lets those go that are older", async () => {
  const { client, emulator } = await called();
  await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "first" }] });
  const { id } = await deploy({ client, emulator }, "/tick");
  const keep = (expiration: string) =>
    callUnlisted(client, "updateDeploymentExpiration", { idOrName: "site", expiration });
  expect(await keep("1y")).toMatchObject({
    deploymentExpiration: { expiration: "1y", expirationErrored: "3m" },
  });
  expect((await getProject(client, { idOrName: "site" })).deploymentExpiration).toMatchObject({ expirationDays: 365 });
  await emulator.clock.advance(10 * 24 * hour);
  await getDeployment(client, { idOrUrl: id });
  await keep("1w");
  await emulator.clock.advance(hour);
  await expect(getDeployment(client, { idOrUrl: id })).rejects.toMatchObject({ status: 404 });
});
