import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");
const files = (await readdir(src, { recursive: true })).filter(
  (file) => file.endsWith(".ts") && !file.includes(".test"),
);

async function imports(file: string): Promise<string[]> {
  const text = await readFile(join(src, file), "utf8");
  return [...text.matchAll(/ from "([^"]+)"/g)].map((match) => match[1] ?? "");
}

test.each([
  { module: /^node:/, only: [] },
  { module: /^ky$/, only: ["client/ky-loop.ts"] },
  { module: /^valibot$/, only: ["validation/problems-of.ts"] },
  { module: /^@opentelemetry/, only: ["middleware/metrics.ts", "middleware/tracing.ts"] },
])("only $only imports $module", async ({ module, only }) => {
  const found = await Promise.all(
    files.map(async (file) => ((await imports(file)).some((name) => module.test(name)) ? [file] : [])),
  );
  expect(found.flat()).toEqual(only);
});

test("no file names a runtime's own globals but through globalThis", async () => {
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(join(src, file), "utf8");
    if (/\b(Buffer|__dirname|require|setImmediate)\b\s*[.(]/.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});
