import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientOptions, call } from "../src/index.ts";
import { clients } from "./clients.ts";
import { eventClock } from "./event-clock.ts";

// The README says what a storm costs: its table is read here, and what it says is what is counted.
const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const table = (readme.split("## Storms")[1] ?? "").split("\n## ")[0] ?? "";
const rows = table.split("\n").filter((line) => /^\| \d/.test(line));

function promised(storm: string): { extra: number; errors: number; seconds: number } {
  const cells = rows.find((row) => row.startsWith(`| ${storm} |`))?.split("|") ?? expect.fail(`no row of ${storm}`);
  const [extra = Number.NaN, errors = Number.NaN, seconds = Number.NaN] = cells
    .slice(2, 5)
    .map((cell) => Number(cell.replaceAll(/[^\d.]/g, "")));
  return { extra, errors, seconds };
}

function drawAlike(): void {
  let seed = 1;
  vi.spyOn(Math, "random").mockImplementation(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

interface Storm {
  readonly says: string;
  readonly calls: number;
  /** How far apart calls begin, ms. */
  readonly every: number;
  platform(): (time: number, token: string | null) => Response;
  readonly token?: () => ClientOptions["token"];
}

const refused = (status: number, error: object) => Response.json({ error: { message: "no", ...error } }, { status });

const storms: readonly Storm[] = [
  ...[0, 60].map(
    (every): Storm => ({
      says: `1,000 calls ${every ? "over the minute" : "at once"}, 503 for a minute`,
      calls: 1000,
      every,
      platform: () => (time) => (time < 60_000 ? refused(503, { code: "internal_server_error" }) : Response.json({})),
    }),
  ),
  {
    says: "300 calls at once, the token is replaced after 100",
    calls: 300,
    every: 0,
    platform: () => {
      let count = 0;
      return (_, token) => {
        if (token === "Bearer old" && ++count > 100) return refused(401, { code: "forbidden" });
        return Response.json({});
      };
    },
    token: () => {
      const tokens = ["old", "new"];
      // Asked once more than that, it fails the calls.
      return async () => tokens.shift() ?? "";
    },
  },
  {
    says: "120 calls at once, 60 a minute, no limiter",
    calls: 120,
    every: 0,
    platform: () => {
      let [left, ends] = [0, 0];
      return (time) => {
        if (time >= ends) [left, ends] = [60, time + 60_000];
        if (left-- > 0) return Response.json({});
        // Seconds to wait, as the platform may say it.
        return refused(429, { code: "rate_limited", limit: { total: 60, remaining: 0, reset: (ends - time) / 1000 } });
      };
    },
  },
];

test("the README tells of every storm that is tried here, and of no other", () => {
  expect(rows.map((row) => row.split("|")[1]?.trim())).toEqual(storms.map(({ says }) => says));
});

describe.each(clients)("over $name", ({ create }) => {
  test.each(storms)("$says: it takes what the README says", async ({ says, calls, every, platform, token }) => {
    drawAlike();
    const clock = eventClock();
    const began = clock.now();
    const answer = platform();
    let requests = 0;
    const client = create({
      clock,
      token: token?.() ?? "t",
      fetch: async (_, init) => {
        requests++;
        // The answer takes its way.
        await new Promise((resolve) => setImmediate(resolve));
        const headers = new Headers(init.headers);
        return answer(clock.now() - began, headers.get("authorization"));
      },
    });
    const one = async (index: number): Promise<unknown> => {
      if (index * every) await clock.sleep(index * every);
      return call(client, { route: "GET /v1/things" });
    };
    const ended = await clock.runUntil(Promise.allSettled(Array.from({ length: calls }, (_, index) => one(index))));
    const errors = ended.filter(({ status }) => status === "rejected").length;
    const { seconds, ...counts } = promised(says);
    expect({ extra: requests - calls, errors }).toEqual(counts);
    expect(Math.ceil((clock.now() - began) / 1000)).toBe(seconds);
  });
});
