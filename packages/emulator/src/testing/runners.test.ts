import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInstalled } from "../../../../scripts/installed.ts";
import { AbsentError, installPeer } from "../../../../scripts/peers/install-peer.ts";
import { blocksOf, filesOf } from "../../../../test/readme-blocks.ts";
import { programs } from "../../../../test/runtimes/chromium.ts";
import { runRunner } from "../../test/run-runner.ts";

// Real runners, each in a process of its own, over a folder that has the packages as a user's project has them.
const root = join(import.meta.dirname, "../../../..");
mkdirSync(join(root, ".work"), { recursive: true });
const folder = mkdtempSync(join(root, ".work/runners-"));
const modules = join(folder, "node_modules");

beforeAll(async () => {
  const entries = {
    "@slipway/emulator/testing": "emulator/src/testing.ts",
    "@slipway/emulator/playwright": "emulator/src/playwright.ts",
    "@slipway/core/index": "core/src/index.ts",
    "@slipway/deployments/index": "deployments/src/index.ts",
    "@slipway/projects/index": "projects/src/index.ts",
  };
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([out, file]) => [out, join(root, "packages", file)])),
    outdir: modules,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    tsconfig: join(root, "tsconfig.json"),
    external: ["@playwright/test"],
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    logLevel: "error",
  });
  const exports = { "./testing": "./testing.js", "./playwright": "./playwright.js", ".": "./index.js" };
  write("package.json", JSON.stringify({ type: "module" }));
  for (const name of ["emulator", "core", "deployments", "projects"])
    write(`node_modules/@slipway/${name}/package.json`, JSON.stringify({ type: "module", exports }));
  mkdirSync(join(modules, "@playwright"));
  symlinkSync(
    join(root, "packages/emulator/node_modules/@playwright/test"),
    join(modules, "@playwright/test"),
    "junction",
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const guide = "docs/guides/testing-with-the-emulator.md";
/** The guide's block that imports an entry. */
const ofGuide = (entry: string) =>
  blocksOf(guide, "typescript").find(({ code }) => code.includes(`"${entry}"`))?.code ?? "";

const requests = (...lines: string[]) => ["Requests that reached the emulator:", ...lines];
const made = "POST /v11/projects → 200 (createProject)";
const lost = "GET /v9/projects/lost → 404 not_found (getProject)";

/** What a runner printed, without what it writes before each line. */
function expectLines(output: string, lines: readonly string[]): void {
  expect(output.replaceAll(/^[ #>|]+/gm, "")).toContain(`${lines.join("\n")}\n`);
}

const peer = tryPeer();
function tryPeer(): string | AbsentError {
  try {
    return join(installPeer("test-runners"), "node_modules");
  } catch (error) {
    if (error instanceof AbsentError) return error;
    throw error;
  }
}

interface Runner {
  readonly head: string;
  readonly args: readonly string[];
  /** How it counts what passed and what failed. */
  readonly counts: readonly RegExp[];
}

const own: Readonly<Record<string, Runner>> = {
  "node:test": {
    head: 'import { test } from "node:test";',
    args: ["--test", "--test-reporter=spec"],
    counts: [/pass 2\b/, /fail 1\b/],
  },
};
const installed = (modules: string): Readonly<Record<string, Runner>> => ({
  jest: {
    head: "",
    args: [
      "--experimental-vm-modules",
      join(modules, "jest/bin/jest.js"),
      "--testMatch=**/*.mjs",
      "--testTimeout=60000",
      "--runTestsByPath",
    ],
    counts: [/Tests: +1 failed, 2 passed, 3 total/],
  },
  mocha: {
    head: "const test = it;",
    args: [join(modules, "mocha/bin/mocha.js"), "--timeout=60000"],
    counts: [/2 passing/, /1 failing/],
  },
});

if (peer instanceof AbsentError)
  test(`absent: jest and mocha: ${peer.message}`, () => expect(peer.message).not.toBe(""));

describe.each(Object.entries({ ...own, ...(typeof peer === "string" ? installed(peer) : {}) }))(
  "%s",
  (name, runner) => {
    const { head, args, counts } = runner;
    const file = (title: string) => `${title}-${name.replace(":", "-")}.mjs`;

    test("a test that fails fails the run, prints its requests and no others, and its emulator is closed", async () => {
      const code = `${head}
      import { withEmulator } from "@slipway/emulator/testing";
      import { createProject, getProject } from "@slipway/projects";
      let kept;
      test("passes", withEmulator(async ({ client }) => void (await createProject(client, { name: "quiet" }))));
      test("fails", withEmulator({ seed: { users: [{ username: "ann" }] } }, async ({ client, emulator }) => {
        kept = emulator;
        await createProject(client, { name: "site" });
        await getProject(client, { idOrName: "lost" }).catch(() => {});
        throw new Error(emulator.token.startsWith("emulator_") ? "as planned" : "another token");
      }));
      test("is closed", () => kept.fetch(kept.url).then(() => { throw new Error("open") }, () => {}));
    `;
      write(file("code"), code);
      const { status, output } = await runRunner(folder, [...args, file("code")]);
      expectLines(output, requests(made, lost));
      expect(output.match(/createProject\)/g)).toHaveLength(1);
      expect(output).toContain("as planned");
      expect(output).not.toMatch(/emulator_[0-9a-f]/);
      for (const count of counts) expect(output).toMatch(count);
      expect(status).toBe(1);
    });

    test("a run whose tests pass ends with 0 and prints none, with a port as without", async () => {
      write(
        file("passes"),
        `${head}
      import { withEmulator } from "@slipway/emulator/testing";
      import { createProject } from "@slipway/projects";
      const run = async ({ client }) => void (await createProject(client, { name: "site" }));
      test("in process", withEmulator(run));
      test("over a port", withEmulator({ listen: true, clock: "real" }, run));
    `,
      );
      const { status, output } = await runRunner(folder, [...args, file("passes")]);
      expect(output).not.toContain("Requests");
      expect(status, output).toBe(0);
    });
  },
);

test("node:test: the guide's test passes", async () => {
  for (const [name, text] of Object.entries(filesOf(guide))) write(name, text);
  write("guide.test.ts", ofGuide("@slipway/emulator/testing"));
  const { status, output } = await runRunner(folder, ["--test", "guide.test.ts"]);
  expect(output).toMatch(/pass 1\b/);
  expect(status).toBe(0);
});

test("node:test: a test that hangs with a port open ends by its limit, and prints its requests", async () => {
  const code = `
    import { test } from "node:test";
    import { withEmulator } from "@slipway/emulator/testing";
    import { createProject } from "@slipway/projects";
    test("hangs", { timeout: 1500 }, withEmulator({ listen: true }, async ({ client }, context) => {
      await createProject(client, { name: context.name });
      await new Promise(() => {});
    }));
  `;
  write("hangs.mjs", code);
  const { status, output } = await runRunner(folder, ["--test", "--test-reporter=spec", "hangs.mjs"]);
  expectLines(output, requests(made));
  expect(output).toContain("timed out after 1500ms");
  expect(status).toBe(1);
});

describe("Playwright", { tags: "endurance" }, () => {
  const chromium = programs.find(isInstalled);
  if (chromium === undefined)
    test(`absent: no ${programs.join(", ")} is installed`, () => expect(chromium).toBe(undefined));
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"];
  const config = (tests: string) => `
    import { execSync } from "node:child_process";
    const executablePath = execSync("command -v ${chromium}", { encoding: "utf8" }).trim();
    export default {
      testMatch: "${tests}",
      ...{ fullyParallel: true, workers: 2, timeout: 20_000 },
      use: { launchOptions: { executablePath, args: ["--no-sandbox"] } },
    };`;

  test.runIf(chromium)("the guide's test passes in a browser", async () => {
    write("guide.spec.ts", ofGuide("@slipway/emulator/playwright"));
    write("guide.config.mjs", config("guide.spec.ts"));
    const { status, output } = await runRunner(folder, [...playwright, "--config", "guide.config.mjs"]);
    expect(output).toContain("1 passed");
    expect(output).not.toContain("Requests");
    expect(status).toBe(0);
  });

  test.runIf(chromium)("what fails or hangs prints and attaches its requests, beside other workers", async () => {
    const head = `
      import { expect } from "@playwright/test";
      import { test } from "@slipway/emulator/playwright";
      import { deployFiles } from "@slipway/deployments";
      const files = [{ path: "index.html", data: "<h1>Ahoy</h1>" }];
    `;
    write(
      "first.spec.ts",
      `${head}
      test.use({ emulatorOptions: { buildTime: 0 } });
      test("fails", async ({ client, emulator, page, site }) => {
        await deployFiles(client, { name: "harbour", target: "production", files });
        await page.goto(site("harbour"));
        await emulator.waitFor({ scope: "served", host: "harbour.localhost", status: 404 }, { timeout: 100 });
      });
    `,
    );
    write(
      "second.spec.ts",
      `${head}
      test("hangs", async ({ client, page, site }) => {
        test.setTimeout(4000);
        await page.goto(site("nowhere.localhost"));
        await expect(page.getByRole("heading")).toHaveText("Ahoy", { timeout: 0 });
      });
    `,
    );
    write("failing.config.mjs", config("{first,second}.spec.ts"));
    const report = join(folder, "report.json");
    const { status, output } = await runRunner(folder, [...playwright, "--config", "failing.config.mjs"], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    expect(output).toContain("2 failed");
    expect(status).toBe(1);
    expect(output).toContain("GET harbour.localhost/ → 200 (file: The file index.html.): status is 200, not 404");
    expectLines(output, [
      "Requests for what is deployed:",
      "GET nowhere.localhost/ → 404 (no-deployment: Nothing is deployed under nowhere.localhost.)",
    ]);
    const bodies = readFileSync(report, "utf8").match(/"body": "[^"]+"/g) ?? [];
    const texts = bodies.map((body) => Buffer.from(body.slice(9, -1), "base64").toString());
    expect(texts.filter((text) => text.includes("(createDeployment)"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("GET nowhere.localhost/"))).toHaveLength(1);
  });
});
