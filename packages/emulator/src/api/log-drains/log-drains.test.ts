import { createDeployment } from "@slipway/deployments";
import { listDrains, verifyDrain } from "@slipway/drains";
import * as logDrains from "@slipway/log-drains";
import { expect, test } from "vitest";
import { startReceiver } from "../../../test/receiver.ts";
import { start, visit, wholeBuild } from "../../../test/start.ts";

test("a log drain delivers the lines of the sources and environments that it names, signed, until it is deleted", async () => {
  const { emulator, client } = await start();
  const { url, received } = await startReceiver();
  const asked = { url, deliveryFormat: "ndjson", sources: ["static"], environments: ["production"] } as const;
  const drain = await logDrains.createLogDrain(client, { ...asked, name: "vendor", secret: "of-the-drain" });
  expect(drain).toMatchObject({ ...asked, name: "vendor", createdFrom: "self-served" });
  const files = [{ file: "index.html", data: "home" }];
  await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance(wholeBuild);
  await visit(emulator, "site.localhost");
  await emulator.clock.advance("1 second");
  const records = await Promise.all(received.map((each) => verifyDrain<"log">(each, "of-the-drain")));
  expect(records.flat()).toMatchObject([{ source: "static", environment: "production", statusCode: 200 }]);
  const { id = "" } = drain;
  expect(await logDrains.getLogDrain(client, { id })).toEqual(drain);
  await logDrains.deleteLogDrain(client, { id });
  await visit(emulator, "site.localhost");
  await emulator.clock.advance("1 second");
  expect([received.length, await logDrains.listLogDrains(client)]).toEqual([1, []]);
});

test("log drains and drains are one list, and those of an integration are listed apart", async () => {
  const { client } = await start();
  const url = "https://logs.example.com/";
  const own = await logDrains.createLogDrain(client, { url, deliveryFormat: "json", sources: ["lambda"] });
  const theirs = await logDrains.createIntegrationLogDrain(client, { name: "theirs", url });
  const { drains } = await listDrains(client);
  expect(drains.map(({ id, source }) => [id, source.kind])).toEqual([
    [theirs.id, "integration"],
    [own.id, "self-served"],
  ]);
  expect(await logDrains.listIntegrationLogDrains(client)).toEqual([theirs]);
  const { id = "" } = own;
  await expect(logDrains.deleteIntegrationLogDrain(client, { id })).rejects.toMatchObject({ status: 404 });
  await logDrains.deleteIntegrationLogDrain(client, { id: theirs.id });
  expect(await logDrains.listLogDrains(client, { includeMetadata: true })).toMatchObject([{ id }]);
});
