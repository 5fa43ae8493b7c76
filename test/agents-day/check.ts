import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { createEmulator, type Emulator } from "../../packages/emulator/src/index.ts";
import { Browser, type Page } from "../../packages/emulator/test/browser.ts";
import { type Absences, absence } from "../../scripts/outcome.ts";
import { findChromium } from "../runtimes/chromium.ts";
import { type Outside, serveOutside } from "./outside.ts";

const programs: Readonly<Record<string, readonly string[]>> = {
  node: [process.execPath, fileURLToPath(new URL("agent.child.ts", import.meta.url))],
  python: ["python3", fileURLToPath(new URL("agent.py", import.meta.url))],
};

/**
 * The day of two agents, one in Node and one in Python: clone, install, serve, edit, look at the page, test, snapshot, two forks, resume, stop.
 */
export async function checkAgentsDay(): Promise<boolean | Absences> {
  const absent: string[] = [];
  const emulator = await createEmulator({ sandboxes: "process" }).catch((error: unknown) => String(error));
  if (typeof emulator === "string") return { absent: [`isolation (${emulator})`] };
  const outside = await serveOutside();
  let browser: Browser | undefined;
  try {
    browser = await Browser.start(findChromium());
  } catch (error) {
    absent.push(`Chromium (${absence(error)})`);
  }
  const missing = spawnSync("python3", ["-c", "import ensurepip, venv"], { encoding: "utf8" });
  if (missing.status !== 0) absent.push("a python3 with venv and ensurepip");
  try {
    let isPassed = true;
    for (const name of Object.keys(programs)) {
      if (name === "python" && missing.status !== 0) continue;
      isPassed = (await runAgent(name, emulator, outside, browser)) && isPassed;
    }
    const isPushed = outside.branchesOf("node").includes("agent");
    if (!isPushed) console.error("node: its branch did not arrive");
    return isPassed && isPushed && (absent.length === 0 || { absent });
  } finally {
    await browser?.[Symbol.asyncDispose]();
    outside.close();
    await emulator.close();
  }
}

async function runAgent(
  name: string,
  emulator: Emulator,
  outside: Outside,
  browser: Browser | undefined,
): Promise<boolean> {
  const [program = "", ...args] = programs[name] ?? [];
  const env = { ...process.env, SLIPWAY_API_URL: emulator.url, SLIPWAY_TOKEN: emulator.token, OUTSIDE: outside.url };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await followAgent(name, child, emulator, browser);
  const [code] = await ended;
  if (code !== 0) console.error(`${name}: its day ended with ${code}`);
  return code === 0;
}

async function followAgent(
  name: string,
  { stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>,
  emulator: Emulator,
  browser: Browser | undefined,
): Promise<void> {
  const pages = new Map<string, Page>();
  const begun = performance.now();
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith("{")) {
      console.log(`${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s  ${line}`);
      continue;
    }
    const { url, text }: { url: string; text: string } = JSON.parse(line);
    const looked = browser ? visit(browser, pages, url, text) : poll(emulator, url, text);
    stdin.write(`${await looked.then(() => "seen", String)}\n`);
  }
  for (const page of pages.values()) await page.close();
}

async function visit(browser: Browser, pages: Map<string, Page>, url: string, text: string): Promise<void> {
  const page = pages.get(url) ?? (await browser.open(url));
  pages.set(url, page);
  // The server may begin anew after an edit.
  await untilDone(async () => {
    await page.goto(url);
    return page.eval<string>("document.body.innerText");
  }, text);
}

async function poll(emulator: Emulator, url: string, text: string): Promise<void> {
  await untilDone(async () => (await emulator.fetch(url)).text(), text);
}

async function untilDone(read: () => Promise<string>, text: string): Promise<void> {
  for (const end = performance.now() + 20_000; ; await new Promise((done) => setTimeout(done, 100))) {
    const found = await read();
    if (found.includes(text)) return;
    if (performance.now() > end) throw new Error(`${JSON.stringify(found)} and not ${text}`);
  }
}
