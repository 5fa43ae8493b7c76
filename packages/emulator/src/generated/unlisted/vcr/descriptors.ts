// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Renames a repository, or changes whether everybody may pull from it.
 *
 * `PATCH /v1/vcr/repository/{idOrName}`
 */
export const updateRepository: Operation = { route: "PATCH /v1/vcr/repository/{idOrName}", group: "vcr", query: ["projectId"], body: {}, team: true };
