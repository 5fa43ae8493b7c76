import { chmod, readFile, writeFile } from "node:fs/promises";
import type { Client } from "@slipway/core";
import { CONCURRENCY, inParallel } from "@slipway/core/internal";
import {
  createProjectEnvs,
  type EnvTarget,
  type EnvVarListItem,
  getProjectEnv,
  listProjectEnvs,
  type NewProjectEnv,
} from "@slipway/projects";
import { type Command, Option } from "commander";
import { parse } from "dotenv";
import { CommandError, type Context, exitCodes, usageError } from "../context.ts";
import { readTextFile } from "../stdin.ts";
import { type TheProject, theProject } from "./the-project.ts";

export const targets: readonly EnvTarget[] = ["production", "preview", "development"];

export interface KnownVariable extends EnvVarListItem {
  readonly plain?: string;
}

export async function variablesOf(client: Client, project: TheProject, target?: EnvTarget): Promise<KnownVariable[]> {
  const { idOrName, call } = project;
  const listed = listProjectEnvs(client, { idOrName, decrypt: true, ...(target && { target }) }, call);
  return inParallel(listed, CONCURRENCY, call.signal, async (each, signal): Promise<KnownVariable> => {
    if (each.type === "sensitive" || each.type === "system" || each.id === undefined) return each;
    if (each.type === "plain" || each.decrypted === true) return { ...each, plain: each.value };
    const { value, decrypted } = await getProjectEnv(client, { idOrName, id: each.id }, { ...call, signal });
    return decrypted === false || typeof value !== "string" ? each : { ...each, plain: value };
  });
}

export function targetsOf({ target = [] }: Pick<EnvVarListItem, "target">): string[] {
  return [target].flat().toSorted();
}

export function replacedBy(variable: NewProjectEnv, existing: readonly KnownVariable[]): KnownVariable[] {
  const wantedTargets = targetsOf({ target: [...(variable.target ?? [])] });
  return existing.filter(
    (each) =>
      each.key === variable.key &&
      (each.gitBranch ?? null) === (variable.gitBranch ?? null) &&
      targetsOf(each).some((target) => wantedTargets.includes(target)),
  );
}

interface EnvFlags {
  readonly project?: string;
  readonly environment?: EnvTarget;
  readonly sensitive?: true;
  readonly file?: string;
}

/** Moves variables between dotenv files and a project. Values are neither printed nor taken from the command line. */
export function register(command: Command, context: Context): void {
  const add = (name: string, summary: string): Command =>
    command
      .command(name)
      .description(summary)
      .option("--project <name>", "the project; default: the one that this folder is linked to")
      .addOption(new Option("--environment <name>", "the environment").choices(targets));
  add("pull", "Writes the variables of an environment, development by default, to a dotenv file.")
    .argument("[file]", "the file", ".env.local")
    .action((file: string, flags: EnvFlags) => pull(file, flags, context));
  add("diff", "Compares a dotenv file with an environment, development by default: exit code 3 where they differ.")
    .argument("[file]", "the file", ".env.local")
    .action((file: string, flags: EnvFlags) => diff(file, flags, context));
  add("push", "Sets all variables of a dotenv file, in all environments unless --environment names one.")
    .argument("[file]", "the file", ".env.local")
    .option("--sensitive", "store them so that nobody can read them again")
    .action((file: string, flags: EnvFlags) => push(file, flags, context));
  add("set", "Sets a variable, whose value comes from stdin, a file or a prompt.")
    .argument("<key>", "its name")
    .option("--file <file>", "a file that holds the value")
    .option("--sensitive", "nobody can read it again")
    .action((key: string, flags: EnvFlags) => set(key, flags, context));
}

async function pull(file: string, { project, environment = "development" }: EnvFlags, context: Context): Promise<void> {
  if (context.options.dryRun) throw usageError("slipway env pull has no dry run: env diff says what would change.");
  const variables = await variablesOf(await context.client(), await theProject(project, context), environment);
  const readable = variables.filter(({ gitBranch, plain }) => !gitBranch && plain !== undefined);
  const text = readable.map(({ key, plain = "" }) => lineFor(key, plain)).join("");
  const before = await readFile(file, "utf8").catch(() => undefined);
  if (before !== undefined && before !== text) await context.confirm(`${file} is there. Replace it?`);
  // An existing file keeps its mode when it is written.
  if (before !== undefined) await chmod(file, 0o600);
  await writeFile(file, text, { mode: 0o600 });
  const hidden = variables.filter(({ plain }) => plain === undefined).map(({ key }) => key);
  if (hidden.length) context.note(`Not in the file, because nobody can read them again: ${hidden.join(", ")}.`);
  context.note(`Wrote ${readable.length} variables of ${environment} to ${file}.`);
}

async function diff(file: string, { project, environment = "development" }: EnvFlags, context: Context): Promise<void> {
  const here = await variablesIn(file, context);
  const variables = await variablesOf(await context.client(), await theProject(project, context), environment);
  const there = new Map(variables.filter(({ gitBranch }) => !gitBranch).map((each) => [each.key, each]));
  const rows = [...new Set([...here.keys(), ...there.keys()])].toSorted().flatMap((key) => {
    const state = stateOf(here.get(key), there.has(key), there.get(key)?.plain);
    return state === undefined ? [] : [{ key, state }];
  });
  await context.print(rows);
  const count = rows.filter(({ state }) => state !== "unreadable").length;
  if (count) throw new CommandError(`${count} variables of ${file} and ${environment} differ.`, exitCodes.notFound);
}

function stateOf(here: string | undefined, isThere: boolean, there: string | undefined): string | undefined {
  if (!isThere) return "only in the file";
  if (here === undefined) return "only in the project";
  if (there === undefined) return "unreadable";
  return here === there ? undefined : "differs";
}

async function push(file: string, flags: EnvFlags, context: Context): Promise<void> {
  const variables = [...(await variablesIn(file, context))].map(([key, value]) => variable(key, value, flags));
  if (variables.length === 0) throw usageError(`${file} has no variables, and nothing was sent.`);
  const client = await context.client();
  const project = await theProject(flags.project, context);
  const existing = await variablesOf(client, project);
  const replaced = variables.filter((each) => replacedBy(each, existing).some(({ plain }) => plain !== each.value));
  if (replaced.length)
    await context.confirm(`Replace ${replaced.map(({ key }) => key).join(", ")} in ${project.idOrName}?`);
  await setAll(variables, project, context);
}

async function set(key: string, flags: EnvFlags, context: Context): Promise<void> {
  if (key.includes("="))
    throw usageError(
      "A value is not taken from the command line, which others can see: pass the name alone, and the value on stdin.",
    );
  const { io, ask } = context;
  const instead = `give it on stdin, as in slipway env set ${key} < value.txt`;
  const file = flags.file ?? (io.stdin.isTTY ? undefined : "-");
  const text =
    file === undefined ? await ask(`The value of ${key}`, { secret: true, instead }) : await readTextFile(file, io);
  const value = text.replace(/\r?\n$/, "");
  if (value === "") throw usageError(`The value of ${key} is empty: ${instead}.`);
  await setAll([variable(key, value, flags)], await theProject(flags.project, context), context);
}

function variable(key: string, value: string, { environment, sensitive }: EnvFlags): NewProjectEnv {
  // The platform has no sensitive variables in development.
  const all = sensitive ? targets.filter((each) => each !== "development") : targets;
  return { key, value, type: sensitive ? "sensitive" : "encrypted", target: environment ? [environment] : all };
}

async function setAll(variables: readonly NewProjectEnv[], project: TheProject, context: Context): Promise<void> {
  const { idOrName, call } = project;
  const { failed } = await createProjectEnvs(await context.client(), { idOrName, upsert: true, body: variables }, call);
  const why = failed.map(({ error }) => `${error.envVarKey ?? error.key ?? "one"}: ${error.message}`).join("; ");
  if (failed.length) throw new CommandError(`${failed.length} of ${variables.length} variables were not set. ${why}`);
  const where = [...new Set(variables.flatMap(({ target = [] }) => target))].join(", ");
  context.note(
    `Set ${variables.map(({ key }) => key).join(", ")} for ${where}. Deployments have it from the next one on.`,
  );
}

/** A line that a dotenv parser reads as this value. Quotes have no escape there, so each kind is tried. */
function lineFor(key: string, value: string): string {
  const escaped = value.replaceAll("\r", "\\r").replaceAll("\n", "\\n");
  for (const text of [`'${value}'`, `"${value}"`, `\`${value}\``, `"${escaped}"`]) {
    const line = `${key}=${text}\n`;
    const read = Object.entries(parse(line));
    if (read.length === 1 && read[0]?.[0] === key && read[0][1] === value) return line;
  }
  throw new CommandError(`A dotenv file cannot hold ${key}, for the quotes in its value. Nothing was written.`);
}

async function variablesIn(file: string, { io }: Context): Promise<ReadonlyMap<string, string>> {
  return new Map(Object.entries(parse(await readTextFile(file, io))));
}
