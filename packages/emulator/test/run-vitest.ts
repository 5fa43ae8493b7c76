import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

/** What a run of vitest said, in plain text. */
export interface VitestRun {
  readonly status: number | null;
  readonly output: string;
}

const root = join(import.meta.dirname, "../../..");

/**
 * Runs tests by a vitest of its own, as a user's project has it. Packages are found as the tests of this repository find them; for
 * that its folder is in the repository.
 *
 * @param files the tests, and what lies beside them, such as what they test.
 */
export async function runVitest(
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<VitestRun> {
  mkdirSync(join(root, ".work"), { recursive: true });
  const folder = mkdtempSync(join(root, ".work/vitest-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    writeFileSync(
      join(folder, "vitest.config.ts"),
      `import shared from "../../vitest.config.ts";\nexport default { resolve: shared.resolve, test: { include: ["**/*.test.ts"] } };\n`,
    );
    return await run(folder, variables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder: string, variables: Readonly<Record<string, string>>): Promise<VitestRun> {
  // What vitest tells the tests that it runs is not for another one.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$|FORCE_COLOR)/.test(name));
  const env = { ...Object.fromEntries(inherited), NO_COLOR: "1", ...variables };
  const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", folder];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status, output: stdout + stderr };
}
