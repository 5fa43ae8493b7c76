import { readFile, writeFile } from "node:fs/promises";
import { createProjectEnvs, type EnvTargetInput, type NewProjectEnv } from "@slipway/projects";
import type { Command } from "commander";
import { parse } from "dotenv";
import { CommandError, exitCodes, usageError } from "../command-error.ts";
import type { Context } from "../context.ts";
import { textOf } from "../stdin.ts";
import { readTarget, replacedBy, targets, variablesOf } from "./env-values.ts";
import { theProject } from "./the-project.ts";

interface EnvFlags {
  readonly project?: string;
  readonly environment?: EnvTargetInput;
  readonly sensitive?: true;
  readonly file?: string;
}

/** Moves variables between dotenv files and a project. No value is printed, and none is taken from the command line. */
export function register(command: Command, context: Context): void {
  const add = (name: string, summary: string): Command =>
    command
      .command(name)
      .description(summary)
      .option("--project <name>", "the project; default: the one that this folder is linked to")
      .option("--environment <name>", `one of ${targets.join(", ")}`, readTarget);
  add("pull", "Writes the variables of an environment, development by default, to a dotenv file.")
    .argument("[file]", "the file", ".env.local")
    .action((file: string, flags: EnvFlags) => pull(file, flags, context));
  add("diff", "Compares a dotenv file with an environment, development by default: exit code 3 where they differ.")
    .argument("[file]", "the file", ".env.local")
    .action((file: string, flags: EnvFlags) => diff(file, flags, context));
  add("push", "Sets all variables of a dotenv file, in all environments unless --environment names one.")
    .argument("[file]", "the file", ".env.local")
    .option("--sensitive", "nobody can read them again")
    .action((file: string, flags: EnvFlags) => push(file, flags, context));
  add("set", "Sets a variable, whose value comes from stdin, a file or a prompt.")
    .argument("<key>", "its name")
    .option("--file <file>", "a file that holds the value")
    .option("--sensitive", "nobody can read it again")
    .action((key: string, flags: EnvFlags) => set(key, flags, context));
}

async function pull(file: string, { project, environment = "development" }: EnvFlags, context: Context): Promise<void> {
  const known = await variablesOf(await context.client(), await theProject(project, context), environment);
  const readable = known.filter(({ gitBranch, plain }) => !gitBranch && plain !== undefined);
  const text = readable.map(({ key, plain = "" }) => lineFor(key, plain)).join("");
  const before = await contentOf(file);
  if (before !== undefined && before !== text) await context.confirm(`${file} is there. Replace it?`);
  await writeFile(file, text, { mode: 0o600 });
  const hidden = known.filter(({ plain }) => plain === undefined).map(({ key }) => key);
  if (hidden.length) context.note(`Not in the file, because nobody can read them again: ${hidden.join(", ")}.`);
  context.note(`Wrote ${readable.length} variables of ${environment} to ${file}.`);
}

async function diff(file: string, { project, environment = "development" }: EnvFlags, context: Context): Promise<void> {
  const here = await variablesIn(file);
  const known = await variablesOf(await context.client(), await theProject(project, context), environment);
  const there = new Map(known.filter(({ gitBranch }) => !gitBranch).map((each) => [each.key, each]));
  const rows = [...new Set([...Object.keys(here), ...there.keys()])].toSorted().flatMap((key) => {
    const state = stateOf(here[key], there.has(key), there.get(key)?.plain);
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
  const values = Object.entries(await variablesIn(file));
  const wanted = values.map(([key, value]) => variable(key, value, flags));
  if (wanted.length === 0) throw usageError(`${file} has no variables, and nothing was sent.`);
  const client = await context.client();
  const project = await theProject(flags.project, context);
  const known = await variablesOf(client, project);
  const replaced = wanted.filter((each) => {
    const old = replacedBy(each, known);
    return old && old.plain !== each.value;
  });
  if (replaced.length)
    await context.confirm(`Replace ${replaced.map(({ key }) => key).join(", ")} in ${project.idOrName}?`);
  await setAll(wanted, project, context);
}

async function set(key: string, flags: EnvFlags, context: Context): Promise<void> {
  if (key.includes("="))
    throw usageError(
      "A value is not taken from the command line, which others can see: pass the name alone, and the value on stdin.",
    );
  const { io, ask } = context;
  const instead = `give it on stdin, as in slipway env set ${key} < value.txt`;
  const text =
    flags.file !== undefined
      ? await readFile(flags.file, "utf8")
      : io.stdin.isTTY
        ? await ask(`The value of ${key}`, { secret: true, instead })
        : await textOf(io);
  // What echo and editors end a text with is not meant.
  const value = text.replace(/\r?\n$/, "");
  if (value === "") throw usageError(`The value of ${key} is empty: ${instead}.`);
  await setAll([variable(key, value, flags)], await theProject(flags.project, context), context);
}

function variable(key: string, value: string, { environment, sensitive }: EnvFlags): NewProjectEnv {
  // The platform keeps no sensitive ones for development.
  const all = sensitive ? targets.filter((each) => each !== "development") : targets;
  return { key, value, type: sensitive ? "sensitive" : "encrypted", target: environment ? [environment] : all };
}

async function setAll(
  wanted: readonly NewProjectEnv[],
  { idOrName, call }: Awaited<ReturnType<typeof theProject>>,
  context: Context,
): Promise<void> {
  const { failed } = await createProjectEnvs(await context.client(), { idOrName, upsert: true, body: wanted }, call);
  const why = failed.map(({ error }) => `${error.envVarKey ?? error.key ?? "one"}: ${error.message}`).join("; ");
  if (failed.length) throw new CommandError(`${failed.length} of ${wanted.length} variables were not set. ${why}`);
  const where = [...new Set(wanted.flatMap(({ target = [] }) => target))].join(", ");
  context.note(
    `Set ${wanted.map(({ key }) => key).join(", ")} for ${where}. Deployments have it from the next one on.`,
  );
}

/** A line that a reader of dotenv files understands as this value: tried, because quotes have no escape there. */
function lineFor(key: string, value: string): string {
  for (const quote of ["'", '"', "`"]) {
    const line = `${key}=${quote}${value}${quote}\n`;
    const read = parse(line);
    if (read[key] === value && Object.keys(read).length === 1) return line;
  }
  throw new CommandError(
    `The value of ${key} has quotes of all kinds, which a dotenv file cannot hold. Nothing was written.`,
  );
}

async function variablesIn(file: string): Promise<Readonly<Record<string, string>>> {
  const text = await contentOf(file);
  if (text === undefined) throw usageError(`There is no file ${file}: name it, or slipway env pull writes it.`);
  return parse(text);
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
