import { expect, test } from "vitest";
import { describeControls } from "../../test/describe-controls.ts";
import { start } from "../../test/start.ts";
import { controls } from "./controls.ts";

test("the document of the controls is what their list says (`npm run derive` writes it)", async () => {
  await expect(`${JSON.stringify(describeControls(), null, 2)}\n`).toMatchFileSnapshot("./generated/openapi.json");
});

test("the document is served, to who has the emulator's token", async () => {
  const { emulator } = await start();
  const url = `${emulator.url}/_emulator/openapi.json`;
  expect((await fetch(url)).status).toBe(401);
  const headers = { authorization: `Bearer ${emulator.token}` };
  const served = await (await fetch(url, { headers })).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(describeControls())));
  const operations = Object.values<Record<string, { operationId: string }>>(served.paths).flatMap(Object.values);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(controls).sort());
  expect((await fetch(url, { method: "POST", headers })).status).toBe(405);
});
