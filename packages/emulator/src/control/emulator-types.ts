import type { Clock } from "@slipway/core";
import type { SiteHandler } from "../domain/deployments/site-handlers.ts";
import type { WebhookOptions } from "../domain/events/webhook-options.ts";
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
import type { Deliveries } from "./deliveries.ts";
import type { EmulatorEvent } from "./feed.ts";
import type { FoundRows, RowsQuery } from "./find-rows.ts";
import type { Compared, FoundDifferences } from "./states/compare.ts";
import type { AwaitedRequest, WaitOptions } from "./wait-for.ts";

/** How an emulator is made. */
export interface EmulatorOptions {
  /** The token of the first user. Default: the data folder's, or a random one. */
  readonly token?: string;
  /** Whether to open a port; without one only `fetch` reaches it. Default: true. */
  readonly listen?: boolean;
  /** Default: any free port. */
  readonly port?: number;
  /**
   * The address that it listens on. Beyond the loopback, such as on `0.0.0.0` in a container, it answers only for hosts that are of
   * this machine, below the base domain, the public URL's or in `allowHosts`. Default: 127.0.0.1.
   */
  readonly host?: string;
  /**
   * Hosts that it answers for when it listens beyond the loopback: the API at a name such as `emulator.test`, and sites at the names of
   * a domain, itself among them, by `.example.com`. Default: none.
   */
  readonly allowHosts?: readonly string[];
  /** The API's base URL as others reach it, such as `http://emulator.test:4000`; it is `url` then. Default: where it listens. */
  readonly publicUrl?: string;
  /** Answers DNS over UDP and TCP at this port of the loopback, too; 0: any free one. Default: only `resolve` answers. */
  readonly dnsPort?: number;
  /**
   * Opens an HTTPS proxy beside it, for programs that have the platform's hosts in their code. It refuses all other hosts, unless it is
   * told to `pass` them on. Default: none.
   */
  readonly proxy?: boolean | ProxyOptions;
  /** Where everything is kept for the next start, for one emulator at a time and its owner only. Default: memory. */
  readonly dataFolder?: string;
  /** What an empty emulator begins with, or the file of YAML or JSON that holds it. Default: one user and the team `acme`. */
  readonly seed?: SeedData | string;
  /** `manual`: time stands still but for `clock.advance`. Default: real. */
  readonly clock?: "real" | "manual";
  /** Judge every answer by the contract; one that does not fit becomes a 500. Default: false. */
  readonly validateAnswers?: boolean;
  /**
   * Refuse members and query parameters that the contract does not have. Default: false: they are left out, and named in `requests`,
   * on the console, and in the answer's header `x-slipway-unknown`; but a deployment's are refused always, as the platform does.
   */
  readonly strict?: boolean;
  /**
   * Protect the previews of new projects, as the platform does (Standard Protection); a project says otherwise by its `ssoProtection`.
   * Default: true.
   */
  readonly protection?: boolean;
  /** Origins such as `https://app.test` whose pages may call, beside those of this machine; `*`: any. Default: none. */
  readonly origins?: readonly string[];
  /** What the names of deployments end with: a domain name, such as `sites.test`. Default: localhost. */
  readonly baseDomain?: string;
  /** From a deployment's creation to READY, in ms. Default: 1000. */
  readonly buildTime?: number;
  /** How long bytes that were uploaded stay while no deployment has them, in ms. Default: 24 hours. */
  readonly fileRetention?: number;
  /** Failures that are planned from the start, and again after `reset`: a list, or the JSON file that holds it. Default: none. */
  readonly faults?: string | readonly Fault[];
  /** How events are delivered to webhooks. */
  readonly webhooks?: WebhookOptions;
  /** How the container registry behaves. */
  readonly registry?: RegistryOptions;
  /** What runs sandboxes: `"process"` or `"just-bash"`, or an object that says more. Default: nothing, and none can be created. */
  readonly sandboxes?: SandboxRuntimeName | SandboxOptions;
  /**
   * Runs the functions and middlewares of what is deployed, which is whatever somebody uploads: programs of this machine, isolated by
   * bubblewrap, or as an object says. Default: false; where one would answer, the answer is 501.
   */
  readonly functions?: boolean | FunctionOptions;
  /**
   * Ports of this machine that functions reach at the same address of their own network, rewrites lead to, tarballs come from and webhooks
   * go to, such as `127.0.0.1:5432`. Default: none.
   */
  readonly reach?: readonly string[];
  /** The API's description, or the file that holds it, for `/openapi.json`. Default: the one in this package. */
  readonly openapi?: OpenApi;
}

/** An HTTPS proxy of this machine: whoever goes through it and trusts its authority reaches the emulator by the platform's own hosts. */
export interface Proxy {
  /** What `HTTPS_PROXY` is set to, such as `http://127.0.0.1:4001`. */
  readonly url: string;
  /** The authority's certificate as PEM; the same for as long as the proxy is open. */
  readonly certificate: string;
}

/** The emulator's own authority for certificates. Its key is kept with the state, and told to nobody. */
export interface Authority {
  /** Its certificate as PEM, for whoever is to trust those that it issues; `reset` makes another one. */
  certificate(): Promise<string>;
  /** The certificate that a host shows, with its chain, as PEM. Absent: it has none that is in force. */
  certificateOf(host: string): Promise<string | undefined>;
}

/** The platform on your machine. */
export interface Emulator extends AsyncDisposable {
  /**
   * Answers like the network's `fetch`, without a port: the API, and the hosts of what is deployed. It follows redirects, unless `redirect` says
   * otherwise. It is the owner's browser, signed in:
   * what members may see, it does, unless a request says `x-slipway-visitor: stranger`.
   */
  readonly fetch: typeof globalThis.fetch;
  /** The API's base URL. */
  readonly url: string;
  /**
   * Where a host of a deployment or a domain is reached on this machine, such as `http://site.localhost:4000`: the API gives bare
   * host names, as the platform does. `site.vercel.app` is `site.<base domain>`, unless an alias has that very name.
   */
  origin(host: string): string;
  /** A token of the first user. */
  readonly token: string;
  /** Adds users, teams and projects, and makes its calls, all or nothing. Throws when the data contradicts itself or what is there. */
  seed(data: SeedData): Promise<void>;
  /**
   * What stands here as a seed, to begin with it elsewhere: users, teams, projects with their settings, variables, domains and what is deployed
   * in production, domains with their records. Left out are tokens and other deployments, and what its member `left` tells.
   */
  toSeed(): Promise<SeedData>;
  /**
   * Forgets everything and begins again with the first seed; when that cannot be written, nothing is forgotten. Throws an
   * `AggregateError` after all that when files of before cannot be removed.
   */
  reset(): Promise<void>;
  /** The requests that reached the API, oldest first. */
  readonly requests: readonly RequestRecord[];
  /** What one of the latest thousand requests was given, why it was refused, and what it changed; empty where nothing is known. */
  request(id: string): RequestDetail;
  /** What the emulator holds, the newest first, as it keeps it: the members of rows may become others with any version. */
  rows(query: RowsQuery): FoundRows;
  /** The requests for what is deployed, oldest first, each with what answered it. */
  readonly served: readonly ServedRecord[];
  /**
   * Waits for a request to the API, or, with `scope: "served"`, for one to what is deployed, and resolves with its record. One that is
   * there already counts, the oldest first. When the time is over it rejects, and names the records that come nearest and how each differs.
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
   * Says which step would decide about a request for what is deployed, by which rule, and what would apply before; with nothing counted,
   * kept or run. As for `fetch` it is the owner's browser, unless a header says otherwise. Throws a `TypeError` for what is no
   * address of a site.
   *
   * @example
   * ```ts
   * const { step, why } = await emulator.explain(`${emulator.origin("site.localhost")}/old`, { country: "DE" });
   * ```
   */
  explain(url: string, visitor?: Visitor): Promise<Explanation>;
  /**
   * Puts code of yours behind a project, in the place of what its build or its functions would answer: it gets what no static file
   * answers, at the path that the deployment's routes lead to. Deployments that need a build or functions become READY then.
   *
   * Beside the request it gets the deployment, with the variables that this was built with.
   *
   * @param project its id, its name, or `<account>/<name>` where several accounts have one of that name. It need not be there yet.
   * @returns what takes the code away; `reset` does so too.
   * @example
   * ```ts
   * emulator.serve("site", (request) => Response.json({ path: new URL(request.url).pathname }));
   * ```
   */
  serve(project: string, handler: SiteHandler): () => void;
  /** What no operation sets: the DNS of others, and what accounts have booked. */
  readonly world: World;
  /** What DNS answers for a name, by way of what it is another name of; nothing where there is nothing. */
  resolve(name: string, type: RecordType): Promise<readonly string[]>;
  /** Where DNS is answered over UDP and TCP, such as `127.0.0.1:5353`, as Node's `Resolver.setServers` takes it. Absent: nowhere. */
  readonly dnsServer?: string;
  /** The proxy for programs that have the platform's hosts in their code. Absent: none was asked for. */
  readonly proxy?: Proxy;
  /** Who issues the certificates. */
  readonly authority: Authority;
  readonly faults: Faults;
  readonly clock: EmulatorClock;
  /** What was sent to webhooks, or is to be. */
  readonly deliveries: Deliveries;
  /**
   * Keeps a copy of everything, rows and files, in memory or in the data folder, in place of one of that name. It outlasts `reset`.
   * Uploads to the registry that are under way are not in it. Throws for a name of others than 1 to 64 letters, digits, - and _.
   */
  snapshot(name: string): Promise<void>;
  /**
   * Makes everything as it was in a snapshot, or changes nothing. Time does not go back: what has become due since is done next.
   * The emulator's own token stays, and code of `serve`; what traffic has left, such as cached pages, is forgotten. Throws where there is
   * none of that name.
   */
  restore(name: string): Promise<void>;
  /** The names of all snapshots. */
  snapshots(): Promise<readonly string[]>;
  /** Removes a snapshot. Throws where there is none of that name. */
  removeSnapshot(name: string): Promise<void>;
  /**
   * Says what was added, changed and removed from one snapshot to another one, or to the present; of a thousand rows at most. Throws where
   * there is none of a name.
   */
  compare(snapshots: Compared): Promise<FoundDifferences>;
  /** Everything that a snapshot would hold, keys too, as bytes for `import`; into a file, its owner's only, that takes another's place. */
  export(): Promise<ReadableStream<Uint8Array>>;
  export(file: string): Promise<void>;
  /** Makes everything as it was in an export, of a file or as it comes, or changes nothing; as `restore` does. */
  import(source: string | AsyncIterable<Uint8Array>): Promise<void>;
  /** What happens from now on: a thousand events wait for their reader. Ends with the signal, and when the emulator closes. */
  events(signal?: AbortSignal): AsyncIterableIterator<EmulatorEvent>;
  /**
   * The same time for a client: `createClient({ clock: emulator.clientClock })`. A wait of the client, such as before a retry or
   * between two looks of `poll`, moves a manual clock by as much and ends when what becomes due is done; with a real clock it takes
   * its time, or ends when `clock.advance` passes it. Time limits run out in this time, and in real time with a manual clock.
   */
  readonly clientClock: Clock;
  /** Takes no more requests, ends those that are under way, and gives the port and the data folder up. */
  close(): Promise<void>;
}
