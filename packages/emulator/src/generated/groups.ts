// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import { contract as accessGroupsContract } from "@slipway/access-groups/contract";
import * as accessGroupsSchemas from "@slipway/access-groups/schemas";
import { contract as aiGatewayContract } from "@slipway/ai-gateway/contract";
import * as aiGatewaySchemas from "@slipway/ai-gateway/schemas";
import { contract as aliasesContract } from "@slipway/aliases/contract";
import * as aliasesSchemas from "@slipway/aliases/schemas";
import { contract as apiAiGatewayContract } from "@slipway/api-ai-gateway/contract";
import * as apiAiGatewaySchemas from "@slipway/api-ai-gateway/schemas";
import { contract as artifactsContract } from "@slipway/artifacts/contract";
import * as artifactsSchemas from "@slipway/artifacts/schemas";
import { contract as authenticationContract } from "@slipway/authentication/contract";
import * as authenticationSchemas from "@slipway/authentication/schemas";
import { contract as billingContract } from "@slipway/billing/contract";
import * as billingSchemas from "@slipway/billing/schemas";
import { contract as bulkRedirectsContract } from "@slipway/bulk-redirects/contract";
import * as bulkRedirectsSchemas from "@slipway/bulk-redirects/schemas";
import { contract as certsContract } from "@slipway/certs/contract";
import * as certsSchemas from "@slipway/certs/schemas";
import { contract as checksV2Contract } from "@slipway/checks-v2/contract";
import * as checksV2Schemas from "@slipway/checks-v2/schemas";
import { contract as connectContract } from "@slipway/connect/contract";
import * as connectSchemas from "@slipway/connect/schemas";
import { contract as deploymentsContract } from "@slipway/deployments/contract";
import * as deploymentsSchemas from "@slipway/deployments/schemas";
import { contract as dnsContract } from "@slipway/dns/contract";
import * as dnsSchemas from "@slipway/dns/schemas";
import { contract as domainsContract } from "@slipway/domains/contract";
import * as domainsSchemas from "@slipway/domains/schemas";
import { contract as domainsRegistrarContract } from "@slipway/domains-registrar/contract";
import * as domainsRegistrarSchemas from "@slipway/domains-registrar/schemas";
import { contract as drainsContract } from "@slipway/drains/contract";
import * as drainsSchemas from "@slipway/drains/schemas";
import { contract as edgeCacheContract } from "@slipway/edge-cache/contract";
import * as edgeCacheSchemas from "@slipway/edge-cache/schemas";
import { contract as environmentContract } from "@slipway/environment/contract";
import * as environmentSchemas from "@slipway/environment/schemas";
import { contract as featureFlagsContract } from "@slipway/feature-flags/contract";
import * as featureFlagsSchemas from "@slipway/feature-flags/schemas";
import { contract as globalConfigContract } from "@slipway/global-config/contract";
import * as globalConfigSchemas from "@slipway/global-config/schemas";
import { contract as integrationsContract } from "@slipway/integrations/contract";
import * as integrationsSchemas from "@slipway/integrations/schemas";
import { contract as kmsContract } from "@slipway/kms/contract";
import * as kmsSchemas from "@slipway/kms/schemas";
import { contract as logsContract } from "@slipway/logs/contract";
import * as logsSchemas from "@slipway/logs/schemas";
import { contract as marketplaceContract } from "@slipway/marketplace/contract";
import * as marketplaceSchemas from "@slipway/marketplace/schemas";
import { contract as microfrontendsContract } from "@slipway/microfrontends/contract";
import * as microfrontendsSchemas from "@slipway/microfrontends/schemas";
import { contract as networkingContract } from "@slipway/networking/contract";
import * as networkingSchemas from "@slipway/networking/schemas";
import { contract as observabilityContract } from "@slipway/observability/contract";
import * as observabilitySchemas from "@slipway/observability/schemas";
import { contract as projectMembersContract } from "@slipway/project-members/contract";
import * as projectMembersSchemas from "@slipway/project-members/schemas";
import { contract as projectRoutesContract } from "@slipway/project-routes/contract";
import * as projectRoutesSchemas from "@slipway/project-routes/schemas";
import { contract as projectsContract } from "@slipway/projects/contract";
import * as projectsSchemas from "@slipway/projects/schemas";
import { contract as registryContract } from "@slipway/registry/contract";
import * as registrySchemas from "@slipway/registry/schemas";
import { contract as rollingReleaseContract } from "@slipway/rolling-release/contract";
import * as rollingReleaseSchemas from "@slipway/rolling-release/schemas";
import { contract as sandboxesContract } from "@slipway/sandboxes/contract";
import * as sandboxesSchemas from "@slipway/sandboxes/schemas";
import { contract as securityContract } from "@slipway/security/contract";
import * as securitySchemas from "@slipway/security/schemas";
import { contract as storageContract } from "@slipway/storage/contract";
import * as storageSchemas from "@slipway/storage/schemas";
import { contract as teamsContract } from "@slipway/teams/contract";
import * as teamsSchemas from "@slipway/teams/schemas";
import { contract as userContract } from "@slipway/user/contract";
import * as userSchemas from "@slipway/user/schemas";
import { contract as vcrContract } from "@slipway/vcr/contract";
import * as vcrSchemas from "@slipway/vcr/schemas";
import { contract as webAnalyticsContract } from "@slipway/web-analytics/contract";
import * as webAnalyticsSchemas from "@slipway/web-analytics/schemas";
import { contract as webhooksContract } from "@slipway/webhooks/contract";
import * as webhooksSchemas from "@slipway/webhooks/schemas";
import type { GenericSchema } from "valibot";

/** A group's operations as data, with the schemas that they name. */
export interface GroupDescription {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, GenericSchema>>;
}

/** Every group of the API, by name. */
export const groups: Readonly<Record<string, GroupDescription>> = {
  "access-groups": { contract: accessGroupsContract, schemas: accessGroupsSchemas },
  "ai-gateway": { contract: aiGatewayContract, schemas: aiGatewaySchemas },
  aliases: { contract: aliasesContract, schemas: aliasesSchemas },
  "api-ai-gateway": { contract: apiAiGatewayContract, schemas: apiAiGatewaySchemas },
  artifacts: { contract: artifactsContract, schemas: artifactsSchemas },
  authentication: { contract: authenticationContract, schemas: authenticationSchemas },
  billing: { contract: billingContract, schemas: billingSchemas },
  "bulk-redirects": { contract: bulkRedirectsContract, schemas: bulkRedirectsSchemas },
  certs: { contract: certsContract, schemas: certsSchemas },
  "checks-v2": { contract: checksV2Contract, schemas: checksV2Schemas },
  connect: { contract: connectContract, schemas: connectSchemas },
  deployments: { contract: deploymentsContract, schemas: deploymentsSchemas },
  dns: { contract: dnsContract, schemas: dnsSchemas },
  domains: { contract: domainsContract, schemas: domainsSchemas },
  "domains-registrar": { contract: domainsRegistrarContract, schemas: domainsRegistrarSchemas },
  drains: { contract: drainsContract, schemas: drainsSchemas },
  "edge-cache": { contract: edgeCacheContract, schemas: edgeCacheSchemas },
  environment: { contract: environmentContract, schemas: environmentSchemas },
  "feature-flags": { contract: featureFlagsContract, schemas: featureFlagsSchemas },
  "global-config": { contract: globalConfigContract, schemas: globalConfigSchemas },
  integrations: { contract: integrationsContract, schemas: integrationsSchemas },
  kms: { contract: kmsContract, schemas: kmsSchemas },
  logs: { contract: logsContract, schemas: logsSchemas },
  marketplace: { contract: marketplaceContract, schemas: marketplaceSchemas },
  microfrontends: { contract: microfrontendsContract, schemas: microfrontendsSchemas },
  networking: { contract: networkingContract, schemas: networkingSchemas },
  observability: { contract: observabilityContract, schemas: observabilitySchemas },
  "project-members": { contract: projectMembersContract, schemas: projectMembersSchemas },
  "project-routes": { contract: projectRoutesContract, schemas: projectRoutesSchemas },
  projects: { contract: projectsContract, schemas: projectsSchemas },
  registry: { contract: registryContract, schemas: registrySchemas },
  "rolling-release": { contract: rollingReleaseContract, schemas: rollingReleaseSchemas },
  sandboxes: { contract: sandboxesContract, schemas: sandboxesSchemas },
  security: { contract: securityContract, schemas: securitySchemas },
  storage: { contract: storageContract, schemas: storageSchemas },
  teams: { contract: teamsContract, schemas: teamsSchemas },
  user: { contract: userContract, schemas: userSchemas },
  vcr: { contract: vcrContract, schemas: vcrSchemas },
  "web-analytics": { contract: webAnalyticsContract, schemas: webAnalyticsSchemas },
  webhooks: { contract: webhooksContract, schemas: webhooksSchemas },
};
