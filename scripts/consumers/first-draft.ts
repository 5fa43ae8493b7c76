import { createAccessGroup, listAccessGroupMembers, listAccessGroups } from "@slipway/access-groups";
import { createAiGatewayRule, listAiGatewayRules } from "@slipway/ai-gateway";
import { assignAlias, listAliases, listDeploymentAliases } from "@slipway/aliases";
import { listVirtualModelConfigs } from "@slipway/api-ai-gateway";
import { getArtifactsStatus, hasArtifact, uploadArtifact } from "@slipway/artifacts";
import { createAuthToken, listAuthTokens } from "@slipway/authentication";
import { listBillingCharges } from "@slipway/billing";
import { listRedirects, stageRedirects } from "@slipway/bulk-redirects";
import { issueCert, listCerts } from "@slipway/certs";
import { createProjectCheck, listProjectChecks } from "@slipway/checks-v2";
import { listConnectors } from "@slipway/connect";
import { type Client, createClient, isApiError } from "@slipway/core";
import {
  cancelDeployment,
  createDeployment,
  followDeploymentEvents,
  getDeployment,
  listDeploymentFiles,
  listDeployments,
  uploadDeploymentFile,
} from "@slipway/deployments";
import { createDnsRecord, deleteDnsRecord, listDnsRecords } from "@slipway/dns";
import { addDomain, getDomainConfig, listDomains } from "@slipway/domains";
import { getDomainAvailability, getDomainPrice } from "@slipway/domains-registrar";
import { createDrain, listDrains } from "@slipway/drains";
import { invalidateCacheByTags } from "@slipway/edge-cache";
import { createCustomEnvironment, createSharedEnvs, listSharedEnvs } from "@slipway/environment";
import { listFlags } from "@slipway/feature-flags";
import { createGlobalConfig, listGlobalConfigItems, updateGlobalConfigItems } from "@slipway/global-config";
import { listIntegrationConfigurations } from "@slipway/integrations";
import { createKmsIssuer, listKmsIssuers, signKmsToken } from "@slipway/kms";
import { getRuntimeLogs } from "@slipway/logs";
import { getInstallationAccount, submitInvoice } from "@slipway/marketplace";
import { listMicrofrontendsGroups } from "@slipway/microfrontends";
import { createNetwork, listNetworks } from "@slipway/networking";
import { queryObservability } from "@slipway/observability";
import { addProjectMember, listProjectMembers } from "@slipway/project-members";
import { addProjectRoute, listProjectRoutes } from "@slipway/project-routes";
import {
  addProjectDomain,
  createProject,
  createProjectEnvs,
  deleteProject,
  getProject,
  getProjectEnv,
  listProjectDomains,
  listProjectEnvs,
  listProjects,
  promoteDeployment,
  updateProject,
} from "@slipway/projects";
import { getRollingRelease, startRollingRelease } from "@slipway/rolling-release";
import { createSandbox, listSandboxes, runSessionCommand, stopSession, writeSessionFiles } from "@slipway/sandboxes";
import { addFirewallBypass, getFirewallConfig, updateFirewallConfig } from "@slipway/security";
import { createBlobStore } from "@slipway/storage";
import { createTeam, inviteTeamMember, listTeamMembers, listTeams } from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { createRepository, listRepositories, listRepositoryTags } from "@slipway/vcr";
import { countPageviews } from "@slipway/web-analytics";
import { createWebhook, listWebhooks } from "@slipway/webhooks";

// What somebody writes who has seen the names of the operations and nothing else: inputs are guessed from what things are called,
// results are used without a cast. The check of the consumers compiles it with every TypeScript of the READMEs, under its
// strictest options. It is never run.

export async function firstDraft(client: Client = createClient()): Promise<void> {
  // Projects
  const { projects } = await listProjects(client);
  const first = projects[0]?.id;
  if (first) await getProject(client, { idOrName: first });
  const project = await createProject(client, { name: "site", framework: "nextjs" });
  await updateProject(client, { idOrName: project.id, buildCommand: "npm run build" });
  await createProjectEnvs(client, {
    idOrName: project.id,
    body: { key: "API_URL", value: "https://api.example.com", type: "plain", target: ["production", "preview"] },
  });
  const { envs, pagination: shown } = await listProjectEnvs(client, { idOrName: project.id, decrypt: true });
  if (envs[0]?.id)
    console.log(shown.count, (await getProjectEnv(client, { idOrName: project.id, id: envs[0].id })).value);
  for (const env of envs) console.log(env.key, env.target);
  await addProjectDomain(client, { idOrName: project.id, name: "www.example.com" });
  const { domains: attached } = await listProjectDomains(client, { idOrName: project.id });
  console.log(attached.map(({ name, verified }) => `${name} ${verified}`));
  for await (const each of listProjects(client, { search: "site", limit: 50 })) console.log(each.name, each.framework);

  // Deployments
  await uploadDeploymentFile(client, { body: "<h1>Ahoy</h1>", xVercelDigest: "0f0c" });
  const deployment = await createDeployment(client, {
    name: "site",
    project: project.id,
    target: "production",
    files: [{ file: "index.html", data: "<h1>Ahoy</h1>" }],
  });
  const { readyState, url } = await getDeployment(client, { idOrUrl: deployment.id });
  console.log(readyState.toLowerCase(), new URL(`https://${url}`).host);
  const { deployments } = await listDeployments(client, { projectId: project.id, state: "READY", limit: 10 });
  const newest = deployments[0]?.uid;
  if (newest) await promoteDeployment(client, { projectId: project.id, deploymentId: newest });
  for await (const event of followDeploymentEvents(client, { idOrUrl: deployment.id })) console.log(event.type);
  const files = await listDeploymentFiles(client, { id: deployment.id });
  console.log(files.map(({ name, type }) => `${type} ${name}`));
  await cancelDeployment(client, { id: deployment.id });
  await assignAlias(client, { id: deployment.id, alias: "site.example.com" });
  const { aliases } = await listDeploymentAliases(client, { id: deployment.id });
  console.log(aliases[0]?.alias);
  const { aliases: all, pagination } = await listAliases(client, { projectId: project.id });
  console.log(all.length, pagination.next);
  for await (const log of getRuntimeLogs(client, { projectId: project.id, deploymentId: deployment.id }))
    console.log(log.level, log.message);
  await startRollingRelease(client, { idOrName: project.id, canaryDeploymentId: deployment.id });
  const { rollingRelease } = await getRollingRelease(client, { idOrName: project.id });
  console.log(rollingRelease?.state);

  // Domains and DNS
  await addDomain(client, { name: "example.com" });
  const { domains } = await listDomains(client);
  console.log(domains.map(({ name }) => name));
  const { misconfigured } = await getDomainConfig(client, { domain: "example.com" });
  const { available } = await getDomainAvailability(client, { domain: "example.org" });
  const { purchasePrice } = await getDomainPrice(client, { domain: "example.org" });
  console.log(misconfigured, available, purchasePrice);
  const record = await createDnsRecord(client, { domain: "example.com", type: "A", name: "www", value: "192.0.2.1" });
  await createDnsRecord(client, { domain: "example.com", type: "TXT", name: "_dmarc", value: "v=DMARC1; p=none" });
  const { records } = await listDnsRecords(client, { domain: "example.com" });
  console.log(records.map(({ type, name, value }) => `${type} ${name} ${value}`));
  await deleteDnsRecord(client, { domain: "example.com", recordId: record.uid });
  await issueCert(client, { cns: ["example.com", "www.example.com"] });
  const { certs } = await listCerts(client);
  console.log(certs[0]?.expiresAt);

  // Teams and people
  const { user } = await getUser(client);
  console.log(user.email, user.username);
  const team = await createTeam(client, { slug: "acme", name: "Acme" });
  const { teams } = await listTeams(client);
  console.log(teams.map(({ slug }) => slug));
  await inviteTeamMember(client, { teamId: team.id, body: { email: "ada@example.com", role: "MEMBER" } });
  const { members } = await listTeamMembers(client, { teamId: team.id });
  console.log(members[0]?.uid, members[0]?.role);
  await addProjectMember(client, { idOrName: project.id, email: "ada@example.com", role: "PROJECT_DEVELOPER" });
  const { members: crew } = await listProjectMembers(client, { idOrName: project.id });
  console.log(crew[0]?.email);
  await createAccessGroup(client, { name: "Editors" });
  const { accessGroups } = await listAccessGroups(client);
  const group = accessGroups[0]?.accessGroupId;
  if (group) await listAccessGroupMembers(client, { idOrName: group });
  const { events } = await listUserEvents(client, { limit: 20 });
  console.log(events[0]?.text);
  const { bearerToken } = await createAuthToken(client, { name: "ci" });
  const { tokens } = await listAuthTokens(client);
  console.log(bearerToken.length, tokens[0]?.name);

  // What runs and what is watched
  const { sandbox, session } = await createSandbox(client, { name: "box", timeout: 300_000 });
  console.log(sandbox.name, session.id);
  await writeSessionFiles(client, { sessionId: session.id, body: new Uint8Array([1, 2, 3]) });
  const { command } = await runSessionCommand(client, { sessionId: session.id, command: "node", args: ["--version"] });
  console.log(command.id, command.exitCode);
  await stopSession(client, { sessionId: session.id });
  const { sandboxes } = await listSandboxes(client, { project: project.id });
  console.log(sandboxes[0]?.name);
  const webhook = await createWebhook(client, { url: "https://example.com/hook", events: ["deployment.created"] });
  console.log(webhook.secret.length);
  const webhooks = await listWebhooks(client, { projectId: project.id });
  console.log(webhooks[0]?.url);
  await createDrain(client, {
    name: "logs",
    projects: "all",
    schemas: { log: { version: "v1" } },
    delivery: { type: "http", endpoint: "https://example.com/logs", encoding: "json", headers: {} },
  });
  const { drains } = await listDrains(client);
  console.log(drains[0]?.id);
  const { data: views } = await countPageviews(client, { projectId: project.id });
  console.log(views);
  await queryObservability(client, { scope: { projectId: project.id }, metric: "requests" });
  const { checks } = await listProjectChecks(client, { projectIdOrName: project.id });
  console.log(checks[0]?.id);
  await createProjectCheck(client, { projectIdOrName: project.id, name: "e2e", requires: "build-ready" });
  for await (const charge of listBillingCharges(client, { from: "2026-01-01", to: "2026-02-01" })) console.log(charge);

  // Settings
  await createSharedEnvs(client, { evs: [{ key: "A", value: "1" }], type: "encrypted", target: ["production"] });
  const { data } = await listSharedEnvs(client);
  console.log(data[0]?.key);
  await createCustomEnvironment(client, { idOrName: project.id, slug: "staging" });
  const config = await createGlobalConfig(client, { slug: "settings" });
  await updateGlobalConfigItems(client, {
    edgeConfigId: config.id,
    items: [{ operation: "upsert", key: "greeting", value: "hello" }],
  });
  const items = await listGlobalConfigItems(client, { edgeConfigId: config.id });
  console.log(items[0]?.key, items[0]?.value);
  const { data: flags } = await listFlags(client, { projectIdOrName: project.id });
  console.log(flags[0]?.slug);
  await addProjectRoute(client, {
    projectId: project.id,
    route: { name: "old", route: { src: "/old", dest: "/new" } },
  });
  const { routes } = await listProjectRoutes(client, { projectId: project.id });
  console.log(routes?.[0]?.id);
  await stageRedirects(client, {
    teamId: team.id,
    projectId: project.id,
    redirects: [{ source: "/a", destination: "/b", permanent: true }],
  });
  const { redirects } = await listRedirects(client, { projectId: project.id });
  console.log(redirects[0]?.source);
  await updateFirewallConfig(client, { projectId: project.id, action: "firewallEnabled", value: true });
  const { rules } = await getFirewallConfig(client, { projectId: project.id, configVersion: "active" });
  console.log(rules[0]?.name);
  await addFirewallBypass(client, { projectId: project.id, domain: "example.com", sourceIp: "192.0.2.7" });
  await invalidateCacheByTags(client, { projectIdOrName: project.id, tags: ["posts"] });

  // The rest
  await createAiGatewayRule(client, { body: { type: "deny", model: "gpt-4" } });
  const { rules: gateway } = await listAiGatewayRules(client);
  console.log(gateway.length);
  console.log(await listVirtualModelConfigs(client));
  const { status } = await getArtifactsStatus(client);
  if (status === "enabled" && !(await hasArtifact(client, { hash: "12HKQaOmR5t5Uy6vdcQsNIiZgHGB" })))
    await uploadArtifact(client, { hash: "12HKQaOmR5t5Uy6vdcQsNIiZgHGB", body: new Uint8Array([1]) });
  const { connectors } = await listConnectors(client);
  console.log(connectors[0]?.id);
  console.log((await listIntegrationConfigurations(client, { view: "account" }))[0]?.slug);
  const issuer = await createKmsIssuer(client, { name: "site" });
  console.log((await signKmsToken(client, { issuerId: issuer.id, claims: { sub: "ada" } })).token);
  console.log((await listKmsIssuers(client)).issuers[0]?.id);
  console.log((await getInstallationAccount(client, { integrationConfigurationId: "icfg_1" })).name);
  await submitInvoice(client, {
    integrationConfigurationId: "icfg_1",
    invoiceDate: "2026-02-01T00:00:00Z",
    period: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" },
    items: [{ billingPlanId: "pro", name: "Pro", price: "10.00", quantity: 1, units: "month", total: "10.00" }],
  });
  console.log(await listMicrofrontendsGroups(client));
  const network = await createNetwork(client, { name: "main", region: "iad1", cidr: "10.0.0.0/16" });
  console.log(network.id, (await listNetworks(client))[0]?.name);
  console.log((await createBlobStore(client, { name: "media", region: "iad1" })).store?.size);
  const { repository } = await createRepository(client, { name: "web", projectId: project.id });
  console.log(repository.id, (await listRepositories(client, { projectId: project.id })).repositories[0]?.name);
  console.log((await listRepositoryTags(client, { idOrName: "web", projectId: project.id })).tags[0]?.tag);

  try {
    await deleteProject(client, { idOrName: project.id });
  } catch (error) {
    if (isApiError(error)) console.log(error.status, error.code);
  }
}

// What the first draft said and the types refused. A statement moves up when it compiles.
//
// The body is an input of its own, because it may be a list too:
//   await createProjectEnvs(client, { idOrName: project.id, key: "A", value: "1", type: "plain", target: ["production"] });
//   await inviteTeamMember(client, { teamId: team.id, email: "ada@example.com", role: "MEMBER" });
//   await createAiGatewayRule(client, { type: "deny", model: "gpt-4" });
// What is always there may be missing by its type:
//   const { routes } = await listProjectRoutes(client, { projectId: project.id }); routes[0]?.id;
//   (await createBlobStore(client, { name: "media", region: "iad1" })).store.id;
// One alternative of a union lacks it:
//   for await (const event of followDeploymentEvents(client, { idOrUrl })) console.log(event.text);
// Nothing is known of it:
//   (await listMicrofrontendsGroups(client)).groups[0];
// The client's team is the team:
//   await stageRedirects(client, { projectId: project.id, redirects: [] });
// A simpler call than the platform takes:
//   await createFlag(client, { projectIdOrName: project.id, slug: "new-nav", kind: "boolean" }); // asks for environments
//   await createSandbox(client, { runtime: "node24" }); // image
//   await listRepositories(client); // asks for projectId
//   await createSharedEnvs(client, { evs: [{ key: "A", value: "1" }], type: "plain", target: ["production"] }); // no "plain"
