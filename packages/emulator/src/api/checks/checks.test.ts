import { createCheck, getCheck, listChecks, rerequestCheck, updateCheck } from "@slipway/checks";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { createWebhook } from "@slipway/webhooks";
import { expect, test } from "vitest";
import { start, visit, wholeBuild } from "../../../test/start.ts";

async function checked(blocking: boolean) {
  const { emulator, client } = await start();
  const files = [{ file: "index.html", data: "home" }];
  const { id: deploymentId } = await createDeployment(client, { name: "site", target: "production", files });
  const settings = { name: "Speed", rerequestable: true, path: "/", externalId: "run-1" };
  const { id: checkId } = await createCheck(client, { deploymentId, blocking, ...settings });
  await emulator.clock.advance(wholeBuild);
  const stateOf = async () => {
    const { readyState, aliasAssigned, checksState, checksConclusion } = await getDeployment(client, {
      idOrUrl: deploymentId,
    });
    return [readyState, aliasAssigned, checksState, checksConclusion].join(" ").trim();
  };
  return { emulator, client, named: { deploymentId, checkId }, stateOf };
}

test("a blocking check holds the domains of a deployment until the integration says that it has passed", async () => {
  const { emulator, client, named, stateOf } = await checked(true);
  expect(await stateOf()).toBe("READY false registered");
  expect(await updateCheck(client, { ...named, status: "running" })).toMatchObject({ startedAt: expect.any(Number) });
  expect([await stateOf(), (await visit(emulator, "site.localhost")).status]).toEqual(["READY false running", 404]);
  const metric = { source: "web-vitals", value: 12 } as const;
  const output = { metrics: { CLS: metric, FCP: metric, LCP: metric, TBT: metric } };
  await updateCheck(client, { ...named, conclusion: "succeeded", output });
  expect([await stateOf(), (await visit(emulator, "site.localhost")).status]).toEqual([
    "READY true completed succeeded",
    200,
  ]);
  expect(await getCheck(client, named)).toMatchObject({ status: "completed", path: "/", externalId: "run-1", output });
  const again = createCheck(client, { deploymentId: named.deploymentId, name: "Late", blocking: true });
  await expect(again).rejects.toMatchObject({ status: 400, message: expect.stringContaining("finished deployment") });
});

test("a check that fails holds the deployment until it is asked for again, of which webhooks hear, and passes", async () => {
  const { emulator, client, named, stateOf } = await checked(true);
  await createWebhook(client, { url: "https://checks.test/", events: ["deployment.check-rerequested"] });
  await expect(rerequestCheck(client, named)).rejects.toMatchObject({ status: 400 });
  await updateCheck(client, { ...named, conclusion: "failed" });
  expect(await stateOf()).toBe("READY false completed failed");
  await rerequestCheck(client, { ...named, autoUpdate: true });
  expect(emulator.deliveries.list.map(({ event }) => event?.payload)).toMatchObject([{ check: { id: named.checkId } }]);
  expect(await stateOf()).toBe("READY false running");
  await updateCheck(client, { ...named, conclusion: "neutral" });
  expect(await stateOf()).toBe("READY true completed succeeded");
});

test("a check that does not block holds nothing, and is listed with its deployment", async () => {
  const { client, named, stateOf } = await checked(false);
  expect(await stateOf()).toBe("READY true registered");
  const { checks } = await listChecks(client, { deploymentId: named.deploymentId });
  expect(checks).toMatchObject([{ id: named.checkId, blocking: false, rerequestable: true }]);
});
