import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readConfig } from "./fixtures.ts";
import { emptyOutcome, type Outcome, record } from "./outcome.ts";
import { type BuildOptions, prepare } from "./output.ts";
import { withSite } from "./site.ts";

type Ask = (
  status: number,
  path: string,
  text?: unknown,
  headers?: Readonly<Record<string, string>>,
  init?: RequestInit,
) => Promise<void>;

/** Expectations of a fixture in the tests of the platform's development server. */
export interface Statement {
  readonly fixture: string;
  readonly state: (ask: Ask, port: number) => Promise<void>;
}

const asksServer = "it asks the development server itself";

function refuseServer(): never {
  throw new Error(asksServer);
}

/** Runs a file of the platform's tests with other meanings of the names that it imports. */
export function runTests(file: string, names: Readonly<Record<string, unknown>>): void {
  const text = readFileSync(file, "utf8")
    .replaceAll(/^import [\s\S]*?;$/gm, "")
    .replaceAll(/^function (assert\w+|routesToRegExps)\b/gm, "function theirs_$1");
  new Function(...Object.keys(names), stripTypeScriptTypes(text, { mode: "transform" }))(...Object.values(names));
}

export function findStatements(checkout: string): Statement[] {
  const folder = join(checkout, "packages/cli/test/dev");
  const found: Statement[] = [];
  const testFixtureStdio = (fixture: string, state: Statement["state"], { skipDeploy = false } = {}) => ({
    fixture,
    state,
    skipDeploy,
  });
  const test = (_: string, stated: ReturnType<typeof testFixtureStdio> | (() => unknown)): void => {
    if ("fixture" in stated && !stated.skipDeploy) found.push(stated);
  };
  const nothing = (): void => {};
  const describe = (_: string, run: () => void): void => run();
  const names = {
    beforeEach: nothing,
    afterEach: nothing,
    test: Object.assign(test, { skip: nothing }),
    describe,
    testFixtureStdio,
    expect,
    vi: {},
    resolve: join,
    join,
    fixture: refuseServer,
    shouldSkip: () => false,
    __dirname: folder,
    nodeFetch: refuseServer,
    spawnAsync: refuseServer,
  };
  for (let number = 1; existsSync(join(folder, `integration-${number}.test.ts`)); number++)
    runTests(join(folder, `integration-${number}.test.ts`), names);
  return found;
}

export async function judgeStatement(
  { fixture, state }: Statement,
  checkout: string,
  options: BuildOptions,
): Promise<Outcome> {
  const outcome = emptyOutcome(`cli/dev/${fixture}`);
  const folder = join(checkout, "packages/cli/test/dev/fixtures", fixture);
  const prepared = prepare(outcome.name, folder, readConfig(folder), options);
  if ("reason" in prepared) return { ...outcome, notApplicable: [prepared.reason] };
  await withSite({ name: fixture, ...prepared }, async (site) => {
    const ask: Ask = async (status, path, text, headers, init = {}) => {
      const question = `${init.method ?? "GET"} ${path}`;
      const asked = site.ask(path.startsWith("/") ? path : `/${path}`, { redirect: "manual", ...init });
      record(
        outcome,
        question,
        await asked.then((response) => problemOf(response, status, text, headers)).catch(String),
      );
    };
    try {
      await state(ask, Number(site.host.split(":")[1]));
    } catch (error) {
      if (String(error).includes(asksServer)) outcome.notApplicable.push(asksServer);
      else record(outcome, "the test", String(error));
    }
  });
  return outcome;
}

async function problemOf(
  response: Response,
  status: number,
  text: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const body = await response.clone().text();
  if (response.status !== status) return `the status is ${response.status} and not ${status}: ${body.slice(0, 200)}`;
  if (typeof text === "string" && body.trim() !== text.trim())
    return `the text is ${body.slice(0, 200)} and not ${text}`;
  if (text instanceof RegExp && !new RegExp(text.source, text.flags.replace("g", "")).test(body))
    return `the text does not match ${text}: ${body.slice(0, 200)}`;
  if (typeof text === "function") await text(body, response, false);
  const other = Object.entries(headers).find(([name, value]) => response.headers.get(name) !== value);
  return other && `${other[0]} is ${response.headers.get(other[0])} and not ${other[1]}`;
}

function expect(actual: unknown) {
  const shown = JSON.stringify(actual);
  const hold = (holds: boolean, expected: unknown): void => {
    if (!holds) throw new Error(`${shown?.slice(0, 200)} is not ${expected}`);
  };
  const has = (name: string, value?: unknown) =>
    name in Object(actual) && (value === undefined || Object(actual)[name] === value);
  return {
    toBe: (expected: unknown) => hold(Object.is(actual, expected), expected),
    toEqual: (expected: unknown) => hold(isDeepStrictEqual(actual, expected), JSON.stringify(expected)),
    toMatch: (expected: RegExp | string) => hold(String(actual).search(expected) >= 0, expected),
    toBeTruthy: () => hold(Boolean(actual), true),
    toHaveProperty: (name: string, value?: unknown) => hold(has(name, value), `with ${name}`),
    not: { toHaveProperty: (name: string) => hold(!has(name), `without ${name}`) },
  };
}
