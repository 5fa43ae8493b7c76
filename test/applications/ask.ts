import { request as ask } from "node:http";
import type { Browser, Page } from "../../packages/emulator/test/browser.ts";
import type { Row } from "./table.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Headers that an application states: what servers and platforms add of their own is not compared. */
const compared =
  /^(location|set-cookie|content-type|allow|x-(?!vercel|middleware|nextjs|powered-by|sveltekit|matched-path|next-cache|next-error-status)[\w-]+)$/;

/** Asks one server the rows of a table. It keeps cookies, and knows the times of a path by their order. */
export function asker(site: string): (row: Row) => Promise<Answer> {
  const cookies = new Map<string, string>();
  const times = new Map<string, string[]>();
  const withoutTimes = (text: string, path: string): string =>
    text.replaceAll(/\b1\d{12,13}\b/g, (time) => {
      const known = times.get(path) ?? [];
      times.set(path, known);
      if (!known.includes(time)) known.push(time);
      return `time ${known.indexOf(time) + 1}`;
    });
  return async ({ request: [method, path, stated = {}, body], withCookies, isStreamed, isImage }) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = { ...(method === "POST" && { origin: site }), ...(withCookies && { cookie }), ...stated };
    const { status, headers, pieces, took } = await send(site, method, path, sent, body);
    for (const line of headers.filter(([name]) => name === "set-cookie").map(([, value]) => value)) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const known = headers
      .filter(([name]) => compared.test(name))
      .map(([name, value]) => [name, named(value, site)] as const);
    const all: Record<string, string> = {};
    for (const [name, value] of known.sort()) all[name] = name in all ? `${all[name]} | ${value}` : value;
    if (isImage) return { status, headers: { "content-type": all["content-type"] ?? "" }, text: "" };
    if (isStreamed)
      all.pieces = took > 200 && pieces.length > 1 ? "over time" : `at once (${pieces.length}, ${took} ms)`;
    return {
      status,
      headers: all,
      text: withoutTimes(seen(Buffer.concat(pieces).toString()).replaceAll(site, ""), path),
    };
  };
}

function named(value: string, site: string): string {
  return value
    .replaceAll(site, "")
    .replace(/; ?expires=[^;]*/i, "")
    .replace(/; ?charset=utf-8/i, "")
    .toLowerCase();
}

function seen(text: string): string {
  const shown = text.replaceAll(/<(script|style|head)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "").replaceAll(/<[^>]+>/g, " ");
  return shown.replaceAll(/\s+/g, " ").trim();
}

interface Sent {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly pieces: readonly Buffer[];
  /** From the first piece to the last one. */
  readonly took: number;
}

function send(site: string, method: string, path: string, headers: object, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const asking = ask({
      host: "127.0.0.1",
      port,
      path,
      method,
      agent: false,
      headers: { host: `${hostname}:${port}`, ...headers },
    });
    asking.once("error", reject).once("response", async (answer) => {
      const pieces: Buffer[] = [];
      let first = 0;
      for await (const piece of answer) {
        first ||= performance.now();
        pieces.push(piece);
      }
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value) => [name, value] as const),
      );
      resolve({ status: answer.statusCode ?? 0, headers: pairs, pieces, took: Math.round(performance.now() - first) });
    });
    asking.end(body);
  });
}

export function problemsOf(wanted: Answer | undefined, got: Answer): string[] {
  if (!wanted) return [];
  const names = new Set([...Object.keys(wanted.headers), ...Object.keys(got.headers)]);
  // The body of a redirect is invisible, and is the platform's own there.
  const isRedirect = wanted.headers.location !== undefined;
  if (isRedirect) names.delete("content-type");
  const compared: [string, unknown, unknown][] = [
    ["status", wanted.status, got.status],
    ...(isRedirect ? [] : [["text", wanted.text, got.text] as [string, unknown, unknown]]),
    ...[...names].map((name): [string, unknown, unknown] => [name, wanted.headers[name], got.headers[name]]),
  ];
  return compared.flatMap(([what, one, other]) =>
    one === other ? [] : [`${what} is ${JSON.stringify(other)} and not ${JSON.stringify(one)}`],
  );
}

/**
 * Stable text of a page. Text for screen readers only is left out: it depends on whether a click came before the
 * page's program had begun, and the browser followed the link itself.
 */
async function shown(page: Page): Promise<string> {
  for (let before = "", tries = 0; tries < 100; tries++) {
    const looking = page.eval<string>(`(() => {
      if (document.readyState !== "complete" || !document.body) return "";
      const spoken = [...document.querySelectorAll("[aria-live]")].map(({ innerText }) => innerText).filter(Boolean);
      const text = spoken.reduce((all, each) => all.replace(each, ""), document.body.innerText);
      return [location.pathname + location.search, document.title, text].join(" ").replaceAll(/\\s+/g, " ").trim();
    })()`);
    // A page that is being left has nothing.
    const now = await looking.catch(() => "");
    if (now !== "" && now === before) return now;
    before = now;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The page does not come to rest.");
}

/** Opens a page, clicks what a program of the page reacts to, and returns what is there in the end. */
export async function visit(browser: Browser, url: string, clicks: readonly string[]): Promise<string> {
  const page = await browser.open(url);
  try {
    for (const selector of clicks) {
      const before = await shown(page);
      await page.click(selector);
      // Until its program has begun, nothing reacts. A link that is gone was followed, and the next page is on its way.
      for (let tries = 1; (await shown(page)) === before && tries < 50; tries++)
        await page.eval(`document.querySelector(${JSON.stringify(selector)})?.click()`).catch(() => {});
    }
    return await shown(page);
  } finally {
    await page.close();
  }
}
