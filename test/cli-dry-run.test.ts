// @module-tag many
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commandNames } from "@slipway/cli/names";
import { afterAll, expect, test } from "vitest";
import { runHere } from "../packages/cli/test/run-bin.ts";
import { casesOf } from "./cases.ts";
import { wordsOf } from "./command-words.ts";
import { expectNone } from "./expect-none.ts";
import { newFolder } from "./new-folder.ts";
import { type CallableGroup, callableGroups } from "./wire/functions.ts";
import { makeInput } from "./wire/subject.ts";
import { Values } from "./wire/values.ts";

// Every operation as a command line: what a dry run shows is what the wire's snapshots say that the function sends.
const folder = newFolder(afterAll);
const snapshots = join(import.meta.dirname, "wire/snapshots");

test.each(callableGroups)("a dry run of each operation of $name shows what its function sends", async (group) => {
  const sent = requestsOf(readFileSync(join(snapshots, `${group.name}.http`), "utf8"));
  const names = commandNames(group.name, Object.keys(group.contract.operations));
  const differing: string[] = [];
  for (const name of Object.keys(group.contract.operations)) {
    const words = [group.name, names.get(name) ?? name];
    const operation = operationOf(group, name);
    const values = new Values(name);
    const full = [...sent.keys()].filter((title) => title.startsWith(`${name}, full `));
    expect(full.length, name).toBeGreaterThan(0);
    for (const [index, title] of [`${name}, least`, ...full.slice(0, casesOf(2, full.length))].entries()) {
      const extent = index === 0 ? "least" : "full";
      const source = index === 0 ? new Values(name) : values;
      // As the snapshots have it: by its ID and by its slug in turn.
      const team = operation.team === true && index % 2 === 0 ? "wire" : "team_wire";
      const input = makeInput({ operation, group }, source, extent);
      const given = await wordsOf(input, folder);
      const scope = operation.team && index > 0 ? ["--team", team] : [];
      const { code, stdout, stderr } = await runHere({ folder }, [...words, ...given, ...scope, "--dry-run", "--json"]);
      const expected = sent.get(title);
      const shown: unknown = code === 0 ? JSON.parse(stdout) : { code, stderr };
      try {
        expect(shown).toMatchObject(visible(expected, operation.secretInput ?? [], input));
      } catch {
        differing.push(`${title}: ${JSON.stringify(shown).slice(0, 600)} ${JSON.stringify(expected).slice(0, 400)}`);
      }
    }
  }
  expectNone(
    differing,
    "The command sends something else than the function: packages/cli/src reads the words that packages/<group>/src/generated/help.ts describes.",
  );
});

function operationOf({ contract }: CallableGroup, name: string) {
  const operation = contract.operations[name];
  if (!operation) throw new Error(`There is no ${name}.`);
  return operation;
}

/** A request as a dry run shows it: without the runtime's parts, secrets, and bytes. */
function visible(request: Shown | undefined, secrets: readonly string[], input: Record<string, unknown>): object {
  if (!request) throw new Error("The snapshots have no such request.");
  const { body, ...others } = request;
  const quoted = secrets.flatMap((name) => (typeof input[name] === "string" ? [encodeURIComponent(input[name])] : []));
  const rest = { ...others, url: quoted.reduce((url, each) => url.replace(each, "%5Bsecret%5D"), others.url) };
  const isJson = request.headers["content-type"] === "application/json";
  if (body === undefined || !isJson) return rest;
  return {
    ...rest,
    body: JSON.stringify(JSON.parse(body), (key, value) => (secrets.includes(key) ? masked(value) : value)),
  };
}

/** All texts that a secret consists of, such as the headers that a drain sends. */
function masked(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === "string" ? "[secret]" : each)));
}

interface Shown {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

function requestsOf(text: string): ReadonlyMap<string, Shown> {
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [head = "", ...body] = part.split("\n\n");
      const [title = "", first = "", ...headers] = head.trim().split("\n");
      const [method = "", path = ""] = first.split(" ");
      const named = headers.map((line): [string, string] => [
        line.slice(0, line.indexOf(": ")),
        line.slice(line.indexOf(": ") + 2),
      ]);
      // Node adds two to a request with a condition, and that of a 304 is an option of the call.
      const own = named.filter(([name, value]) => !/^(cache-control|pragma)$/.test(name) && value !== '"wire"');
      const shown = own.map(([name, value]) => [name, name === "authorization" ? "Bearer $SLIPWAY_TOKEN" : value]);
      const sent = body.join("\n\n").trimEnd();
      return [
        title,
        {
          method,
          url: `https://api.vercel.com${path}`,
          headers: Object.fromEntries(shown),
          ...(sent && { body: sent }),
        },
      ];
    }),
  );
}
