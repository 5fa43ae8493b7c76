import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../../../test/new-folder.ts";
import { runRunner, type TestRun } from "./run-runner.ts";

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
): Promise<TestRun> {
  mkdirSync(join(root, ".work"), { recursive: true });
  const folder = mkdtempSync(join(root, ".work/vitest-"));
  try {
    writeFiles(folder, files);
    writeFileSync(
      join(folder, "vitest.config.ts"),
      `import shared from "../../vitest.config.ts";\nexport default { resolve: shared.resolve, test: { include: ["**/*.test.ts"], testTimeout: 60_000 } };\n`,
    );
    return await runRunner(folder, [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", folder], variables);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
