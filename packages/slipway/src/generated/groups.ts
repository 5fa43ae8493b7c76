// Generated from contract/ by `pnpm generate`. Changes here are lost.
import * as accessGroups from "@slipway/access-groups";
import * as aiGateway from "@slipway/ai-gateway";
import * as aliases from "@slipway/aliases";
import * as apiAiGateway from "@slipway/api-ai-gateway";
import * as artifacts from "@slipway/artifacts";
import * as authentication from "@slipway/authentication";
import * as billing from "@slipway/billing";
import * as bulkRedirects from "@slipway/bulk-redirects";
import * as certs from "@slipway/certs";
import * as checksV2 from "@slipway/checks-v2";
import * as connect from "@slipway/connect";
import * as deployments from "@slipway/deployments";
import * as dns from "@slipway/dns";
import * as domains from "@slipway/domains";
import * as domainsRegistrar from "@slipway/domains-registrar";
import * as drains from "@slipway/drains";
import * as edgeCache from "@slipway/edge-cache";
import * as environment from "@slipway/environment";
import * as featureFlags from "@slipway/feature-flags";
import * as globalConfig from "@slipway/global-config";
import * as integrations from "@slipway/integrations";
import * as kms from "@slipway/kms";
import * as logs from "@slipway/logs";
import * as marketplace from "@slipway/marketplace";
import * as microfrontends from "@slipway/microfrontends";
import * as networking from "@slipway/networking";
import * as observability from "@slipway/observability";
import * as projectMembers from "@slipway/project-members";
import * as projectRoutes from "@slipway/project-routes";
import * as projects from "@slipway/projects";
import * as registry from "@slipway/registry";
import * as rollingRelease from "@slipway/rolling-release";
import * as sandboxes from "@slipway/sandboxes";
import * as security from "@slipway/security";
import * as storage from "@slipway/storage";
import * as teams from "@slipway/teams";
import * as user from "@slipway/user";
import * as vcr from "@slipway/vcr";
import * as webAnalytics from "@slipway/web-analytics";
import * as webhooks from "@slipway/webhooks";

export { accessGroups, aiGateway, aliases, apiAiGateway, artifacts, authentication, billing, bulkRedirects, certs, checksV2, connect, deployments, dns, domains, domainsRegistrar, drains, edgeCache, environment, featureFlags, globalConfig, integrations, kms, logs, marketplace, microfrontends, networking, observability, projectMembers, projectRoutes, projects, registry, rollingRelease, sandboxes, security, storage, teams, user, vcr, webAnalytics, webhooks };

/** Every group's namespace, by its name. */
export interface AllGroups {
  readonly accessGroups: typeof accessGroups;
  readonly aiGateway: typeof aiGateway;
  readonly aliases: typeof aliases;
  readonly apiAiGateway: typeof apiAiGateway;
  readonly artifacts: typeof artifacts;
  readonly authentication: typeof authentication;
  readonly billing: typeof billing;
  readonly bulkRedirects: typeof bulkRedirects;
  readonly certs: typeof certs;
  readonly checksV2: typeof checksV2;
  readonly connect: typeof connect;
  readonly deployments: typeof deployments;
  readonly dns: typeof dns;
  readonly domains: typeof domains;
  readonly domainsRegistrar: typeof domainsRegistrar;
  readonly drains: typeof drains;
  readonly edgeCache: typeof edgeCache;
  readonly environment: typeof environment;
  readonly featureFlags: typeof featureFlags;
  readonly globalConfig: typeof globalConfig;
  readonly integrations: typeof integrations;
  readonly kms: typeof kms;
  readonly logs: typeof logs;
  readonly marketplace: typeof marketplace;
  readonly microfrontends: typeof microfrontends;
  readonly networking: typeof networking;
  readonly observability: typeof observability;
  readonly projectMembers: typeof projectMembers;
  readonly projectRoutes: typeof projectRoutes;
  readonly projects: typeof projects;
  readonly registry: typeof registry;
  readonly rollingRelease: typeof rollingRelease;
  readonly sandboxes: typeof sandboxes;
  readonly security: typeof security;
  readonly storage: typeof storage;
  readonly teams: typeof teams;
  readonly user: typeof user;
  readonly vcr: typeof vcr;
  readonly webAnalytics: typeof webAnalytics;
  readonly webhooks: typeof webhooks;
}

/** Gathers them when it is called: a bundle in which nobody calls it holds the groups that are used. */
export function allGroups(): AllGroups {
  return { accessGroups, aiGateway, aliases, apiAiGateway, artifacts, authentication, billing, bulkRedirects, certs, checksV2, connect, deployments, dns, domains, domainsRegistrar, drains, edgeCache, environment, featureFlags, globalConfig, integrations, kms, logs, marketplace, microfrontends, networking, observability, projectMembers, projectRoutes, projects, registry, rollingRelease, sandboxes, security, storage, teams, user, vcr, webAnalytics, webhooks };
}
