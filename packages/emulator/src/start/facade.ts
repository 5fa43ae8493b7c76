import { createDeliveries } from "../control/deliveries.ts";
import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import type { Feed } from "../control/feed.ts";
import { findRows, shownRow, tableNamed } from "../control/find-rows.ts";
import { keepStates } from "../control/keep-states.ts";
import type { Replaceable } from "../control/states/put-back.ts";
import { waitFor } from "../control/wait-for.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import { siteHandlers } from "../domain/deployments/site-handlers.ts";
import { resolveName } from "../domain/names/resolve.ts";
import { checkType, createWorld } from "../domain/world/world.ts";
import { requestDetails } from "../engine/request-details.ts";
import type { RequestLog } from "../engine/request-log.ts";
import type { Parts, Services } from "../engine/services.ts";
import { createClientClock } from "../engine/time/client-clock.ts";
import { asOwner } from "../hosting/protection/visitor.ts";
import type { ServedRecord } from "../hosting/sites.ts";
import type { Catalog } from "../pipeline/catalog.ts";
import type { FirstSeed } from "../seed/read-seed.ts";
import type { Callee } from "../seed/run-calls.ts";
import { applySeed } from "../seed/seed.ts";
import type { SeedCall, SeedData } from "../seed/seed-data.ts";
import { inProcessFetch } from "../server/in-process-fetch.ts";
import type { UnderWay } from "../server/under-way.ts";
import { newId } from "../store/ids.ts";
import type { Row } from "../store/table.ts";
import type { EmulatorState } from "./open-state.ts";
import type { Front } from "./plug-in.ts";

/** What an emulator is made of. */
export interface Core {
  readonly options: EmulatorOptions;
  /** What an empty one begins with. */
  seed(): Promise<FirstSeed>;
  readonly state: EmulatorState;
  readonly services: Services;
  readonly catalog: Catalog;
  readonly parts: Parts;
  readonly underWay: UnderWay;
  readonly feed: Feed;
  readonly requests: RequestLog;
  readonly served: RequestLog<ServedRecord>;
  readonly token: string;
  planFirstFaults(): Promise<void>;
}

/** An emulator as its users see it, without what plug-ins show. */
export function createFacade(core: Core, answer: Front["answer"], close: () => Promise<void>): Emulator {
  const { services, catalog, underWay, feed, requests, served, token } = core;
  const { store, clock, jobs, hosts, faults, closing } = services;
  const fetch = inProcessFetch((request) => answer(asOwner(request)));
  const states = statesOf(core);
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: what a seed undoes that is refused is no other one's. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    url: hosts.url,
    origin: (host) => hosts.origin(hosts.normalize(host)),
    token,
    world: createWorld(store),
    async resolve(name, type) {
      checkType(type);
      return resolveName(store, name, type);
    },
    authority: authorityOf(services),
    faults: faults.faults,
    deliveries: createDeliveries(services),
    events: feed.listen,
    ...states,
    clock: { now: clock.now, advance: (duration) => jobs.advance(duration) },
    clientClock: createClientClock({ clock, jobs, calm: (patience) => underWay.calm(patience), closing }),
    fetch,
    seed: (data) => inTurn(() => seed(data, core, fetch, states)),
    async toSeed() {
      const { writeSeed } = await import("../seed/write-seed.ts");
      return writeSeed(services, calleeOf(core, fetch));
    },
    reset: () => inTurn(() => reset(core, fetch)),
    serve(project, handler) {
      const handlers = services.part(siteHandlers);
      handlers.set(project, handler);
      return () => {
        if (handlers.get(project) === handler) handlers.delete(project);
      };
    },
    get requests() {
      return requests.list;
    },
    request: (id) => services.part(requestDetails).of(id),
    rows: (query) => findRows(store, query),
    get served() {
      return served.list;
    },
    // Which record it is, the request's scope says.
    waitFor: function (this: Emulator, ...asked) {
      return waitFor(this, (name) => catalog.has(name), ...asked);
    } as Emulator["waitFor"],
    async explain(url, visitor) {
      const { explain } = await import("../hosting/explain.ts");
      return explain(services, url, visitor);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function authorityOf(services: Services): Emulator["authority"] {
  const { store, hosts } = services;
  return {
    async certificate() {
      const { authorityCertificate } = await import("../authority/authority.ts");
      return store.attempt(() => authorityCertificate(services));
    },
    async certificateOf(host) {
      const { certificateOf } = await import("../domain/hosts/certificate-of.ts");
      return certificateOf(services, hosts.normalize(host));
    },
  };
}

function statesOf({ state, services, underWay, token }: Core): ReturnType<typeof keepStates> {
  const { store, clock, files, closing } = services;
  const replaceable = {
    rows: () => store.written(),
    shown: (name: string, row: Row) => shownRow(tableNamed(store, name), row),
    folders: state.folders,
    files,
    keeper: store,
    closing,
    replace: (...[rows, ready]: Parameters<Replaceable["replace"]>) =>
      store.stage(rows, closing, async (staged) => {
        await ready((bring) =>
          store.attempt(() => {
            bring();
            store.replace(staged);
            clock.catchUp(store);
            putOwnToken(services, token);
          }),
        );
        await store.tellReplaced(staged, closing);
      }),
  };
  return keepStates(replaceable, (work) => underWay.run(work));
}

type Fetch = Emulator["fetch"];

function calleeOf({ services, catalog, token }: Core, fetch: Fetch): Callee {
  const { hosts, jobs } = services;
  return { url: hosts.url, token, fetch, catalog, advance: (duration) => jobs.advance(duration) };
}

async function makeCalls(calls: readonly SeedCall[], core: Core, fetch: Fetch): Promise<void> {
  const { runCalls } = await import("../seed/run-calls.ts");
  await runCalls(calls, calleeOf(core, fetch));
}

/** Makes the calls of the first seed. Where one is refused, nothing is left, so that the next start begins anew. */
export async function callFirst(core: Core, fetch: Fetch): Promise<void> {
  const { services, requests, served } = core;
  const seed = await core.seed();
  const { calls = [] } = seed.data;
  if (calls.length === 0) return;
  try {
    await makeCalls(calls, core, fetch);
  } catch (error) {
    services.store.attempt(() => services.store.clear());
    throw seed.placed(error);
  }
  // Nobody has asked yet.
  requests.clear();
  served.clear();
}

/** Adds to what is there, all or nothing. */
async function seed(data: SeedData, core: Core, fetch: Fetch, states: ReturnType<typeof statesOf>): Promise<void> {
  const { services } = core;
  const { calls = [] } = data;
  if (calls.length === 0) return applySeed(data, services);
  const before = `before-a-seed-${newId("", 12)}`;
  await states.snapshot(before);
  try {
    applySeed(data, services);
    await makeCalls(calls, core, fetch);
  } catch (error) {
    await states.restore(before);
    throw error;
  } finally {
    await states.removeSnapshot(before);
  }
}

async function reset(core: Core, fetch: Fetch): Promise<void> {
  const { services, parts, requests, served, token, planFirstFaults } = core;
  const { store, faults, blobs } = services;
  const { data } = await core.seed();
  store.attempt(() => {
    store.clear();
    applySeed(data, services);
    putOwnToken(services, token);
  });
  faults.faults.clear();
  requests.clear();
  served.clear();
  // Last, when nothing names them any more.
  const left = [...blobs.clear(), ...parts.clear()];
  await callFirst(core, fetch);
  await planFirstFaults();
  if (left.length === 0) return;
  const message = "Everything was forgotten and begun again, but files of before could not be removed";
  throw new AggregateError(left, `${message}: ${left.join("; ")}`);
}
