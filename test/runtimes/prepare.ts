import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Form, Runtime } from "./runtimes.ts";
import type { Places } from "./scenario.ts";

export function copyScenario(consumer: string): string {
  const folder = join(consumer, "runtimes");
  rmSync(folder, { recursive: true, force: true });
  cpSync(import.meta.dirname, folder, { recursive: true });
  return folder;
}

/** Writes the program that a runtime is to run, and says where. */
export async function prepare(runtime: Runtime, folder: string, places: Places): Promise<string> {
  const name = runtime.name.replaceAll(" ", "-");
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, program(runtime.form, places));
  if (runtime.form === "module") return entry;
  const outfile = join(folder, "bundled", `${name}.js`);
  mkdirSync(join(folder, "bundled"), { recursive: true });
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: runtime.form === "worker" ? "esm" : "iife",
    platform: "browser",
    conditions: [...(runtime.conditions ?? [])],
    target: "es2023",
    logLevel: "error",
  });
  return outfile;
}

function program(form: Form, places: Places): string {
  const run = `runScenario(${JSON.stringify(places)})`;
  const body = {
    module: `await ${run};`,
    worker: `export default { async fetch() { await ${run}; return new Response("done"); } };`,
    script: `void ${run};`,
  };
  return `import { runScenario } from "./scenario.ts";\n${body[form]}\n`;
}
