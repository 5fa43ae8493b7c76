// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Gets the picture of a user or a team.
 *
 * `GET /www/avatar/{id}`
 */
export const getAvatar: Operation = { route: "GET /www/avatar/{id}", group: "user", team: true };

/**
 * Gets the user of the token, as clients of the platform's first API read it.
 *
 * `GET /www/user`
 */
export const getWwwUser: Operation = { route: "GET /www/user", group: "user" };
