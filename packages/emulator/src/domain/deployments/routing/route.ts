import type { DeploymentConfig } from "../tables.ts";

type Configured = NonNullable<DeploymentConfig["routes"]>[number];

/** The beginning of a phase of routing: what follows is looked at when, so far, nothing has answered. */
export type Handle = Extract<Configured, { readonly handle: unknown }>["handle"];

/** A route, as a build's output states it and as everything in `vercel.json` that leads requests is one. */
export type Route = Extract<Configured, { readonly src: string; readonly dest?: unknown }>;

/** Something that a request has to have, or must not have. */
export type Condition = NonNullable<Route["has"]>[number];

/** Routes in the order in which they are looked at, and the phases that they belong to. */
export type Routes = readonly (Route | { readonly handle: Handle })[];

/** The routes before the first phase, or those of one. */
export function routesOf(routes: Routes, phase: Handle | undefined): Route[] {
  const found: Route[] = [];
  let current: Handle | undefined;
  for (const route of routes) {
    if ("handle" in route) current = route.handle;
    else if (current === phase) found.push(route);
  }
  return found;
}
