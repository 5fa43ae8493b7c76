import { createDeployment } from "@slipway/deployments";
import { createTeam, getTeam } from "@slipway/teams";
import { expect, test } from "vitest";
import { clientOf, start } from "../../../test/start.ts";

test("a DNS record is resolved, through CNAME records, in any case", async () => {
  const { emulator } = await start({
    seed: { users: [{ username: "ann" }], world: { records: [{ name: "b.test", type: "A", values: ["192.0.2.1"] }] } },
  });
  emulator.world.setRecords({ name: "a.test.", type: "CNAME", values: ["B.test."] });
  emulator.world.setRecords({ name: "_vercel.a.test", type: "TXT", values: ["one", "two"] });
  expect(await emulator.resolve("A.Test", "A")).toEqual(["192.0.2.1"]);
  expect(await emulator.resolve("a.test", "CNAME")).toEqual(["B.test"]);
  expect(await emulator.resolve("_vercel.a.test", "TXT")).toEqual(["one", "two"]);
  expect(await emulator.resolve("_vercel.a.test", "A")).toEqual([]);
  emulator.world.setRecords({ name: "_vercel.a.test", type: "TXT", values: [] });
  expect(await emulator.resolve("_vercel.a.test", "TXT")).toEqual([]);
  await emulator.reset();
  expect(emulator.world.records).toEqual([{ name: "b.test", type: "A", values: ["192.0.2.1"] }]);
});

test("names that are names of each other lead nowhere", async () => {
  const { emulator } = await start();
  emulator.world.setRecords({ name: "a.test", type: "CNAME", values: ["b.test"] });
  emulator.world.setRecords({ name: "b.test", type: "CNAME", values: ["a.test"] });
  expect(await emulator.resolve("a.test", "A")).toEqual([]);
});

test.each(["", "a..b", "a b.test", "http://a.test"])("%o is not a name that DNS could hold", async (name) => {
  const { emulator } = await start();
  expect(() => emulator.world.setRecords({ name, type: "A", values: ["192.0.2.1"] })).toThrow(RangeError);
});

test("a team is on the plan that somebody has said, and on pro before", async () => {
  const { emulator, client } = await start();
  await createTeam(client, { slug: "fleet" });
  const fleet = clientOf(emulator, emulator.token, "fleet");
  expect(await getTeam(client, { teamId: "fleet" })).toMatchObject({ billing: { plan: "pro" } });
  emulator.world.setPlan({ team: "fleet", plan: "enterprise" });
  expect(await getTeam(client, { teamId: "fleet" })).toMatchObject({ billing: { plan: "enterprise" } });
  const files = [{ file: "index.html", data: "x" }];
  expect(await createDeployment(fleet, { name: "site", files })).toMatchObject({ plan: "enterprise" });
  expect(emulator.world.plans).toContainEqual({ team: "fleet", plan: "enterprise" });
  expect(() => emulator.world.setPlan({ team: "nobody", plan: "pro" })).toThrow("There is no team nobody");
});
