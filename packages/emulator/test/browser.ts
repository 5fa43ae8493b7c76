import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isInstalled } from "../../../scripts/installed.ts";
import { chromiumArguments, programs } from "../../../test/runtimes/chromium.ts";

export const chromium: string | undefined = programs.find(isInstalled);

// The protocol sends JSON of many shapes: the caller states the expected one.
type Told = Readonly<Record<string, unknown>>;

export class Browser implements AsyncDisposable {
  readonly #socket: WebSocket;
  readonly #end: () => Promise<void>;
  readonly #waiting = new Map<number, { resolve(value: Told): void; reject(error: Error): void }>();
  readonly #heard: ((method: string, params: Told, session: string) => void)[] = [];
  #last = 0;

  private constructor(socket: WebSocket, end: () => Promise<void>) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data))));
  }

  static async start(program: string = chromium ?? "chromium"): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), "slipway-browser-"));
    const args = ["--remote-debugging-port=0", ...chromiumArguments("about:blank", profile)];
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    const ended = once(child, "exit");
    let url: string | undefined;
    for await (const line of createInterface({ input: child.stderr })) {
      url = /^DevTools listening on (\S+)/.exec(line)?.[1];
      if (url !== undefined) break;
    }
    child.stderr.resume();
    const socket = new WebSocket(url ?? "ws://127.0.0.1:0");
    await once(socket, "open");
    return new Browser(socket, async () => {
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  send(method: string, params: Told = {}, sessionId?: string): Promise<Told> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  on(listener: (method: string, params: Told, session: string) => void): void {
    this.#heard.push(listener);
  }

  async open(url: string, { width = 1280, height = 900, scheme = "light" } = {}): Promise<Page> {
    const { browserContextId } = await this.send("Target.createBrowserContext");
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    await this.send("Browser.grantPermissions", {
      permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"],
      browserContextId,
    });
    const page = new Page(this, String(sessionId));
    for (const domain of ["Page", "Runtime", "Network", "Log"]) await page.send(`${domain}.enable`);
    await page.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await page.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    await page.goto(url);
    return page;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    // The program that was begun may be a script, and the browser another process: it ends itself, often before it has answered.
    const closed = once(this.#socket, "close");
    void this.send("Browser.close");
    await closed;
    await this.#end();
  }

  #hear({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      for (const listener of this.#heard) listener(method ?? "", params ?? {}, sessionId ?? "");
      return;
    }
    const { resolve, reject } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (error) reject?.(new Error(JSON.stringify(error)));
    else resolve?.(result ?? {});
  }
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Told;
  readonly result?: Told;
  readonly error?: unknown;
  readonly sessionId?: string;
}

const keys: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, Escape: 27, ArrowUp: 38, ArrowDown: 40 };

const nameOfFocused = `((e) => e.closest("main > .list tbody") ? "row" :
  e.ariaLabel || e.labels?.[0]?.firstChild?.textContent?.trim() || e.innerText?.trim() || "")(document.activeElement)`;

export class Page {
  readonly problems: string[] = [];
  readonly asked: string[] = [];
  readonly #browser: Browser;
  readonly #session: string;

  constructor(browser: Browser, session: string) {
    this.#browser = browser;
    this.#session = session;
    browser.on((method, params, from) => from === session && this.#hear(method, params));
  }

  send(method: string, params: Told = {}): Promise<Told> {
    return this.#browser.send(method, params, this.#session);
  }

  async close(): Promise<void> {
    await this.send("Page.close");
  }

  async goto(url: string): Promise<void> {
    await this.send("Page.navigate", { url });
    await this.until("document.readyState === 'complete'");
  }

  async eval<Value>(expression: string): Promise<Value> {
    const how = { awaitPromise: true, returnByValue: true, userGesture: true };
    const told = await this.send("Runtime.evaluate", { expression, ...how });
    const { result, exceptionDetails } = told as { result: { value: Value }; exceptionDetails?: unknown };
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  }

  async until(expression: string): Promise<void> {
    for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
      if (await this.eval<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      if (Date.now() > end)
        throw new Error(`Never: ${expression}; there is: ${await this.eval("document.body.innerText")}`);
    }
  }

  async click(selector: string): Promise<void> {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    await this.until(found);
    await this.eval(`${found}.click()`);
  }

  sees(text: string): Promise<void> {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  async press(key: string, modifiers = 0): Promise<void> {
    const code = { key, code: key, windowsVirtualKeyCode: keys[key] ?? 0, modifiers };
    await this.send("Input.dispatchKeyEvent", { ...code, type: "keyDown", ...(key === "Enter" && { text: "\r" }) });
    await this.send("Input.dispatchKeyEvent", { ...code, type: "keyUp" });
  }

  async type(text: string): Promise<void> {
    await this.send("Input.insertText", { text });
  }

  async tabTo(name: string): Promise<void> {
    const seen = new Set<string>();
    for (let count = 0; count < 150; count++) {
      await this.press("Tab");
      const called = await this.eval<string>(nameOfFocused);
      if (called === name) return;
      seen.add(called);
    }
    throw new Error(`Tab never leads to ${name}, but to ${[...seen].join(" | ")}`);
  }

  async enter(name: string): Promise<void> {
    await this.tabTo(name);
    await this.press("Enter");
  }

  async fill(name: string, text: string): Promise<void> {
    await this.tabTo(name);
    await this.eval("document.activeElement.select?.()");
    await this.type(text);
  }

  #hear(method: string, params: Told): void {
    const { type, args, entry, exceptionDetails, request } = params as {
      readonly type?: string;
      readonly args?: unknown;
      readonly entry?: { readonly level: string };
      readonly exceptionDetails?: unknown;
      readonly request?: { readonly url: string };
    };
    if (method === "Runtime.exceptionThrown") this.problems.push(JSON.stringify(exceptionDetails));
    if (method === "Runtime.consoleAPICalled" && /^(?:error|warning|assert)$/.test(type ?? ""))
      this.problems.push(JSON.stringify(args));
    if (method === "Log.entryAdded" && entry?.level !== "info") this.problems.push(JSON.stringify(entry));
    if (method === "Network.requestWillBeSent") this.asked.push(request?.url ?? "");
  }
}
