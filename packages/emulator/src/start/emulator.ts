import { groups } from "../api/groups.ts";
import { createDeliveries } from "../control/deliveries.ts";
import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { createFeed } from "../control/feed.ts";
import { keepStates } from "../control/keep-states.ts";
import { serveControl } from "../control/prefix.ts";
import type { Replaceable } from "../control/states/put-back.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import { userTable } from "../domain/accounts/tables.ts";
import { buildTime } from "../domain/deployments/build-time.ts";
import { siteHandlers } from "../domain/deployments/site-handlers.ts";
import { type Courier, createCourier } from "../domain/events/dispatcher.ts";
import { completeOptions, webhookOptions } from "../domain/events/webhook-options.ts";
import { registryOptions } from "../domain/images/options.ts";
import { answerTo, resolveName } from "../domain/names/resolve.ts";
import type { OpenSandboxes } from "../domain/sandboxes/open.ts";
import { sandboxChoice } from "../domain/sandboxes/options.ts";
import { outsidePart } from "../domain/sandboxes/outside.ts";
import { checkType, createWorld } from "../domain/world/world.ts";
import { createHosts } from "../engine/addresses/hosts.ts";
import { readFaults } from "../engine/faults/from-file.ts";
import { createFaultPlan } from "../engine/faults/plan.ts";
import type { Upgrade } from "../engine/http/upgrade.ts";
import { createLedger } from "../engine/request-log.ts";
import { Parts, type Services } from "../engine/services.ts";
import { createClientClock } from "../engine/time/client-clock.ts";
import { createJobs } from "../engine/time/jobs.ts";
import { createVisits, visits } from "../engine/visits.ts";
import { descriptions, routes } from "../generated/groups.ts";
import { answerByPath, readPath } from "../hosting/path-form.ts";
import type { ServedRecord } from "../hosting/sites.ts";
import type { DnsServer } from "../name-server/serve.ts";
import { createApi, ownFault } from "../pipeline/api.ts";
import { Catalog, type CatalogSources } from "../pipeline/catalog.ts";
import type { ProxyServer } from "../proxy/serve.ts";
import { applySeed, defaultSeed } from "../seed/seed.ts";
import { apiNames, hostRule, refuseHost } from "../server/allowed-hosts.ts";
import { forPages, originRule } from "../server/cors.ts";
import { serveDocument } from "../server/documents.ts";
import { serveHealth } from "../server/health.ts";
import { inProcessFetch } from "../server/in-process-fetch.ts";
import { refuseLarge } from "../server/limits.ts";
import { isLoopbackAddress, type Listener, listen } from "../server/listen.ts";
import { UnderWay } from "../server/under-way.ts";
import { Blobs } from "../store/blobs.ts";
import { createKeys } from "../store/keys.ts";
import { sandboxFolder } from "../store/open-store.ts";
import { checkOptions } from "./check-options.ts";
import { type EmulatorState, openState } from "./open-state.ts";

/**
 * Starts an emulator.
 *
 * Throws for an option that is unknown or wrong, and names it; when the port is taken, the seed contradicts itself, or another
 * emulator has the data folder, whose process the error names.
 *
 * @example
 * const emulator = await createEmulator();
 * const client = createClient({ baseUrl: emulator.url, token: emulator.token });
 */
export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  checkOptions(options);
  return startEmulator(options, await openState(options));
}

/** What there is to carry out, for all emulators of a process. */
const sources: CatalogSources = { routes, descriptions, entries: groups };

/** Starts an emulator over what it keeps, which it closes at the end. */
export async function startEmulator(options: EmulatorOptions, state: EmulatorState): Promise<Emulator> {
  const { baseDomain = "localhost", host = "127.0.0.1", port = 0, seed = defaultSeed, allowHosts = [] } = options;
  const { clock, store, files } = state;
  const underWay = new UnderWay();
  let listener: Listener | undefined;
  let dns: DnsServer | undefined;
  let proxy: ProxyServer | undefined;
  let stopJobs = async (): Promise<void> => {};
  let courier: Courier | undefined;
  let sandboxes: OpenSandboxes | undefined;
  let closing: Promise<void> | undefined;

  async function shut(): Promise<void> {
    // What is under way still writes: the folder is given up when that has ended.
    await Promise.all([underWay.end(), stopJobs(), courier?.stop(), listener?.close(), dns?.close(), proxy?.close()]);
    try {
      await sandboxes?.stop();
    } finally {
      state.close();
    }
  }

  function close(): Promise<void> {
    closing ??= shut();
    return closing;
  }

  try {
    // The URL has the port, which only listening tells; until the rest stands nothing is answered.
    let handle = async (_: Request): Promise<Response> => new Response("Starting\n", { status: 503 });
    const answer = (request: Request): Promise<Response> => underWay.run(() => handle(request));
    let takeOver = async (_: Upgrade): Promise<boolean> => false;
    const isAnswered = hostRule({ host, publicUrl: options.publicUrl, baseDomain, allowHosts });
    if (options.listen !== false) {
      listener = await listen(
        { host, port },
        async (request) => {
          const { hostname } = new URL(request.url);
          return isAnswered(hostname) ? answer(request) : refuseHost(hostname);
        },
        async (upgrade) => isAnswered(upgrade.url.hostname) && takeOver(upgrade),
      );
    }
    const url =
      options.publicUrl === undefined
        ? (listener?.url ?? `http://api.${baseDomain}`)
        : new URL(options.publicUrl).origin;

    const parts = new Parts();
    parts.set(visits, createVisits(answer));
    if (options.buildTime !== undefined) parts.set(buildTime, options.buildTime);
    if (options.webhooks) parts.set(webhookOptions, completeOptions(options.webhooks));
    if (options.registry) parts.set(registryOptions, options.registry);
    if (options.sandboxes) {
      const chosen = typeof options.sandboxes === "string" ? { runtime: options.sandboxes } : options.sandboxes;
      const folder = options.dataFolder === undefined ? {} : { folder: sandboxFolder(options.dataFolder) };
      parts.set(sandboxChoice, { ...chosen, ...folder });
    }
    const jobs = createJobs({
      store,
      clock,
      async handlerOf(kind) {
        const handler = await catalog.jobHandler(kind);
        return (due) => handler(due, services);
      },
      async begunHasEnded() {
        await Promise.all([courier?.settled(), services.part(visits).settled(), sandboxes?.settled()]);
      },
    });
    stopJobs = jobs.stop;
    const services: Services = {
      store,
      rows: store.rows,
      blobs: new Blobs(files("blobs"), store),
      clock,
      jobs,
      faults: createFaultPlan({
        has: (name) => catalog.has(name),
        operationNamed: (name) => catalog.operationNamed(name),
      }),
      hosts: createHosts(url, baseDomain, apiNames(allowHosts)),
      keys: createKeys(store),
      eventTypes: () => catalog.eventTypes(),
      part: (part) => parts.get(part, services),
      files,
      closing: underWay.closing,
    };
    const catalog = new Catalog(sources, services);
    const { blobs, faults: plan, hosts } = services;
    const { faults } = plan;
    // Behind what answers nothing is waited for any more.
    const planFirstFaults = await readFaults(options.faults, plan);
    await planFirstFaults();
    const feed = createFeed(services);
    const ledger = createLedger((request) => feed.tell({ kind: "request", request }));
    const served = createLedger<ServedRecord>((record) => feed.tell({ kind: "served", served: record }));
    const api = createApi(catalog, services, ledger, options.validateAnswers === true);
    const mayCall = originRule(baseDomain, options.origins);
    takeOver = async (upgrade) => {
      const { joinSandbox } = await import("../hosting/sandbox-socket.ts");
      const asked = readPath(upgrade.url, hosts);
      if (typeof asked === "object") return joinSandbox({ ...upgrade, url: asked.site }, services, asked);
      return joinSandbox(upgrade, services);
    };
    handle = async (request) => {
      const refused = refuseLarge(request);
      const url = new URL(request.url);
      const asked = readPath(url, hosts);
      if (asked || !hosts.isApi(url.hostname)) {
        if (refused) return refused.toResponse();
        const { answerSite } = await import("../hosting/sites.ts");
        const answer = (forSite: Request, host: string) => answerSite(forSite, host, services, served);
        return asked ? answerByPath(request, asked, services, answer) : answer(request, url.hostname);
      }
      if (refused) return api.refuse(request, refused);
      return forPages(
        request,
        mayCall,
        async () =>
          (await outsideOfApi(() => serveDocument(request, services, options.openapi))) ??
          (await outsideOfApi(() => catalog.serve(request))) ??
          serveHealth(request) ??
          (await serveControl(request, emulator, underWay.closing)) ??
          api.handle(request),
      );
    };

    const token = store.attempt(() => {
      if (store.rows(userTable).size === 0) applySeed(seed, services);
      clock.keep(store);
      return putOwnToken(services, options.token);
    });

    const replaceable: Replaceable = {
      rows: () => store.written(),
      folders: state.folders,
      files,
      keeper: store,
      closing: underWay.closing,
      replace(rows, bring) {
        store.attempt(() => {
          bring();
          store.replace(rows);
          clock.catchUp(store);
          putOwnToken(services, token);
        });
      },
    };

    courier = createCourier(services);
    // What takes no token stays on this machine.
    const besideHost = isLoopbackAddress(host) ? host : "127.0.0.1";
    if (options.dnsPort !== undefined) {
      const { serveDns } = await import("../name-server/serve.ts");
      dns = await serveDns({ host: besideHost, port: options.dnsPort }, (name, type) => answerTo(store, name, type));
    }
    if (options.proxy) {
      const { openProxy } = await import("./plug-ins/proxy.ts");
      const chosen = options.proxy === true ? {} : options.proxy;
      proxy = await openProxy(chosen, services, {
        host: besideHost,
        answer,
        ...(listener ? { emulator: listener.url } : {}),
      });
    }
    if (options.sandboxes) {
      const { openSandboxes } = await import("../domain/sandboxes/open.ts");
      const own = [listener?.url, proxy?.url].flatMap((each) => (each === undefined ? [] : Number(new URL(each).port)));
      const through = (typeof options.proxy === "object" ? options.proxy.through : undefined) ?? process.env;
      parts.set(outsidePart, { answer, ports: () => own, through });
      sandboxes = await openSandboxes(services);
    }

    const emulator: Emulator = {
      url: hosts.url,
      origin: (host) => hosts.origin(hosts.normalize(host)),
      token,
      world: createWorld(store),
      async resolve(name, type) {
        checkType(type);
        return resolveName(store, name, type);
      },
      ...(dns ? { dnsServer: dns.address } : {}),
      ...(proxy ? { proxy: shown(proxy) } : {}),
      authority: {
        async certificate() {
          const { authorityCertificate } = await import("../authority/authority.ts");
          return store.attempt(() => authorityCertificate(services));
        },
        async certificateOf(host) {
          const { certificateOf } = await import("../domain/hosts/certificate-of.ts");
          return certificateOf(services, hosts.normalize(host));
        },
      },
      faults,
      deliveries: createDeliveries(services),
      events: feed.listen,
      ...keepStates(replaceable, (work) => underWay.run(work)),
      clock: { now: clock.now, advance: (duration) => jobs.advance(duration) },
      clientClock: createClientClock({
        clock,
        jobs,
        calm: (patience) => underWay.calm(patience),
        closing: underWay.closing,
      }),
      fetch: inProcessFetch(answer),
      seed: (data) => applySeed(data, services),
      async reset() {
        store.attempt(() => {
          store.clear();
          applySeed(seed, services);
          putOwnToken(services, token);
        });
        faults.clear();
        ledger.clear();
        served.clear();
        // Last, when nothing names them any more.
        const left = [...blobs.clear(), ...parts.clear()];
        await planFirstFaults();
        if (left.length === 0) return;
        const message = "Everything was forgotten and begun again, but files of before could not be removed";
        throw new AggregateError(left, `${message}: ${left.join("; ")}`);
      },
      serve(project, handler) {
        const handlers = services.part(siteHandlers);
        handlers.set(project, handler);
        return () => {
          if (handlers.get(project) === handler) handlers.delete(project);
        };
      },
      get requests() {
        return ledger.list;
      },
      get served() {
        return served.list;
      },
      close,
      [Symbol.asyncDispose]: close,
    };
    return emulator;
  } catch (error) {
    await close();
    throw error;
  }
}

/** A proxy as users see it: it ends with the emulator. */
function shown(proxy: ProxyServer): Required<Emulator>["proxy"] {
  return {
    url: proxy.url,
    get certificate() {
      return proxy.certificate;
    },
  };
}

/** What fails outside of the API's own way to tell is told in the same form. */
async function outsideOfApi(serve: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await serve();
  } catch (error) {
    return ownFault(error).toResponse();
  }
}
