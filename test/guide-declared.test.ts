import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClient } from "../packages/core/src/index.ts";
import { createEmulator } from "../packages/emulator/src/index.ts";
import { createProject, createProjectEnvs, listProjectEnvs } from "../packages/projects/src/index.ts";
import { bundleProgram } from "./bundle-program.ts";
import { run } from "./interop/process.ts";
import { newFolder } from "./new-folder.ts";
import { blocksOf } from "./readme-blocks.ts";

// The guide's program writes into projects that have variables already: whatever stood there, in the end each target has what
// the file says, what the file does not name is as before, and a second run changes nothing.
const [block] = blocksOf("docs/guides/declared.md", "ts");
const program = await bundleProgram(block?.code ?? "", import.meta.dirname);

type Target = "production" | "preview" | "development";
type Type = "encrypted" | "plain" | "sensitive";
type Variable = readonly [key: string, value: string, targets: readonly Target[], type?: Type];

const env = [
  { key: "API_URL", value: "new", target: ["production", "preview"] },
  { key: "LOG_LEVEL", value: "warn", target: ["production"] },
  { key: "LOG_LEVEL", value: "debug", target: ["preview"] },
];
const wanted = [
  "API_URL production new",
  "API_URL preview new",
  "LOG_LEVEL production warn",
  "LOG_LEVEL preview debug",
];

test.each<{ before: string; there: readonly Variable[]; kept: readonly string[] }>([
  { before: "nothing", there: [], kept: [] },
  {
    before: "one variable for all targets",
    there: [["LOG_LEVEL", "info", ["production", "preview", "development"]]],
    kept: ["LOG_LEVEL development info"],
  },
  {
    before: "a variable for each target where the file has one for both",
    there: [
      ["API_URL", "a", ["production"]],
      ["API_URL", "b", ["preview"]],
    ],
    kept: [],
  },
  { before: "the same targets in another order", there: [["API_URL", "old", ["preview", "production"]]], kept: [] },
  {
    before: "targets that overlap",
    there: [
      ["API_URL", "a", ["production", "development"]],
      ["LOG_LEVEL", "b", ["preview", "development"]],
      ["OTHER", "c", ["production"]],
    ],
    kept: ["API_URL development a", "LOG_LEVEL development b", "OTHER production c"],
  },
])("with $before each target has what the file declares, and the rest is kept", async ({ there, kept }) => {
  const { again, variables } = await applied(there);
  expect(again).toBe("again: []");
  expect(variables).toEqual([...wanted, ...kept].sort());
});

test("a sensitive variable is left as it is, and is not a change each time", async () => {
  const { again, variables } = await applied([["API_URL", "secret", ["production", "preview"], "sensitive"]]);
  expect(again).toBe("again: []");
  expect(variables).toEqual(expect.arrayContaining(["API_URL production ", "API_URL preview "]));
});

/** Runs the program over a project with these variables: the line of its second run, and a line a variable and target. */
async function applied(there: readonly Variable[]): Promise<{ again: string | undefined; variables: string[] }> {
  await using emulator = await createEmulator();
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  await createProject(client, { name: "storefront" });
  const idOrName = "storefront";
  const body = there.map(([key, value, target, type = "encrypted"]) => ({ key, value, target: [...target], type }));
  if (body.length > 0) await createProjectEnvs(client, { idOrName, body });
  const cwd = newFolder();
  writeFileSync(
    join(cwd, "platform.json"),
    JSON.stringify({ project: idOrName, domains: [], env, envRemoved: [], dns: {}, dnsRemoved: {} }),
  );
  const { code, stdout, stderr } = await run(process.execPath, ["--input-type=module"], {
    ...{ cwd, input: program },
    env: { ...process.env, SLIPWAY_TOKEN: emulator.token, SLIPWAY_API_URL: emulator.url },
  });
  expect([stderr, code]).toEqual(["", 0]);
  const envs = await listProjectEnvs(client, { idOrName, decrypt: true }).toArray();
  const variables = envs.flatMap(({ key, value, target, type }) =>
    [target ?? []].flat().map((one) => `${key} ${one} ${type === "sensitive" ? "" : value}`),
  );
  return { again: stdout.split("\n").find((line) => line.startsWith("again:")), variables: variables.sort() };
}
