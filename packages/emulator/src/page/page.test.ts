import { issueCert, listCerts } from "@slipway/certs";
import type { Client } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { addDomain } from "@slipway/domains";
import { createProject, deleteProject, getProject } from "@slipway/projects";
import { createSandbox, runSessionCommand } from "@slipway/sandboxes";
import { createTeam, inviteTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import { createWebhook } from "@slipway/webhooks";
import axe from "axe-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../../../scripts/build.ts";
import { buildPage } from "../../../../scripts/build-page.ts";
import { Browser, chromium, type Page } from "../../test/browser.ts";
import { pushImage } from "../../test/push-image.ts";
import { clientOf, visit } from "../../test/start.ts";
import { createEmulator, type Emulator } from "../index.ts";

const hostile = `<img src=x onerror="window.hacked=1">"'</script><script>window.hacked=1</script>javascript:hacked()`;
const linked = "javascript:window.hacked=1";

interface World {
  readonly emulator: Emulator;
  readonly client: Client;
  readonly page: Page;
}

let browser: Browser;
let world: World;

async function begin(): Promise<{ emulator: Emulator; client: Client }> {
  const emulator = await createEmulator({ clock: "manual", sandboxes: { runtime: "process", isolation: "none" } });
  const client = clientOf(emulator, emulator.token, "acme");
  await createWebhook(client, {
    url: `http://127.0.0.1:9/${encodeURIComponent(hostile)}`,
    events: ["project.created"],
  });
  await createProject(client, { name: "harbour" });
  await getProject(client, { idOrName: "nowhere" }).catch(() => {});
  const file = { file: `a/${hostile.replaceAll("/", "")}.txt`, data: linked };
  const site = { name: "site", target: "production", files: [{ file: "index.html", data: "Ahoy" }, file] } as const;
  await createDeployment(client, { ...site, meta: { link: linked, text: hostile } });
  await emulator.clock.advance("5 seconds");
  await visit(emulator, "site.localhost", `/lost/${encodeURIComponent(hostile)}`, {
    headers: { "user-agent": hostile },
  });
  const authorization = `Bearer ${emulator.token}`;
  await fetch(`${emulator.url}/v9/projects?colour=${linked}&${encodeURIComponent(hostile)}=1`, {
    headers: { authorization },
  });
  const team = await createTeam(client, { slug: "hostile", name: hostile.slice(0, 100) });
  await inviteTeamMember(client, { teamId: team.id, body: [{ email: "ann@example.com", role: "MEMBER" }] });
  await addDomain(client, { name: "example.com" });
  emulator.world.setRecords({ name: "example.com", type: "A", values: ["76.76.21.21"] });
  await issueCert(client, { cns: ["example.com"] });
  const { id: projectId } = await getProject(client, { idOrName: "harbour" });
  const { session } = await createSandbox(client, { projectId, name: "box" });
  await runSessionCommand(client, { sessionId: session.id, command: "echo", args: [hostile] });
  await pushImage(client, "acme/harbour/crane", { tag: "v1" });
  emulator.faults.add({ operation: "listTeams", status: 503, message: hostile });
  await emulator.snapshot("before");
  await createProject(client, { name: "quay" });
  return { emulator, client };
}

beforeAll(async () => {
  if (chromium === undefined) return;
  await buildPage(root);
  browser = await Browser.start();
  const started = await begin();
  world = { ...started, page: await enter(started.emulator) };
});
afterAll(async () => {
  await world?.emulator.close();
  await browser?.[Symbol.asyncDispose]();
});

async function enter(emulator: Emulator, look: Parameters<Browser["open"]>[1] = {}): Promise<Page> {
  const page = await browser.open(`${emulator.url}/_emulator/`, look);
  await page.fill("Token of the emulator", emulator.token);
  await page.press("Enter");
  await page.sees("API requests, newest first");
  return page;
}

async function openFirst(page: Page, view: string, search: string): Promise<void> {
  await page.enter(view);
  await page.until(`document.querySelector("h1")?.innerText === ${JSON.stringify(view)}`);
  await page.fill("Search", search);
  await page.until(`location.hash.includes("q=") && document.querySelectorAll("main > .list tbody tr").length === 1`);
  await page.tabTo("row");
  await page.press("Enter");
  await page.until(`document.querySelector("aside dl")`);
}

const preText = `document.querySelector("aside pre").innerText`;

const tasks: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async "finds the request that failed, and why"({ page }) {
    await openFirst(page, "Requests", "nowhere");
    await page.sees("Project not found");
  },
  async "sees what a request changed, and copies it as a command, a call and a line of a seed"({ page }) {
    await openFirst(page, "Requests", "createwebhook");
    await page.sees("added webhooks account_hook_");
    await page.enter("Copy as curl");
    await page.until(`${preText}.includes("Bearer $SLIPWAY_TOKEN") && ${preText}.includes("--data")`);
    await page.enter("Copy as a Slipway call");
    await page.until(`${preText}.startsWith('import { createWebhook } from "@slipway/webhooks";')`);
    await page.enter("Copy as a line of a seed");
    await page.until(`Object.keys(JSON.parse(${preText})).join() === "team,createWebhook"`);
    expect(await page.eval("navigator.clipboard.readText()")).toMatch(/^\{ "team": "acme", "createWebhook": \{/);
  },
  async "reads which step decided about a visit"({ page }) {
    await openFirst(page, "Visits", "lost");
    await page.sees("The page could not be found.");
  },
  async "reads what a sandbox wrote"({ page }) {
    await openFirst(page, "Sandboxes", "box");
    await page.sees(hostile);
  },
  async "finds a tag, its image and its layers in the registry"({ page }) {
    await openFirst(page, "Registry", "crane");
    for (const text of ["v1", "manifest", "developer", "512"]) await page.sees(text);
  },
  async "sends a delivery again"({ page, emulator }) {
    await openFirst(page, "Deliveries", "harbour");
    const [delivery] = emulator.deliveries.list;
    await page.enter("Redeliver");
    await page.sees("Sent again: retrying.");
    expect(emulator.deliveries.list[0]?.attempts.length).toBe((delivery?.attempts.length ?? 0) + 1);
  },
  async "reads a deployment's log, and finds where it is served"({ page, emulator }) {
    await openFirst(page, "Deployments", "site");
    await page.sees("Build Completed");
    await page.tabTo(emulator.origin("site.localhost"));
  },
  async "advances the clock to the next job, and a deployment is ready"({ page, client }) {
    const { id } = await createDeployment(client, { name: "later", files: [{ file: "index.html", data: "1" }] });
    for (const state of ["BUILDING", "READY"]) {
      await page.enter("Clock");
      await page.until(`document.querySelector("main > .list tbody")?.innerText.includes("deployments/step")`);
      await page.enter("Advance to the next job");
      await page.sees("all due jobs are done");
      if (state === "READY") continue;
      await page.enter("Requests");
    }
    expect((await getDeployment(client, { idOrUrl: id })).readyState).not.toBe("QUEUED");
  },
  async "advances the clock until a certificate renews"({ page, client }) {
    const [before] = await listCerts(client).toArray();
    await openFirst(page, "Clock", "certs/renew");
    await page.enter("Advance to this");
    await page.sees("all due jobs are done");
    const [after] = await listCerts(client).toArray();
    expect(after?.expiresAt).toBeGreaterThan(before?.expiresAt ?? Number.POSITIVE_INFINITY);
  },
  async "takes a snapshot, and puts it back"({ page, client }) {
    await page.enter("Snapshots");
    await page.fill("Name", "taken");
    await page.press("Enter");
    await page.sees("Taken: taken.");
    await page.until(`document.querySelectorAll("main > .list tbody tr").length === 2`);
    await deleteProject(client, { idOrName: "quay" });
    await openFirst(page, "Snapshots", "taken");
    await page.enter("Restore");
    await page.sees("Restore: are you sure?");
    await page.press("Enter");
    await page.sees("Restored: taken.");
    expect((await getProject(client, { idOrName: "quay" })).name).toBe("quay");
  },
  async "compares two snapshots"({ page }) {
    await page.enter("Compare");
    await page.until(`document.querySelector("select[name=to]")?.options.length === 3`);
    await page.tabTo("To");
    await page.press("ArrowDown");
    await page.press("ArrowDown");
    await page.enter("Compare");
    await page.until(`location.hash === "#/compare?from=before&to=taken"`);
    await page.fill("Search", "projects");
    await page.until(`document.querySelector("main > .list tbody td")?.innerText === "projects"`);
    await page.tabTo("row");
    await page.press("Enter");
    await page.sees('– → "quay"');
  },
  async "plans a fault, and forgets it"({ page, client, emulator }) {
    await page.enter("Faults");
    await page.fill("Function", "getUser");
    await page.fill("Times", "2");
    await page.press("Enter");
    await page.sees("Planned.");
    await expect(getUser(client)).rejects.toMatchObject({ status: 503 });
    await page.enter("Remove all faults");
    await page.press("Enter");
    await page.sees("Removed.");
    expect(emulator.faults.pending).toEqual([]);
  },
  async "finds what clients send that the contract does not have"({ page }) {
    await openFirst(page, "Unknown", "?colour");
    await page.sees("listProjects");
  },
  async "finds which functions no request has called yet"({ page }) {
    await openFirst(page, "Functions", "exchangessotoken");
    await page.until(`document.querySelector("aside dl").innerText.includes("Calls\\n0")`);
  },
  async "reads a mail that was not sent"({ page }) {
    await openFirst(page, "Mails", "ann@");
    await page.sees("as MEMBER");
  },
};

const views = [
  ...["requests", "visits", "deliveries", "events", "mails", "accounts", "projects", "deployments", "certificates"],
  ...["sandboxes", "registry", "clock", "faults", "snapshots", "compare?from=before", "functions", "unknown"],
];

async function show(page: Page, view: string): Promise<void> {
  await page.eval(`location.hash = "#/${view}"`);
  // The address changes before the page does: until then the list is that of the view before.
  const link = JSON.stringify(`#/${view.split("?")[0]}`);
  await page.until(
    `document.querySelector("nav [aria-current]")?.hash === ${link} && document.querySelector("main .list > :is(table, .faint:last-child)")`,
  );
  const first = await page.eval<string | null>(`document.querySelector("main tbody th a")?.hash`);
  if (first === null || first === undefined) return;
  await page.eval(`location.hash = ${JSON.stringify(first)}`);
  await page.until(`document.querySelector("aside dl") && !document.querySelector("aside").innerText.includes("…")`);
}

describe.skipIf(chromium === undefined)("the page, in Chromium", () => {
  test.each(Object.entries(tasks))("by keyboard alone one %s", async (_, task) => {
    expect.hasAssertions();
    await task(world);
    expect(world.page.problems).toEqual([]);
  });

  test("malicious input is text, in every view", async () => {
    const { page } = world;
    for (const view of views) {
      await show(page, view);
      expect(
        await page.eval(
          "document.querySelectorAll('#page :is(img, script, iframe), a[href^=\"javascript\" i]').length",
        ),
        view,
      ).toBe(0);
    }
    expect(await page.eval("window.hacked")).toBeUndefined();
    await show(page, "deployments?q=site");
    await page.sees(linked);
    expect(page.problems).toEqual([]);
  });

  const looks = [320, 768, 1280].flatMap((width) => ["light", "dark"].map((scheme) => ({ width, scheme })));

  async function problemsOf(look: (typeof looks)[number], places: readonly string[]): Promise<unknown[]> {
    const page = await enter(world.emulator, look);
    await page.eval(axe.source);
    const found: unknown[] = [...page.problems];
    for (const view of places) {
      await show(page, view);
      const { violations } = await page.eval<{ violations: { id: string; nodes: { html: string }[] }[] }>("axe.run()");
      found.push(...violations.map(({ id, nodes }) => [view, id, nodes[0]?.html]));
      const excess = await page.eval("document.documentElement.scrollWidth - document.documentElement.clientWidth");
      if (excess !== 0) found.push([view, "wider by", excess]);
    }
    await page.close();
    return found;
  }

  // Most tables are alike: all of them take their time.
  test.each(looks)("axe finds nothing at $width px in $scheme, and nothing is too wide", async (look) => {
    expect(await problemsOf(look, ["requests", "clock"])).toEqual([]);
  });

  test.each(looks)("axe finds nothing in any view at $width px in $scheme", { tags: "endurance" }, async (look) => {
    expect(await problemsOf(look, views)).toEqual([]);
  });

  test("the token is in no address, and no other host is asked for anything", async () => {
    const { page, emulator } = world;
    expect(page.asked.filter((address) => address.includes(emulator.token))).toEqual([]);
    expect([...new Set(page.asked.map((address) => new URL(address).origin))]).toEqual([emulator.url]);
    expect(
      await page.eval("location.href + document.referrer + document.cookie + JSON.stringify(localStorage)"),
    ).not.toContain(emulator.token);
    const { currentIndex, entries } = (await page.send("Page.getNavigationHistory")) as {
      currentIndex: number;
      entries: unknown[];
    };
    expect(JSON.stringify(entries)).not.toContain(emulator.token);
    expect(currentIndex).toBeGreaterThan(0);
  });

  test("a wrong token is refused, and what leads to a place asks for one and goes on there", async () => {
    const { emulator } = world;
    const page = await browser.open(`${emulator.url}/_emulator/#/accounts`);
    await page.fill("Token of the emulator", "wr\u00f6ng\u2192");
    await page.press("Enter");
    await page.sees("printable ASCII");
    await page.fill("Token of the emulator", "wrong");
    await page.press("Enter");
    await page.sees("This path requires the emulator's own token");
    await page.fill("Token of the emulator", emulator.token);
    await page.press("Enter");
    await page.sees("Users and teams.");
    await page.enter("Forget the token");
    await page.sees("Token of the emulator");
    expect(await page.eval("sessionStorage.length")).toBe(0);
  });

  test("a request that arrives while the page is loaded is listed once", async () => {
    const emulator = await createEmulator();
    const client = clientOf(emulator);
    let isOpen = false;
    const sending = (async () => {
      while (!isOpen) await getUser(client);
    })();
    const page = await enter(emulator);
    isOpen = true;
    await sending;
    await expect(getProject(client, { idOrName: "latest" })).rejects.toThrow();
    await page.sees("/latest");
    const twice = await page.eval(`(() => {
      const all = [...document.querySelectorAll("main tbody th a")].map(({ href }) => href);
      return all.filter((href, index) => all.indexOf(href) < index);
    })()`);
    expect(twice).toEqual([]);
    await emulator.close();
  });

  test("requests appear while they happen, and so does the end of the emulator", async () => {
    const emulator = await createEmulator();
    const page = await enter(emulator);
    await page.sees("None.");
    await getUser(clientOf(emulator));
    await page.sees("/v2/user");
    await emulator.close();
    await page.sees("Reconnecting");
    expect(await page.eval("document.querySelectorAll('main tbody tr').length")).toBe(1);
  });

  test("10,000 requests and 50 more a second keep nobody from working", { tags: "endurance" }, async () => {
    const emulator = await createEmulator();
    const send = (path: string) => emulator.fetch(`${emulator.url}${path}`).then((answer) => answer.text());
    for (let left = 10_000; left > 0; left -= 1) await send("/v2/user");
    const page = await enter(emulator);
    await page.until(`document.querySelectorAll("main tbody tr").length === 200`);
    await page.send("Performance.enable");
    const [begun, before] = [Date.now(), await scriptTime(page)];
    const sending = setInterval(() => void send("/v2/user"), 20);
    await page.until(`(window.began ??= performance.now()) < performance.now() - 3000`);
    clearInterval(sending);
    expect((await scriptTime(page)) - before).toBeLessThan((Date.now() - begun) / 2);
    await send("/v9/projects/nowhere");
    await page.fill("Search", "nowhere");
    await page.until(`document.querySelectorAll("main tbody tr").length === 1`);
    await emulator.close();
  });
});

async function scriptTime(page: Page): Promise<number> {
  const { metrics } = (await page.send("Performance.getMetrics")) as { metrics: { name: string; value: number }[] };
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
}
