import { spawnSync } from "node:child_process";
import { findChromium } from "../../test/runtimes/chromium.ts";
import { importPeer } from "../peers/install-peer.ts";

// What is used of playwright-core, which the workspace does not have.
interface Locator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
}
export interface Page {
  goto(url: string): Promise<unknown>;
  locator(selector: string): Locator;
  evaluate<Result>(program: string): Promise<Result>;
  addScriptTag(script: { readonly path: string }): Promise<unknown>;
  waitForFunction(program: string): Promise<unknown>;
  on(event: "request", tell: (request: { url(): string }) => void): void;
  close(): Promise<void>;
}
interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: "dark" | "light";
  readonly deviceScaleFactor?: number;
}
export interface Browser {
  newPage(options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}
interface Playwright {
  // It is CommonJS.
  readonly default: {
    readonly chromium: {
      launch(options: { readonly executablePath: string; readonly args: readonly string[] }): Promise<Browser>;
    };
  };
}

/**
 * Starts a Chromium of this machine.
 *
 * @throws `AbsentError` when there is none, or what drives it cannot be installed.
 */
export async function startBrowser(): Promise<Browser> {
  const program = findChromium();
  const { stdout } = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" });
  const playwright = await importPeer<Playwright>("site-check", "playwright-core");
  return playwright.default.chromium.launch({
    executablePath: stdout.trim(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
}
