import { asHeaderValue, isHeaderName } from "./header-text.ts";
import { type NotCarriedOut, notCarriedOut } from "./members.ts";
import { normalPath, pathPattern } from "./normal-path.ts";
import { type Handle, type RequestParts, type Route, type Routes, routesOf, valuesOf } from "./route.ts";
import { filled, type Values } from "./template.ts";
import { matchOf } from "./within.ts";

/** What stands at a normal path: undefined for nothing. */
export type Lookup<Place> = (path: string) => Place | undefined;

/** A request as routes see it. */
export interface Requested extends RequestParts {
  readonly method: string;
  /** As `normalPath` makes it. */
  readonly path: string;
  /** What `$wildcard` stands for at this host; absent: nothing. */
  readonly wildcard?: string | undefined;
}

/** What a middleware has said of a request that goes on. */
export interface Passed {
  /** What the request has from there on. */
  readonly headers: Headers;
  /** What the answer has beside its own. */
  readonly added: readonly (readonly [name: string, value: string])[];
  /** Where it leads: a path with its query, or another site. */
  readonly rewrite?: string | undefined;
}

export interface Forwarded {
  headers: Headers;
  /** The path that functions see. Absent: as the visitor has written it. */
  path?: string;
  readonly added: (readonly [name: string, value: string])[];
}

/** What routes have decided. The headers are those that they add to the answer, as texts that `setHeaders` takes. */
export type Routed<Place> = {
  readonly headers: Readonly<Record<string, string>>;
  readonly forwarded: Forwarded;
} & Decided<Place>;

type Decided<Place> = { readonly headers: Readonly<Record<string, string>> } & (
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  | {
      readonly kind: "found";
      readonly place: Place;
      readonly status?: number | undefined;
      readonly path: string;
      readonly search: string;
    }
  /** Another site answers. */
  | { readonly kind: "elsewhere"; readonly url: string }
  /** An answer without a body. */
  | { readonly kind: "status"; readonly status: number }
  /** A route that has something which is not carried out. */
  | ({ readonly kind: "not-carried-out"; readonly path: string; readonly search: string } & NotCarriedOut)
  /** Nothing answers; whoever has a page for it is asked at this path. */
  | { readonly kind: "missing"; readonly path: string; readonly search: string }
);

/** Leads a request through routes. @param passed what middlewares said, by path; where one is missing it ends as `not-carried-out` */
export function runRoutes<Place>(
  routes: Routes,
  requested: Requested,
  lookup: Lookup<Place>,
  passed: ReadonlyMap<string, Passed> = new Map(),
): Routed<Place> {
  const forwarded: Forwarded = { headers: new Headers(requested.headers), added: [] };
  const walk = new Walk({ routes, requested, lookup, forwarded, passed: new Map(passed) });
  return { ...led(walk), forwarded };
}

const phases = [undefined, "filesystem", "rewrite", "miss", "resource"] as const;

function led<Place>(walk: Walk<Place>): Decided<Place> {
  for (const phase of phases) {
    const decided = walk.through(phase) ?? walk.present();
    if (decided) return decided;
  }
  return walk.nothing();
}

interface Way<Place> {
  readonly routes: Routes;
  readonly requested: Requested;
  readonly lookup: Lookup<Place>;
  readonly forwarded: Forwarded;
  /** Of middlewares whose turn has not come. */
  readonly passed: Map<string, Passed | undefined>;
}

class Walk<Place> {
  readonly #way: Way<Place>;
  readonly #routes: Routes;
  readonly #requested: Requested;
  readonly #lookup: Lookup<Place>;
  #path: string;
  #query: URLSearchParams;
  #headers: Record<string, string> = {};
  #status: number | undefined;
  readonly #isBare: boolean;

  constructor(way: Way<Place>, isBare = false) {
    this.#way = way;
    this.#routes = way.routes;
    this.#requested = way.requested;
    this.#lookup = way.lookup;
    this.#isBare = isBare;
    this.#path = way.requested.path;
    this.#query = new URLSearchParams(way.requested.query);
  }

  through(phase: Handle | undefined): Decided<Place> | undefined {
    for (const route of routesOf(this.#routes, phase)) {
      const decided = this.#take(route, phase);
      if (decided) return decided;
    }
    return undefined;
  }

  /** What stands at the path as it is now, with the headers of what was found. */
  present(): Decided<Place> | undefined {
    const place = this.#lookup(this.#path);
    return place === undefined ? this.#withoutSlash() : this.#found(place);
  }

  /** What stands at the path without the slash at its end answers as it does there: routes of that path have a say in it. */
  #withoutSlash(): Decided<Place> | undefined {
    if (this.#isBare || !/[^/]\/$/.test(this.#path)) return undefined;
    const path = this.#path.slice(0, -1);
    const place = this.#lookup(path);
    if (place === undefined) return undefined;
    const walk = new Walk({ ...this.#way, requested: { ...this.#requested, path, query: this.#query } }, true);
    [walk.#headers, walk.#status] = [this.#headers, this.#status];
    const routed = led(walk);
    const isBack = routed.kind === "redirect" && normalPath(routed.location.replace(/[?#].*$/s, "")) === this.#path;
    // Where all paths of a site end in a slash, it leads back here.
    return isBack ? this.#found(place) : routed;
  }

  #found(place: Place): Decided<Place> {
    const found = { kind: "found" as const, place, status: this.#status, path: this.#path, search: this.#search() };
    for (const route of routesOf(this.#routes, "hit")) {
      const decided = this.#take(route, "hit");
      if (decided) return decided;
    }
    return { ...found, headers: this.#headers };
  }

  /** Nothing answers: the page for that, where routes name one. */
  nothing(): Decided<Place> {
    const missing = { kind: "missing" as const, path: this.#path, search: this.#search() };
    for (const route of routesOf(this.#routes, "error")) {
      const values = this.#match(route);
      if (!values || (route.status !== undefined && route.status !== 404)) continue;
      const skipped = this.#skipped(route);
      if (skipped) return skipped;
      this.#add(route, values);
      const place = route.dest === undefined ? undefined : this.#lookup(normalPath(filled(route.dest, values)));
      if (place !== undefined)
        return { ...missing, kind: "found", place, status: route.status ?? 404, headers: this.#headers };
    }
    return { ...missing, headers: this.#headers };
  }

  #take(route: Route, phase: Handle | undefined): Decided<Place> | undefined {
    const values = this.#match(route);
    if (!values) return undefined;
    const skipped = this.#skipped(route);
    if (skipped) return skipped;
    const elsewhere = this.#pass(route);
    if (elsewhere) return elsewhere;
    const { forwarded } = this.#way;
    const { path } = transformed(route, values, forwarded.headers, this.#query);
    if (path !== undefined) forwarded.path = path;
    const location = this.#add(route, values, phase);
    if (phase === "hit") return undefined;
    if (route.status !== undefined) this.#status = route.status;
    if (location !== undefined && route.status !== undefined && route.status >= 300 && route.status < 400) {
      return { kind: "redirect", status: route.status, location, headers: this.#headers };
    }
    if (location !== undefined) this.#headers = { ...this.#headers, location };
    if (route.dest !== undefined) {
      const dest = filled(route.dest, values);
      if (/^https?:\/\//i.test(dest)) return { kind: "elsewhere", url: dest, headers: this.#headers };
      this.#goTo(dest);
    }
    if (route.continue) return undefined;
    if (route.dest === undefined) {
      if (route.status === undefined) return undefined;
      const page = route.status === 404 ? this.nothing() : undefined;
      // What a build writes behind all else means that nothing is there; before that it refuses what may be.
      if (page && (page.kind !== "missing" || phase === "resource")) return page;
      return { kind: "status", status: route.status, headers: this.#headers };
    }
    // A route that asks for another look at what is there gives way to the next one where there is nothing.
    return this.present() ?? (route.check ? undefined : this.nothing());
  }

  #match(route: Route): Map<string, string> | undefined {
    return valuesIn(route, { ...this.#requested, ...this.#parts(), path: this.#path });
  }

  /** What of a matching route is not carried out, and so nothing behind it. */
  #skipped(route: Route): Decided<Place> | undefined {
    const skipped = notCarriedOut(route, this.#path, this.#parts());
    if (!skipped || this.#way.passed.has(skipped.middleware ?? "")) return undefined;
    return {
      kind: "not-carried-out",
      ...skipped,
      path: this.#path,
      search: this.#search(),
      headers: this.#headers,
    };
  }

  #parts(): RequestParts {
    return { ...this.#requested, headers: this.#way.forwarded.headers, query: this.#query };
  }

  /** What the middleware of a route has said, the first time that it is met: it runs once for a request. */
  #pass(route: Route): Decided<Place> | undefined {
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
    this.#goTo(passed.rewrite);
    return undefined;
  }

  /** Adds a route's headers to the answer; returns where they lead, if they do. */
  #add({ headers = {}, important = false }: Route, values: Map<string, string>, phase?: Handle): string | undefined {
    let location: string | undefined;
    for (const [stated, value] of Object.entries(headers)) {
      const name = stated.toLowerCase();
      const text = filled(value, values);
      // What routes before have set stays: those of a hit and of a miss are what a build adds by itself.
      const stays = (phase === "hit" || phase === "miss") && !important && Object.hasOwn(this.#headers, name);
      if (name === "location") location = text;
      else if (!stays) this.#headers = { ...this.#headers, [name]: text };
    }
    return location;
  }

  /** Goes on at another path; its query is added to what there is. */
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

/** The values that a request is matched with; undefined where it is not. */
export function valuesIn(route: Route, requested: Requested): Map<string, string> | undefined {
  const { src, methods, has = [], missing = [], caseSensitive } = route;
  if (methods && !methods.includes(requested.method)) return undefined;
  const name = caseSensitive ? `!${src}` : src;
  const match = matchOf(name, () => pathPattern(src, caseSensitive), requested.path);
  if (!match) return undefined;
  const found = valuesOf(has, requested);
  if (!found || missing.some((one) => valuesOf([one], requested))) return undefined;
  match.forEach((value, index) => {
    found.set(String(index), value ?? "");
  });
  for (const [group, value] of Object.entries(match.groups ?? {})) found.set(group, value ?? "");
  if (requested.wildcard !== undefined) found.set("wildcard", requested.wildcard);
  return found;
}

/** Changes headers and query of a request as a route says; returns the path that functions see, where it says one. */
export function transformed(
  { transforms = [] }: Route,
  values: Values,
  headers: Headers,
  query: URLSearchParams,
): { readonly path?: string } {
  let path: string | undefined;
  for (const transform of transforms) {
    const { type, op, args } = transform;
    const key = "target" in transform ? String(transform.target.key) : "";
    const text = filled(String(args ?? ""), values);
    if (type === "request.path") path = text;
    else if (type === "request.query" || (type === "request.headers" && isHeaderName(key))) {
      const changed = type === "request.query" ? query : headers;
      if (op === "delete") changed.delete(key);
      else changed[op](key, asHeaderValue(text));
    }
  }
  return path === undefined ? {} : { path };
}
