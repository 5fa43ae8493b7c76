import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../test/interop/process.ts";

type Files = readonly (readonly [file: string, digest: string])[];

const CONCURRENCY = 5;

export async function curlPush(url: string, name: string, files: Files): Promise<void> {
  const pending = [...files];
  const worker = async (): Promise<void> => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [file, digest] = next;
      const [place = ""] = placesIn(url, await curl("--request", "POST", ...HEADERS_ONLY, uploadsOf(url, name)));
      await curl("--fail", "--upload-file", file, "--output", "/dev/null", complete(place, digest));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Pushes blobs with two curls in all, one that POSTs and one that PUTs, whose connections stay open: five at a time. */
export async function curlPushTogether(url: string, name: string, files: Files, folder: string): Promise<void> {
  const withConfig = (config: string, ...args: string[]): Promise<string> => {
    const file = join(folder, "curl.txt");
    writeFileSync(file, config);
    return curl("--config", file, ...args);
  };
  const posts = files.map(() => `url = ${uploadsOf(url, name)}\n`).join("");
  const places = placesIn(url, await withConfig(`request = POST\n${posts}`, ...HEADERS_ONLY));
  const puts = files.map(
    ([file, digest], index) => `url = "${complete(places[index] ?? "", digest)}"\nupload-file = "${file}"\n`,
  );
  const config = `${puts.join("")}write-out = "%{http_code} "\n`;
  const statuses = await withConfig(config, "--parallel", "--parallel-max", String(CONCURRENCY));
  const stored = statuses.match(/\b201\b/g)?.length ?? 0;
  if (stored !== files.length)
    throw new Error(`curl stored ${stored} of ${files.length} blobs: ${statuses.slice(0, 200)}`);
}

const HEADERS_ONLY = ["--dump-header", "-", "--output", "/dev/null"];

function uploadsOf(url: string, name: string): string {
  return `${url}/v2/${name}/blobs/uploads/`;
}

function placesIn(url: string, headers: string): string[] {
  return [...headers.matchAll(/^location: (\S+)\r?$/gim)].map(([, place]) => new URL(place ?? "", url).href);
}

function complete(place: string, digest: string): string {
  return `${place}${place.includes("?") ? "&" : "?"}digest=${digest}`;
}

async function curl(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run("curl", ["--silent", "--show-error", ...args]);
  if (code !== 0) throw new Error(`curl failed: ${stderr}`);
  return stdout;
}
