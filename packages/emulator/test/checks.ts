import type { Client } from "@slipway/core";
import type { World } from "./world.ts";

/** Sends one request of an operation, with an input that an owner of the team succeeds with. */
export type Send = (client: Client, world: World, asking: { readonly userId: string }) => unknown;

/**
 * A group's requests, by operation: one or, where some need a further right, one for each of these, by its "if" in the group's
 * `access.ts`; `plain` needs none. An operation without one does not compile.
 */
export type Cases<Operations> = { readonly [Name in keyof Operations]: Send | Readonly<Record<string, Send>> };

/** The same without the names of a group's operations. */
export type AnyCases = Readonly<Record<string, Send | Readonly<Record<string, Send>>>>;
