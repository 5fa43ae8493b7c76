import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { hostname } from "node:os";

import { createProject } from "@slipway/projects";
import type { SandboxNetworkRules } from "@slipway/sandboxes";
import { describe, expect, test } from "vitest";
import { portOf } from "../../../../../test/port-of.ts";
import { deployAll } from "../../../test/escape/functions.ts";
import { problemOr } from "../../../test/escape/users-to-try.ts";
import { fn } from "../../../test/functions.ts";
import { outputOf, startAgents } from "../../../test/sandbox-shell.ts";
import { deployBuilt, visit } from "../../../test/start.ts";
import type { EmulatorOptions } from "../../index.ts";

const problem = await problemOr("no sandbox asks for anything");
const asks = `const [authorization, method, path, body] = process.argv.slice(1);
  const headers = { authorization, "content-type": "application/json" };
  fetch("http://api.vercel.com" + path, { method, headers, body }).then(({ status }) => console.log(status));`;

interface Asker {
  readonly options?: EmulatorOptions;
  readonly ranges?: readonly string[];
  readonly ruled?: string;
  /** Whether the start names the port. */
  readonly isNamed?: boolean;
  readonly isFunction?: boolean;
}

const asksByFunction = `export async function POST({ headers, body }) {
  const [authorization, method, path] = ["authorization", "x-method", "x-path"].map((name) => headers.get(name));
  const init = { method, headers: { authorization, "content-type": "application/json" }, body, duplex: "half" };
  const answer = await fetch("http://api.vercel.com" + path, init);
  return new Response(String(answer.status));
}`;

async function begin({ options, ranges, ruled, isNamed, isFunction }: Asker) {
  const paths: string[] = [];
  const server = createServer((request, answer) => {
    paths.push(request.url ?? "");
    answer.writeHead(302, { location: "/elsewhere" }).end();
  });
  const port = await portOf(server);
  const isolation = ranges ? "bubblewrap" : "none";
  const started = await startAgents({
    ...options,
    ...(isNamed && { reach: [`127.0.0.1:${port}`] }),
    ...(isFunction && { functions: true }),
    sandboxes: { runtime: "process", isolation },
  });
  const { client, emulator, make, projectId } = started;
  const injectionRules = ruled === undefined ? [] : [{ domain: ruled, headers: { "x-by-rule": "yes" } }];
  const own: SandboxNetworkRules = {
    ...{ mode: "custom", injectionRules },
    allowedDomains: ["api.vercel.com", "evil.com"],
  };
  const made = ranges && (await make({ networkPolicy: { ...own, allowedCIDRs: [...ranges] } }));
  if (isFunction) await deployAll(client, "asking", fn("call", asksByFunction), emulator);
  const call = async (path: string, body: object, method = "POST"): Promise<number> => {
    const [authorization, text] = [`Bearer ${emulator.token}`, JSON.stringify(body)];
    if (isFunction) {
      const headers = { authorization, "x-path": path, "x-method": method };
      const answer = await visit(emulator, "asking.localhost", "/call", { method: "POST", headers, body: text });
      const said = await answer.text();
      expect(said).toMatch(/^\d{3}$/);
      return Number(said);
    }
    if (!made) {
      const headers = { authorization, "content-type": "application/json" };
      return (await fetch(`${emulator.url}${path}`, { method, headers, body: text })).status;
    }
    const args = ["-e", asks, authorization, method, path, text];
    const { output } = await outputOf(client, { sessionId: made.session.id, command: "node", args });
    expect(output).toMatch(/^\d{3}\n$/);
    return Number(output);
  };
  return { ...started, call, projectId, paths, url: `http://127.0.0.1:${port}/hook`, sessionId: made?.session.id };
}

type Begun = Awaited<ReturnType<typeof begin>>;

const log = { schemas: { log: { version: "v1" } } };
const http = (endpoint: string) => ({ delivery: { type: "http", endpoint, encoding: "json", headers: {} } });
const hook = async ({ call, client, emulator }: Begun, url: string): Promise<void> => {
  await call("/v1/webhooks", { url, events: ["project.created"] });
  await createProject(client, { name: "told" });
  await emulator.clock.advance(0);
};

const places: Readonly<Record<string, (begun: Begun, url: string) => Promise<unknown>>> = {
  "the tarball of a sandbox": ({ call, projectId }, url) =>
    call("/v4/sandboxes", { projectId, source: { type: "tarball", url } }),
  "a webhook": hook,
  "a delivery that is released or sent anew": async (begun, url) => {
    await hook(begun, url);
    const { deliveries } = begun.emulator;
    begun.paths.length = 0;
    const [{ id = "", state = "" } = {}] = deliveries.list;
    if (state === "held") await expect(deliveries.release(id)).rejects.toMatchObject({ status: 403 });
    else await deliveries.redeliver(id).catch(() => {});
  },
  "a drain": async ({ call, client, emulator }, url) => {
    await call("/v1/drains", { name: "drain", projects: "all", ...log, ...http(url) });
    await deployBuilt(emulator, client, {
      name: "site",
      target: "production",
      files: [{ file: "index.html", data: "" }],
    });
    await visit(emulator, "site.localhost", "/");
    await emulator.clock.advance("1 second");
    await emulator.clock.advance(0);
  },
  "the test of a drain": ({ call }, url) => call("/v1/drains/test", { ...log, ...http(url) }),
};

const everywhere: EmulatorOptions = { host: "0.0.0.0" };
const named = (host: string): EmulatorOptions => ({ ...everywhere, webhooks: { deliverTo: [host] } });
const askers: readonly (readonly [who: string, asker: Asker, isReached: boolean])[] = [
  ["from outside, where this machine alone reaches the emulator", {}, true],
  ["from outside, where others reach the emulator", { options: everywhere }, false],
  ["from outside, where others reach it and the start names any host", { options: named("*") }, false],
  ["from outside, where others reach it and the start names this one", { options: named("127.0.0.1") }, true],
  ["from outside, where others reach it and the start names the port", { options: everywhere, isNamed: true }, true],
  ["by a function", { isFunction: true }, false],
  ["by a function, where the start names the port", { isFunction: true, isNamed: true }, true],
  ["by a sandbox, where the start names the port", { ranges: [], isNamed: true }, false],
  ["by a sandbox that may reach the API alone", { ranges: [] }, false],
  ["by a sandbox that may reach the range", { ranges: ["127.0.0.1/32"] }, true],
  ["by a sandbox with a rule for the host", { ranges: ["127.0.0.1/32"], ruled: "127.0.0.1" }, false],
];

describe.each(Object.entries(places))("%s", (_, ask) => {
  test.each(askers.filter(([, asker]) => !(asker.ranges || asker.isFunction) || problem === undefined))(
    "asked for %s, is of this machine: %j %s",
    async (_, asker, isReached) => {
      const begun = await begin(asker);
      await ask(begun, begun.url);
      expect([...new Set(begun.paths)]).toEqual(isReached ? ["/hook"] : []);
    },
  );
});

test("only these files send requests to other programs, and the first serves all places here", () => {
  const source = new URL("../../", import.meta.url);
  const files = globSync("**/*.ts", { cwd: source, exclude: ["**/*.test.ts"] }).filter((path) =>
    /from "node:https"|(?<![\w.])fetch\(/.test(
      readFileSync(new URL(path, source), "utf8").replaceAll(/^\s*(?:\/\/|\*).*$/gm, ""),
    ),
  );
  const own = ["cli/commands.ts", "domain/sandboxes/network/connect-out.ts", "page/data.ts", "proxy/forward.ts"];
  expect(files.sort()).toEqual([...own, "domain/events/reach.ts"].sort());
});

test.each(["localhost", "a.localhost", "127.1", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]", hostname()])(
  "%s is this machine, too, and nothing is asked of it for others",
  async (name) => {
    const begun = await begin({ options: named("*") });
    const url = begun.url.replace("127.0.0.1", name);
    for (const ask of Object.values(places)) await ask(begun, url).catch(() => {});
    expect(begun.paths).toEqual([]);
  },
);

test.runIf(problem === undefined)("a name that leads to this machine is none that a sandbox may reach", async () => {
  const begun = await begin({ ranges: [] });
  const { url, paths, call } = begun;
  await call("/v10/projects/agents/domains", { name: "evil.com" });
  await call("/v2/domains/evil.com/records", { type: "A", name: "", value: "127.0.0.1" });
  for (const name of ["evil.com", "localhost"])
    for (const ask of Object.values(places)) await ask(begun, url.replace("127.0.0.1", name)).catch(() => {});
  expect(paths).toEqual([]);
});

test.runIf(problem === undefined)("a sandbox gives none, itself or another, more ranges than it has", async () => {
  const { call, projectId, sessionId } = await begin({ ranges: ["127.0.0.8/30"] });
  const asking = (range: string) => ({ mode: "custom", allowedDomains: [], allowedCIDRs: [range] });
  const policies = `/v2/sandboxes/sessions/${sessionId}/network-policy`;
  for (const range of ["127.0.0.1/32", "0.0.0.0/0", "::ffff:127.0.0.1/128", "127.0.0.8/29"]) {
    expect(await call("/v4/sandboxes", { projectId, networkPolicy: asking(range) })).toBe(403);
    expect(await call(policies, asking(range))).toBe(403);
  }
  expect(await call("/v4/sandboxes", { projectId, networkPolicy: asking("127.0.0.9/32") })).toBe(200);
});
