import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInstalled } from "../../../../scripts/installed.ts";
import { absence } from "../../../../scripts/outcome.ts";
import { installPeer } from "../../../../scripts/peers/install-peer.ts";
import { writeFiles } from "../../../../test/new-folder.ts";
import { blocksOf, filesOf } from "../../../../test/readme-blocks.ts";
import { programs } from "../../../../test/runtimes/chromium.ts";
import { runRunner, type TestRun } from "../../test/run-runner.ts";

// Real runners, each in a process of its own, over a folder that has the packages as a user's project has them.
const root = join(import.meta.dirname, "../../../..");
mkdirSync(join(root, ".work"), { recursive: true });
const folder = mkdtempSync(join(root, ".work/runners-"));
const modules = join(folder, "node_modules");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const entries = ["core/index", "deployments/index", "projects/index", "emulator/testing", "emulator/playwright"];
  await build({
    entryPoints: entries.map((out) => ({ in: join(root, "packages", out.replace("/", "/src/")), out })),
    ...{ bundle: true, splitting: true, platform: "node", format: "esm", logLevel: "error" },
    outdir: join(modules, "@slipway"),
    tsconfig: join(root, "tsconfig.json"),
    external: ["@playwright/test"],
    banner: { js: 'import { createRequire as of } from "node:module"; const require = of(import.meta.url);' },
  });
  const exports = { ".": "./index.js", "./testing": "./testing.js", "./playwright": "./playwright.js" };
  const manifests = ["core", "deployments", "projects", "emulator"].map((name) => `node_modules/@slipway/${name}/`);
  const manifest = JSON.stringify({ type: "module", exports });
  writeFiles(folder, Object.fromEntries(["", ...manifests].map((place) => [`${place}package.json`, manifest])));
  mkdirSync(join(modules, "@playwright"));
  const installed = join(root, "packages/emulator/node_modules/@playwright/test");
  symlinkSync(installed, join(modules, "@playwright/test"), "junction");
});

const guide = "docs/guides/testing-with-the-emulator.md";
const ofGuide = (entry: string) =>
  blocksOf(guide, "typescript").find(({ code }) => code.includes(`"@slipway/emulator/${entry}"`))?.code ?? "";

async function run(runner: readonly string[], files: Readonly<Record<string, string>>): Promise<TestRun> {
  writeFiles(folder, files);
  const variables = { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, "report.json") };
  const { status, output } = await runRunner(folder, runner, variables);
  return { status, output: output.replaceAll(/^[ #>|]+/gm, "") };
}

const head = `import { withEmulator } from "@slipway/emulator/testing";
  import { createProject } from "@slipway/projects";
  const make = ({ client }) => createProject(client, { name: "site" });\n`;
const printed = "Requests that reached the emulator:\nPOST /v11/projects → 200 (createProject)\n";

const spec = ["--test", "--test-reporter=spec"];
const runners: [name: string, args: readonly string[], own: string, counts: RegExp][] = [
  ["node", spec, 'import { test } from "node:test";', /pass 2\b.*fail 1\b/s],
];
try {
  const from = join(installPeer("test-runners"), "node_modules");
  const jest = ["--experimental-vm-modules", join(from, "jest/bin/jest.js"), "--testMatch=**/*.mjs"];
  runners.push(["jest", [...jest, "--testTimeout=60000", "--runTestsByPath"], "", /1 failed, 2 passed/]);
  const mocha = [join(from, "mocha/bin/mocha.js"), "--timeout=60000"];
  runners.push(["mocha", mocha, "const test = it;", /2 passing.*1 failing/s]);
} catch (error) {
  test(`absent: jest and mocha: ${absence(error)}`, () => expect(error).toBeInstanceOf(Error));
}

test.each(runners)(
  "%s: a test that fails fails the run, prints its requests and no others, and its emulator is closed",
  async (name, args, own, counts) => {
    const failing = `${own} ${head} let kept;
      test("passes", withEmulator(make));
      test("fails", withEmulator({ seed: { users: [{ username: "ann" }] } }, async (tested) => {
        kept = tested.emulator;
        await make(tested);
        throw new Error(kept.token.startsWith("emulator_") ? "as planned" : "another token");
      }));
      test("is closed", () => kept.fetch(kept.url).then(() => { throw new Error("open") }, () => {}));`;
    const { status, output } = await run([...args, `${name}-fails.mjs`], { [`${name}-fails.mjs`]: failing });
    expect(output.split(printed)).toHaveLength(2);
    expect(output).toContain("as planned");
    expect(output).not.toMatch(/emulator_[0-9a-f]/);
    expect(output).toMatch(counts);
    expect(status).toBe(1);
    const passing = `${own} ${head} for (const options of [{}, { listen: true, clock: "real" }])
      test(JSON.stringify(options), withEmulator(options, async (tested) => void (await make(tested))));`;
    const passed = await run([...args, `${name}-passes.mjs`], { [`${name}-passes.mjs`]: passing });
    expect(passed.output).not.toContain("Requests");
    expect(passed.status).toBe(0);
  },
);

test("node: the guide's test passes, and one that hangs with a port open ends by its limit", async () => {
  const { status, output } = await run([...spec, "guide.test.ts", "hangs.mjs"], {
    ...filesOf(guide),
    "guide.test.ts": ofGuide("testing"),
    "hangs.mjs": `import { test } from "node:test"; ${head}
      test("hangs", { timeout: 3000 }, withEmulator({ listen: true }, async (tested, context) => {
        await make(tested, context.name);
        await new Promise(() => {});
      }));`,
  });
  expect(output).toContain(printed);
  expect(output).toMatch(/timed out after 3000ms/);
  expect(output).toMatch(/pass 1\b.*fail 0\b.*cancelled 1\b/s);
  expect(status).toBe(1);
});

describe("Playwright", { tags: "endurance" }, () => {
  const chromium = programs.find(isInstalled);
  if (!chromium) test(`absent: no ${programs.join(", ")} is installed`, () => expect(chromium).toBe(undefined));
  const runPlaywright = (tests: Readonly<Record<string, string>>) =>
    run(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
      ...tests,
      // A user's project has its own, and no paths into this repository.
      "tsconfig.json": "{}",
      "playwright.config.mjs": `import { execSync } from "node:child_process";
        const executablePath = execSync("command -v ${chromium}", { encoding: "utf8" }).trim();
        export default {
          tsconfig: "./tsconfig.json",
          testMatch: ${JSON.stringify(Object.keys(tests))},
          ...{ fullyParallel: true, workers: 2, timeout: 60_000 },
          use: { launchOptions: { executablePath, args: ["--no-sandbox"] } },
        };`,
    });

  test.runIf(chromium)("the guide's test passes in a browser", async () => {
    const { status, output } = await runPlaywright({ "guide.spec.ts": ofGuide("playwright") });
    expect(output).toContain("1 passed");
    expect(output).not.toContain("Requests");
    expect(status).toBe(0);
  });

  test.runIf(chromium)(
    "a test that fails or hangs prints and attaches its requests, beside other workers",
    async () => {
      const imports = `import { expect } from "@playwright/test";
      import { test } from "@slipway/emulator/playwright";
      import { deployFiles } from "@slipway/deployments";`;
      const fails = `${imports} test.use({ emulatorOptions: { buildTime: 0 } });
      test("fails", async ({ client, emulator, page, site }) => {
        const files = [{ path: "index.html", data: "<h1>Ahoy</h1>" }];
        await deployFiles(client, { name: "harbour", target: "production", files });
        await page.goto(site("harbour"));
        await emulator.waitFor({ scope: "served", host: "harbour.localhost", status: 404 }, { timeout: 100 });
      });`;
      const hangs = `${imports} test("hangs", async ({ client, page, site }) => {
        test.setTimeout(10_000);
        await page.goto(site("nowhere.localhost"));
        await expect(page.getByRole("heading")).toHaveText("Ahoy", { timeout: 0 });
      });`;
      const { status, output } = await runPlaywright({ "fails.spec.ts": fails, "hangs.spec.ts": hangs });
      expect(output).toContain("2 failed");
      expect(status).toBe(1);
      expect(output).toContain("GET harbour.localhost/ → 200 (file: The file index.html.): status is 200, not 404");
      const lost = "GET nowhere.localhost/ → 404 (no-deployment: Nothing is deployed under nowhere.localhost.)";
      expect(output).toContain(`Requests for what is deployed:\n${lost}\n`);
      const attached = readFileSync(join(folder, "report.json"), "utf8").matchAll(/"body": "([^"]+)"/g);
      const texts = [...attached].map(([, body = ""]) => Buffer.from(body, "base64").toString());
      expect(texts.map((text) => [text.includes("(createDeployment)"), text.includes(lost)]).sort()).toEqual([
        [false, true],
        [true, false],
      ]);
    },
  );
});
