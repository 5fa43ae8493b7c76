import type { EventType, EventTypes, ListedEventType } from "../engine/event-type.ts";
import type { Services } from "../engine/services.ts";
import type { GroupDescription } from "../engine/validate.ts";
import { type Group, type GroupEntry, type JobHandler, needOf, platformProtocol } from "./group.ts";
import type { Operation, Protocol } from "./handler.ts";
import { type RoutedOperation, Router } from "./router.ts";

export interface CatalogSources {
  readonly routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly descriptions: Readonly<Record<string, () => Promise<readonly GroupDescription[]>>>;
  readonly entries: Readonly<Record<string, GroupEntry>>;
}

/** All operations of the API. Contract, schemas and handlers of a group are loaded on first use. */
export class Catalog {
  readonly operations: readonly RoutedOperation[];
  readonly router: Router;
  readonly #sources: CatalogSources;
  readonly #services: Services;
  readonly #groups = new Map<string, Promise<Group | undefined>>();
  readonly #operationsOf = new Map<string, Promise<ReadonlyMap<string, Operation>>>();

  constructor(sources: CatalogSources, services: Services) {
    this.#sources = sources;
    this.#services = services;
    const { operations, router } = routesOf(sources);
    this.operations = operations;
    this.router = router;
  }

  has(name: string): boolean {
    return this.operations.some((operation) => operation.name === name);
  }

  async operationNamed(name: string): Promise<Operation> {
    const routed = this.operations.find((operation) => operation.name === name);
    if (!routed) throw new Error(`There is no operation ${name}`);
    return this.operation(routed);
  }

  async operation({ group, name }: RoutedOperation): Promise<Operation> {
    const operations = await once(this.#operationsOf, group, () => this.#describe(group));
    const operation = operations.get(name);
    if (!operation) throw new Error(`The group ${group} has no operation ${name}`);
    return operation;
  }

  async protocolOf(group: string): Promise<Protocol> {
    return (await this.group(group))?.protocol ?? platformProtocol;
  }

  async protocolAt(pathname: string): Promise<Protocol> {
    const owner = Object.entries(this.#sources.entries).find(([, { ownForm }]) => ownForm?.test(pathname));
    return owner ? this.protocolOf(owner[0]) : platformProtocol;
  }

  async serve(request: Request): Promise<Response | undefined> {
    const { pathname, hostname } = new URL(request.url);
    const byPath = ([, { paths }]: [string, GroupEntry]) =>
      paths?.some((path) => (path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path));
    const owner = this.#ownerOfHost(hostname) ?? Object.entries(this.#sources.entries).find(byPath);
    const group = owner && (await this.group(owner[0]));
    return group?.serve?.(request, this.#services);
  }

  ownsHost(hostname: string): boolean {
    return this.#ownerOfHost(hostname) !== undefined;
  }

  #ownerOfHost(hostname: string): [string, GroupEntry] | undefined {
    const { hosts } = this.#services;
    return Object.entries(this.#sources.entries).find(([, entry]) => entry.ownsHost?.(hostname, hosts));
  }

  async jobHandler(kind: string): Promise<JobHandler> {
    const [name = "", job = ""] = kind.split("/");
    const handler = (await this.group(name))?.jobs[job];
    if (!handler) throw new Error(`No group of this emulator runs jobs of the kind ${kind}`);
    return handler;
  }

  async eventTypes(): Promise<EventTypes> {
    const loaded = await Promise.all(Object.keys(this.#sources.entries).map((name) => this.group(name)));
    const groups = loaded.filter((group) => group !== undefined);
    const categories = groups.flatMap((group) => Object.entries(group.categories));
    return {
      types: groups.flatMap((group) => Object.values(group.eventTypes).filter(isListed)),
      categories: categories
        .map(([name, label]) => ({ name, label }))
        .sort((one, other) => (one.name < other.name ? -1 : 1)),
    };
  }

  group(name: string): Promise<Group | undefined> {
    return once(this.#groups, name, async () => {
      const group = await this.#sources.entries[name]?.load();
      group?.opened(this.#services);
      return group;
    });
  }

  async #describe(name: string): Promise<ReadonlyMap<string, Operation>> {
    const [descriptions, group] = await Promise.all([this.#sources.descriptions[name]?.(), this.group(name)]);
    if (!descriptions) throw new Error(`There is no group ${name}`);
    const protocol = group?.protocol ?? platformProtocol;
    const operations = new Map<string, Operation>();
    for (const { contract, schemas } of descriptions) {
      for (const [operation, operationContract] of Object.entries(contract.operations)) {
        const need = needOf(operation, operationContract, group);
        const handler = group?.handlers[operation];
        const all = { name: operation, group: name, contract: operationContract, schemas, need, protocol };
        operations.set(operation, handler ? { ...all, handler } : all);
      }
    }
    return operations;
  }
}

function isListed(eventType: EventType): eventType is ListedEventType {
  return eventType.category !== undefined;
}

interface Routes {
  readonly operations: readonly RoutedOperation[];
  readonly router: Router;
}

const cachedRoutes = new WeakMap<CatalogSources, Routes>();

function routesOf(sources: CatalogSources): Routes {
  const before = cachedRoutes.get(sources);
  if (before) return before;
  const operations = Object.entries(sources.routes).flatMap(([group, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ name, group, route })),
  );
  const isVersioned = (group: string): boolean => sources.entries[group]?.ownForm === undefined;
  const former = Object.values(sources.entries).flatMap(({ formerly = {} }) => Object.entries(formerly));
  const created = { operations, router: new Router(operations, isVersioned, new Map(former)) };
  cachedRoutes.set(sources, created);
  return created;
}

function once<Value>(all: Map<string, Promise<Value>>, name: string, load: () => Promise<Value>): Promise<Value> {
  const existing = all.get(name);
  if (existing) return existing;
  const loading = load().catch((error: unknown) => {
    all.delete(name);
    throw error;
  });
  all.set(name, loading);
  return loading;
}
