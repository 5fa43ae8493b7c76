import { groups } from "../api/groups.ts";
import type { EmulatorOptions } from "../control/emulator-types.ts";
import { createHosts } from "../engine/addresses/hosts.ts";
import { FaultPlan } from "../engine/faults/plan.ts";
import type { ServiceInstances, Services } from "../engine/services.ts";
import { Jobs } from "../engine/time/jobs.ts";
import { descriptions, routes } from "../generated/groups.ts";
import { Catalog, type CatalogSources } from "../pipeline/catalog.ts";
import { apiNames } from "../server/allowed-hosts.ts";
import { Blobs } from "../store/blobs.ts";
import { Keys } from "../store/keys.ts";
import type { EmulatorState } from "./open-state.ts";

const sources: CatalogSources = { routes, descriptions, entries: groups };

interface ServiceParts {
  readonly options: EmulatorOptions;
  readonly state: EmulatorState;
  readonly instances: ServiceInstances;
  readonly url: string | undefined;
  readonly closing: AbortSignal;
  externalWorkSettled(): Promise<void>;
}

export function openServices({ options, state, instances, url, closing, externalWorkSettled }: ServiceParts): {
  readonly services: Services;
  readonly catalog: Catalog;
} {
  const { baseDomain = "localhost", publicUrl, allowHosts = [] } = options;
  const { clock, store, files } = state;
  const base = publicUrl === undefined ? (url ?? `http://api.${baseDomain}`) : new URL(publicUrl).origin;
  // Services and catalog refer to each other, and use each other only after this returns.
  const services: Services = {
    store,
    rows: store.rows,
    blobs: new Blobs(files("blobs"), store),
    clock,
    jobs: new Jobs({
      store,
      clock,
      async handlerOf(kind) {
        const handler = await catalog.jobHandler(kind);
        return (due) => handler(due, services);
      },
      externalWorkSettled,
    }),
    faults: new FaultPlan({
      has: (name) => catalog.has(name),
      operationNamed: (name) => catalog.operationNamed(name),
    }),
    hosts: createHosts(base, baseDomain, apiNames(allowHosts)),
    keys: new Keys(store),
    eventTypes: () => catalog.eventTypes(),
    service: (definition) => instances.get(definition, services),
    files,
    closing,
  };
  const catalog = new Catalog(sources, services);
  return { services, catalog };
}
