import { join } from "node:path";
import { defineConfig } from "vitest/config";
import shared from "../../vitest.config.ts";

// With clients that no one here wrote; not a part of `npm test`, because they have to be installed.
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  resolve: shared.resolve ?? {},
  test: {
    include: ["test/clients/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
