// @module-tag endurance

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleProgram } from "../bundle-program.ts";
import { run } from "../interop/process.ts";
import { newFolder } from "../new-folder.ts";
import { root } from "../sources.ts";

// Law 7: what comes and goes leaves nothing behind in memory.

const program = `
  import { createEmulator } from "./packages/emulator/src/index.ts";
  const emulator = await createEmulator({ listen: false, clock: "manual" });
  const headers = { authorization: "Bearer " + emulator.token, "content-type": "application/json" };
  const send = async (method, path, body) => {
    const response = await emulator.fetch(emulator.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!response.ok) throw new Error(method + " " + path + " " + response.status + " " + await response.text());
    await response.arrayBuffer();
  };
  const pairs = async (count) => {
    for (let index = 0; index < count; index++) {
      await send("POST", "/v11/projects", { name: "site-" + index });
      await send("POST", "/v13/deployments", { name: "site-" + index, files: [{ file: "index.html", data: "x" }] });
      await send("DELETE", "/v9/projects/site-" + index);
    }
    globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  // By then as many events and requests are kept as ever.
  const before = await pairs(7000);
  const after = await pairs(10000);
  console.log(JSON.stringify((after - before) / 2 ** 20));
  await emulator.close();
`;

test("ten thousand projects that come, are deployed and go leave less than 4 MiB", async () => {
  const file = join(newFolder(), "memory.mjs");
  writeFileSync(file, await bundleProgram(program, root));
  const { code, stdout, stderr } = await run(process.execPath, ["--expose-gc", file]);
  expect(code, stderr).toBe(0);
  expect(Number(stdout)).toBeLessThan(4);
});
