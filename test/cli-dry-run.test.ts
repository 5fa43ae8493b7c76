// @module-tag many
import { commandNames } from "@slipway/cli/names";
import { createClient, type OperationContract } from "@slipway/core";
import { afterAll, expect, test } from "vitest";
import { runHere } from "../packages/cli/test/run-bin.ts";
import { allCases } from "./cases.ts";
import { wordsOf } from "./command-words.ts";
import { expectNone } from "./expect-none.ts";
import { newFolder } from "./new-folder.ts";
import { type AnyFunction, callableGroups } from "./wire/functions.ts";
import { makeInput, read } from "./wire/subject.ts";
import { Values } from "./wire/values.ts";

// Every operation as a command line: a dry run shows what the function sends.
const folder = newFolder(afterAll);

test.each(callableGroups)("a dry run of each operation of $name shows what its function sends", async (group) => {
  const names = commandNames(group.name, Object.keys(group.contract.operations));
  const differing: string[] = [];
  for (const [name, operation] of Object.entries(group.contract.operations)) {
    const run = group.functions[name];
    if (!run) throw new Error(`There is no function ${name}.`);
    const words = [group.name, names.get(name) ?? name];
    // A body that is a stream can be read once.
    const [values, again] = [new Values(name), new Values(name)];
    for (let index = 0; index < 2 || (!values.exhausted && (allCases || index < 3)); index++) {
      const isLeast = index === 0;
      const make = (source: Values) =>
        makeInput({ operation, group }, isLeast ? new Values(name) : source, isLeast ? "least" : "full");
      const input = make(values);
      // The ID and, where the operation takes it, the slug in turn.
      const bySlug = operation.team === true && index % 2 === 0;
      const team = operation.team && !isLeast ? (bySlug ? "wire" : "team_wire") : null;
      const given = await wordsOf(input, folder);
      const scope = team === null ? [] : ["--team", team];
      const { code, stdout, stderr } = await runHere({ folder }, [...words, ...given, ...scope, "--dry-run", "--json"]);
      const shown: unknown = code === 0 ? JSON.parse(stdout) : { code, stderr };
      const expected = await requestOf(run, operation, make(again), team);
      try {
        expect(shown).toMatchObject(visible(expected, operation.secretInput ?? [], input));
      } catch {
        const title = `${name}, ${isLeast ? "least" : `full ${index}`}`;
        differing.push(`${title}: ${JSON.stringify(shown).slice(0, 600)} ${JSON.stringify(expected).slice(0, 400)}`);
      }
    }
  }
  expectNone(
    differing,
    "The command sends something else than the function: packages/cli/src reads the words that packages/<group>/src/generated/help.ts describes.",
  );
});

/** A request as a dry run shows it: without the runtime's parts, secrets, and bytes. */
function visible(request: Shown, secrets: readonly string[], input: Record<string, unknown>): object {
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

function masked(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === "string" ? "[secret]" : each)));
}

interface Shown {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** The request of a function, without a response. */
async function requestOf(
  run: AnyFunction,
  operation: OperationContract,
  input: Record<string, unknown>,
  team: string | null,
): Promise<Shown> {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const client = createClient({
    token: "$SLIPWAY_TOKEN",
    retry: false,
    async fetch(...sent) {
      const request = new Request(...sent);
      resolve(request.clone());
      throw new TypeError("recorded");
    },
  });
  const outcome = Promise.resolve(read(operation, run(client, input, { team })));
  const request = await Promise.race([promise, outcome.then(() => Promise.reject(new Error("Nothing was sent.")))]);
  const { method, url, headers } = request;
  // A command says that it is one, and shows no part of the runtime's.
  for (const name of ["user-agent", "accept-encoding"]) headers.delete(name);
  const body = await request.text();
  return { method, url, headers: Object.fromEntries(headers), ...(body && { body }) };
}
