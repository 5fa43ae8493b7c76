import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Pushes blobs as curl does: a POST for each, then a PUT of each file; five at a time. */
export function curlPush(
  url: string,
  name: string,
  files: readonly (readonly [string, string])[],
  folder: string,
): void {
  const start = `${url}/v2/${name}/blobs/uploads/`;
  const posts = files.flatMap(() => ["url", start].join(" = ")).join("\n");
  const opened = curl(folder, `request = POST\n${posts}\n`, "--dump-header", "-", "--output", "/dev/null");
  const places = [...opened.matchAll(/^location: (\S+)\r?$/gim)].map(([, place]) => new URL(place ?? "", url).href);
  const puts = files.map(([file, digest], index) => {
    const place = places[index] ?? "";
    return `url = "${place}${place.includes("?") ? "&" : "?"}digest=${digest}"\nupload-file = "${file}"\n`;
  });
  const statuses = curl(folder, `${puts.join("")}write-out = "%{http_code} "\n`, "--parallel", "--parallel-max", "5");
  const stored = statuses.match(/\b201\b/g)?.length ?? 0;
  if (stored !== files.length)
    throw new Error(`curl stored ${stored} of ${files.length} blobs: ${statuses.slice(0, 200)}`);
}

function curl(folder: string, config: string, ...args: string[]): string {
  const file = join(folder, "curl.txt");
  writeFileSync(file, config);
  const options = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout, stderr, status } = spawnSync(
    "curl",
    ["--silent", "--show-error", "--config", file, ...args],
    options,
  );
  if (status !== 0) throw new Error(`curl failed: ${stderr}`);
  return stdout;
}
