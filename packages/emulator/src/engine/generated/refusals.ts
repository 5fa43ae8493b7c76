// Generated from contract/ by `npm run generate`. Changes here are lost.
/** How the operations are refused, by the situation. */
export const refusals = {
  alias_invalid: {
    operations: ["assignAlias", "createDeployment"], status: 400, code: "invalid_alias", message: "Invalid request: `{member}`: \"{name}\" is not a host name",
  },
  alias_deployment_failed: { operations: ["assignAlias"], status: 410, code: "gone", message: "The deployment {id} is {state}: it can have no aliases any more" },
  alias_deployment_not_ready: {
    operations: ["assignAlias"], status: 400, code: "deployment_not_ready", message: "The deployment {id} is {state}; only one that is READY can have aliases",
  },
  alias_of_another_account: { operations: ["assignAlias"], status: 403, code: "alias_in_use", message: "The alias {alias} belongs to another account" },
  alias_elsewhere: { operations: ["assignAlias"], status: 403, code: "alias_in_use", message: "The alias {alias} is in use by another project or deployment" },
  alias_domain_not_found: {
    operations: ["assignAlias"], status: 404, code: "not_found", message: "The domain {domain} was not found: add it to the account first",
  },
  alias_of_the_platform: { operations: ["assignAlias"], status: 409, code: "conflict", message: "The alias {alias} is the platform's own; choose another one" },
  alias_certificate_missing: {
    operations: ["assignAlias"], status: 400, code: "cert_missing",
    message: "There is no certificate for {alias}, and a CAA record lets other authorities issue one, and not the platform's",
  },
  alias_certificate_expired: {
    operations: ["assignAlias"], status: 400, code: "cert_expired",
    message: "The certificate for {alias} has expired, and a CAA record lets other authorities issue one, and not the platform's",
  },
  alias_domain_unproven: {
    operations: ["createDeployment"], status: 400, code: "domain_not_verified", members: ["domain"],
    message: "Invalid request: `alias`: the domain {domain} is not verified yet; prove it by its TXT record first",
  },
  alias_assigned_already: {
    operations: ["assignAlias"], status: 409, code: "alias_already_assigned", members: ["uid", "alias"],
    message: "The alias {alias} is assigned to the deployment {deploymentId} already",
  },
  cache_disabled: {
    operations: ["recordArtifactEvents", "downloadArtifact", "uploadArtifact", "hasArtifact", "queryArtifacts"], status: 403, code: "remote_caching_disabled",
    message: "The remote cache is disabled: go on without it",
  },
  cache_over_limit: {
    operations: ["recordArtifactEvents", "downloadArtifact", "uploadArtifact", "hasArtifact", "queryArtifacts"], status: 403, code: "remote_caching_over_limit",
    message: "The remote cache is over_limit: go on without it",
  },
  cache_paused: {
    operations: ["recordArtifactEvents", "downloadArtifact", "uploadArtifact", "hasArtifact", "queryArtifacts"], status: 403, code: "remote_caching_paused",
    message: "The remote cache is paused: go on without it",
  },
  oauth_app_unknown: { operations: ["getOAuthApp"], status: 400, code: "invalid_client", message: "There is no OAuth app {clientId}" },
  sso_client_wrong: {
    operations: ["exchangeSsoToken", "exchangeIntegrationCode"], status: 403, code: "invalid_client",
    message: "The client ID or its secret is not the one that this was made for",
  },
  sso_code_unknown: {
    operations: ["exchangeSsoToken", "exchangeIntegrationCode"], status: 400, code: "invalid_grant", message: "The code is unknown, or was exchanged already",
  },
  sso_refresh_unknown: {
    operations: ["exchangeSsoToken"], status: 400, code: "invalid_grant", message: "The refresh token is none of this emulator's, or its time is over",
  },
  cert_not_found: { operations: ["getCert", "deleteCert"], status: 404, code: "cert_not_found", message: "{what} not found", kind: "Certificate" },
  cert_order_not_found: { operations: ["orderCert"], status: 404, code: "cert_order_not_found", message: "No order of a certificate for {names} was begun" },
  cert_wildcard_not_allowed: {
    operations: ["issueCert"], status: 400, code: "wildcard_not_allowed", members: ["cns"],
    message: "DNS does not lead {name} to the platform: a wildcard is proven by DNS, for which the domain has to have the platform's name servers",
  },
  cert_not_configured: {
    operations: ["issueCert"], status: 449, code: "configuration_error", members: ["cns"],
    message: "DNS does not lead {name} to the platform: point it to the platform by an A, ALIAS or CNAME record, or by its name servers",
  },
  cert_authority_refused: {
    operations: ["issueCert"], status: 400, code: "conflicting_caa_record", members: ["cns"],
    message: "A CAA record of {name} lets other authorities issue its certificates, and not the platform's",
  },
  cert_names_of_two_domains: {
    operations: ["issueCert"], status: 400, code: "should_share_root_domain", members: ["cns"], message: "The names of a certificate have to be of one domain",
  },
  cert_name_invalid: { operations: ["issueCert"], status: 400, code: "invalid_cn", members: ["cns"], message: "{name} {problem}" },
  cert_name_foreign: { operations: ["issueCert", "uploadCert"], status: 403, code: "forbidden", message: "{name} belongs to another account" },
  cert_domain_not_found: { operations: ["issueCert"], status: 404, code: "not_found", members: ["domain"], message: "Domain not found" },
  deployment_held: {
    operations: ["promoteDeployment", "rollbackDeployment", "assignAlias", "startRollingRelease"], status: 409, code: "conflict",
    message: "The check {name} holds the deployment {host}: {conclusion}",
  },
  check_output_large: {
    operations: ["updateDeploymentCheckRun", "updateCheck"], status: 413, code: "request_entity_too_large",
    message: "The output has more than {most} characters",
  },
  check_too_late: { operations: ["createCheck"], status: 400, code: "bad_request", message: "Cannot create check for finished deployment" },
  invalid_request: { status: 400, code: "bad_request", message: "Invalid request: {problem}" },
  unknown_member: { status: 400, code: "bad_request", members: ["keyword", "dataPath", "params"], message: "Invalid request: {problem}" },
  not_found: { status: 404, code: "not_found", message: "{what} not found" },
  token_missing: { status: 403, code: "forbidden", members: ["missingToken"], message: "The request is missing an authentication token" },
  token_invalid: { status: 403, code: "forbidden", members: ["invalidToken"], message: "The token is not valid: it is unknown, or its time is over" },
  team_foreign: { status: 403, code: "team_unauthorized", message: "Not authorized: the team {team} does not exist or you are not its member" },
  bad_request: { status: 400, code: "bad_request", message: "{why}" },
  forbidden: { status: 403, code: "forbidden", message: "{why}" },
  conflict: { status: 409, code: "conflict", message: "{why}" },
  plan_limit: { status: 402, code: "payment_required", message: "{why}" },
  too_large: { status: 413, code: "request_entity_too_large", message: "{what} holds more than {most}" },
  deployment_member_unknown: {
    operations: ["createDeployment"], status: 400, code: "bad_request", input: "*", members: ["keyword", "dataPath", "params"],
    message: "Invalid request: {problem}",
  },
  files_missing: {
    operations: ["createDeployment"], status: 400, code: "missing_files", members: ["missing"],
    message: "Some of the deployment's files have not been uploaded",
  },
  files_conflict: {
    operations: ["createDeployment"], status: 400, code: "conflicting_file_path", message: "Invalid request: `files`: \"{path}\" is a file and a folder{use}",
  },
  files_segment_conflict: {
    operations: ["createDeployment"], status: 400, code: "conflicting_path_segment",
    message: "Invalid request: `files`: the segment {segment} of \"{file}\" is {other} in another path",
  },
  deployment_settings_missing: {
    operations: ["createDeployment"], status: 400, code: "missing_project_settings", members: ["projectSettings", "framework"],
    message: "The project {name} is new: say its `projectSettings`, or skip the confirmation of what is detected",
  },
  deployments_of_a_day: {
    operations: ["createDeployment"], status: 429, code: "builds_rate_limited",
    message: "There were {most} deployments within a day, the most that the plan hobby allows",
  },
  files_too_many: {
    operations: ["createDeployment"], status: 400, code: "too_many_files",
    message: "Invalid request: `files` should have at most {most} of them; send an archive",
  },
  dns_type_invalid: {
    operations: ["createDnsRecord", "updateDnsRecord"], status: 400, code: "invalid_type", input: "type", message: "Invalid request: {problem}",
  },
  dns_record_exists: {
    operations: ["createDnsRecord", "updateDnsRecord", "replaceDnsRecords"], status: 409, code: "record_conflict", members: ["oldId"],
    message: "{at} {why}: change or delete {oldId} first",
  },
  dns_domain_invalid: { operations: ["replaceDnsRecords"], status: 400, code: "invalid_domain", message: "{domain} is not a domain name" },
  dns_record_of_the_platform: {
    operations: ["updateDnsRecord", "deleteDnsRecord"], status: 403, code: "forbidden",
    message: "The record {id} is the platform's own: it stays as it is; a record of yours takes its place in answers",
  },
  domain_exists: { operations: ["addDomain"], status: 409, code: "domain_already_exists", message: "The account has the domain {name} already" },
  domain_of_another_account: {
    operations: ["addDomain"], status: 409, code: "not_domain_owner",
    message: "Another account has the domain {name}; if it is yours, publish the TXT record of its verification, and claim it",
  },
  domain_name_invalid: { operations: ["addDomain"], status: 400, code: "invalid_name", message: "The name {name} {problem}" },
  domain_foreign: {
    operations: [
      "getDomain", "updateDomain", "deleteDomain", "listDomainProjectDomains", "createDnsRecord", "listDnsRecords", "deleteDnsRecord", "replaceDnsRecords",
    ],
    status: 403, code: "forbidden", message: "Not authorized: the domain {name} belongs to another account",
  },
  domain_in_use_here: {
    operations: ["deleteDomain"], status: 409, code: "domain_removal_conflict",
    members: ["aliases", "certs", "resolvable", "suffix", "transferring", "pendingAsyncPurchase"],
    message: "The domain {name} is in use by {users}; remove that first",
  },
  domain_move_nowhere: { operations: ["updateDomain"], status: 400, code: "invalid_move_destination", message: "{destination} {why}" },
  domain_unproven: { operations: ["claimDomain"], status: 403, code: "missing_txt_record", message: "{domain} lacks the TXT record \"{record}\"" },
  domain_offer_token: { operations: ["addDomain"], status: 403, code: "forbidden", message: "The token is not the one that the other account got" },
  domain_move_conflict: {
    operations: ["updateDomain"], status: 409, code: "domain_move_conflict",
    members: ["aliases", "certs", "resolvable", "suffix", "transferring", "pendingAsyncPurchase"],
    message: "The domain {name} is in use by {users}; remove that first",
  },
  drain_not_carried_out: {
    operations: ["createDrain", "updateDrain", "testDrain", "createLogDrain", "createIntegrationLogDrain"], status: 400, code: "bad_request",
    message: "The emulator does not deliver {what}: it delivers the schema `log` by `http`, and `trace` by `otlphttp` in `json`",
  },
  drain_plan: {
    operations: ["createDrain", "createLogDrain", "createIntegrationLogDrain"], status: 402, code: "payment_required",
    message: "The plan has no drains: they are for teams on Pro and Enterprise",
  },
  shared_variable_exists: {
    operations: ["createSharedEnvs", "updateSharedEnvs"], status: 409, code: "existing_key_and_target", members: ["key", "envVarKey", "envVarId", "target"],
    message: "A shared variable with the name `{envVarKey}` exists already for {where}",
  },
  config_too_large: {
    operations: ["createGlobalConfig", "updateGlobalConfigItems", "restoreGlobalConfigBackup"], status: 402, code: "edge_config_size_limit",
    message: "The items would have {sizeInBytes} bytes, and {bytes} is the most with the plan {plan}",
  },
  config_item_exists: {
    operations: ["updateGlobalConfigItems"], status: 409, code: "conflict", message: "The item {key} is there already; use `update` or `upsert`",
  },
  config_item_not_found: { operations: ["updateGlobalConfigItems"], status: 404, code: "not_found", message: "Item not found: {key}; use `create` or `upsert`" },
  microfrontends_off: {
    operations: ["getMicrofrontendsConfig", "getProjectMicrofrontendsConfig"], status: 404, code: "microfrontends_not_enabled",
    message: "The project {name} is in no microfrontends group",
  },
  metric_unknown: {
    operations: ["getObservabilityMetricSchema", "queryObservability", "queryMetrics"], status: 400, code: "unknown_metric", members: ["allowedValues"],
    message: "Unknown metric {metric}: the emulator counts what sites have answered, and nothing else",
  },
  metric_aggregation: {
    operations: ["queryObservability", "queryMetrics"], status: 400, code: "invalid_aggregation", members: ["allowedValues"],
    message: "Aggregation {aggregation} is not valid for metric {metric}",
  },
  metric_dimension: {
    operations: ["queryObservability", "queryMetrics"], status: 400, code: "invalid_dimension", members: ["allowedValues"],
    message: "Dimension {dimension} is not supported for metric {metric}: the emulator does not know it",
  },
  metric_filter: {
    operations: ["queryObservability", "queryMetrics", "queryEvents"], status: 400, code: "invalid_filter", message: "The filter cannot be read: {problem}",
  },
  metric_plan: {
    operations: ["queryObservability", "queryMetrics", "queryEvents"], status: 402, code: "payment_required",
    message: "Observability Plus is required to run this query: it is for teams on Pro and Enterprise",
  },
  project_member_unknown: {
    operations: ["addProjectMember", "addProjectMembers", "updateProjectMembers"], status: 400, code: "bad_request",
    message: "{who} is not a member of the team: invite them to it first",
  },
  project_member_not_found: {
    operations: ["removeProjectMember", "removeProjectMembers", "updateProjectMembers"], status: 404, code: "member_not_found", message: "{what} not found",
    kind: "Project member",
  },
  project_unlinked: {
    operations: ["createDeployHook", "deleteDeployHook", "updateProductionBranch"], status: 400, code: "bad_request",
    message: "The project {name} is linked to no Git repository; link it first",
  },
  project_name_taken: {
    operations: ["createProject", "updateProject", "createDeployment"], status: 409, code: "conflict", message: "A project with the name {name} already exists",
  },
  projects_too_many: {
    operations: ["createProject", "createDeployment"], status: 400, code: "too_many_projects",
    message: "There are {most} projects already, the most that the plan hobby allows",
  },
  variable_exists: {
    operations: ["createProjectEnvs", "updateProjectEnv", "createBlobStore", "connectStore", "updateStoreConnection"], status: 400, code: "ENV_CONFLICT",
    members: ["key", "envVarKey", "envVarId", "target", "gitBranch"], message: "A variable with the name `{envVarKey}` exists already for {where}",
  },
  domain_in_use: {
    operations: ["addProjectDomain", "moveProjectDomain", "verifyProjectDomain"], status: 409, code: "domain_already_in_use", members: ["projectId", "domain"],
    message: "The domain {name} is already in use by {owner}",
  },
  password_not_in_plan: { operations: ["updateProject"], status: 428, code: "precondition_required", message: "The plan hobby has no protection by a password" },
  trusted_ips_not_in_plan: { operations: ["updateProject"], status: 400, code: "bad_request", message: "Only the plan enterprise has trusted addresses" },
  avatar_form: { operations: ["uploadProjectAvatar"], status: 415, code: "unsupported_media_type", message: "An avatar is a PNG, JPEG, GIF, WebP or SVG image" },
  rollback_target: {
    operations: ["rollbackDeployment"], status: 422, code: "invalid_rollback_target", message: "{host} has never been in production; promote it instead",
  },
  rollback_none: { operations: ["updateRollbackDescription"], status: 409, code: "conflict", message: "{name} is not rolled back to {deploymentId}" },
  traffic_to_unready: {
    operations: ["promoteDeployment", "rollbackDeployment"], status: 409, code: "conflict",
    message: "The deployment {id} is {state}; only one that is READY can take production traffic",
  },
  domain_redirected_to: {
    operations: ["removeProjectDomain"], status: 409, code: "conflict",
    message: "{name} is the target of redirects ({names}); set `removeRedirects` to remove them too",
  },
  project_domain_unproven: {
    operations: ["verifyProjectDomain"], status: 400, code: "missing_txt_record",
    message: "_vercel.{apexName} lacks the TXT record \"{record}\": another account still has {name} or a domain of {apexName}",
  },
  trace_host_foreign: { operations: ["createTraceSession"], status: 422, code: "invalid_hostname", message: "{hostname} leads to no deployment of {name}" },
  transfer_expired: { operations: ["acceptProjectTransferRequest"], status: 410, code: "expired", message: "The transfer request has expired" },
  transfer_to_owner: {
    operations: ["acceptProjectTransferRequest"], status: 422, code: "same_account", message: "The project {name} belongs to this account already",
  },
  bypass_exists: { operations: ["updateProjectProtectionBypass"], status: 409, code: "conflict", message: "The project has this bypass secret already" },
  session_ended: { status: 410, code: "sandbox_stopped", message: "{why}" },
  sandbox_impossible: { status: 422, code: "unprocessable_entity", message: "{why}" },
  firewall_change_unknown: {
    operations: ["updateFirewallConfig", "updateFirewallDraft"], status: 400, code: "bad_request",
    message: "Invalid request: `action` should be equal to constant; {action} with such an `id` and `value` is none of {known}",
  },
  firewall_rule_unknown: { operations: ["updateFirewallConfig", "updateFirewallDraft"], status: 404, code: "not_found", message: "Rule not found: {id}" },
  firewall_version_active: {
    operations: ["deleteFirewallConfig"], status: 409, code: "conflict",
    message: "Version {version} of the firewall config is in force: activate another one first",
  },
  firewall_limit: {
    operations: ["updateFirewallConfig", "updateFirewallDraft", "replaceFirewallConfig"], status: 402, code: "payment_required",
    message: "The plan allows {most} {what} in a project",
  },
  store_connected: {
    operations: ["deleteBlobStore"], status: 409, code: "conflict",
    message: "The store {name} is connected to {projects}: disconnect it first (DELETE /v1/storage/stores/{id}/connections)",
  },
  store_connected_already: {
    operations: ["connectStore", "createBlobStore"], status: 409, code: "conflict", message: "The store {name} is connected to {project} already",
  },
  team_slug_taken: {
    operations: ["createTeam", "updateTeam"], status: 400, code: "team_slug_exists", message: "The slug {slug} is in use by another team or user",
  },
  team_member_not_found: {
    operations: ["listTeamMemberProjects", "updateTeamMember", "removeTeamMember"], status: 404, code: "member_not_found", message: "{what} not found",
    kind: "Team member",
  },
  team_deleted: { status: 410, code: "gone", message: "The team {team} was deleted" },
  webhook_url_invalid: { operations: ["createWebhook"], status: 400, code: "invalid_url", input: "url", message: "Invalid request: {problem}" },
  webhook_event_invalid: { operations: ["createWebhook"], status: 400, code: "invalid_event", input: "events", message: "Invalid request: {problem}" },
} as const;
