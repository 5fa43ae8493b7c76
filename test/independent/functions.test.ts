import { type Client, createClient, type OperationContract } from "@slipway/core";
import { afterAll, expect, test } from "vitest";
import { evidenceFile, printEvidence } from "../parity/evidence.ts";
import { fitting } from "../wire/answers.ts";
import { type CallableGroup, callableGroups } from "../wire/functions.ts";
import { makeInput, read } from "../wire/subject.ts";
import { type Extent, Values } from "../wire/values.ts";
import { cannotServe } from "./cannot.ts";
import { description, isOurs } from "./description.ts";
import { startPrism } from "./prism.ts";
import { type Violation, violationsOf } from "./violations.ts";

// Every function of the client against a mock that a program of somebody else makes of a description, which is our own unless another
// one is given: it refuses requests that the description does not allow, and what it answers has to fit the contract.
const prism = await startPrism("mock", description);
afterAll(() => prism[Symbol.asyncDispose]());

const all = callableGroups.flatMap((group) =>
  Object.entries(group.contract.operations)
    .filter(([, { published }]) => published !== false)
    .map(([name, operation]) => ({ group, name, operation })),
);
const understood = new Map<string, ReadonlySet<string>>();
const served = all.filter(({ name }) => !(name in cannotServe));

test.each(served)("$name is understood by the mock, and understands it", async ({ group, name, operation }) => {
  expect(await problemsOf(group, name, operation)).toEqual([]);
  understood.set(name, new Set(["prism"]));
});

test.runIf(isOurs).each(Object.entries(cannotServe))("the mock cannot serve %s: %s", async (name) => {
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`There is no operation ${name}`);
  expect(await problemsOf(found.group, name, found.operation)).not.toEqual([]);
});

test.runIf(isOurs)("the functions that were understood are those in docs/parity.md", async () => {
  await expect(printEvidence(understood)).toMatchFileSnapshot(evidenceFile("functions"));
});

/** Problems of a call with the minimal input and of one with the full input. */
async function problemsOf(group: CallableGroup, name: string, operation: OperationContract): Promise<string[]> {
  const problems: string[] = [];
  const answered: Response[] = [];
  const client: Client = createClient({
    baseUrl: prism.url,
    token: "independent",
    retry: false,
    allowInsecure: true,
    timeout: { attempt: 20_000 },
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      answered.push(response.clone());
      return response;
    },
  });
  for (const extent of ["least", "full"] as const) {
    try {
      const value = await read(operation, group.functions[name]?.(client, inputOf(group, name, operation, extent)));
      const response = answered.at(-1);
      problems.push(...violationsOf(response).filter(isOfRequest).map(shown));
      judge(group, operation, response?.status ?? 0, value);
    } catch (error) {
      problems.push(`${extent}: ${error}`, ...violationsOf(answered.at(-1)).map(shown));
    }
  }
  return problems;
}

function inputOf(group: CallableGroup, name: string, operation: OperationContract, extent: Extent): object {
  const input = makeInput({ operation, group }, new Values(name), extent);
  // The platform's names have three segments, which its description has as three parameters.
  if (operation.route.includes("{+name}")) input.name = "team/project/repository";
  // A manifest is sent and requested as JSON, although the contract leaves its bytes to the caller.
  const manifest = group.schemas.OciManifest;
  if (manifest && operation.requestBody?.contentType.endsWith("+json"))
    input.body = JSON.stringify(new Values(name).make(manifest, "manifest", "least"));
  if (manifest && "accept" in input) input.accept = "application/vnd.oci.image.manifest.v1+json";
  return input;
}

/** An answer of the mock's own making fits the contract. */
function judge(
  { schemas }: CallableGroup,
  { kind, answers, route }: OperationContract,
  status: number,
  value: unknown,
) {
  const { schema } = answers[status] ?? {};
  if (kind === "probe" || kind === "bytes" || schema === undefined) return;
  const found = schemas[schema];
  if (!found) throw new Error(`${route} names a schema "${schema}" that does not exist.`);
  for (const each of kind === "stream" ? (value as unknown[]) : [value]) fitting(found, each);
}

function shown({ location, message }: Violation): string {
  return `${location.join(".")}: ${message}`;
}

function isOfRequest({ location: [part] }: Violation): boolean {
  return part === "request";
}
