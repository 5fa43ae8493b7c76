import { type Client, isSlipwayError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { hideItemSecrets, hideSecrets, isDestructive } from "@slipway/core/raw";
import { holdsSecret, withoutSecrets } from "../secret-input.ts";
import { type Entry, isRead } from "./catalog.ts";

export interface Policy {
  readonly allowWrite: boolean;
  readonly showSecrets: boolean;
  /** The project's names that inputs may give, its ID first. */
  readonly project?: readonly [id: string, ...names: string[]] | undefined;
  readonly command: string;
  /** Asks the person behind the agent. Absent: nobody can be asked. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** Items of a list, and records of a stream, that one call gives. */
const mostItems = 1000;
/** Characters of a text that bytes are given as. */
const mostText = 256 * 1024;

/** Calls an operation for a program, within what is allowed, and gives plain data. */
export async function callFor(
  entry: Entry,
  given: unknown,
  client: Client,
  policy: Policy,
  signal: AbortSignal,
): Promise<unknown> {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new Error(`${entry.name}: its input is one object.`);
  const { inputs } = entry.help;
  const odd = Object.keys(given).filter((name) => !inputs.some((each) => each.name === name || each.name === "*"));
  // A person who is asked sees the fields that the operation has.
  if (odd.length > 0) throw refusal(`${entry.name} has no field ${odd.join(", ")}: search gives those that it has.`);
  const input = withinProject(entry, { ...given }, policy);
  await allow(entry, input, policy);
  const { kind } = entry.contract;
  const answer = entry.run(client, input, { signal });
  const show = (value: unknown, hide = hideSecrets) => (policy.showSecrets ? value : hide(value, entry.contract));
  if (kind === "list" || kind === "stream") {
    const hide = kind === "list" ? hideItemSecrets<unknown> : hideSecrets;
    return (await take(answer as AsyncIterable<unknown>, mostItems)).map((each) => show(each, hide));
  }
  if (kind === "bytes")
    return policy.showSecrets || !entry.contract.secrets
      ? textOf(await (answer as Promise<ReadableStream<Uint8Array>>))
      : "[redacted]";
  return show(await (answer as Promise<unknown>));
}

async function allow(entry: Entry, input: object, policy: Policy): Promise<void> {
  const { allowWrite, ask, command, showSecrets } = policy;
  const { name, contract } = entry;
  if (isRead(contract)) return;
  if (!allowWrite)
    throw refusal(
      `${name} changes something, and this server only reads. Its user can start it with --allow-write, or run: ${commandOf(entry, input, command)}`,
    );
  if (contract.revealsOnce && !showSecrets)
    throw refusal(
      `${name} shows a credential this once, and this server hides credentials. Its user can start it with --show-secrets, or run: ${commandOf(entry, input, command)} --show-secrets`,
    );
  const reasons = [
    ...(isDestructive(contract, input) ? ["deletes or replaces something"] : []),
    ...(contract.spends ? ["spends money"] : []),
  ];
  if (reasons.length === 0) return;
  const what = `${name} ${reasons.join(" and ")}`;
  if (!ask)
    throw refusal(
      `${what}: the user has to confirm it, and this client cannot ask. They can run: ${commandOf(entry, input, command)}`,
    );
  const question = `${what}. ${contract.summary.split("\n")[0]} ${JSON.stringify(withoutSecrets(Object.fromEntries(fieldsOf(entry, input)), contract.secretInput ?? []))}`;
  if (!(await ask(shortLine(question, 1000)))) throw refusal(`${what}: the user did not confirm it. Nothing was sent.`);
}

function refusal(message: string): Error {
  return Object.assign(new Error(message), { name: "Refused", sideEffect: "none" });
}

function withinProject(
  { name, project: field, contract }: Entry,
  input: Record<string, unknown>,
  { project }: Policy,
): Record<string, unknown> {
  if (!project || !field) return input;
  const [id] = project;
  const given = input[field] ?? (contract.route.includes(`{${field}}`) || isRead(contract) ? id : undefined);
  // What else leads to a project: where a domain moves to, of whose deployment another is made.
  const others = Object.entries(input).flatMap(([key, value]) =>
    key !== field &&
    /^(projects?|projectIds?|projectIdOrName|deploymentId)$/.test(key) &&
    !contract.route.includes(`{${key}}`)
      ? value
      : [],
  );
  const isOwn = (each: unknown): boolean => typeof each === "string" && project.includes(each);
  // By its ID: another account may have one of that name.
  if ([given, ...others].every(isOwn)) return { ...input, [field]: id };
  throw refusal(
    `${name}: this server works on the project ${project.at(-1)} alone, so ${field} has to be ${id}, and nothing else may lead to another one.`,
  );
}

/** What is given, that of the path first: it is not pushed out of sight by what is long. */
function fieldsOf({ contract }: Entry, input: object): [string, unknown][] {
  const isInPath = ([name]: [string, unknown]): number => (contract.route.includes(`{${name}}`) ? 0 : 1);
  return Object.entries(input).toSorted((a, b) => isInPath(a) - isInPath(b));
}

/** The command that does the same, for a person to run. Credentials are read from stdin there. */
function commandOf(entry: Entry, input: object, command: string): string {
  const { name, group, contract } = entry;
  const fields = fieldsOf(entry, input).map(([key, value]) => {
    if (holdsSecret({ [key]: value }, contract.secretInput ?? [])) return quoted(`${key}=@-`);
    // A text that begins with @ would be a file of that person.
    const isText = typeof value === "string" && /^(?!@)\P{Cc}*$/u.test(value);
    return quoted(isText ? `${key}=${value}` : `${key}:=${JSON.stringify(value)}`);
  });
  return [command, group, name, ...fields].join(" ");
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

async function take(values: AsyncIterable<unknown>, most: number): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const value of values) if (found.push(value) === most) break;
  return found;
}

async function textOf(bytes: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostText) return `${text.slice(0, mostText)} …`;
  }
  return text;
}

/** What a call may have done that failed: nobody has to guess whether to repeat it. */
export function mayHaveChanged(entry: Entry, error: unknown): boolean {
  return !isRead(entry.contract) && isSlipwayError(error) && error.sideEffect !== "none";
}
