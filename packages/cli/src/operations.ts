import type { InputHelp, OperationContract } from "@slipway/core";
import { inOneLine, valueAt } from "@slipway/core/internal";
import { isDestructive } from "@slipway/core/raw";
import { type Command, Option } from "commander";
import { CommandError, type Context, exitCodes, usageError } from "./context.ts";
import { redactionOf, refuseHidden } from "./credentials.ts";
import { type OperationInfo, parseJson, pathNames, readInput } from "./fields.ts";
import type { LoadedGroup, OperationFunction } from "./groups.ts";
import { commandNames, kebab } from "./names.ts";
import { writeOutput } from "./output.ts";

export function registerGroup(command: Command, { contract, help, functions }: LoadedGroup, context: Context): void {
  const names = commandNames(contract.group, Object.keys(contract.operations));
  command.configureHelp({ subcommandTerm: (each) => each.name() });
  for (const [name, operation] of Object.entries(contract.operations)) {
    const info: OperationInfo = { operation, help: help.operations[name] ?? { inputs: [] }, shapes: help.shapes };
    const short = names.get(name) ?? kebab(name);
    const subcommand = command.command(short).summary(operation.summary).description(descriptionOf(operation));
    for (const alias of new Set([name, kebab(name)])) if (alias !== short) subcommand.alias(alias);
    subcommand.configureHelp({ commandUsage: (each) => `slipway ${contract.group} ${short} ${each.usage()}` });
    addInputs(subcommand, info, context);
    subcommand.addHelpText(
      "after",
      () => `\nExample:\n  ${exampleCommand(`slipway ${contract.group} ${short}`, info)}`,
    );
    subcommand.action(async (words: string[], values: Readonly<Record<string, unknown>>) => {
      const options = info.help.inputs.flatMap(({ name: each }) =>
        [values[optionOf(each).attributeName()] ?? []].flat().map((text): [string, string] => [each, String(text)]),
      );
      const input = await readInput(info, { words, options }, context.io);
      await askForMissing(info, input, context);
      await runOperation({ ...info, run: functions[name] }, input, context);
    });
  }
}

/** Inputs that each variant requires; a `body` replaces the fields of the variants. */
function alwaysRequired({ help }: OperationInfo): ReadonlySet<string> {
  const ways = help.variants?.of.map(({ required = [] }) => required) ?? [];
  const ofEach = ways[0]?.filter((name) => ways.every((way) => way.includes(name))) ?? [];
  return new Set([...help.inputs.flatMap(({ name, required }) => (required ? name : [])), ...ofEach]);
}

function descriptionOf({ summary, route, id, published }: OperationContract): string {
  return `${summary}\n\n${route}${published === false ? " (not in the platform's description)" : `, which the platform calls ${id}`}`;
}

function optionOf(name: string, value = "", doc = ""): Option {
  return new Option(`--${kebab(name)}${value}`, doc);
}

function addInputs(command: Command, { operation, help }: OperationInfo, context: Context): void {
  const places = pathNames(operation);
  const usage = places.map((name) => `<${kebab(name)}>`).join(" ");
  command
    .usage(`${usage} [fields…]`.trim())
    .argument("[words...]", "values of the path, then fields: key=text, key:=json, key=@file, key=@-, key[sub]=text");
  for (const input of help.inputs) {
    const isFlag = input.kind === "boolean" && !input.array && !input.required;
    const option = optionOf(input.name, isFlag ? "" : ` <${placeholderOf(input)}>`, docOf(input));
    // Global options win over fields, which can be given as key=text.
    if (context.isGlobal(option.long ?? "") || option.long === "--help") continue;
    if (!isFlag) option.argParser((text: string, before: string[] | undefined) => [...(before ?? []), text]);
    command.addOption(option);
  }
}

function placeholderOf({ kind, secret }: InputHelp): string {
  return secret
    ? "@file"
    : { object: "json", bytes: "@file", mixed: "value", boolean: "boolean", number: "number", string: "text" }[kind];
}

function docOf({ doc = "", required, values, array, default: fallback, secret }: InputHelp): string {
  const parts = [
    required ? "Required." : "",
    doc,
    values?.length ? `One of ${values.join(", ")}.` : "",
    array ? "May be given several times." : "",
    secret ? "A secret: @file, @- or a prompt." : "",
    fallback === undefined ? "" : `Default ${JSON.stringify(fallback)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function exampleCommand(start: string, { operation, help }: OperationInfo): string {
  const places = pathNames(operation);
  const way = help.variants?.of[0]?.required ?? [];
  const required = help.inputs.filter(
    ({ name, required: must, in: where }) => (must || way.includes(name)) && where !== "path" && !places.includes(name),
  );
  const isRead = (input: InputHelp): boolean =>
    input.secret || operation.secretInput?.includes(input.name) || input.kind === "bytes";
  const fields = required.map((input) => {
    if (isRead(input)) return `${input.name}=@${input === required.find(isRead) ? "-" : `${kebab(input.name)}.txt`}`;
    const isText = input.kind === "string" || (input.kind === "mixed" && input.kinds?.includes("string") !== false);
    const usual = isText ? `my-${kebab(input.name)}` : { number: 1, boolean: true }[String(input.kind)];
    const value = input.values?.[0] ?? usual;
    return value === undefined ? `${input.name}:=${input.array ? "'[]'" : "'{}'"}` : `${input.name}=${value}`;
  });
  if (operation.required && !required.length) fields.push("body=@-");
  return [start, ...places.map((name) => `my-${kebab(name)}`), ...fields].join(" ");
}

async function askForMissing(info: OperationInfo, input: Record<string, unknown>, context: Context): Promise<void> {
  const { operation, help } = info;
  const isWhole = operation.single && Object.keys(input).length > 0;
  const required = input.body === undefined ? alwaysRequired(info) : new Set<string>();
  const isNeeded = ({ name, required: must }: InputHelp): boolean =>
    (must || required.has(name)) && !(isWhole && name === "body");
  const missing = help.inputs.filter((each) => isNeeded(each) && input[each.name] === undefined);
  if (missing.length && !context.isTalk) {
    const names = missing.map(({ name, secret }) => `${name}=${secret ? "@file" : "…"}`).join(" ");
    throw usageError(`These fields are missing: ${names}. --help says what they are.`);
  }
  for (const { name, doc, secret, kind, array } of missing) {
    const how = { secret: secret || operation.secretInput?.includes(name) === true, instead: `pass ${name}=…` };
    const answer = await context.ask(doc ? `${name} (${doc.replace(/\.$/, "")})` : name, how);
    const isText = kind === "string" || kind === "mixed" || kind === "bytes";
    const value: unknown = isText ? answer : parseJson(name, answer);
    input[name] = array && !Array.isArray(value) ? [value] : value;
  }
}

type Runnable = OperationInfo & { readonly run: OperationFunction | undefined };

async function runOperation({ operation, help, run }: Runnable, input: object, context: Context): Promise<void> {
  const { options, note, signal, format } = context;
  if (!run) throw usageError("The package of this group has no such function: install one version of all packages.");
  if (options.wait) throw usageError("--wait is only for commands with a result to wait for, such as slipway deploy.");
  if (options.team !== undefined && !operation.team)
    note(`--team is not sent${help.withoutTeam ? `: ${help.withoutTeam}` : " with this operation"}.`);
  if (options.dryRun) return (await import("./dry-run.ts")).printDryRun(context, operation, input);
  refuseHidden(operation, context);
  const harm = operation.spends
    ? "This costs money."
    : isDestructive(operation, input)
      ? "This deletes, revokes or replaces something."
      : undefined;
  if (harm) await context.confirm(`${operation.summary} ${harm} Go on?`);
  const client = await context.client();
  if (format === "raw") {
    const { send } = await import("@slipway/core/raw");
    const { response } = await send(client, operation, input, { signal });
    printHead(response, context);
    return writeBytes(response.body ?? new ReadableStream({ start: (controller) => controller.close() }), context);
  }
  // Functions return a promise that is also iterable, by the kind of their answer.
  await printAnswer(run(client, input, { signal }) as OperationAnswer, { operation, help }, context);
}

type OperationAnswer = AsyncIterable<unknown> & { withResponse(): Promise<{ data: unknown; response: Response }> };

async function printAnswer(
  answer: OperationAnswer,
  { operation, help }: Pick<OperationInfo, "operation" | "help">,
  context: Context,
): Promise<void> {
  const { options, note, format } = context;
  const { kind } = operation;
  const { columns } = help;
  const redaction = redactionOf(operation, context);
  if (kind === "stream") return context.print(mapValues(answer, redaction.answer), { columns });
  if (kind === "list" && (options.all || options.limit !== undefined))
    return context.print(mapValues(takeItems(answer, context), redaction.item), { columns });
  const { data, response } = await answer.withResponse();
  printHead(response, context);
  if (kind === "list") {
    const page = redaction.answer(data);
    const items: unknown = Array.isArray(page) ? page : operation.items ? valueAt(page, operation.items) : page;
    await context.print(items, { columns });
    if (mayGoOn(operation, data, items))
      note("This is the first page, and there may be more: --all, or --limit with a number.");
  } else if (kind === "bytes") await writeBytes(data as ReadableStream<Uint8Array>, context);
  else if (kind === "probe") {
    await context.print(data);
    if (data === false) throw new CommandError("", exitCodes.notFound);
  } else {
    const visible = redaction.answer(data);
    await context.print(format === "table" && help.rows ? valueAt(visible, help.rows) : visible, { columns });
  }
}

async function* mapValues(values: AsyncIterable<unknown>, show: (value: unknown) => unknown): AsyncGenerator<unknown> {
  for await (const value of values) yield show(value);
}

async function* takeItems(items: AsyncIterable<unknown>, { options, note }: Context): AsyncGenerator<unknown> {
  let count = 0;
  for await (const item of items) {
    yield item;
    if (++count === options.limit)
      return note(`These are the first ${count}, and there may be more: --all, or a greater --limit.`);
  }
}

function mayGoOn({ next, send, by }: OperationContract, page: unknown, items: unknown): boolean {
  if (!send || Array.isArray(page) || !Array.isArray(items) || !items.length) return false;
  const cursor = next && valueAt(page, next);
  if (by === "page") return Number(cursor) > 1;
  return by !== undefined || (cursor !== undefined && cursor !== null);
}

function printHead(response: Response, { options, io }: Context): void {
  if (!options.include) return;
  io.stderr.write(
    `${response.status}\n${[...response.headers].map(([name, value]) => `${name}: ${inOneLine(value)}\n`).join("")}\n`,
  );
}

/** Writes bytes unchanged, but not to a terminal, which would interpret them. */
export async function writeBytes(body: ReadableStream<Uint8Array>, { io, options, signal }: Context): Promise<void> {
  if (io.stdout.isTTY && !options.raw)
    throw usageError("These are bytes, which no terminal shows: write them to a file by > file, or give --raw.");
  for await (const chunk of body) {
    signal.throwIfAborted();
    if (!(await writeOutput(io.stdout, chunk))) return;
  }
}
