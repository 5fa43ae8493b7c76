import { createClient } from "@slipway/core";
import type { DeployProgress } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import { openFiles } from "./open-files.ts";

// Deploys the files of FOLDER to as little of a platform as keeps nothing, and says how much was open and in memory at most. It is
// run with --expose-gc.
const folder = process.env.FOLDER ?? "";
const seen = { mostOpen: 0, mostLive: 0, looks: 0, uploads: 0 };

const live = (): number => {
  // The first collection frees garbage beside the program; the second one waits for that.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const before = live();
const onProgress = ({ filesDone }: DeployProgress): void => {
  if (filesDone % 50 === 0) seen.mostOpen = Math.max(seen.mostOpen, openFiles(folder).length);
  if (filesDone % 1000 !== 0) return;
  seen.mostLive = Math.max(seen.mostLive, live() - before);
  seen.looks += 1;
};

let isFirst = true;
/** It lacks all files once. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  if (!String(input).includes("/deployments")) {
    seen.uploads += 1;
    return Response.json({ urls: [] });
  }
  const { files }: { files: { sha: string }[] } = JSON.parse(String(init?.body));
  if (!isFirst) return Response.json({ id: "dpl_1", url: "site.test" });
  isFirst = false;
  const missing = files.map(({ sha }) => sha);
  return Response.json({ error: { code: "missing_files", message: "Missing", missing } }, { status: 400 });
};

const client = createClient({ baseUrl: "http://localhost", token: "t", fetch });
await deploy(client, { directory: folder, name: "site", concurrency: 8, wait: false, onProgress });
console.log(JSON.stringify(seen));
