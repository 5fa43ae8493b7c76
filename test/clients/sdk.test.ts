import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { operations } from "../../packages/emulator/test/operations.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../packages/emulator/test/smoke.ts";
import { clientOf } from "../../packages/emulator/test/start.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import { noteExercised } from "./exercised.ts";

// What the emulator answers, judged by the schemas of the platform vendor's SDK: those by which it refuses an answer.

/** A schema of the SDK's, of which nothing is used but this. */
interface SdkSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly message: string } };
}

/** The answers that the SDK takes, by their route and status: a file, and what the schema is called there. */
function sdkSchemas(folder: string): Map<string, { readonly file: string; readonly name: string }> {
  const found = new Map<string, { file: string; name: string }>();
  for (const path of globSync("esm/funcs/*.js", { cwd: folder })) {
    const text = readFileSync(join(folder, path), "utf8");
    const method = text.match(/method: "(\w+)"/)?.[1];
    const route = text.match(/pathToFunc\(\s*"([^"]+)"/)?.[1];
    for (const [, status = "", name = ""] of text.matchAll(/M\.json\((\d+), (\w+\$inboundSchema)\)/g)) {
      const file = text.match(
        new RegExp(`import \\{[^}]*\\b${name.replace("$", "\\$")}[^}]*\\} from "\\.\\./([^"]+)"`),
      )?.[1];
      if (file !== undefined) found.set(`${method} ${route} ${status}`, { file: join(folder, "esm", file), name });
    }
  }
  if (found.size < 100)
    throw new Error(`Of ${basename(folder)} only ${found.size} answers were found: it is built otherwise now`);
  return found;
}

/** Answers that the SDK refuses, each with the reason why the emulator gives them nevertheless. */
const refused: Readonly<Record<string, string>> = {
  listGlobalConfigs:
    "the SDK wants one config where the platform's page, its command line and Terraform's provider read a list",
  listGlobalConfigTokens: "the SDK wants one token where the command line reads a list",
};

test("the SDK's own schemas accept every answer", async () => {
  const folder = join(installPeer("platform-clients"), "node_modules/@vercel/sdk");
  const schemas = sdkSchemas(folder);
  const published = new Map(operations.map(({ name, contract }) => [name, contract.published || contract.route]));
  const answers: { readonly operation: string; readonly status: number; readonly body: unknown }[] = [];
  await using emulator = await createEmulator({
    clock: "manual",
    listen: false,
    validateAnswers: true,
    seed: smokeSeed,
    sandboxes: smokeSandboxes,
  });
  const listening: typeof fetch = async (input, init) => {
    const response = await emulator.fetch(input, init);
    const { operation = "", status } = emulator.requests.at(-1) ?? { status: 0 };
    if (response.ok && response.headers.get("content-type")?.startsWith("application/json"))
      answers.push({ operation, status, body: await response.clone().json() });
    return response;
  };
  await smokeTest(emulator, (token, team) => clientOf(emulator, token, team, listening));

  const wrong: string[] = [];
  const judged = new Set<string>();
  for (const { operation, status, body } of answers) {
    const found = schemas.get(`${published.get(operation)} ${status}`);
    if (!found) continue;
    // A file of the SDK exports its schemas by these names.
    const module = (await import(pathToFileURL(found.file).href)) as Readonly<Record<string, SdkSchema | undefined>>;
    const { success, error } = module[found.name]?.safeParse(body) ?? { success: false };
    judged.add(operation);
    if (!success && !(operation in refused)) wrong.push(`${operation}: ${error?.message.slice(0, 600)}`);
  }
  expect(wrong).toEqual([]);
  const taken = [...judged].filter((operation) => !(operation in refused));
  noteExercised(
    "@vercel/sdk's schemas",
    taken.map((operation) => ({ operation, status: 200 })),
  );
  expect(Object.keys(refused).filter((operation) => !judged.has(operation))).toEqual([]);
  expect(judged.size).toBeGreaterThan(100);
});
