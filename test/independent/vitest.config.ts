import { join } from "node:path";
import { defineConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

// Against a judge that no one here wrote; not a part of `npm test`, because it has to be installed.
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  resolve: shared.resolve ?? {},
  test: {
    include: ["test/independent/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
