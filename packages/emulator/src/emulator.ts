import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { recoverDeployments } from "./deployments/progress.ts";
import { createWatch } from "./deployments/watch.ts";
import { createApi } from "./engine/api.ts";
import { type Clock, createClock } from "./engine/clock.ts";
import { createFaultPlan, type Faults } from "./engine/faults.ts";
import { createLedger, type RequestRecord } from "./engine/ledger.ts";
import { ConnectionCut } from "./engine/strike.ts";
import { operations } from "./groups.ts";
import { createHosts } from "./hosting/hosts.ts";
import { serveSite } from "./hosting/site.ts";
import type { Platform } from "./platform.ts";
import { type OpenApi, serveDocument } from "./server/documents.ts";
import { listen } from "./server/listen.ts";
import { createMemoryBlobs } from "./state/blobs.ts";
import { openFolderBlobs } from "./state/folder-blobs.ts";
import { createKeys } from "./state/keys.ts";
import { applySeed, defaultSeed, type SeedData } from "./state/seed.ts";
import { openSqliteJournal } from "./state/sqlite-journal.ts";
import { State } from "./state/state.ts";

/** How an emulator is made. */
export interface EmulatorOptions {
  /** The token of the first user. Default: the data folder's, or a random one. */
  readonly token?: string;
  /** Whether to open a port; without one only `fetch` reaches it. Default: true. */
  readonly listen?: boolean;
  /** Default: any free port. */
  readonly port?: number;
  /** A loopback address. Default: 127.0.0.1. */
  readonly host?: string;
  /** Where everything is kept for the next start. Default: memory. */
  readonly dataFolder?: string;
  /** What an empty emulator begins with. Default: one user and the team `acme`. */
  readonly seed?: SeedData;
  /** `manual`: time stands still but for `clock.advance`. Default: real. */
  readonly clock?: "real" | "manual";
  /** Judge every answer by the contract; one that does not fit becomes a 500. Default: false. */
  readonly validateAnswers?: boolean;
  /** What the names of deployments end with. Default: localhost. */
  readonly baseDomain?: string;
  /** From a deployment's creation to READY, in ms. Default: 1000. */
  readonly buildTime?: number;
  /** The API's description, or the file that holds it, for `/openapi.json`. Default: the one in this package. */
  readonly openapi?: OpenApi;
}

/** The platform on your machine. */
export interface Emulator extends AsyncDisposable {
  /** Answers like the network's `fetch`, without a port: the API, and the hosts of what is deployed. */
  readonly fetch: typeof globalThis.fetch;
  /** The API's base URL. */
  readonly url: string;
  /** A token of the first user. */
  readonly token: string;
  /** Adds users, teams and projects. */
  seed(data: SeedData): void;
  /** Forgets everything and begins again with the first seed. */
  reset(): Promise<void>;
  /** The requests that reached the API, oldest first. */
  readonly requests: readonly RequestRecord[];
  readonly faults: Faults;
  readonly clock: Pick<Clock, "now" | "advance">;
  close(): Promise<void>;
}

/**
 * Starts an emulator.
 *
 * Throws when the port is taken or `host` is no loopback address.
 *
 * @example
 * const emulator = await createEmulator();
 * const client = createClient({ baseUrl: emulator.url, token: emulator.token });
 */
export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { dataFolder, baseDomain = "localhost" } = options;
  if (dataFolder !== undefined) mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const state = new State(
    dataFolder === undefined ? undefined : await openSqliteJournal(join(dataFolder, "state.sqlite")),
  );
  const blobs = dataFolder === undefined ? createMemoryBlobs() : openFolderBlobs(join(dataFolder, "blobs"));
  const clock = createClock({ manual: options.clock === "manual", notBefore: state.latestTime() });
  const faults = createFaultPlan((name) => operations.some((operation) => operation.name === name));
  const ledger = createLedger();
  let handle = async (_request: Request): Promise<Response> => new Response("Starting\n", { status: 503 });

  const listener =
    options.listen === false
      ? undefined
      : await listen({ host: options.host ?? "127.0.0.1", port: options.port ?? 0 }, (request) =>
          handle(request),
        ).catch((error) => {
          state.close();
          throw error;
        });
  const url = listener ? `http://${bracketed(listener.host)}:${listener.port}` : `http://api.${baseDomain}`;
  const hosts = createHosts(url, baseDomain);
  const platform: Platform = {
    state,
    blobs,
    clock,
    faults,
    hosts,
    keys: createKeys(state),
    watch: createWatch(),
    buildTime: options.buildTime ?? 1000,
  };
  const api = createApi(operations, platform, ledger, options.validateAnswers === true);

  handle = async (request) => {
    const { hostname, pathname } = new URL(request.url);
    if (!hosts.isApi(hostname)) return serveSite(request, hostname, platform);
    return (await serveDocument(pathname, platform, options.openapi)) ?? api.handle(request);
  };

  if (state.users.size === 0) begin();
  const token = putToken(options.token ?? state.tokens.get(ownToken)?.token ?? newToken());
  recoverDeployments(platform);

  function begin(): void {
    applySeed(options.seed ?? defaultSeed, platform);
  }

  function putToken(value: string): string {
    const user = state.users.all()[0];
    if (!user) throw new Error("The seed has no user, so that the token would act for nobody");
    state.tokens.put({ id: ownToken, token: value, userId: user.id });
    state.commit();
    return value;
  }

  let closing: Promise<void> | undefined;
  function close(): Promise<void> {
    closing ??= (async () => {
      clock.stop();
      await listener?.close();
      state.close();
    })();
    return closing;
  }

  return {
    url,
    token,
    faults,
    clock,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      try {
        return await handle(request);
      } catch (error) {
        request.signal.throwIfAborted();
        throw error instanceof ConnectionCut ? new TypeError("fetch failed", { cause: error }) : error;
      }
    },
    seed: (data) => applySeed(data, platform),
    async reset() {
      clock.stop();
      faults.clear();
      ledger.clear();
      const following = state.deployments.all();
      state.clear();
      for (const { id } of following) platform.watch.changed(id);
      await blobs.clear();
      begin();
      putToken(token);
    },
    get requests() {
      return ledger.list;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The record of the token that the emulator itself tells. */
const ownToken = "emulator";

function newToken(): string {
  return `emulator_${randomBytes(18).toString("base64url")}`;
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
