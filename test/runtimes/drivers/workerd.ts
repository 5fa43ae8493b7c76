import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Runs a bundled worker to its end: node workerd.ts <folder that has miniflare> <file> <compatibility date>
interface Miniflare {
  dispatchFetch(url: string): Promise<{ readonly status: number; text(): Promise<string> }>;
  dispose(): Promise<void>;
}

const [folder = "", file = "", compatibilityDate = ""] = process.argv.slice(2);
const entry = createRequire(join(folder, "package.json")).resolve("miniflare");
const { Miniflare }: { Miniflare: new (options: object) => Miniflare } = await import(pathToFileURL(entry).href);
const miniflare = new Miniflare({
  modules: [{ type: "ESModule", path: "worker.js", contents: readFileSync(file, "utf8") }],
  compatibilityDate,
});
try {
  const response = await miniflare.dispatchFetch("http://worker/");
  if (response.status !== 200) throw new Error(`The worker answers ${response.status}: ${await response.text()}`);
} finally {
  await miniflare.dispose();
}
