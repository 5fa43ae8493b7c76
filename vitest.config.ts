import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

// Tests run on sources, by the paths that tsconfig.json gives the type checker: one copy of each package, wherever it
// is imported from.
const { compilerOptions }: { compilerOptions: { paths: Record<string, [string]> } } = JSON.parse(
  readFileSync(join(import.meta.dirname, "tsconfig.json"), "utf8"),
);
const alias = Object.entries(compilerOptions.paths).map(([pattern, [path]]) => ({
  find: new RegExp(`^${pattern.replace("*", "([^/]+)")}$`),
  replacement: join(import.meta.dirname, path.replace("*", "$1")),
}));

export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "generator/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tools/**/*.test.ts",
      "examples/**/*.test.ts",
      "test/**/*.test.ts",
    ],
    // Needs what has to be installed: `npm run test:clients`, `npm run test:independent` and `npm run check -- interop`.
    exclude: [...configDefaults.exclude, "test/clients/**", "test/independent/**", "test/interop/**"],
    tags: [
      { name: "endurance", description: "`npm test` leaves it out, `npm run check -- endurance` runs it" },
      { name: "many", description: "`npm test` tries a few of its cases, `npm run check -- endurance` all of them" },
    ],
    reporters: ["default", "./scripts/tests/reporter.ts"],
    isolate: false,
    // Programs that tests start are compiled once for all of them; `npm test` begins with none.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, ".work/compiled") },
    // Many tests wait for a process or a clock and leave their processor alone.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Room for a busy machine: what a test is about is never how long it takes.
    expect: { requireAssertions: true, poll: { timeout: 20_000, interval: 20 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
