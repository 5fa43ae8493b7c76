// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Operation } from "@slipway/core";

/**
 * Searches for domains that can be bought.
 *
 * `POST /v1/registrar/domains/search`
 */
export const searchDomains: Operation = { route: "POST /v1/registrar/domains/search", group: "domains-registrar", safe: true, public: true };

/**
 * Lists the top-level domains that can be bought.
 *
 * `GET /v1/registrar/tlds/supported`
 */
export const listSupportedTlds: Operation = { route: "GET /v1/registrar/tlds/supported", group: "domains-registrar", public: true };

/**
 * Gets the capabilities of a top-level domain.
 *
 * `GET /v1/registrar/tlds/{tld}`
 */
export const getTld: Operation = { route: "GET /v1/registrar/tlds/{tld}", group: "domains-registrar", not: { tld: ["supported"] }, public: true };

/**
 * Gets the prices of domains under a top-level domain.
 *
 * `GET /v1/registrar/tlds/{tld}/price`
 */
export const getTldPrice: Operation = { route: "GET /v1/registrar/tlds/{tld}/price", group: "domains-registrar", public: true };

/**
 * Says whether a domain can be bought.
 *
 * `GET /v1/registrar/domains/{domain}/availability`
 */
export const getDomainAvailability: Operation = { route: "GET /v1/registrar/domains/{domain}/availability", group: "domains-registrar", public: true };

/**
 * Gets the price of a domain.
 *
 * `GET /v1/registrar/domains/{domain}/price`
 */
export const getDomainPrice: Operation = { route: "GET /v1/registrar/domains/{domain}/price", group: "domains-registrar", public: true };

/**
 * Gets the prices of several domains.
 *
 * `POST /v1/registrar/domains/price`
 */
export const getDomainPrices: Operation = { route: "POST /v1/registrar/domains/price", group: "domains-registrar", safe: true, public: true };

/**
 * Says which of several domains can be bought.
 *
 * `POST /v1/registrar/domains/availability`
 */
export const getDomainAvailabilities: Operation = { route: "POST /v1/registrar/domains/availability", group: "domains-registrar", safe: true, public: true };

/**
 * Gets the schema of the contact details that a domain needs beyond the usual ones.
 *
 * `GET /v1/registrar/domains/{domain}/contact-info/schema`
 */
export const getDomainContactSchema: Operation = { route: "GET /v1/registrar/domains/{domain}/contact-info/schema", group: "domains-registrar", public: true };

/**
 * Gets the code that lets another registrar take a domain over.
 *
 * `GET /v1/registrar/domains/{domain}/auth-code`
 */
export const getDomainAuthCode: Operation = { route: "GET /v1/registrar/domains/{domain}/auth-code", group: "domains-registrar", team: "id", secret: true };

/**
 * Buys a domain; the team is charged for the years that it is registered for.
 *
 * `POST /v1/registrar/domains/{domain}/buy`
 */
export const buyDomain: Operation = { route: "POST /v1/registrar/domains/{domain}/buy", group: "domains-registrar", team: "id" };

/**
 * Buys several domains in one order; the team is charged for all of them.
 *
 * `POST /v1/registrar/domains/buy`
 */
export const buyDomains: Operation = { route: "POST /v1/registrar/domains/buy", group: "domains-registrar", team: "id" };

/**
 * Gets how far the transfer of a domain from another registrar has come.
 *
 * `GET /v1/registrar/domains/{domain}/transfer`
 */
export const getDomainTransferIn: Operation = { route: "GET /v1/registrar/domains/{domain}/transfer", group: "domains-registrar", team: "id" };

/**
 * Transfers a domain from another registrar; the team is charged for the transfer.
 *
 * `POST /v1/registrar/domains/{domain}/transfer`
 */
export const transferInDomain: Operation = { route: "POST /v1/registrar/domains/{domain}/transfer", group: "domains-registrar", team: "id", secretInput: ["authCode"] };

/**
 * Renews a domain for some years, which the team is charged for.
 *
 * `POST /v1/registrar/domains/{domain}/renew`
 */
export const renewDomain: Operation = { route: "POST /v1/registrar/domains/{domain}/renew", group: "domains-registrar", team: "id" };

/**
 * Turns the automatic renewal of a domain on or off; while it is on, each renewal is charged.
 *
 * `PATCH /v1/registrar/domains/{domain}/auto-renew`
 */
export const updateDomainAutoRenew: Operation = { route: "PATCH /v1/registrar/domains/{domain}/auto-renew", group: "domains-registrar", team: "id", safe: true };

/**
 * Replaces the name servers of a domain; those that are not given again no longer answer for it.
 *
 * `PATCH /v1/registrar/domains/{domain}/nameservers`
 */
export const updateDomainNameservers: Operation = { route: "PATCH /v1/registrar/domains/{domain}/nameservers", group: "domains-registrar", team: "id", safe: true };

/**
 * Says whether the owner of a domain has confirmed their e-mail address.
 *
 * `GET /v1/registrar/domains/{domain}/contact-verification`
 */
export const getDomainContactVerification: Operation = { route: "GET /v1/registrar/domains/{domain}/contact-verification", group: "domains-registrar", team: "id" };

/**
 * Gets an order of domains and how far it has come.
 *
 * `GET /v1/registrar/orders/{orderId}`
 */
export const getDomainOrder: Operation = { route: "GET /v1/registrar/orders/{orderId}", group: "domains-registrar", team: "id" };
