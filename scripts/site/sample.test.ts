import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type GenericSchema, safeParse } from "valibot";
import { expect, test } from "vitest";
import { pascal } from "../../generator/src/model/shape.ts";
import { createClient, isApiError } from "../../packages/core/src/index.ts";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { words } from "../../test/words.ts";
import { root } from "../build.ts";
import { exampleProgram } from "./operation-page.ts";
import { readGroups } from "./pages.ts";
import { sampleInput } from "./sample.ts";

const groups = await readGroups();

test.each(groups)("the sample input of $name on its page is valid, by the contract's schemas", async (group) => {
  const file = join(root, "packages", group.name, "src/generated/schemas.ts");
  const schemas: Readonly<Record<string, GenericSchema>> = await import(pathToFileURL(file).href);
  const wrong = group.operations.flatMap((operation) => {
    const schema = schemas[`${pascal(operation.name)}Input`];
    if (!schema) return [`${operation.name} has no schema`];
    const input = sampleInput(operation, group);
    const { issues = [] } = safeParse(schema, input);
    return issues.map(({ message }) => `${operation.name}: ${message} ${JSON.stringify(input)}`);
  });
  expect(wrong).toEqual([]);
});

// Inputs that no sample can have: codes, certificates, metrics, names of a particular user, two projects, and bytes.
const ofOnesOwn = words(`createDrain createMicrofrontendsGroup queryObservability getObservabilityMetricSchema
  testDrain exchangeSsoToken generateFirewallRule uploadCert uploadDeploymentFile`);

test.each(groups)(
  "the sample of $name on its page is accepted by the emulator, or lacks only the resources that it names",
  async (group) => {
    const file = join(root, "packages", group.name, "src/index.ts");
    const functions: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    const refused: string[] = [];
    await using emulator = await createEmulator();
    const client = createClient({ baseUrl: emulator.url, token: emulator.token, retry: false });
    for (const operation of group.operations) {
      // Streams and bytes of the registry have their own ways in.
      const call = functions[operation.name] as ((...args: readonly unknown[]) => unknown) | undefined;
      if (operation.kind === "stream" || ofOnesOwn.includes(operation.name) || !call) continue;
      await emulator.reset();
      try {
        await call(client, sampleInput(operation, group));
      } catch (error) {
        if (isApiError(error) && (error.status !== 400 || error.code === "not_modelled" || !error.code)) continue;
        refused.push(`${operation.name}: ${String(error)}`);
      }
    }
    expect(refused).toEqual([]);
  },
);

test("samples on pages type-check", { tags: "endurance" }, () => {
  const folder = join(root, ".work/samples");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const group of groups) {
    for (const operation of group.operations) {
      writeFileSync(join(folder, `${operation.name}.ts`), exampleProgram(operation, group));
    }
  }
  const compilerOptions = { isolatedDeclarations: false, declaration: false, noUnusedLocals: false };
  const settings = { extends: "../../tsconfig.json", compilerOptions, include: ["*.ts"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const { stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});
