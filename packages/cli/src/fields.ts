import { openAsBlob } from "node:fs";
import type { GroupHelp, MemberHelp, OperationContract, OperationHelp } from "@slipway/core";
import { type Io, usageError } from "./context.ts";
import { didYouMean } from "./names.ts";
import { holdsSecret } from "./secret-input.ts";
import { readBytes, readTextFile, unreadable } from "./stdin.ts";

export interface OperationInfo {
  readonly operation: OperationContract;
  readonly help: OperationHelp;
  readonly shapes: GroupHelp["shapes"];
}

interface Field {
  readonly path: readonly string[];
  readonly isJson: boolean;
  readonly text: string;
}

type Input = Record<string, unknown>;

/** Path parameters of a route, which may be given by position. */
export function pathNames({ route }: OperationContract): string[] {
  return [...route.matchAll(/\{\+?(\w+)\}/g)].map(([, name = ""]) => name);
}

/** Parses path values and fields (`key=text`, `key:=json`, `key=@file`, `key[sub]=text`), and `options` (`--key value`), into an input. */
export async function readInput(
  info: OperationInfo,
  { words, options }: { words: readonly string[]; options: readonly (readonly [name: string, text: string])[] },
  io: Io,
): Promise<Input> {
  const input: Input = {};
  const places = pathNames(info.operation);
  const names = info.help.inputs.map(({ name }) => name);
  const fields: Field[] = options.map(([name, text]) => ({ path: [name], isJson: false, text }));
  for (const word of words) {
    const [, key = "", subs = "", colon, text = ""] = /^([\w-]+)((?:\[[^\]]*\])*)(:?)=([\s\S]*)$/.exec(word) ?? [];
    if (key && (names.includes(key) || !places.length)) {
      const path = [key, ...[...subs.matchAll(/\[([^\]]*)\]/g)].map(([, sub = ""]) => sub)];
      fields.push({ path, isJson: colon === ":", text });
    } else {
      const name = places.shift();
      if (name === undefined)
        // The value may be a secret.
        throw usageError(`"${word.replace(/=.*/s, "=…")}" is one word too many: a field is key=text, or --key text.`);
      input[name] = word;
    }
  }
  for (const field of fields) await setField(input, info, field, io);
  return input;
}

async function setField(input: Input, info: OperationInfo, { path, isJson, text }: Field, io: Io): Promise<void> {
  const title = fieldTitle(path);
  let members: readonly MemberHelp[] = info.help.inputs;
  let member: MemberHelp | undefined;
  let at: Input | unknown[] = input;
  for (const [depth, name] of path.entries()) {
    const isElement = name === "" && depth > 0;
    if (!isElement) {
      member = findMember(members, name, depth, title);
      members = info.shapes[member?.members ?? ""] ?? [];
    }
    if (depth === path.length - 1) {
      const value = await readValue(member, info, { path, isJson, text }, io);
      const isList = isElement || isRepeatable(member, isJson, value);
      if (isElement && Array.isArray(at)) at.push(value);
      else if (!Array.isArray(at)) at[name] = isList ? appended(at[name], value) : value;
      return;
    }
    const isNextElement = path[depth + 1] === "";
    if (Array.isArray(at)) throw usageError(`${title}: give a list of objects as JSON, by ${path[0]}:=[…].`);
    // Only earlier fields have set it.
    at[name] ??= isNextElement ? [] : {};
    const inner = at[name] as Input | unknown[];
    if (typeof inner !== "object") throw usageError(`${title} is given twice.`);
    at = inner;
  }
}

/** Finds a declared member; undefined in an inner object without declared members, which takes any. */
function findMember(
  members: readonly MemberHelp[],
  name: string,
  depth: number,
  title: string,
): MemberHelp | undefined {
  const member = members.find((each) => each.name === name) ?? members.find((each) => each.name === "*");
  if (member || (depth > 0 && members.length === 0)) return member;
  const names = members.map((each) => each.name);
  const list = names.length ? `It takes ${names.join(", ")}.` : "It takes none.";
  throw usageError(`There is no field ${title}.${didYouMean(name, names)} ${list}`);
}

function isRepeatable(member: MemberHelp | undefined, isJson: boolean, value: unknown): boolean {
  return !isJson && member?.array === true && !Array.isArray(value);
}

function appended(before: unknown, value: unknown): unknown[] {
  return [...[before ?? []].flat(), value];
}

function fieldTitle(path: readonly string[]): string {
  return path.reduce((all, each) => `${all}[${each}]`);
}

async function readValue(
  member: MemberHelp | undefined,
  info: OperationInfo,
  { path, isJson, text }: Field,
  io: Io,
): Promise<unknown> {
  const title = fieldTitle(path);
  const kind = member?.kind ?? "string";
  if (text.startsWith("@")) {
    const file = text.slice(1);
    if (kind === "bytes") return file === "-" ? readBytes(file, io) : openAsBlob(file).catch(unreadable(file));
    const content = await readTextFile(file, io);
    if (isJson || kind === "object") return parseJson(title, content);
    return convertText(title, member, content.replace(/\r?\n$/, ""));
  }
  const secrets = info.operation.secretInput ?? [];
  // Tested before parsing, whose error would quote the text.
  const isSecret = member?.secret || path.some((name) => secrets.includes(name));
  const value = isSecret || !isJson ? text : parseJson(title, text, ` Text is given by ${title}=text.`);
  if (isSecret || holdsSecret(value, secrets)) {
    throw usageError(
      `${title} is a secret, and others can see what a command line says: give it by ${title}=@file, by ${title}=@- on stdin, or leave it out and be asked.`,
    );
  }
  return isJson ? value : convertText(title, member, text);
}

export function parseJson(title: string, text: string, instead = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error would quote the text, which may be a secret.
    throw usageError(`${title} takes JSON, and this is not JSON.${instead}`);
  }
}

function convertText(title: string, member: MemberHelp | undefined, text: string): unknown {
  const { kind = "string", kinds = [] } = member ?? {};
  const isKind = (expected: string): boolean =>
    kind === expected || (kind === "mixed" && !kinds.includes("string") && kinds.includes(expected as never));
  let value: unknown = text;
  if (isKind("number") && text.trim() !== "" && Number.isFinite(Number(text))) value = Number(text);
  else if (isKind("boolean") && /^(true|false)$/.test(text)) value = text === "true";
  else if (kind === "number" || kind === "boolean" || kind === "object") {
    throw usageError(
      `${title} takes ${kind === "object" ? `an object: ${title}:='{…}', ${title}[member]=text or ${title}=@file` : `a ${kind}`}, not "${text}".`,
    );
  } else if (kind === "mixed" && kinds.length && !kinds.includes("string")) return parseJson(title, text);
  return checkedValue(title, member, text, value);
}

function checkedValue(title: string, member: MemberHelp | undefined, text: string, value: unknown): unknown {
  const { values, open, type = "" } = member ?? {};
  if (!values || open || /\bstring\b/.test(type) || values.some((each) => each === value)) return value;
  throw usageError(`${title} is one of ${values.join(", ")}, not "${text}".${didYouMean(text, values.map(String))}`);
}
