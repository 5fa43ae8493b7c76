import { destructiveMark, exampleCall, withoutTeam } from "../../generator/src/emit/operation-doc.ts";
import { signature } from "../../generator/src/emit/operations.ts";
import { emitTypes } from "../../generator/src/emit/types.ts";
import type { Operation } from "../../generator/src/model/contract.ts";
import { errorCodes } from "../../generator/src/model/refusals.ts";
import { type ResolvedGroup, secretPaths } from "../../generator/src/model/resolve-group.ts";
import { pascal } from "../../generator/src/model/shape.ts";
import type { Operation as Descriptor } from "../../packages/core/src/types/client.ts";
import { proofOf, refusals } from "../../test/parity/proof.ts";
import { curlOf } from "./curl.ts";
import { inputTable } from "./input-table.ts";
import { fence, groupPlace, markdownTable, operationPlace, type Page, type Places, tabs, typesIn } from "./page.ts";
import { sampleInput } from "./sample.ts";
import { declarationsOf } from "./type-parts.ts";

/** The page of an operation: its contract, and the suites' evidence. */
export function operationPage(
  operation: Operation,
  group: ResolvedGroup,
  descriptor: Descriptor,
  places: Places,
): Page {
  const { name, route, published, id } = operation;
  const home = `[\`@slipway/${group.name}\`](/${groupPlace(group.name)}/)`;
  const called =
    published === undefined
      ? "The platform does not describe it."
      : `The platform calls it \`${id}\`${published === route ? "" : `, and its path \`${published}\``}.`;
  const sections = [
    `\`${route}\` of ${home}. ${called}`,
    ...warnings(operation),
    example(operation, group, descriptor),
    `## Signature\n\n${fence("ts", `function ${signature(operation, group)}`)}`,
    `## Input\n\n${inputOf(operation, group, places)}`,
    `## Answer\n\n${answerOf(operation, group, places)}`,
    `## Errors\n\n${errorsOf(operation, group, places)}`,
    `## Tried again\n\n${retried(operation)}`,
    `## In the emulator\n\n${emulated(operation, group)}`,
  ];
  const [description = ""] = operation.summary.split("\n");
  return { slug: operationPlace(group.name, name), title: name, description, body: sections.join("\n\n") };
}

function warnings(operation: Operation): string[] {
  return [
    ...destructiveMark(operation),
    ...(operation.spends ? ["**Spends:** money is owed because of the call itself."] : []),
  ];
}

function example(operation: Operation, group: ResolvedGroup, descriptor: Descriptor): string {
  const { method, public: isPublic } = operation;
  const curl = curlOf(descriptor, sampleInput(operation, group), { method, isPublic });
  return tabs([
    { label: "TypeScript", language: "ts", code: exampleProgram(operation, group) },
    { label: "curl", language: "sh", code: curl },
  ]);
}

export function exampleProgram(operation: Operation, group: ResolvedGroup): string {
  return `import { createClient } from "@slipway/core";
import { ${operation.name} } from "@slipway/${group.name}";

const client = createClient(); // the token comes from SLIPWAY_TOKEN or VERCEL_TOKEN
${exampleCall(operation, group, sampleInput(operation, group))}`;
}

const teams: Readonly<Record<string, string>> = {
  true: "The client's `team` is sent with it, by its ID or its slug; it is not an input.",
  id: "The client's `team` is sent with it, by its ID (`team_…`); it is not an input.",
};

function inputOf(operation: Operation, group: ResolvedGroup, places: Places): string {
  const { team, withoutTeam: reason, body } = operation;
  const type = typeOf(`${pascal(operation.name)}Input`, group);
  const media = body?.contentTypes.some((each) => each !== "application/json")
    ? [`What is sent is ${body.contentTypes.map((each) => `\`${each}\``).join(" or ")}.`]
    : [];
  return [
    inputTable(operation, group, places) || "It takes none.",
    ...media,
    ...(team === undefined ? [] : [teams[String(team)] ?? ""]),
    ...(reason === undefined ? [] : [withoutTeam(reason)]),
    ...relatedTypes(type, group, places),
  ].join("\n\n");
}

const resultTexts: Readonly<Record<Operation["kind"], string>> = {
  call: "It gives this.",
  list: "It gives pages of these: `await` the first, `for await` each item of all of them, `.pages()` page after page.",
  stream: "It gives records one after the other, as they come; this is one of them.",
  bytes: "It gives the bytes as a stream, which is taken up where it broke off if the API lets it.",
  probe: "It gives `true`, or `false` for a 404.",
};

function answerOf(operation: Operation, group: ResolvedGroup, places: Places): string {
  const { kind, answers, paging } = operation;
  const type = typeOf(`${pascal(operation.name)}Output`, group);
  const secrets = secretPaths(operation, group).map((path) => `\`${path}\``);
  const statuses = answers.map(({ status }) => `\`${status}\``).join(", ");
  return [
    kind === "call" && / = void;$/.test(type) ? "It gives nothing." : resultTexts[kind],
    fence("ts", type),
    ...relatedTypes(type, group, places),
    ...(paging ? [`The items are \`${paging.items}\` of a page.`] : []),
    ...(secrets.length > 0
      ? [`Credentials, which no log and no error of the client shows: ${secrets.join(", ")}.`]
      : []),
    `Status: ${statuses}.`,
  ].join("\n\n");
}

function errorsOf(operation: Operation, group: ResolvedGroup, places: Places): string {
  const errors = errorCodes(operation, group.shapes);
  const type = typeOf(`${pascal(operation.name)}Error`, group);
  const rows = errors.map(({ status, codes }) => [
    `\`${status}\``,
    codes.map((each) => `[\`${each}\`](/errors/#${each.toLowerCase().replaceAll(/[^\w-]/g, "")})`).join(", "),
  ]);
  return [
    rows.length > 0
      ? `An \`ApiError\` with its \`status\`, and the \`code\` that the platform gives; codes stand here as far as the contract knows them.\n\n${markdownTable(["status", "codes"], rows)}`
      : "The contract names none. Any error status is an `ApiError`.",
    ...(type === ""
      ? []
      : [
          `Where \`isErrorOf("${operation.name}", error)\` holds, the body is known:`,
          fence("ts", type),
          ...relatedTypes(type, group, places),
        ]),
    ...emulatorRefusals(operation),
    "What fails on the way is one of [the other errors](/errors/).",
  ].join("\n\n");
}

/** Refusals of the emulator in the suites; unauthorized callers are refused everywhere. */
function emulatorRefusals({ name }: Operation): string[] {
  const codesInTests = refusals[name];
  if (codesInTests === undefined) return [];
  const codes = [...new Set([...codesInTests, "401 unauthorized", "403 forbidden"])].sort();
  return [`The emulator refuses it with, as far as our tests saw: ${codes.map((each) => `\`${each}\``).join(", ")}.`];
}

/** The rule of packages/core/src/transport/send-with-retries.ts, for this operation. */
function retried({ method, safe, kind }: Operation): string {
  const isSafe = safe ?? !["POST", "PATCH"].includes(method);
  const what = isSafe
    ? "It may be sent twice: after a 408, a 429, a 5xx other than 501, a connection that did not come about or broke, or no answer in time it is tried again, up to 4 attempts in all, unless its body is a stream."
    : 'It is tried again only where nothing can have been done: after a 429, and when no connection came about. After a 408, a 5xx, a connection that broke or no answer in time the error\'s `sideEffect` is `"possible"`, and you decide; after any other error status it is `"none"`.';
  const contractNote =
    safe === undefined ? "" : ` The contract says so; by its method, ${method}, it would be otherwise.`;
  const streams = kind === "stream" ? " A stream that has begun is taken up again only when it follows something." : "";
  return `${what}${contractNote}${streams} [What happens when](/packages/core/#what-happens-when-) has each case.`;
}

const levels: Readonly<Record<string, string>> = {
  state: "*state*: what is written is kept, found, paged, refused to who has no right, and recorded as an event.",
  behaviour: "*behaviour*: it is carried out, and what follows from it elsewhere happens, too.",
  engine: "*engine*: something real runs.",
};

// Judges of the emulator's answers, and of the function's requests; see test/parity/proof.ts.
const answersJudged: Readonly<Record<string, string>> = {
  client: "Its answers are taken by unmodified clients of the platform",
  description: "Its answers are judged by Prism, by our own description",
  contract: "Its answers are judged by our own tests, by the contract",
};
const callsJudged: Readonly<Record<string, string>> = {
  description: "What the function sends is judged by Prism, by our own description.",
  contract: "What the function sends is judged by our own tests, by the contract.",
};

function emulated({ name }: Operation, group: ResolvedGroup): string {
  const { level, answer, call, note } = proofOf(group.name, name);
  const refused = level !== "" && answer === "";
  const has = refused
    ? `It is refused, whatever is asked (${note}).`
    : (levels[level] ?? "Nothing: it answers 400 `not_modelled`, and names the operation.");
  const noted = note === "" ? "" : ` (${note})`;
  const judged = answersJudged[answer];
  return [
    has,
    ...(judged === undefined ? [] : [`${judged}${noted}.`]),
    callsJudged[call] ?? "",
    ...(level === "" || refused
      ? []
      : [
          "Its curl goes there with the emulator's URL in the place of `https://api.vercel.com`, and its token in `VERCEL_TOKEN`.",
        ]),
    ...(judged === undefined && !refused && note !== "" ? [`Noted: ${note}.`] : []),
    "[How far it is proven](/docs/parity/) says the same of all.",
  ].join(" ");
}

/** A generated declaration; empty where there is none. */
function typeOf(name: string, group: ResolvedGroup): string {
  return declarations(group).get(name) ?? "";
}

const cache = new WeakMap<ResolvedGroup, ReadonlyMap<string, string>>();

function declarations(group: ResolvedGroup): ReadonlyMap<string, string> {
  const result = cache.get(group) ?? new Map(declarationsOf(emitTypes(group)).map(({ name, code }) => [name, code]));
  cache.set(group, result);
  return result;
}

function relatedTypes(type: string, group: ResolvedGroup, places: Places): string[] {
  const links = typesIn(type, group.name, places);
  return links.length > 0 ? [`Types: ${links.join(", ")}.`] : [];
}
