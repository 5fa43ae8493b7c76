import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { peerProgram } from "../../scripts/peers/install-peer.ts";

export interface Prism extends AsyncDisposable {
  readonly url: string;
}

/**
 * Starts Prism, in the version of peers.json, on a free port of loopback.
 *
 * @param mode `mock` makes answers up by the description; `proxy` hands requests on to `upstream` and judges what it answers
 */
export async function startPrism(mode: "mock" | "proxy", document: string, ...upstream: string[]): Promise<Prism> {
  const args = [mode, document, ...upstream, "--port", "0", "--verboseLevel", "info"];
  const child: ChildProcess = spawn(peerProgram("independent", "prism"), args, {
    env: { PATH: process.env.PATH, NO_COLOR: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => said.push(text));
  if (!child.stdout) throw new Error("Prism has no output");
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (url === undefined || !/listening/i.test(line)) continue;
    child.stdout.resume();
    return {
      url,
      async [Symbol.asyncDispose]() {
        if (child.exitCode !== null) throw new Error(`Prism ended before its time:\n${said.slice(-20).join("\n")}`);
        child.kill("SIGKILL");
        await once(child, "close");
      },
    };
  }
  throw new Error(`Prism ended before it listened:\n${said.join("\n")}`);
}
