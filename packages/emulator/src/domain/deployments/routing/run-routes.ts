import { isHeaderName } from "./header-text.ts";
import { languageRedirect } from "./language.ts";
import { applyTransforms, matchRoute } from "./match-route.ts";
import { type NotCarriedOut, notCarriedOut } from "./members.ts";
import { normalPath } from "./normal-path.ts";
import { type Handle, type Route, type RoutedRequest, type Routes, routesOf } from "./route.ts";
import { fillTemplate } from "./template.ts";

export type Lookup<Place> = (path: string) => Place | undefined;

export interface MiddlewareResult {
  readonly headers: Headers;
  readonly added: readonly (readonly [name: string, value: string])[];
  readonly rewrite?: string | undefined;
}

export interface Forwarded {
  headers: Headers;
  /** The path for functions. Absent: as the visitor wrote it. */
  path?: string;
  readonly added: (readonly [name: string, value: string])[];
}

export type Routed<Place> = {
  readonly headers: Readonly<Record<string, string>>;
  readonly forwarded: Forwarded;
} & Decision<Place>;

type Decision<Place> = { readonly headers: Readonly<Record<string, string>> } & (
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "found";
      readonly place: Place;
      readonly status?: number | undefined;
      readonly path: string;
      readonly search: string;
    }
  | { readonly kind: "elsewhere"; readonly url: string }
  | { readonly kind: "status"; readonly status: number }
  | ({ readonly kind: "not-carried-out"; readonly path: string; readonly search: string } & NotCarriedOut)
  /** No route answers; a fallback page is looked up at this path. */
  | { readonly kind: "missing"; readonly path: string; readonly search: string }
);

/** Runs a request through routes. @param passed results of middlewares by path; a missing one ends the run as `not-carried-out` */
export function runRoutes<Place>(
  routes: Routes,
  requested: RoutedRequest,
  lookup: Lookup<Place>,
  passed: ReadonlyMap<string, MiddlewareResult> = new Map(),
): Routed<Place> {
  const forwarded: Forwarded = { headers: new Headers(requested.headers), added: [] };
  const walk = new Walk({ routes, requested, lookup, forwarded, passed: new Map(passed) });
  return { ...walk.run(), forwarded };
}

/** Finds the page that routes behind `error` have for a status. */
export function findErrorPage<Place>(
  routes: Routes,
  requested: RoutedRequest,
  lookup: Lookup<Place>,
  status: number,
): Routed<Place> {
  const forwarded: Forwarded = { headers: new Headers(requested.headers), added: [] };
  const walk = new Walk({ routes, requested, lookup, forwarded, passed: new Map() });
  return { ...walk.errorPage(status), forwarded };
}

const phases = [undefined, "filesystem", "rewrite", "resource"] as const;

interface Run<Place> {
  readonly routes: Routes;
  readonly requested: RoutedRequest;
  readonly lookup: Lookup<Place>;
  readonly forwarded: Forwarded;
  readonly passed: Map<string, MiddlewareResult | undefined>;
}

/**
 * The order is that of the platform's development server: `packages/cli/src/util/dev/router.ts` and `server.ts` of
 * https://github.com/vercel/vercel, 2026-08-03. Chosen: a route that leads nowhere keeps its path for the phases behind it, and a status
 * without `dest` refuses what stands at its path.
 */
class Walk<Place> {
  readonly #way: Run<Place>;
  #path: string;
  #query: URLSearchParams;
  #headers: Record<string, string> = {};
  #status: number | undefined;
  readonly #isBare: boolean;
  readonly #entered = new Set<Handle | undefined>();

  constructor(run: Run<Place>, isBare = false) {
    this.#way = run;
    this.#isBare = isBare;
    this.#path = run.requested.path;
    this.#query = new URLSearchParams(run.requested.query);
  }

  run(): Decision<Place> {
    for (const phase of phases) {
      const decided = this.#phase(phase);
      if (decided) return decided;
    }
    return this.errorPage(404);
  }

  #phase(phase: Handle | undefined): Decision<Place> | undefined {
    const decided = this.#through(phase) ?? this.#present();
    if (decided || phase === "miss") return decided;
    return isError(this.#status) ? this.#stop(this.#status, phase) : this.#try("miss", true);
  }

  /** The first match without `continue` ends its phase. */
  #through(phase: Handle | undefined): Decision<Place> | undefined {
    this.#entered.add(phase);
    for (const route of routesOf(this.#way.routes, phase)) {
      const outcome = this.#take(route, phase);
      if (outcome === "ends") break;
      if (outcome) return outcome;
    }
    this.#entered.delete(phase);
    return this.#redirect();
  }

  /** Tries a phase: without a result its path and status are reset, and its headers stay. `isLast`: an error status ends the run. */
  #try(phase: "miss" | "rewrite", isLast = false): Decision<Place> | undefined {
    if (this.#entered.has("miss") || this.#entered.has(phase)) return undefined;
    const [path, query, status] = [this.#path, new URLSearchParams(this.#query), this.#status];
    const decided = this.#phase(phase);
    if (decided) return decided;
    const statusOfTrial = this.#status;
    [this.#path, this.#query, this.#status] = [path, query, status];
    return isLast && isError(statusOfTrial) ? this.#stop(statusOfTrial, phase) : undefined;
  }

  /** Redirects at the end of a phase: a later route with `continue` may set another location. */
  #redirect(): Decision<Place> | undefined {
    const { location, ...headers } = this.#headers;
    const status = this.#status;
    return location !== undefined && isRedirect(status) ? { kind: "redirect", status, location, headers } : undefined;
  }

  #present(): Decision<Place> | undefined {
    const place = this.#way.lookup(this.#path);
    return place === undefined ? this.#withoutSlash() : this.#found(place);
  }

  /** Serves the path without its final slash by that path's own routes. */
  #withoutSlash(): Decision<Place> | undefined {
    if (this.#isBare || !/[^/]\/$/.test(this.#path)) return undefined;
    const path = this.#path.slice(0, -1);
    const place = this.#way.lookup(path);
    if (place === undefined) return undefined;
    const walk = new Walk({ ...this.#way, requested: { ...this.#way.requested, path, query: this.#query } }, true);
    [walk.#headers, walk.#status] = [this.#headers, this.#status];
    const routed = walk.run();
    const isBack = routed.kind === "redirect" && normalPath(routed.location.replace(/[?#].*$/s, "")) === this.#path;
    // With `trailingSlash`, those routes redirect back to this path.
    return isBack ? this.#found(place) : routed;
  }

  #found(place: Place): Decision<Place> {
    const hit = { kind: "found" as const, place, status: this.#status, path: this.#path, search: this.#search() };
    return this.#through("hit") ?? { ...hit, headers: this.#headers };
  }

  /** The page of the routes behind `error` for a status: that of a path where nothing stands, or of a function that fails. */
  errorPage(status: number): Decision<Place> {
    const missing = { kind: "missing" as const, path: this.#path, search: this.#search() };
    for (const route of routesOf(this.#way.routes, "error")) {
      const values = matchRoute(route, this.#now());
      if (!values || (route.status ?? status) !== status) continue;
      const skipped = this.#skipped(route);
      if (skipped) return skipped;
      this.#add(route, values);
      const place =
        route.dest === undefined ? undefined : this.#way.lookup(normalPath(fillTemplate(route.dest, values)));
      if (place !== undefined) return { ...missing, kind: "found", place, status, headers: this.#headers };
      if (!route.continue) break;
    }
    return { ...missing, headers: this.#headers };
  }

  #take(route: Route, phase: Handle | undefined): Decision<Place> | "ends" | undefined {
    const values = matchRoute(route, this.#now());
    if (!values) return undefined;
    const other = this.#skipped(route) ?? this.#pass(route);
    if (other) return other;
    const { forwarded } = this.#way;
    const { path } = applyTransforms(route, values, forwarded.headers, this.#query);
    if (path !== undefined) forwarded.path = path;
    this.#add(route, values, phase);
    const next = route.continue ? undefined : "ends";
    if (phase === "hit") return next;
    if (route.status !== undefined) this.#status = route.status;
    const language = languageRedirect(route.locale, this.#now());
    if (language !== undefined) [this.#status, this.#headers] = [307, { ...this.#headers, location: language }];
    const dest = route.dest === undefined ? undefined : fillTemplate(route.dest, values);
    if (dest !== undefined && /^https?:\/\//i.test(dest))
      return { kind: "elsewhere", url: dest, headers: this.#headers };
    if (dest !== undefined) this.#goTo(dest);
    // A redirect without a `Location` header takes the route's `dest`.
    if (dest !== undefined && isRedirect(route.status)) this.#headers = { location: dest, ...this.#headers };
    if (next === undefined || this.#redirect()) return next;
    if (dest !== undefined) return this.#arrive(route, phase);
    return route.status === undefined ? "ends" : this.#stop(route.status, phase);
  }

  /** Looks the destination up. A route with `check` gives way to later ones when nothing is there. */
  #arrive({ check, status }: Route, phase: Handle | undefined): Decision<Place> | "ends" | undefined {
    if (!check && !isError(status)) return "ends";
    const there = this.#present();
    if (there) return there;
    if (isError(status) && phase !== "miss") return this.#stop(status, phase);
    return check ? (this.#try("miss") ?? this.#try("rewrite")) : "ends";
  }

  /** Answers with a route's status. */
  #stop(status: number, phase: Handle | undefined): Decision<Place> {
    const page = status === 404 ? this.errorPage(404) : undefined;
    // In the last phase a 404 means "not found"; earlier it is a refusal.
    if (page && (page.kind !== "missing" || phase === "resource")) return page;
    return { kind: "status", status, headers: this.#headers };
  }

  #skipped(route: Route): Decision<Place> | undefined {
    const skipped = notCarriedOut(route);
    if (!skipped || this.#way.passed.has(skipped.middleware ?? "")) return undefined;
    return {
      kind: "not-carried-out",
      ...skipped,
      path: this.#path,
      search: this.#search(),
      headers: this.#headers,
    };
  }

  #now(): RoutedRequest {
    return { ...this.#way.requested, headers: this.#way.forwarded.headers, query: this.#query, path: this.#path };
  }

  #pass(route: Route): Decision<Place> | undefined {
    const { middlewarePath, middleware } = Object(route);
    const name = String(middlewarePath ?? middleware);
    const passed = this.#way.passed.get(name);
    if (!passed) return undefined;
    this.#way.passed.set(name, undefined);
    const { forwarded } = this.#way;
    forwarded.headers = new Headers(passed.headers);
    forwarded.added.push(...passed.added);
    if (passed.rewrite === undefined) return undefined;
    if (/^https?:/i.test(passed.rewrite)) return { kind: "elsewhere", url: passed.rewrite, headers: this.#headers };
    // A rewrite replaces the query, even by none.
    this.#query = new URLSearchParams();
    this.#goTo(passed.rewrite);
    return undefined;
  }

  #add({ headers = {}, important = false }: Route, values: Map<string, string>, phase?: Handle): void {
    for (const [stated, value] of Object.entries(headers)) {
      const name = fillTemplate(stated, values).toLowerCase();
      if (!isHeaderName(name)) continue;
      // Earlier headers win in the phases `hit` and `miss`, which builds add by themselves.
      const stays = (phase === "hit" || phase === "miss") && !important && Object.hasOwn(this.#headers, name);
      if (!stays) this.#headers = { ...this.#headers, [name]: fillTemplate(value, values) };
    }
  }

  #goTo(dest: string): void {
    const at = dest.indexOf("?");
    const path = normalPath(at < 0 ? dest : dest.slice(0, at));
    this.#path = path.startsWith("/") ? path : `/${path}`;
    if (at < 0) return;
    for (const [name, value] of new URLSearchParams(dest.slice(at + 1))) this.#query.set(name, value);
  }

  #search(): string {
    const text = this.#query.toString();
    return text === "" ? "" : `?${text}`;
  }
}

function isError(status: number | undefined): status is number {
  return status !== undefined && status >= 400;
}

function isRedirect(status: number | undefined): status is number {
  return status !== undefined && status >= 300 && status <= 399;
}
