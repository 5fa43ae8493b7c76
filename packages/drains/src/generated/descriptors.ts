// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Lists the drains of the team.
 *
 * `GET /v1/drains`
 */
export const listDrains: Operation = { route: "GET /v1/drains", group: "drains", team: true, secret: true };

/**
 * Creates a drain.
 *
 * `POST /v1/drains`
 */
export const createDrain: Operation = { route: "POST /v1/drains", group: "drains", team: true, secret: true, secretInput: ["headers", "secret"] };

/**
 * Gets a drain by its ID.
 *
 * `GET /v1/drains/{id}`
 */
export const getDrain: Operation = { route: "GET /v1/drains/{id}", group: "drains", team: true, secret: true };

/**
 * Changes a drain.
 *
 * `PATCH /v1/drains/{id}`
 */
export const updateDrain: Operation = { route: "PATCH /v1/drains/{id}", group: "drains", team: true, safe: true, secret: true, secretInput: ["headers", "secret"] };

/**
 * Deletes a drain; nothing is delivered through it any more.
 *
 * `DELETE /v1/drains/{id}`
 */
export const deleteDrain: Operation = { route: "DELETE /v1/drains/{id}", group: "drains", team: true };

/**
 * Sends test data to where a drain would deliver.
 *
 * `POST /v1/drains/test`
 */
export const testDrain: Operation = { route: "POST /v1/drains/test", group: "drains", team: true, secretInput: ["headers", "secret"] };
