import { createHash } from "node:crypto";
import { type Client, createClient, type FetchFunction } from "@slipway/core";
import { type CreateDeploymentInput, createDeployment } from "@slipway/deployments";
import { onTestFinished } from "vitest";
import { createEmulator, defaultSeed, type Emulator, type EmulatorOptions, type SeedData } from "../src/index.ts";

export interface Started {
  readonly emulator: Emulator;
  readonly client: Client;
}

/**
 * An emulator for one test, on a clock that stands still, with every answer judged by the contract. Users have accounts of the
 * older kind unless the seed says otherwise, so that a client without a team acts for an account of its own.
 */
export async function start(options: EmulatorOptions = {}): Promise<Started> {
  const seed = typeof options.seed === "string" ? options.seed : olderAccounts(options.seed ?? defaultSeed);
  const emulator = await createEmulator({ clock: "manual", validateAnswers: true, ...options, seed });
  onTestFinished(() => emulator.close());
  return { emulator, client: clientOf(emulator) };
}

/** Starts an emulator with teams of one owner each, and clients of them by slug: `startTeams({ acme: "ann", evil: "bob" })`. */
export async function startTeams<Slug extends string>(
  owners: Readonly<Record<Slug, string>>,
  options: EmulatorOptions = {},
): Promise<{ readonly emulator: Emulator } & Readonly<Record<Slug, Client>>> {
  const each = Object.entries<string>(owners);
  const users = [...new Set(Object.values<string>(owners))].map((username) => ({
    username,
    token: `token-of-${username}`,
  }));
  const teams = each.map(([slug, username]) => ({ slug, members: [{ username, role: "OWNER" as const }] }));
  const { emulator } = await start({ ...options, seed: { users, teams } });
  const clients = each.map(([slug, username]) => [slug, clientOf(emulator, `token-of-${username}`, slug)]);
  // Every slug is there, which `fromEntries` cannot say.
  return { emulator, ...(Object.fromEntries(clients) as Record<Slug, Client>) };
}

function olderAccounts({ users, ...rest }: SeedData): SeedData {
  return { ...rest, ...(users && { users: users.map((user) => ({ account: "hobby", ...user })) }) };
}

export function clientOf(
  emulator: Emulator,
  token: string = emulator.token,
  team?: string,
  fetch?: FetchFunction,
): Client {
  return createClient({
    ...{ baseUrl: emulator.url, token, retry: false },
    ...(team === undefined ? {} : { team }),
    ...(fetch === undefined ? {} : { fetch, allowInsecure: true }),
  });
}

export const wholeBuild = 10_000;

/** Deploys files by their names to production, unless `more` says otherwise, and waits until they are built. Gives the deployment's ID. */
export async function deployFiles(
  { client, emulator }: Started,
  files: Readonly<Record<string, string>>,
  more: Partial<CreateDeploymentInput> = {},
): Promise<string> {
  const list = Object.entries(files).map(([file, data]) => ({ file, data }));
  return (await deployBuilt(emulator, client, { name: "site", target: "production", files: list, ...more })).id;
}

/** Deploys, and waits until the deployment is built. */
export async function deployBuilt(emulator: Emulator, client: Client, input: CreateDeploymentInput) {
  const deployment = await createDeployment(client, input);
  await emulator.clock.advance(wholeBuild);
  return deployment;
}

export function sha1(content: string | Uint8Array): string {
  return createHash("sha1").update(content).digest("hex");
}

/** Asks a site. A redirect is the answer. */
export async function visit(emulator: Emulator, host: string, path = "/", init?: RequestInit): Promise<Response> {
  return emulator.fetch(`http://${host}${path}`, { redirect: "manual", ...init });
}
