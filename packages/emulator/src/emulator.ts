import { recoverDeployments } from "./deployments/progress.ts";
import { createWatch } from "./deployments/watch.ts";
import type { Emulator, EmulatorOptions } from "./emulator-types.ts";
import { createApi, ownFault } from "./engine/api.ts";
import { createClock } from "./engine/clock.ts";
import { createFaultPlan } from "./engine/faults.ts";
import { createLedger } from "./engine/ledger.ts";
import { operations } from "./groups.ts";
import { createHosts } from "./hosting/hosts.ts";
import { serveSite } from "./hosting/site.ts";
import type { Platform } from "./platform.ts";
import { recoverContents } from "./registry/collect.ts";
import { serveRegistryToken } from "./registry/token-endpoint.ts";
import { forPages, originRule } from "./server/cors.ts";
import { serveDocument } from "./server/documents.ts";
import { inProcessFetch } from "./server/in-process-fetch.ts";
import { refuseLarge } from "./server/limits.ts";
import { type Listener, listen } from "./server/listen.ts";
import { UnderWay } from "./server/under-way.ts";
import { createKeys } from "./state/keys.ts";
import { openStore, type Store } from "./state/open-store.ts";
import { putOwnToken } from "./state/own-token.ts";
import { applySeed, defaultSeed } from "./state/seed.ts";

/**
 * Starts an emulator.
 *
 * Throws when the port is taken, `host` is no loopback address, the seed contradicts itself, or another emulator has the data
 * folder; its error names that one's process.
 *
 * @example
 * const emulator = await createEmulator();
 * const client = createClient({ baseUrl: emulator.url, token: emulator.token });
 */
export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  return startEmulator(options, await openStore(options.dataFolder));
}

/** Starts an emulator over a store, which it closes at the end. */
export async function startEmulator(options: EmulatorOptions, store: Store): Promise<Emulator> {
  const { baseDomain = "localhost", host = "127.0.0.1", port = 0, seed = defaultSeed } = options;
  const { state, blobs, contents } = store;
  const clock = createClock({ manual: options.clock === "manual", notBefore: state.latestTime() });
  const underWay = new UnderWay();
  let listener: Listener | undefined;
  let closing: Promise<void> | undefined;

  async function shut(): Promise<void> {
    // What is under way still writes: the folder is given up when that has ended.
    await Promise.all([underWay.end(), listener?.close()]);
    clock.stop();
    store.close();
  }

  function close(): Promise<void> {
    closing ??= shut();
    return closing;
  }

  try {
    // The URL has the port, which only listening tells; until the rest stands nothing is answered.
    let handle = async (_: Request): Promise<Response> => new Response("Starting\n", { status: 503 });
    const answer = (request: Request): Promise<Response> => underWay.answer(() => handle(request));
    if (options.listen !== false) listener = await listen({ host, port }, answer);
    const platform: Platform = {
      state,
      blobs,
      contents,
      clock,
      faults: createFaultPlan((name) => operations.some((operation) => operation.name === name)),
      hosts: createHosts(listener?.url ?? `http://api.${baseDomain}`, baseDomain),
      keys: createKeys(state),
      watch: createWatch(),
      buildTime: options.buildTime ?? 1000,
      registry: options.registry ?? {},
      closing: underWay.closing,
    };
    const { faults, hosts } = platform;
    const ledger = createLedger();
    const api = createApi(operations, platform, ledger, options.validateAnswers === true);
    const mayCall = originRule(baseDomain, options.origins);
    handle = async (request) => {
      const refused = refuseLarge(request);
      const { hostname } = new URL(request.url);
      if (!hosts.isApi(hostname)) return refused?.toResponse() ?? serveSite(request, hostname, platform);
      if (refused) return api.refuse(request, refused);
      return forPages(
        request,
        mayCall,
        async () =>
          (await outsideOfApi(() => serveDocument(request, platform, options.openapi))) ??
          (await outsideOfApi(() => serveRegistryToken(request, platform))) ??
          api.handle(request),
      );
    };

    if (state.users.size === 0) applySeed(seed, platform);
    const token = putOwnToken(state, options.token);
    recoverDeployments(platform);
    recoverContents(platform);

    return {
      url: hosts.url,
      token,
      faults,
      clock,
      fetch: inProcessFetch(answer),
      seed: (data) => applySeed(data, platform),
      async reset() {
        state.attempt(() => {
          // Before what the seed may set going.
          state.afterCommit(() => clock.stop());
          const followed = state.deployments.all();
          state.clear();
          applySeed(seed, platform);
          putOwnToken(state, token);
          state.afterCommit(() => {
            for (const { id } of followed) platform.watch.changed(id);
          });
        });
        faults.clear();
        ledger.clear();
        // Last, when nothing names them any more.
        const left = [...blobs.clear(), ...contents.clear()];
        if (left.length === 0) return;
        const message = "Everything was forgotten and begun again, but files of before could not be removed";
        throw new AggregateError(left, `${message}: ${left.join("; ")}`);
      },
      get requests() {
        return ledger.list;
      },
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What fails outside of the API's own way to tell is told in the same form. */
async function outsideOfApi(serve: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await serve();
  } catch (error) {
    return ownFault(error).toResponse();
  }
}
