import { bytes, createClient } from "@slipway/core";
import { createClient as createFetchClient } from "@slipway/core/fetch";
import { uploadDeploymentFile } from "@slipway/deployments";
import { getUser } from "@slipway/user";

// Live memory (heap used and array buffers, after a forced collection): over many calls, a download, an upload.
const [baseUrl = "", which] = process.argv.slice(2);
const client = (which === "fetch" ? createFetchClient : createClient)({ baseUrl, token: "bench" });
const chunk = new Uint8Array(1024 * 1024).fill(120);

await getUser(client);
const start = live();
console.log(JSON.stringify({ what: "100,000 calls", growth: (await callMany()) - start }));
console.log(JSON.stringify({ what: "1 GiB down", growth: (await watch(download)) - live() }));
console.log(JSON.stringify({ what: "1 GiB up", growth: (await watch(upload)) - live() }));
process.exit(0);

async function callMany(): Promise<number> {
  for (let calls = 0; calls < 100_000; calls += 50)
    await Promise.all(Array.from({ length: 50 }, () => getUser(client)));
  return live();
}

async function download(): Promise<void> {
  const stream = await bytes(client, { route: "GET /v1/gigabyte" });
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}

async function upload(): Promise<void> {
  const body = () => {
    let remaining = 1024;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => (remaining-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
  };
  await uploadDeploymentFile(client, { body });
}

async function watch(work: () => Promise<void>): Promise<number> {
  let most = live();
  const timer = setInterval(() => {
    most = Math.max(most, live());
  }, 100);
  await work();
  clearInterval(timer);
  return most;
}

function live(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
