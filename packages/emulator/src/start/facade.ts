import { createDeliveries, findRows, redactedRow, tableNamed } from "../control/deliveries.ts";
import type { Emulator } from "../control/emulator-types.ts";
import { keepStates } from "../control/keep-states.ts";
import type { Replaceable } from "../control/states/put-back.ts";
import { waitFor } from "../control/wait-for.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import { redactDetail } from "../domain/accounts/redact.ts";
import { siteHandlers } from "../domain/deployments/site-handlers.ts";
import { dropPagesOf } from "../domain/functions/page-cache.ts";
import { resolveName } from "../domain/names/resolve.ts";
import { packing } from "../domain/sandboxes/options.ts";
import { checkType, createWorld } from "../domain/world/world.ts";
import { requestDetails } from "../engine/request-details.ts";
import type { Services } from "../engine/services.ts";
import { createClientClock } from "../engine/time/client-clock.ts";
import { asOwner } from "../hosting/protection/visitor.ts";
import { inProcessFetch } from "../server/in-process-fetch.ts";
import type { Row } from "../store/table.ts";
import type { Core } from "./core.ts";
import type { Front } from "./plug-in.ts";
import { seedingOf } from "./seeding.ts";

export function createFacade(core: Core, answer: Front["answer"], close: () => Promise<void>): Emulator {
  const { services, catalog, underWay, feed, requests, served, token } = core;
  const { store, clock, jobs, hosts, faults, closing } = services;
  const fetch = inProcessFetch((request) => answer(asOwner(request)));
  const states = statesOf(core);
  const emulator: Emulator = {
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
    clientClock: createClientClock({ clock, jobs, idle: (patience) => underWay.idle(patience), closing }),
    fetch,
    ...seedingOf(core, states),
    serve(project, handler) {
      const handlers = services.service(siteHandlers).set(project, handler);
      dropPagesOf(services, project);
      return () => {
        if (handlers.get(project) !== handler) return;
        handlers.delete(project);
        dropPagesOf(services, project);
      };
    },
    get requests() {
      return requests.list;
    },
    request: (id) => redactDetail(services.service(requestDetails).of(id), services),
    rows: (query) => findRows(store, query),
    get served() {
      return served.list;
    },
    // The overloads choose the record by the request's scope.
    waitFor: ((...asked) => waitFor(emulator, (name) => catalog.has(name), ...asked)) as Emulator["waitFor"],
    async explain(url, visitor) {
      const { explain } = await import("../hosting/explain.ts");
      return explain(services, url, visitor);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
  return emulator;
}

function authorityOf(services: Services): Emulator["authority"] {
  const { store, hosts } = services;
  return {
    async certificate() {
      const { authorityCertificate } = await import("../authority/authority.ts");
      return store.transact(() => authorityCertificate(services));
    },
    async certificateOf(host) {
      const { certificateOf } = await import("../domain/hosts/certificate-of.ts");
      return certificateOf(services, hosts.normalize(host));
    },
  };
}

function statesOf({ state, services, instances, underWay, token }: Core): ReturnType<typeof keepStates> {
  const { store, clock, files, closing } = services;
  const replaceable = {
    write: () => services.service(packing).pack?.(),
    rows: () => store.exportRows(),
    redact: (name: string, row: Row) => redactedRow(tableNamed(store, name), row),
    folders: state.folders,
    files,
    keeper: store,
    closing,
    replace: (...[rows, ready]: Parameters<Replaceable["replace"]>) =>
      store.stage(rows, closing, async (staged) => {
        await ready((bring) =>
          store.transact(() => {
            bring();
            store.replace(staged);
            clock.catchUp(store);
            putOwnToken(services, token);
          }),
        );
        instances.forget();
        await store.notifyReplaced(staged, closing);
      }),
  };
  return keepStates(replaceable, (work) => underWay.run(work));
}
