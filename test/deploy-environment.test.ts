import type { Client } from "@slipway/core";
import { createDeployment, deployFiles, getDeployment } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import { beforeEach, describe, expect, test } from "vitest";
import { startDeploying, writeTexts } from "./deploy-fixture.ts";

let client: Client;
let folder: string;
let created: Awaited<ReturnType<typeof startDeploying>>["created"];

beforeEach(async () => {
  ({ client, created, folder } = await startDeploying({ validateAnswers: true }));
  // The first one of a project is production's.
  await createDeployment(client, { name: "site", files: [{ file: "a", data: "first" }] });
  writeTexts(folder, { "index.html": "hello" });
});

/** The parts that name the environment; the rest is common to both. */
interface Aim {
  target?: string;
  customEnvironmentSlugOrId?: string;
}

describe.each([
  [
    "files in memory",
    (aim: Aim) => deployFiles(client, { files: [{ path: "a", data: "a" }], name: "site", schedule: () => 5, ...aim }),
  ],
  ["a folder", (aim: Aim) => deploy(client, { directory: folder, name: "site", schedule: () => 5, ...aim })],
])("%s", (_, send) => {
  test.each<[Aim, Aim, string | null]>([
    [{}, {}, null],
    [{ target: "preview" }, {}, null],
    [{ target: "production" }, { target: "production" }, "production"],
    [{ target: "staging" }, { target: "staging" }, "staging"],
  ])("with %j: the platform gets %j, and says %j", async (aim, told, target) => {
    const { id } = await send(aim);
    expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ target });
    expect(aimOf(created.at(-1)?.body)).toEqual(told);
  });

  test.each<[Aim, Aim]>([
    [{ target: "qa" }, { customEnvironmentSlugOrId: "qa" }],
    [{ customEnvironmentSlugOrId: "qa" }, { customEnvironmentSlugOrId: "qa" }],
    [{ target: "preview", customEnvironmentSlugOrId: "qa" }, { customEnvironmentSlugOrId: "qa" }],
  ])("with %j: the platform gets %j, and refuses an environment that the project has not", async (aim, told) => {
    await expect(send(aim)).rejects.toMatchObject({ status: 404, message: expect.stringMatching(/environment qa/i) });
    expect(aimOf(created.at(-1)?.body)).toEqual(told);
  });
});

test("the emulator takes a target of another name for a custom environment, as the platform does", async () => {
  const files = [{ file: "index.html", data: "" }];
  const failed = createDeployment(client, { name: "site", target: "qa", files });
  await expect(failed).rejects.toMatchObject({ status: 404, message: expect.stringMatching(/environment qa/i) });
  expect(await createDeployment(client, { name: "site", target: "preview", files })).toMatchObject({ target: null });
});

function aimOf({ target, customEnvironmentSlugOrId }: Record<string, unknown> = {}) {
  return { target, customEnvironmentSlugOrId };
}
