import { createClient } from "../../packages/core/src/index.ts";
import { deploy } from "../../packages/deployments/src/node/index.ts";
import { createEmulator } from "../../packages/emulator/src/index.ts";
import { Browser } from "../../packages/emulator/test/browser.ts";
import { type Absences, absence } from "../../scripts/outcome.ts";
import { installPeer } from "../../scripts/peers/install-peer.ts";
import { findChromium } from "../runtimes/chromium.ts";
import {
  type Application,
  applications,
  build,
  deployByCommandLine,
  install,
  type Served,
  serve,
} from "./applications.ts";
import { asker, problemsOf, visit } from "./ask.ts";
import { pages, table } from "./table.ts";

interface Found {
  readonly problems: string[];
  readonly absent: string[];
}

/**
 * Real applications, built by their published tools and deployed to the emulator, by `deploy` and by the platform's command line, answer
 * as their frameworks do without a platform.
 */
export async function checkApplications(): Promise<boolean | Absences> {
  const found: Found = { problems: [], absent: [] };
  try {
    installPeer("platform-clients");
    const folders = applications.map((each) => [each, install(each)] as const);
    await Promise.all(folders.map(([each, folder]) => build(each, folder)));
    await tryAll(folders, found);
  } catch (error) {
    found.absent.push(absence(error));
  }
  for (const problem of found.problems) console.error(problem);
  return found.problems.length === 0 && (found.absent.length === 0 || { absent: found.absent });
}

async function tryAll(folders: readonly (readonly [Application, string])[], all: Found): Promise<void> {
  const options = { buildTime: 100, seed: { users: [{ username: "ann" }] } };
  const emulator = await createEmulator({ ...options, functions: true }).catch((error: unknown) => {
    all.absent.push(`isolation (${error})`);
    return createEmulator({ ...options, functions: { isolation: "none" } });
  });
  const references = new Map<string, Served>();
  let browser: Browser | undefined;
  try {
    browser = await Browser.start(findChromium());
  } catch (error) {
    all.absent.push(`Chromium (${absence(error)})`);
  }
  try {
    const client = createClient({ baseUrl: emulator.url, token: emulator.token });
    const { port } = new URL(emulator.url);
    for (const [application, directory] of folders) {
      const { name } = application;
      references.set(name, await serve(application, directory));
      await deploy(client, { directory, name, prebuilt: true, target: "production" });
      await deployByCommandLine(directory, `${name}-cli`, emulator.url, emulator.token);
    }
    for (const [{ name }] of folders) {
      const here = references.get(name)?.url ?? "";
      const sites = [name, `${name}-cli`].map((site) => `http://${site}.localhost:${port}`);
      all.problems.push(...(await compare(name, here, sites)));
      if (browser) all.problems.push(...(await browse(browser, name, here, sites)));
    }
  } finally {
    for (const each of references.values()) each.end();
    await browser?.[Symbol.asyncDispose]();
    await emulator.close();
  }
}

async function compare(name: string, here: string, sites: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const rows = table.filter(({ application }) => application === name);
  const askers = [here, ...sites].map(asker);
  for (const row of rows) {
    if (row.after) await new Promise((done) => setTimeout(done, row.after));
    const [wanted, ...got] = await Promise.all(askers.map((ask) => ask(row)));
    const found = got.flatMap((each, index) =>
      problemsOf(wanted, each).map((problem) => `${sites[index]}: ${problem}`),
    );
    const shown = `${name} ${row.request[0]} ${row.request[1]}`;
    console.log(`${found.length === 0 ? "same" : "OTHER"}  ${shown}  ${wanted?.status} ${wanted?.text.slice(0, 60)}`);
    problems.push(...found.map((problem) => `${shown}: ${problem}`));
  }
  return problems;
}

async function browse(browser: Browser, name: string, here: string, sites: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [, path, clicks = []] of pages.filter(([application]) => application === name)) {
    const [wanted, ...got] = await Promise.all([here, ...sites].map((site) => visit(browser, site + path, clicks)));
    const found = got.filter((each) => each !== wanted);
    console.log(`${found.length === 0 ? "same" : "OTHER"}  ${name} in Chromium ${path} ${clicks.join(" ")}  ${wanted}`);
    problems.push(...found.map((each) => `${name} in Chromium ${path}: ${each} and not ${wanted}`));
  }
  return problems;
}
