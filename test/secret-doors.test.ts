// @module-tag many

import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { commandNames } from "@slipway/cli/names";
import { createClient, type OperationContract } from "@slipway/core";
import { chain, logging } from "@slipway/core/middleware";
import { validation } from "@slipway/core/validation";
import type { GenericSchema } from "valibot";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connected, result } from "../packages/cli/test/mcp-client.ts";
import { runHere } from "../packages/cli/test/run-bin.ts";
import { casesOf } from "./cases.ts";
import { wordsOf } from "./command-words.ts";
import { newFolder } from "./new-folder.ts";
import { listening } from "./port-of.ts";
import { type CallableGroup, callableGroups } from "./wire/functions.ts";
import { makeInput, read } from "./wire/subject.ts";
import { Values } from "./wire/values.ts";

// A law: no door shows a credential that the contract marks. Each answer is made by its schema with every optional member, and holds a mark
// at each path of `secrets`; a path at which no answer can hold one fails.

const mark = "mark-4f1d9c0b7e";
const folder = newFolder(afterAll);

let answer: { readonly status: number; readonly type: string; readonly text: string; readonly isCut: boolean };
let asked = { method: "", url: "" };
const server = createServer((request, response) => {
  asked = { method: request.method ?? "", url: request.url ?? "" };
  request.resume().on("end", () => {
    const { status, type, text, isCut } = answer;
    const length = isCut ? { "content-length": Buffer.byteLength(text) * 2 } : {};
    response.writeHead(status, { "content-type": type, ...length });
    response.write(text, () => (isCut ? response.destroy() : response.end()));
  });
});
const baseUrl = `http://127.0.0.1:${await listening(server)}`;
afterAll(() => void server.close().closeAllConnections());
beforeEach(() => {
  answer = { status: 200, type: "application/json", text: "{}", isCut: false };
});

const client = createClient({ baseUrl, token: "t".repeat(20), retry: false });
const { mcp, close } = await connected({ client, target: baseUrl, allowWrite: true }, true);
afterAll(close);

const cases = callableGroups.flatMap((group) =>
  Object.entries(group.contract.operations).flatMap(([name, operation]) =>
    operation.secrets ? [{ name, group, operation, secrets: operation.secrets }] : [],
  ),
);

/** Operations that change something and show credentials, and by what those are had again where the first answer hid them. */
const readAgain: Readonly<Record<string, string>> = {
  createConnectorToken: "the same call",
  createDrain: "getDrain",
  createGlobalConfigToken: "getGlobalConfigToken",
  createIntegrationLogDrain: "listIntegrationLogDrains",
  createLogDrain: "getLogDrain",
  createProject: "getProject",
  createProjectEnvs: "getProjectEnv, and the caller sent them",
  createProjectToken: "the same call",
  createProjectTransferRequest: "the same call",
  createSharedEnvs: "getSharedEnv, and the caller sent them",
  createTraceSession: "the same call",
  deleteProjectEnv: "nobody needs it any more",
  deleteSharedEnvs: "nobody needs them any more",
  signKmsToken: "the same call",
  updateDomain: "the same call",
  updateDrain: "getDrain",
  updateProject: "getProject",
  updateProjectEnv: "getProjectEnv, and the caller sent it",
  updateProjectMicrofrontends: "getProject",
  updateProjectProtectionBypass: "getProject",
  updateSharedEnvs: "getSharedEnv, and the caller sent them",
  updateTeam: "getTeam",
  updateUrlProtectionBypass: "getAlias",
  uploadProjectAvatar: "getProject",
};

test("a credential that a change makes is had again, or the contract marks that it is shown once", () => {
  expect(cases.length).toBeGreaterThan(40);
  const changes = cases.filter(({ operation: { route, revealsOnce } }) => !route.startsWith("GET ") && !revealsOnce);
  expect(changes.map(({ name }) => name).sort()).toEqual(Object.keys(readAgain));
});

const watched = "the log and a drift report";
/** A door shows the answer without credentials, or says how to see it. */
const guarded = /\[redacted\]|--show-secrets/;

test.each(cases)("$name shows no credential by any door", async ({ name, group, operation, secrets }) => {
  const input = makeInput({ operation, group }, new Values(name), "least");
  const words = await wordsOf(input, folder);
  const command = [group.name, commandNames(group.name, Object.keys(group.contract.operations)).get(name) ?? name];
  const body = join(folder, `${name}.json`);
  writeFileSync(body, "{}");
  const found = new Set<string>();
  // Only the items of a page are shown.
  const { kind, items } = operation;
  const isShown = kind !== "list" || !items || secrets.some((path) => path.startsWith(`${items}.`));
  for (const { status, value, paths } of answersOf(name, group, operation, secrets)) {
    // A further alternative is tried where it holds what none before did.
    if (found.size === secrets.length) break;
    if (paths.every((path) => found.has(path))) continue;
    for (const path of paths) found.add(path);
    const whole = { status, type: "application/json", text: JSON.stringify(value), isCut: false };
    const line = (...format: string[]) => cli(...command, ...words, ...format);
    const inputOfApi = /^(POST|PUT|PATCH) /.test(operation.route) ? ["--input", body] : [];
    const doors: Record<string, () => Promise<unknown>> = {
      [watched]: () => observed(group, name, input),
      "mcp execute": () => result(mcp, "execute", { code: `return await call("${name}", ${JSON.stringify(input)})` }),
      "the command line": line,
      "the command line's api": () => cli("api", asked.method, asked.url, ...inputOfApi),
    };
    const formats = [["--json"], ["--ndjson"], ["--table"], ["--raw"], ["--include", "-v"], ["--dry-run"]];
    formats.push(["--fields", fieldOf(secrets)], ...(kind === "list" ? [["--all"], ["--limit", "5"]] : []));
    for (const [door, open] of Object.entries(doors)) {
      // An error may quote the beginning of an answer that breaks off or is not JSON.
      for (const [state, isCut, text] of broken(whole.text).slice(0, casesOf(1, 3))) {
        answer = { ...whole, isCut, text };
        const shown = JSON.stringify(await open());
        expect(shown, `${state} ${name} by ${door}`).not.toContain(mark);
        if (isShown && text === whole.text && !isCut && door !== watched)
          expect(shown, `${name} by ${door}`).toMatch(guarded);
      }
    }
    answer = whole;
    for (const format of formats) expect(await line(...format), `${name} ${format}`).not.toContain(mark);
    for (const format of isShown ? ["--json", "--ndjson", "--raw"] : [])
      expect(await line(format), `${name} ${format}`).toMatch(guarded);
    for (const format of ["--table", "--raw"])
      expect(await cli("api", asked.method, asked.url, ...inputOfApi, format), `api ${format}`).not.toContain(mark);
    expect(JSON.stringify(await result(mcp, "search", { query: name }))).not.toContain(mark);
  }
  expect([...found].sort(), "paths at which an answer can hold something").toEqual([...secrets].sort());
});

const cli = async (...words: string[]) => {
  const { stdout, stderr } = await runHere(
    { folder, env: { SLIPWAY_API_URL: baseUrl, SLIPWAY_TOKEN: "t".repeat(20) } },
    [...words, "--yes", "--no-retry"],
  );
  return stdout + stderr;
};

/** A valid response, one that breaks off before its end, and one that is not JSON. */
const broken = (text: string): [state: string, isCut: boolean, text: string][] => [
  ["the whole", false, text],
  ["a broken", true, text],
  ["no JSON of", false, text.slice(0, -1)],
];

/** All that a log and a comparison with the contract say of a call, and its error. */
async function observed(group: CallableGroup, name: string, input: object): Promise<unknown> {
  const reports: unknown[] = [];
  for (const mode of ["observe", "strict"] as const) {
    const judged = createClient({
      baseUrl,
      token: "t".repeat(20),
      retry: false,
      middleware: chain(logging({ level: "debug", log: (entry) => reports.push(entry) })),
      validation: validation({ groups: [group], mode, onDrift: (drift) => reports.push(drift) }),
    });
    const operation = group.contract.operations[name];
    const called = Promise.resolve(group.functions[name]?.(judged, input));
    await called.then(
      (given) => operation && read(operation, given),
      (error: Error) => reports.push(error.message, { ...error }),
    );
  }
  return reports;
}

/** Answers of an operation by its schema, until each alternative came, with the marks and the paths at which there are some. */
function* answersOf(
  name: string,
  group: CallableGroup,
  { answers, next }: OperationContract,
  secrets: readonly string[],
) {
  for (const [status, { schema: shape }] of Object.entries(answers)) {
    const schema = group.schemas[shape ?? ""] as (GenericSchema & { options?: readonly GenericSchema[] }) | undefined;
    const alternatives = schema?.type === "union" ? (schema.options ?? []) : schema ? [schema] : [];
    const each = alternatives.map((alternative) => ({ alternative, values: new Values(name) }));
    for (let turn = 0; turn < 300 * each.length; turn++) {
      const { alternative, values } = each[turn % each.length] ?? {};
      const value = alternative && values?.make(alternative, "answer", "full");
      const paths = secrets.filter((path) => marked(value, path.split(".")));
      // The page is the last one.
      if (next) Reflect.deleteProperty(Object(parentOf(value, next)), next.split(".").at(-1) ?? "");
      if (paths.length > 0) yield { status: Number(status), value, paths };
    }
  }
}

/** Puts the mark at a path, as a text, or as a key and a value where a record stands. Whether there is such a place. */
function marked(value: unknown, [step = "", ...rest]: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  const names = step === "*" ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  if (rest.length > 0) return names.map((each) => marked(Reflect.get(value, each), rest)).some(Boolean);
  for (const each of names) {
    const before: unknown = Reflect.get(value, each);
    if (before === null) continue;
    Reflect.set(value, each, typeof before === "object" ? { [mark]: mark } : mark);
    if (step === "*" && !Array.isArray(value)) Reflect.set(value, mark, mark);
  }
  return names.length > 0;
}

const parentOf = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .slice(0, -1)
    .reduce((here: unknown, step) => Object(here)[step], value);

/** A member that --fields can name: the credential itself, or what holds it. */
const fieldOf = ([path = ""]: readonly string[]): string =>
  path.replace(/\.?\*.*/, "") || path.replace(/^\*\.?/, "") || "id";
