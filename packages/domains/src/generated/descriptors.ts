// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Says whether the DNS of a domain points to the platform.
 *
 * `GET /v6/domains/{domain}/config`
 */
export const getDomainConfig: Operation = { route: "GET /v6/domains/{domain}/config", group: "domains", team: true };

/**
 * Gets the DNS record that proves the ownership of a domain.
 *
 * `GET /v9/domains/{domain}/verification`
 */
export const getDomainVerificationRecord: Operation = { route: "GET /v9/domains/{domain}/verification", group: "domains", team: true };

/**
 * Claims a domain whose DNS shows the verification record.
 *
 * `POST /v9/domains/{domain}/claim`
 */
export const claimDomain: Operation = { route: "POST /v9/domains/{domain}/claim", group: "domains", team: true };

/**
 * Lists the names under a domain that projects use.
 *
 * `GET /v1/domains/{domain}/project-domains`
 */
export const listDomainProjectDomains: ListOperation = {
  route: "GET /v1/domains/{domain}/project-domains", group: "domains", team: true, items: "projectDomains", next: "pagination.next", send: "until",
};

/**
 * Finds a domain by its name.
 *
 * `GET /v5/domains/{domain}`
 */
export const getDomain: Operation = { route: "GET /v5/domains/{domain}", group: "domains", team: true };

/**
 * Lists the domains of the account or team.
 *
 * `GET /v5/domains`
 */
export const listDomains: ListOperation = { route: "GET /v5/domains", group: "domains", team: true, items: "domains", next: "pagination.next", send: "until" };

/**
 * Adds a domain to the account, or asks to move one in.
 *
 * `POST /v7/domains`
 */
export const addDomain: Operation = { route: "POST /v7/domains", group: "domains", team: true, secretInput: ["token"] };

/**
 * Changes a domain, or moves it to another account.
 *
 * `PATCH /v3/domains/{domain}`
 */
export const updateDomain: Operation = { route: "PATCH /v3/domains/{domain}", group: "domains", body: {}, team: true, secret: true };

/**
 * Removes a domain from the account.
 *
 * `DELETE /v6/domains/{domain}`
 */
export const deleteDomain: Operation = { route: "DELETE /v6/domains/{domain}", group: "domains", team: true };
