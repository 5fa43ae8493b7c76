import { encode } from "gpt-tokenizer";
import { expect, test } from "vitest";
import { loadCatalog } from "./catalog.ts";
import { createRanking } from "./rank.ts";
import { describeHits } from "./search.ts";

const rank = createRanking([...(await loadCatalog()).values()]);

test.each([
  ["who am I", "getUser"],
  ["list my projects", "listProjects"],
  ["create a new project", "createProject"],
  ["rename a project", "updateProject"],
  ["change the build command", "updateProject"],
  ["delete a project", "deleteProject"],
  ["take a site offline", "pauseProject"],
  ["bring a paused project back", "unpauseProject"],
  ["env vars of a project", "listProjectEnvs"],
  ["add an environment variable", "createProjectEnvs"],
  ["change the value of an environment variable", "updateProjectEnv"],
  ["remove an env var", "deleteProjectEnv"],
  ["decrypt an environment variable", "getProjectEnv"],
  ["shared env vars of the team", "listSharedEnvs"],
  ["failed deployments", "listDeployments"],
  ["recent deploys of a project", "listDeployments"],
  ["why did the build fail", "getDeploymentEvents"],
  ["last log lines of a build", "getDeploymentEvents"],
  ["runtime logs of a function", "getRuntimeLogs"],
  ["is my deployment ready", "getDeployment"],
  ["cancel a build", "cancelDeployment"],
  ["delete a deployment", "deleteDeployment"],
  ["roll back production", "rollbackDeployment"],
  ["restore the previous version", "rollbackDeployment"],
  ["promote a deployment to production", "promoteDeployment"],
  ["redeploy", "createDeployment"],
  ["source files of a deployment", "listDeploymentFiles"],
  ["connect a custom domain to a project", "addProjectDomain"],
  ["domains of a project", "listProjectDomains"],
  ["verify a domain", "verifyProjectDomain"],
  ["which domains do we own", "listDomains"],
  ["is this domain available to buy", "getDomainAvailability"],
  ["how much does a domain cost", "getDomainPrice"],
  ["buy a domain", "buyDomain"],
  ["is my domain misconfigured", "getDomainConfig"],
  ["DNS records of a domain", "listDnsRecords"],
  ["add a CNAME", "createDnsRecord"],
  ["delete a DNS record", "deleteDnsRecord"],
  ["people in the team", "listTeamMembers"],
  ["invite a colleague", "inviteTeamMember"],
  ["make somebody an admin", "updateTeamMember"],
  ["remove someone from the team", "removeTeamMember"],
  ["which teams am I in", "listTeams"],
  ["audit log: who did what", "listUserEvents"],
  ["create a webhook", "createWebhook"],
  ["webhooks we have", "listWebhooks"],
  ["purge the CDN cache", "invalidateCacheByTags"],
  ["edge config items", "listGlobalConfigItems"],
  ["set a key in edge config", "updateGlobalConfigItems"],
  ["send logs to our own server", "createDrain"],
  ["block an IP address", "updateFirewallConfig"],
  ["we are under attack", "updateAttackChallengeMode"],
  ["turn a feature flag on", "updateFlag"],
  ["feature flags of a project", "listFlags"],
  ["start a canary rollout", "startRollingRelease"],
  ["how many visitors did we have", "countPageviews"],
  ["what do we pay", "listBillingCharges"],
  ["revoke an access token", "deleteAuthToken"],
  ["run untrusted code in a sandbox", "createSandbox"],
  ["point a host name to a deployment", "assignAlias"],
])("%s: %s is among the first three", (query, name) => {
  expect(
    rank(query)
      .slice(0, 3)
      .map((entry) => entry.name),
  ).toContain(name);
});

test("an answer has at most 1,500 tokens, whatever is found", async () => {
  const queries = [
    "env vars of a project",
    "firewall rules",
    "update a project",
    "deployment",
    "marketplace billing",
    "sandbox",
    "domains",
    "drain",
  ];
  for (const query of queries) {
    const text = await describeHits(rank(query));
    expect(encode(text).length, query).toBeLessThanOrEqual(1500);
    expect(text, query).toContain(rank(query)[0]?.name);
  }
});

test("the words of an operation's name find it among the first three", async () => {
  const names = [...(await loadCatalog()).keys()];
  const found = (name: string) => rank(name.replace(/([a-z])([A-Z])/g, "$1 $2")).slice(0, 3);
  expect(names.filter((name) => !found(name).some((each) => each.name === name))).toEqual([]);
  expect(rank("list my projects")[0]?.name).toBe("listProjects");
});
