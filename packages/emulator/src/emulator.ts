import type { Emulator, EmulatorOptions } from "./emulator-types.ts";
import { createApi, ownFault } from "./engine/api.ts";
import { createClock } from "./engine/clock.ts";
import { createFaultPlan } from "./engine/faults.ts";
import { createHosts } from "./engine/hosts.ts";
import { createLedger } from "./engine/ledger.ts";
import type { Services } from "./engine/services.ts";
import { recoverDeployments } from "./groups/deployments/progress.ts";
import { createWatch } from "./groups/deployments/watch.ts";
import { recoverContents } from "./groups/registry/collect.ts";
import { serveRegistryToken } from "./groups/registry/token-endpoint.ts";
import { operations } from "./groups.ts";
import { serveSite } from "./hosting/site.ts";
import { forPages, originRule } from "./server/cors.ts";
import { serveDocument } from "./server/documents.ts";
import { inProcessFetch } from "./server/in-process-fetch.ts";
import { refuseLarge } from "./server/limits.ts";
import { type Listener, listen } from "./server/listen.ts";
import { UnderWay } from "./server/under-way.ts";
import { createKeys } from "./store/keys.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { putOwnToken } from "./store/own-token.ts";
import { applySeed, defaultSeed } from "./store/seed.ts";

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
    const services: Services = {
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
    const { faults, hosts } = services;
    const ledger = createLedger();
    const api = createApi(operations, services, ledger, options.validateAnswers === true);
    const mayCall = originRule(baseDomain, options.origins);
    handle = async (request) => {
      const refused = refuseLarge(request);
      const { hostname } = new URL(request.url);
      if (!hosts.isApi(hostname)) return refused?.toResponse() ?? serveSite(request, hostname, services);
      if (refused) return api.refuse(request, refused);
      return forPages(
        request,
        mayCall,
        async () =>
          (await outsideOfApi(() => serveDocument(request, services, options.openapi))) ??
          (await outsideOfApi(() => serveRegistryToken(request, services))) ??
          api.handle(request),
      );
    };

    if (state.users.size === 0) applySeed(seed, services);
    const token = putOwnToken(state, options.token);
    recoverDeployments(services);
    recoverContents(services);

    return {
      url: hosts.url,
      token,
      faults,
      clock,
      fetch: inProcessFetch(answer),
      seed: (data) => applySeed(data, services),
      async reset() {
        state.attempt(() => {
          // Before what the seed may set going.
          state.afterCommit(() => clock.stop());
          const followed = state.deployments.all();
          state.clear();
          applySeed(seed, services);
          putOwnToken(state, token);
          state.afterCommit(() => {
            for (const { id } of followed) services.watch.changed(id);
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
