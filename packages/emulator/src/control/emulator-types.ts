import type { Clock } from "@slipway/core";
import type { SiteHandler } from "../domain/deployments/site-handlers.ts";
import type { WebhookOptions } from "../domain/events/reach.ts";
import type { FunctionOptions } from "../domain/functions/options.ts";
import type { RegistryOptions } from "../domain/images/options.ts";
import type { SandboxOptions, SandboxRuntimeName } from "../domain/sandboxes/options.ts";
import type { RecordType } from "../domain/world/record-value.ts";
import type { World } from "../domain/world/world.ts";
import type { Fault, Faults } from "../engine/faults/fault.ts";
import type { RequestDetail } from "../engine/request-details.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { EmulatorClock } from "../engine/time/clock.ts";
import type { Explanation, Visitor } from "../hosting/explain.ts";
import type { ServedRecord } from "../hosting/served.ts";
import type { ProxyOptions } from "../proxy/options.ts";
import type { SeedData } from "../seed/seed-data.ts";
import type { OpenApi } from "../server/documents.ts";
import type { Deliveries, FoundRows, RowsQuery } from "./deliveries.ts";
import type { EmulatorEvent } from "./feed.ts";
import type { Compared, FoundDifferences } from "./states/compare.ts";
import type { AwaitedRequest, WaitOptions } from "./wait-for.ts";

/** Options of an emulator. */
export interface EmulatorOptions {
  /** The token of the first user. Default: the data folder's, or a random one. */
  readonly token?: string;
  /** Whether to open a port; without one only `fetch` reaches the emulator. Default: true. */
  readonly listen?: boolean;
  /** Default: a free port. */
  readonly port?: number;
  /**
   * The address to listen on. Beyond loopback, such as on `0.0.0.0` in a container, it answers only for hosts of this machine, below
   * the base domain, of the public URL, or in `allowHosts`. Default: 127.0.0.1.
   */
  readonly host?: string;
  /**
   * Further hosts when it listens beyond loopback: a name such as `emulator.test` for the API, `.example.com` for sites of a domain.
   * Default: none.
   */
  readonly allowHosts?: readonly string[];
  /** The API's base URL for others, such as `http://emulator.test:4000`, which becomes `url`. Default: where it listens. */
  readonly publicUrl?: string;
  /** Also answers DNS over UDP and TCP at this loopback port; 0: a free one. Default: only `resolve` answers. */
  readonly dnsPort?: number;
  /**
   * Also opens an HTTPS proxy, for programs with hard-coded platform hosts. It refuses other hosts, unless `pass` is set.
   * Default: none.
   */
  readonly proxy?: boolean | ProxyOptions;
  /** The folder that keeps the state for the next start, for one emulator at a time; readable by its owner only. Default: memory. */
  readonly dataFolder?: string;
  /** Data of an empty emulator, or a YAML or JSON file of it. Default: one user and the team `acme`. */
  readonly seed?: SeedData | string;
  /** `manual`: time stands still except for `clock.advance`. Default: real. */
  readonly clock?: "real" | "manual";
  /** Validate every answer by the contract; an invalid one becomes a 500. Default: false. */
  readonly validateAnswers?: boolean;
  /**
   * Refuse members and query parameters that the contract lacks. Default: false: they are ignored, and named in `requests`, on the
   * console, and in the header `x-slipway-unknown`; a deployment's are always refused, as by the platform.
   */
  readonly strict?: boolean;
  /**
   * Protect the previews of new projects, as the platform does (Standard Protection); a project's `ssoProtection` overrides it.
   * Default: true.
   */
  readonly protection?: boolean;
  /** Origins such as `https://app.test` whose pages may call the API, besides those of this machine; `*`: any. Default: none. */
  readonly origins?: readonly string[];
  /** The domain that deployments are named below, such as `sites.test`. Default: localhost. */
  readonly baseDomain?: string;
  /** Time from a deployment's creation to READY, in ms. Default: 1000. */
  readonly buildTime?: number;
  /** Retention of uploaded files without a deployment, in ms. Default: 24 hours. */
  readonly fileRetention?: number;
  /** Faults planned at start and after `reset`: a list, or a JSON file of one. Default: none. */
  readonly faults?: string | readonly Fault[];
  /** Delivery of events to webhooks. */
  readonly webhooks?: WebhookOptions;
  /** Behaviour of the container registry. */
  readonly registry?: RegistryOptions;
  /** The runtime of sandboxes: `"process"` or `"just-bash"`, or an object with further options. Default: none can be created. */
  readonly sandboxes?: SandboxRuntimeName | SandboxOptions;
  /**
   * Runs the functions and middlewares of deployments, that is, uploaded programs on this machine, isolated by bubblewrap or as an
   * object says. Default: false; they answer 501.
   */
  readonly functions?: boolean | FunctionOptions;
  /**
   * Ports of this machine that functions, rewrites, tarballs and webhooks may reach, such as `127.0.0.1:5432`, which is the same
   * address inside a function. Default: none.
   */
  readonly reach?: readonly string[];
  /** The document at `/openapi.json`, or its file. Default: this package's. */
  readonly openapi?: OpenApi;
}

/** An HTTPS proxy. Clients that use it and trust its authority reach the emulator by the platform's own hosts. */
export interface Proxy {
  /** The value for `HTTPS_PROXY`, such as `http://127.0.0.1:4001`. */
  readonly url: string;
  /** The authority's certificate as PEM, constant while the proxy is open. */
  readonly certificate: string;
}

/** The emulator's own certificate authority. Its key is part of the state, and never shown. */
export interface Authority {
  /** The authority's certificate as PEM, for trust stores; `reset` creates another. */
  certificate(): Promise<string>;
  /** The certificate of a host with its chain, as PEM; undefined without a valid one. */
  certificateOf(host: string): Promise<string | undefined>;
}

/** The platform on your machine. */
export interface Emulator extends AsyncDisposable {
  /**
   * Like the global `fetch`, redirects included, without a port: for the API and for sites. Sites see the signed-in owner, who may open protected
   * previews, unless a request has `x-slipway-visitor: stranger`.
   */
  readonly fetch: typeof globalThis.fetch;
  /** The API's base URL. */
  readonly url: string;
  /**
   * The URL of a site's host on this machine, such as `http://site.localhost:4000`: the API answers bare host names, as the platform
   * does. `site.vercel.app` is `site.<base domain>`, unless an alias has that very name.
   */
  origin(host: string): string;
  /** A token of the first user. */
  readonly token: string;
  /** Adds users, teams and projects, and makes the calls, in one transaction. Throws for data that is inconsistent or conflicts. */
  seed(data: SeedData): Promise<void>;
  /**
   * The current state as a seed: users, teams, projects with their settings, variables, domains and production deployment, domains with
   * their records. Tokens and other deployments are left out, and the member `left` lists further omissions.
   */
  toSeed(): Promise<SeedData>;
  /**
   * Removes everything and applies the first seed, or changes nothing if that fails. Throws an `AggregateError` afterwards if earlier
   * files cannot be removed.
   */
  reset(): Promise<void>;
  /** API requests, oldest first. */
  readonly requests: readonly RequestRecord[];
  /** Input, error message and changes of one of the latest thousand requests; empty for others. */
  request(id: string): RequestDetail;
  /** Rows of a table, newest first, as stored: their members may change with any version. */
  rows(query: RowsQuery): FoundRows;
  /** Requests for deployments, oldest first, each with the step that answered. */
  readonly served: readonly ServedRecord[];
  /**
   * Waits for an API request or, with `scope: "served"`, for one to a deployment, and resolves with its record. Logged requests count,
   * oldest first. On timeout it rejects, and lists the nearest records with their differences.
   *
   * @example
   * ```ts
   * await emulator.waitFor({ operation: "createDeployment", status: 200 });
   * await emulator.waitFor({ scope: "served", path: "/api/*" }, { timeout: 20_000 });
   * ```
   */
  waitFor(request: AwaitedRequest, options?: WaitOptions): Promise<RequestRecord>;
  waitFor(request: AwaitedRequest<"served">, options?: WaitOptions): Promise<ServedRecord>;
  /**
   * Explains which step would answer a request for a site, by which rule, and which rules apply before; nothing is logged, stored or run.
   * The visitor is the signed-in owner, as for `fetch`, unless a header says otherwise. Throws a `TypeError` for another URL than a
   * site's.
   *
   * @example
   * ```ts
   * const { step, why } = await emulator.explain(`${emulator.origin("site.localhost")}/old`, { country: "DE" });
   * ```
   */
  explain(url: string, visitor?: Visitor): Promise<Explanation>;
  /**
   * Registers a handler for a project in place of its build or functions. It gets requests that no static file answers, at the path that
   * the deployment's routes lead to, and the deployment with its variables. Deployments that need a build or functions become READY.
   *
   * @param project its id, its name, or `<account>/<name>` if several accounts have one of that name. It need not exist yet.
   * @returns a function that removes the handler, as `reset` does.
   * @example
   * ```ts
   * emulator.serve("site", (request) => Response.json({ path: new URL(request.url).pathname }));
   * ```
   */
  serve(project: string, handler: SiteHandler): () => void;
  /** External state that no operation sets: foreign DNS records, plans, remote caches, sign-on codes, confirmed deletions. */
  readonly world: World;
  /** DNS records of a name, with CNAME records followed; empty if there are none. */
  resolve(name: string, type: RecordType): Promise<readonly string[]>;
  /** The DNS server's address, such as `127.0.0.1:5353`, for Node's `Resolver.setServers`. Absent: the option `dnsPort` is not set. */
  readonly dnsServer?: string;
  /** The proxy for programs with hard-coded platform hosts. Absent: the option `proxy` is not set. */
  readonly proxy?: Proxy;
  /** The authority that issues certificates. */
  readonly authority: Authority;
  readonly faults: Faults;
  readonly clock: EmulatorClock;
  /** Deliveries to webhooks and drains. */
  readonly deliveries: Deliveries;
  /**
   * Takes a snapshot of all rows and files, in memory or in the data folder, replacing one of the same name. `reset` keeps it. Registry
   * uploads in progress are not included. Throws for a name other than 1 to 64 letters, digits, - and _.
   */
  snapshot(name: string): Promise<void>;
  /**
   * Restores a snapshot, or changes nothing. Time does not go back: work due since then runs next. The emulator's own token and handlers
   * of `serve` stay; data of traffic, such as cached pages, is dropped. Throws for an unknown name.
   */
  restore(name: string): Promise<void>;
  /** Names of all snapshots. */
  snapshots(): Promise<readonly string[]>;
  /** Removes a snapshot. Throws for an unknown name. */
  removeSnapshot(name: string): Promise<void>;
  /** Rows added, changed and removed between two snapshots, or a snapshot and the present; at most a thousand. Throws for an unknown name. */
  compare(snapshots: Compared): Promise<FoundDifferences>;
  /** A snapshot with its keys, as bytes for `import`, or written to a file, replacing an existing one, that only its owner can read. */
  export(): Promise<ReadableStream<Uint8Array>>;
  export(file: string): Promise<void>;
  /** Restores an export, from a file or as a stream, or changes nothing; as `restore` does. */
  import(source: string | AsyncIterable<Uint8Array>): Promise<void>;
  /** Events from now on, until the signal aborts or the emulator closes. At most a thousand wait for their reader. */
  events(signal?: AbortSignal): AsyncIterableIterator<EmulatorEvent>;
  /**
   * The emulator's time for a client: `createClient({ clock: emulator.clientClock })`. A wait of the client, such as before a retry or
   * within `poll`, advances a manual clock and ends once due work is done; with a real clock it takes its time, or ends when
   * `clock.advance` passes it. Timeouts run in this time, and with a manual clock in real time too.
   */
  readonly clientClock: Clock;
  /** Stops accepting requests, ends those in flight, and releases the port and the data folder. */
  close(): Promise<void>;
}
