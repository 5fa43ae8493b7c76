import { type RequestParts, valuesOf } from "./conditions.ts";
import { type NotCarriedOut, notCarriedOut } from "./members.ts";
import { normalPath, pathPattern } from "./normal-path.ts";
import { type Handle, type Route, type Routes, routesOf } from "./route.ts";
import { filled } from "./template.ts";

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

/** What routes have decided. The headers are those that they add to the answer, as texts that `setHeaders` takes. */
export type Routed<Place> = { readonly headers: Readonly<Record<string, string>> } & (
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  /** Something that is there answers. */
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

/** Leads a request through routes, in the order in which a build's output states them. */
export function runRoutes<Place>(routes: Routes, requested: Requested, lookup: Lookup<Place>): Routed<Place> {
  return led(new Walk(routes, requested, lookup));
}

function led<Place>(walk: Walk<Place>): Routed<Place> {
  return (
    walk.through(undefined) ??
    walk.present() ??
    walk.through("filesystem") ??
    walk.present() ??
    walk.through("rewrite") ??
    walk.present() ??
    walk.through("miss") ??
    walk.present() ??
    walk.through("resource") ??
    walk.present() ??
    walk.nothing()
  );
}

class Walk<Place> {
  readonly #routes: Routes;
  readonly #requested: Requested;
  readonly #lookup: Lookup<Place>;
  #path: string;
  #query: URLSearchParams;
  #headers: Record<string, string> = {};
  #status: number | undefined;
  readonly #isBare: boolean;

  constructor(routes: Routes, requested: Requested, lookup: Lookup<Place>, isBare = false) {
    this.#routes = routes;
    this.#requested = requested;
    this.#lookup = lookup;
    this.#isBare = isBare;
    this.#path = requested.path;
    this.#query = new URLSearchParams(requested.query);
  }

  /** The routes of a phase, until one of them decides. */
  through(phase: Handle | undefined): Routed<Place> | undefined {
    for (const route of routesOf(this.#routes, phase)) {
      const decided = this.#take(route, phase);
      if (decided) return decided;
    }
    return undefined;
  }

  /** What stands at the path as it is now, with the headers of what was found. */
  present(): Routed<Place> | undefined {
    const place = this.#lookup(this.#path);
    return place === undefined ? this.#withoutSlash() : this.#found(place);
  }

  /** What stands at the path without the slash at its end answers as it does there: routes of that path have a say in it. */
  #withoutSlash(): Routed<Place> | undefined {
    if (this.#isBare || !/[^/]\/$/.test(this.#path)) return undefined;
    const path = this.#path.slice(0, -1);
    const place = this.#lookup(path);
    if (place === undefined) return undefined;
    const walk = new Walk(this.#routes, { ...this.#requested, path, query: this.#query }, this.#lookup, true);
    [walk.#headers, walk.#status] = [this.#headers, this.#status];
    const routed = led(walk);
    const isBack = routed.kind === "redirect" && normalPath(routed.location.replace(/[?#].*$/s, "")) === this.#path;
    // Where all paths of a site end in a slash, it leads back here.
    return isBack ? this.#found(place) : routed;
  }

  #found(place: Place): Routed<Place> {
    const found = { kind: "found" as const, place, status: this.#status, path: this.#path, search: this.#search() };
    for (const route of routesOf(this.#routes, "hit")) {
      const decided = this.#take(route, "hit");
      if (decided) return decided;
    }
    return { ...found, headers: this.#headers };
  }

  /** Nothing answers: the page for that, where routes name one. */
  nothing(): Routed<Place> {
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

  #take(route: Route, phase: Handle | undefined): Routed<Place> | undefined {
    const values = this.#match(route);
    if (!values) return undefined;
    const skipped = this.#skipped(route);
    if (skipped) return skipped;
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

  /** The values that a request is matched with; undefined where it is not. */
  #match({ src, methods, has = [], missing = [], caseSensitive }: Route): Map<string, string> | undefined {
    const { method } = this.#requested;
    if (methods && !methods.includes(method)) return undefined;
    const match = pathPattern(src, caseSensitive).exec(this.#path);
    if (!match) return undefined;
    const parts = { ...this.#requested, query: this.#query };
    const found = valuesOf(has, parts);
    if (!found || missing.some((one) => valuesOf([one], parts))) return undefined;
    match.forEach((value, index) => {
      found.set(String(index), value ?? "");
    });
    for (const [name, value] of Object.entries(match.groups ?? {})) found.set(name, value ?? "");
    if (this.#requested.wildcard !== undefined) found.set("wildcard", this.#requested.wildcard);
    return found;
  }

  /** What of a matching route is not carried out, and so nothing behind it. */
  #skipped(route: Route): Routed<Place> | undefined {
    const skipped = notCarriedOut(route, this.#path, { ...this.#requested, query: this.#query });
    return (
      skipped && {
        kind: "not-carried-out",
        ...skipped,
        path: this.#path,
        search: this.#search(),
        headers: this.#headers,
      }
    );
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
