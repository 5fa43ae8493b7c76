import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../test/interop/process.ts";

/** Pushes blobs as curl does: a POST for each, then a PUT of each file; five at a time. */
export async function curlPush(
  url: string,
  name: string,
  files: readonly (readonly [string, string])[],
  folder: string,
): Promise<void> {
  const start = `${url}/v2/${name}/blobs/uploads/`;
  const posts = files.flatMap(() => ["url", start].join(" = ")).join("\n");
  const opened = await curl(folder, `request = POST\n${posts}\n`, "--dump-header", "-", "--output", "/dev/null");
  const places = [...opened.matchAll(/^location: (\S+)\r?$/gim)].map(([, place]) => new URL(place ?? "", url).href);
  const puts = files.map(([file, digest], index) => {
    const place = places[index] ?? "";
    return `url = "${place}${place.includes("?") ? "&" : "?"}digest=${digest}"\nupload-file = "${file}"\n`;
  });
  const statuses = await curl(
    folder,
    `${puts.join("")}write-out = "%{http_code} "\n`,
    "--parallel",
    "--parallel-max",
    "5",
  );
  const stored = statuses.match(/\b201\b/g)?.length ?? 0;
  if (stored !== files.length)
    throw new Error(`curl stored ${stored} of ${files.length} blobs: ${statuses.slice(0, 200)}`);
}

async function curl(folder: string, config: string, ...args: string[]): Promise<string> {
  const file = join(folder, "curl.txt");
  writeFileSync(file, config);
  const { code, stdout, stderr } = await run("curl", ["--silent", "--show-error", "--config", file, ...args]);
  if (code !== 0) throw new Error(`curl failed: ${stderr}`);
  return stdout;
}
