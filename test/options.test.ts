import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as core from "@slipway/core";
import { derive } from "@slipway/core/derive";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { createClient as createKyClient } from "@slipway/core/ky";
import { limiter } from "@slipway/core/limiter";
import { metrics } from "@slipway/core/metrics";
import { logging } from "@slipway/core/middleware";
import { answerChunks, send } from "@slipway/core/raw";
import { tracing } from "@slipway/core/tracing";
import { validation } from "@slipway/core/validation";
import { deployFiles, waitForDeployment } from "@slipway/deployments";
import { cliToken, deploy } from "@slipway/deployments/node";
import { decodeDrain } from "@slipway/drains";
import { createEmulator } from "@slipway/emulator";
import { withEmulator } from "@slipway/emulator/testing";
import { followRuntimeLogs } from "@slipway/logs";
import { openSandbox } from "@slipway/sandboxes";
import { expect, test, vi } from "vitest";
import { connect } from "../packages/slipway/src/index.ts";
import { root } from "./sources.ts";

const client = core.createClient({ token: "t", fetch: async () => Response.json({ things: [] }) });
const operation = { route: "GET /v1/things", items: "things" };
const first = (items: AsyncIterable<unknown>): Promise<unknown> => items[Symbol.asyncIterator]().next();
const idOrUrl = "dpl_1";

/** A call of each function that takes options, with wrong ones: no type allows them. */
const doors: Readonly<Record<string, (options: never) => unknown>> = {
  "core bytes": (options) => core.bytes(client, operation, {}, options),
  "core call": (options) => core.call(client, operation, {}, options),
  "core createClient": core.createClient,
  "core describe": (options) => core.describe(operation, {}, client as never, options),
  "core list": (options) => core.list(client, operation, {}, options),
  "core toArray": (options) => core.list(client, operation).toArray(options),
  "core poll": (options) => core.poll(() => 1, options),
  "core probe": (options) => core.probe(client, operation, {}, options),
  "core stream": (options) => first(core.stream(client, operation, {}, options)),
  "core/derive derive": (options) => derive(client, options),
  "core/fetch createClient": createFetchClient,
  "core/ky createClient": createKyClient,
  "core/limiter limiter": limiter,
  "core/metrics metrics": metrics,
  "core/middleware logging": logging,
  "core/raw answerChunks": (options) => first(answerChunks(client, { response: new Response("a") } as never, options)),
  "core/raw send": (options) => send(client, operation, {}, {}, options),
  "core/tracing tracing": tracing,
  "core/validation validation": validation,
  "deployments deployFiles": (options) =>
    deployFiles(client, { project: "a", files: [{ path: "a", data: "a" }] }, options),
  "deployments waitForDeployment": (options) => waitForDeployment(client, { idOrUrl }, options),
  "deployments/node cliToken": cliToken,
  "deployments/node deploy": (options) =>
    deploy(client, { directory: join(root, ".changeset"), project: "a" }, options),
  "drains decodeDrain": (options) => first(decodeDrain("", options)),
  "emulator createEmulator": createEmulator,
  "emulator/testing withEmulator": (options) => withEmulator(options, () => {})(),
  "logs followRuntimeLogs": (options) =>
    first(followRuntimeLogs(client, { projectId: "a", deploymentId: idOrUrl }, options)),
  "sandboxes openSandbox": (options) => openSandbox(client, {}, options),
  "slipway connect": connect,
  "slipway with": (options) => connect({ token: "t" }).with(options),
};

/** Functions that another test covers: packages/registry/test/judged.test.ts, and core for each operation. */
const elsewhere = /^(registry|core\/call |cli\/mcp)/;

/** Exported functions with a parameter of options, as the snapshots of what packages export have them. */
function exported(): string[] {
  const folder = join(root, "api/snapshots");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return texts
    .join("")
    .split(/^declare module "(?:@slipway\/)?/m)
    .flatMap((text) => {
      const functions = text.matchAll(/^export function (\w+).*?\(.*(?:options\??: |more: |\}\??: \w*Options)/gm);
      return [...functions].map(([, name]) => `${text.split('"')[0]} ${name}`);
    });
}

test("each function that takes options is tried", () => {
  expect(exported().filter((name) => !(name in doors) && !elsewhere.test(name))).toEqual([]);
  expect(exported().length).toBeGreaterThan(40);
});

/** Error of a function for options with this member; undefined if it accepts them. */
async function refusal(door: (options: never) => unknown, options: object | null): Promise<unknown> {
  return (async () => door(options as never))().then(
    () => {},
    (error: unknown) => error,
  );
}

test.each(Object.entries(doors))("%s judges each of its options", async (_, door) => {
  expect(String(await refusal(door, null))).not.toContain("TypeError");
  const misspelt = await refusal(door, { mispelt: 1 });
  expect(String(misspelt)).toContain("mispelt");
  const names = /must be one of (.*)$/.exec(String(misspelt))?.[1]?.split(", ") ?? [];
  for (const name of names) {
    const refused = { name: "InputError", parameter: name };
    const notANumber = await refusal(door, { [name]: Number.NaN });
    expect(notANumber).toMatchObject(refused);
    if (!/ or null$/.test(String(notANumber))) expect(await refusal(door, { [name]: null })).toMatchObject(refused);
    // An inherited one, as an accessor of a class, is refused alike, or not read.
    const read = vi.fn(() => Number.NaN);
    const inherited = await refusal(door, Object.create(Object.defineProperty({}, name, { get: read })));
    if (read.mock.calls.length) expect(inherited).toMatchObject(refused);
  }
});
