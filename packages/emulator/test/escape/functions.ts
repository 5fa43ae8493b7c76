import { request } from "node:http";
import { text } from "node:stream/consumers";
import type { Client } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { expect, vi } from "vitest";
import type { Emulator } from "../../src/index.ts";
import { wholeBuild } from "../start.ts";

/** A function that runs its body in a shell, and responds with the output until that prints `held`, or ends. */
export const shellFunction = `import { spawn } from "node:child_process";
  export default (request, answer) => {
    if (request.headers.over) process.exit();
    let script = "";
    request.on("data", (piece) => { script += piece; }).on("end", () => {
      const env = { ...process.env, PATH: "/vercel/runtime:" + process.env.PATH };
      const child = spawn("sh", ["-c", script + " 2>&1"], { env, stdio: ["ignore", "pipe", "inherit"] });
      let said = "";
      child.stdout.on("data", (piece) => { said += piece; if (/^held$/m.test(said)) answer.end(said); });
      child.on("close", () => answer.end(said));
    });
  };`;

/** Deploys a build's output to production, and waits until it is there: of an emulator of this process by its clock. */
export async function deployAll(
  client: Client,
  name: string,
  output: Readonly<Record<string, unknown>>,
  emulator?: Emulator,
) {
  const files = Object.entries({ "config.json": { version: 3 }, ...output }).map(([path, data]) => ({
    file: `.vercel/output/${path}`,
    data: typeof data === "string" ? data : JSON.stringify(data),
  }));
  const { id, url } = await createDeployment(client, { name, target: "production", files, prebuilt: "1" });
  await emulator?.clock.advance(wholeBuild);
  const ready = async () =>
    expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({
      readyState: "READY",
      aliasAssigned: true,
    });
  await vi.waitFor(ready, { timeout: 30_000 });
  return { id, url };
}

export function askAt(
  port: number,
  host: string,
  path: string,
  script = "",
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", headers: { ...headers, host } };
    request(options, (answer) => void text(answer).then(resolve, reject))
      .on("error", reject)
      .end(script);
  });
}
