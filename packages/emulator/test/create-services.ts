import { createHosts } from "../src/engine/addresses/hosts.ts";
import { FaultPlan } from "../src/engine/faults/plan.ts";
import { ServiceInstances, type Services } from "../src/engine/services.ts";
import { Clock } from "../src/engine/time/clock.ts";
import { Jobs } from "../src/engine/time/jobs.ts";
import { tables } from "../src/start/open-state.ts";
import { Blobs } from "../src/store/blobs.ts";
import { createMemoryFiles } from "../src/store/files/memory-files.ts";
import { Keys } from "../src/store/keys.ts";
import { Store } from "../src/store/store.ts";

export function createServices(): Services {
  const clock = new Clock({ manual: true });
  const store = createStore(clock.now);
  const instances = new ServiceInstances();
  const services: Services = {
    store,
    rows: store.rows,
    blobs: new Blobs(createMemoryFiles(), store),
    clock,
    jobs: new Jobs({ store, clock, handlerOf: async () => () => {} }),
    faults: new FaultPlan({
      has: () => true,
      operationNamed: async (name) => Promise.reject(new Error(`There is no operation ${name}`)),
    }),
    hosts: createHosts("http://api.localhost", "localhost"),
    keys: new Keys(store),
    eventTypes: async () => ({ types: [], categories: [] }),
    service: (definition) => instances.get(definition, services),
    files: createMemoryFiles,
    closing: new AbortController().signal,
  };
  return services;
}

export function createStore(now: () => number = () => 1): Store {
  return new Store({ tables, now });
}
