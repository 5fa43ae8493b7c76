import { type Client, isSlipwayError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import { hideItemSecrets, hideSecrets, isDestructive } from "@slipway/core/raw";
import { holdsSecret, withoutSecrets } from "../secret-input.ts";
import { type Entry, isRead } from "./catalog.ts";

export interface Policy {
  readonly allowWrite: boolean;
  readonly showSecrets: boolean;
  /** Names of the only allowed project, its ID first. */
  readonly project?: readonly [id: string, ...names: string[]] | undefined;
  readonly command: string;
  /** Asks the agent's user. Absent: the client cannot ask. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
}

const maxItems = 1000;
const maxText = 256 * 1024;

/** Calls an operation for a program within the policy, and returns plain data. */
export async function callFor(
  entry: Entry,
  rawInput: unknown,
  client: Client,
  policy: Policy,
  signal: AbortSignal,
): Promise<unknown> {
  if (typeof rawInput !== "object" || rawInput === null || Array.isArray(rawInput))
    throw new Error(`${entry.name}: its input is one object.`);
  const { inputs } = entry.help;
  const odd = Object.keys(rawInput).filter((name) => !inputs.some((each) => each.name === name || each.name === "*"));
  // Unknown fields would mislead the user who confirms the call.
  if (odd.length > 0)
    throw refusedError(`${entry.name} has no field ${odd.join(", ")}: search gives those that it has.`);
  const input = withinProject(entry, { ...rawInput }, policy);
  await allow(entry, input, policy);
  const { kind } = entry.contract;
  const answer = entry.run(client, input, { signal });
  const show = (value: unknown, hide = hideSecrets) => (policy.showSecrets ? value : hide(value, entry.contract));
  if (kind === "list" || kind === "stream") {
    const hide = kind === "list" ? hideItemSecrets<unknown> : hideSecrets;
    return (await takeItems(answer as AsyncIterable<unknown>, maxItems)).map((each) => show(each, hide));
  }
  if (kind === "bytes")
    return policy.showSecrets || !entry.contract.secrets
      ? readText(await (answer as Promise<ReadableStream<Uint8Array>>))
      : "[redacted]";
  return show(await (answer as Promise<unknown>));
}

async function allow(entry: Entry, input: object, policy: Policy): Promise<void> {
  const { allowWrite, ask, command, showSecrets } = policy;
  const { name, contract } = entry;
  if (isRead(contract)) return;
  if (!allowWrite)
    throw refusedError(
      `${name} changes something, and this server only reads. Its user can start it with --allow-write, or run: ${commandOf(entry, input, command)}`,
    );
  if (contract.revealsOnce && !showSecrets)
    throw refusedError(
      `${name} shows a credential this once, and this server hides credentials. Its user can start it with --show-secrets, or run: ${commandOf(entry, input, command)} --show-secrets`,
    );
  const reasons = [
    ...(isDestructive(contract, input) ? ["deletes or replaces something"] : []),
    ...(contract.spends ? ["spends money"] : []),
  ];
  if (reasons.length === 0) return;
  const what = `${name} ${reasons.join(" and ")}`;
  if (!ask)
    throw refusedError(
      `${what}: the user has to confirm it, and this client cannot ask. They can run: ${commandOf(entry, input, command)}`,
    );
  const question = `${what}. ${contract.summary.split("\n")[0]} ${JSON.stringify(withoutSecrets(Object.fromEntries(fieldsOf(entry, input)), contract.secretInput ?? []))}`;
  if (!(await ask(shortLine(question, 1000))))
    throw refusedError(`${what}: the user did not confirm it. Nothing was sent.`);
}

function refusedError(message: string): Error {
  return Object.assign(new Error(message), { name: "Refused", sideEffect: "none" });
}

function withinProject(
  { name, project: field, contract }: Entry,
  input: Record<string, unknown>,
  { project }: Policy,
): Record<string, unknown> {
  if (!project || !field) return input;
  const [id] = project;
  const projectId = input[field] ?? (contract.route.includes(`{${field}}`) || isRead(contract) ? id : undefined);
  // Other inputs that lead to a project, such as a domain's target or a source deployment.
  const others = Object.entries(input).flatMap(([key, value]) =>
    key !== field &&
    /^(projects?|projectIds?|projectIdOrName|deploymentId)$/.test(key) &&
    !contract.route.includes(`{${key}}`)
      ? value
      : [],
  );
  const isOwn = (each: unknown): boolean => typeof each === "string" && project.includes(each);
  // Sent by ID, because another account may have the same name.
  if ([projectId, ...others].every(isOwn)) return { ...input, [field]: id };
  throw refusedError(
    `${name}: this server works on the project ${project.at(-1)} alone, so ${field} must be ${id}, and no other field may name another project.`,
  );
}

/** Input fields, those of the path first, so that long values do not hide them. */
function fieldsOf({ contract }: Entry, input: object): [string, unknown][] {
  const isInPath = ([name]: [string, unknown]): number => (contract.route.includes(`{${name}}`) ? 0 : 1);
  return Object.entries(input).toSorted((a, b) => isInPath(a) - isInPath(b));
}

function commandOf(entry: Entry, input: object, command: string): string {
  const { name, group, contract } = entry;
  const fields = fieldsOf(entry, input).map(([key, value]) => {
    if (holdsSecret({ [key]: value }, contract.secretInput ?? [])) return shellWord(`${key}=@-`);
    const isText = typeof value === "string" && /^(?!@)\P{Cc}*$/u.test(value);
    return shellWord(isText ? `${key}=${value}` : `${key}:=${JSON.stringify(value)}`);
  });
  return [command, group, name, ...fields].join(" ");
}

function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

async function takeItems(values: AsyncIterable<unknown>, max: number): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const value of values) if (items.push(value) === max) break;
  return items;
}

async function readText(bytes: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxText) return `${text.slice(0, maxText)} …`;
  }
  return text;
}

export function mayHaveChanged(entry: Entry, error: unknown): boolean {
  return !isRead(entry.contract) && isSlipwayError(error) && error.sideEffect !== "none";
}
