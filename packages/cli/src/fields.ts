import { openAsBlob } from "node:fs";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { GroupHelp, MemberHelp, OperationContract, OperationHelp } from "@slipway/core";
import { usageError } from "./command-error.ts";
import type { Io } from "./context.ts";
import { didYouMean } from "./names.ts";
import { holdsSecret } from "./secret-input.ts";

/** What reading fields needs to know of an operation. */
export interface Known {
  readonly operation: OperationContract;
  readonly help: OperationHelp;
  readonly shapes: GroupHelp["shapes"];
}

/** One value as it was typed: for the member at `path` of the input. */
interface Field {
  readonly path: readonly string[];
  /** `:=` */
  readonly isJson: boolean;
  readonly text: string;
}

type Input = Record<string, unknown>;

/** The path parameters of a route, in its order: what may be given by its place. */
export function pathNames({ route }: OperationContract): string[] {
  return [...route.matchAll(/\{\+?(\w+)\}/g)].map(([, name = ""]) => name);
}

/**
 * Makes an operation's input of words: values of the path by their places, `key=text`, `key:=json`, `key=@file`, `key=@-`,
 * `key[sub]=text`, `key[]=text`; a key that is given twice is a list where it takes one.
 *
 * @param options the same by `--key value`
 */
export async function readInput(
  known: Known,
  { words, options }: { words: readonly string[]; options: readonly (readonly [name: string, text: string])[] },
  io: Io,
): Promise<Input> {
  const input: Input = {};
  const places = pathNames(known.operation);
  const names = known.help.inputs.map(({ name }) => name);
  const fields: Field[] = options.map(([name, text]) => ({ path: [name], isJson: false, text }));
  for (const word of words) {
    const [, key = "", subs = "", colon, text = ""] = /^([\w-]+)((?:\[[^\]]*\])*)(:?)=([\s\S]*)$/.exec(word) ?? [];
    if (key && (names.includes(key) || !places.length)) {
      const path = [key, ...[...subs.matchAll(/\[([^\]]*)\]/g)].map(([, sub = ""]) => sub)];
      fields.push({ path, isJson: colon === ":", text });
    } else {
      const name = places.shift();
      if (name === undefined) throw usageError(`"${word}" is one word too many: a field is key=text, or --key text.`);
      input[name] = word;
    }
  }
  for (const field of fields) await place(input, known, field, io);
  return input;
}

async function place(input: Input, known: Known, { path, isJson, text }: Field, io: Io): Promise<void> {
  const title = path.reduce((all, each) => `${all}[${each}]`);
  let members: readonly MemberHelp[] = known.help.inputs;
  let member: MemberHelp | undefined;
  let at: Input | unknown[] = input;
  for (const [depth, name] of path.entries()) {
    const isElement = name === "" && depth > 0;
    if (!isElement) {
      member = members.find((each) => each.name === name) ?? members.find((each) => each.name === "*");
      const isOpen = depth > 0 && members.length === 0;
      if (!member && !isOpen) {
        const names = members.map((each) => each.name);
        throw usageError(`There is no field ${title}.${didYouMean(name, names)} ${listed(names)}`);
      }
      members = known.shapes[member?.members ?? ""] ?? [];
    }
    if (depth === path.length - 1) {
      const value = await readValue(member, known, { path: [title], isJson, text }, io);
      const isList = isElement || (!isJson && member?.array && !Array.isArray(value));
      if (isElement && Array.isArray(at)) at.push(value);
      else if (!Array.isArray(at)) at[name] = isList ? [...[at[name] ?? []].flat(), value] : value;
      return;
    }
    const isNextElement = path[depth + 1] === "";
    const key: string = isElement ? "" : name;
    if (Array.isArray(at)) throw usageError(`${title}: give a list of objects as JSON, by ${path[0]}:=[…].`);
    // What stands there was put there by a field before.
    at[key] ??= isNextElement ? [] : {};
    const inner = at[key] as Input | unknown[];
    if (typeof inner !== "object") throw usageError(`${title} is given twice.`);
    at = inner;
  }
}

function listed(names: readonly string[]): string {
  return names.length ? `It takes ${names.join(", ")}.` : "It takes none.";
}

async function readValue(
  member: MemberHelp | undefined,
  known: Known,
  { path, isJson, text }: Field,
  io: Io,
): Promise<unknown> {
  const [title = ""] = path;
  const kind = member?.kind ?? "string";
  if (text.startsWith("@")) {
    const isStdin = text === "@-";
    const file = text.slice(1);
    try {
      if (kind === "bytes") return isStdin ? await buffer(io.stdin) : await openAsBlob(file);
      const content = (isStdin ? await buffer(io.stdin) : await readFile(file)).toString("utf8");
      if (isJson || kind === "object") return parsed(title, content);
      // An editor ends a file with a line break, and so does echo.
      return typed(title, member, content.replace(/\r?\n$/, ""));
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw usageError(`${title}: ${file} cannot be read (${String(error.code)}).`);
    }
  }
  const value = isJson ? parsed(title, text) : typed(title, member, text);
  const secrets = known.operation.secretInput ?? [];
  if (member?.secret || secrets.includes(member?.name ?? "") || (isJson && holdsSecret(value, secrets))) {
    throw usageError(
      `${title} is a secret, and others can see what a command line says: give it by ${title}=@file, by ${title}=@- on stdin, or leave it out and be asked.`,
    );
  }
  return value;
}

/** Reads JSON that somebody typed. */
export function parsed(title: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its error would quote what may be a secret.
    throw usageError(`${title} takes JSON, and this is none. Text is given by ${title}=text.`);
  }
}

function typed(title: string, member: MemberHelp | undefined, text: string): unknown {
  const { kind = "string", kinds = [], values, open, type = "" } = member ?? {};
  const isKind = (wanted: string): boolean =>
    kind === wanted || (kind === "mixed" && !kinds.includes("string") && kinds.includes(wanted as never));
  let value: unknown = text;
  if (isKind("number") && text.trim() !== "" && Number.isFinite(Number(text))) value = Number(text);
  else if (isKind("boolean") && /^(true|false)$/.test(text)) value = text === "true";
  else if (kind === "number" || kind === "boolean" || kind === "object") {
    throw usageError(
      `${title} takes ${kind === "object" ? `an object: ${title}:='{…}', ${title}[member]=text or ${title}=@file` : `a ${kind}`}, not "${text}".`,
    );
  } else if (kind === "mixed" && kinds.length && !kinds.includes("string")) return parsed(title, text);
  if (values && !open && !/\bstring\b/.test(type) && !values.some((each) => each === value)) {
    throw usageError(`${title} is one of ${values.join(", ")}, not "${text}".${didYouMean(text, values.map(String))}`);
  }
  return value;
}
