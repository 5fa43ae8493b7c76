import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      "packages/*/{src,test}/**/*.test.ts",
      "generator/**/*.test.ts",
      "scripts/**/*.test.ts",
      "examples/**/*.test.ts",
      "test/**/*.test.ts",
    ],
    isolate: false,
    testTimeout: 20_000,
  },
});
