import { readFileSync } from "node:fs";
import { createDeployment } from "@slipway/deployments";
import { expect, test } from "vitest";
import { start, wholeBuild } from "../../test/start.ts";
import type { Emulator } from "../index.ts";

/** Requests that no description has and that the emulator refuses by name: the client that sends one, and the request. */
const refused: readonly (readonly [client: string, request: string])[] = [
  ["vercel blob", 'PUT /v1/storage/stores/blob/store {"name":"files"}'],
  ["vercel blob", "GET /v1/storage/stores/store/secrets"],
  ["vercel integration", "POST /v1/storage/stores/store/connections/one/upgrade-to-oidc"],
  ["vercel integration", "DELETE /v1/storage/stores/integration/store"],
  ["vercel integration", "GET /v2/integrations/categories"],
  ["vercel integration", "GET /v2/integrations/integrations?integrationType=marketplace"],
  ["vercel integration", "GET /v2/integrations/integration/neon"],
  [
    "vercel integration",
    'POST /v2/integrations/integration/neon/marketplace/install {"acceptedPolicies":{},"source":"cli"}',
  ],
  ["vercel integration", "POST /v2/integrations/installations/icfg_1/uninstall"],
  ["vercel integration", "GET /v1/integrations/installations/icfg_1/billing/balance"],
  ["vercel integration", "POST /v1/integrations/installations/icfg_1/billing/threshold/batch"],
  [
    "vercel integration",
    'POST /v1/integrations/installations/icfg_1/resources/one/billing/threshold {"minimumAmountInCents":100}',
  ],
  ["vercel integration", 'PATCH /v1/integrations/configuration/icfg_1 {"billingPlanId":"pro"}'],
  ["vercel integration", 'POST /v1/integrations/integration/neon/marketplace/auto-provision/postgres {"name":"db"}'],
  ["vercel budgets", "GET /v1/budgets"],
  ["vercel budgets", 'POST /v1/budgets {"amount":100,"thresholds":[{"percent":50}],"scope":"team"}'],
  ["vercel budgets", "DELETE /v1/budgets/one"],
  ["vercel invoices", "GET /v1/invoices/pre-commitment-usage"],
  ["cost reports", "GET /v2/billing/costs"],
  ["vercel alerts", "GET /alerts/v3/alert-rules"],
  ["vercel alerts", 'POST /alerts/v2/alert-rules {"name":"errors","type":"error_anomaly"}'],
  ["vercel alerts", "GET /alerts/v3/alert-rules/schema"],
  ["vercel alerts", "GET /alerts/v3/alert-rules/notifications"],
  ["vercel alerts", 'PATCH /alerts/v3/alert-rules/one {"ruleScope":{"type":"all"}}'],
  ["vercel alerts", "GET /alerts/v3/groups"],
  ["vercel alerts", "GET /alerts/v3/groups/one"],
  ["vercel alerts", "GET /alerts/v3/alert-rules/one/notifications"],
  ["vercel alerts", 'POST /alerts/v3/alert-rules/one/notifications/links {"minimumSeverityLevel":"high"}'],
  ["vercel alerts", "DELETE /alerts/v3/alert-rules/one/notifications/links"],
  ["vercel comments", "GET /toolbar/threads"],
  ["vercel comments", "GET /toolbar/threads/one"],
  ["vercel comments", 'POST /toolbar/threads/one/messages {"body":"ahoy"}'],
  ["vercel comments", "DELETE /toolbar/threads/one/messages/two"],
  ["vercel security", "GET /dashboard/security-dashboard"],
  ["vercel security", "GET /dashboard/security-dashboard/findings"],
  ["vercel security", 'POST /v1/security/priority {"enabled":true}'],
  ["vercel firewall", "GET /v1/security/firewall/team-config"],
  ["vercel schedules", "GET /v1/schedules"],
  ["vercel schedules", 'POST /v1/schedules {"target":{"type":"queue","topic":"a"}}'],
  ["vercel domains", 'PATCH /v1/custom-suffix {"suffix":"sites.example"}'],
  ["vercel domains", "POST /api/v9/projects/site/domains/a.test/domain-connect/apply"],
  ["vercel domains", "DELETE /projects/site/alias?domain=a.test"],
  ["vercel traces", "GET /v1/drains/tracing/config"],
  ["vercel traces", 'PUT /v1/drains/tracing/config {"enabled":true}'],
  ["vercel agent-runs", "GET /api/observability/agent-runs"],
  ["vercel flags", "GET /api/observability/metrics"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/connections"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/experiments"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/stale-flags"],
  ["vercel flags", 'PATCH /v1/projects/site/feature-flags/labels/bulk {"items":[]}'],
  ["vercel flags", "POST /v3/projects/site/experiments/one/results {}"],
  ["vercel flags", 'PUT /v1/projects/site/feature-flags/connections {"consumerProjectId":"prj_1"}'],
  ["vercel flags", "GET /v1/projects/site/feature-flags/experiments/one"],
  ["vercel flags", 'POST /v1/projects/site/feature-flags/experiments/one/actions {"action":"start"}'],
  ["vercel observability", "GET /v1/observability/manage/configuration"],
  ["vercel observability", 'PATCH /v1/observability/manage/configuration {"teamEnabled":true}'],
  ["vercel cache", 'POST /v1/edge-cache/dangerously-delete-immutable-static {"path":"/a.js"}'],
  ["vercel buy", "GET /v1/projects/custom-environments/settings?projectId=site"],
  ["vercel buy", 'POST /v1/projects/custom-environments/settings?projectId=site {"count":1}'],
  ["vercel buy", 'PATCH /stripe/invoices/settings {"email":"ann@example.com"}'],
  ["vercel connect", "GET /v1/connect/connectors/one/contacts"],
  ["vercel connect", "DELETE /v1/connect/connectors/one/tokens"],
  ["vercel connect", "GET /v1/connect/services/slack?schemas=true"],
  ["vercel connect", "GET /v1/connect/result/one"],
  ["vercel connect", 'POST /v1/connect/connectors/managed {"service":"slack","name":"chat"}'],
  ["vercel connect", 'POST /v1/connect/connectors/one/contacts {"phoneNumber":"+491"}'],
  [
    "vercel integration-resource",
    'POST /v1/integrations/installations/icfg_1/resources/one/sandbox/claim-url {"source":"cli"}',
  ],
  ["integrations", "GET /v1/integrations/configuration/icfg_1/project/site"],
  ["vercel inspect", 'POST /v2/deployments/dpl_1/builds/function-descriptors {"lambdas":[]}'],
  ["vercel deploy", "POST /deployments/dpl_1/continue"],
  ["vercel deploy", "POST /v1/anonymous/projects"],
  ["vercel", "GET /v1/info"],
  ["sentry", "GET /v1/integrations/webhooks"],
  ["sentry", 'POST /v1/integrations/webhooks {"name":"a","url":"https://a.example","events":["project.removed"]}'],
  ["sentry", "DELETE /v1/integrations/webhooks/one"],
  ["vercel-go", "GET /v2/now/secrets"],
  ["vercel-go", 'POST /v3/now/secrets {"name":"a","value":"b"}'],
  ["dashboards", "GET /www/avatar/one"],
  ["vercel spend", "GET /teams/acme/spend"],
  ["vercel usage", 'POST /v2/billing/costs {"metrics":["cost"]}'],
  ["vercel teams", "GET /v1/teams/acme/request"],
  ["vercel rollback", "GET /v9/projects/site/rollback/aliases?failedOnly=true"],
];

test("a request that the emulator carries out nothing of is refused by the name of its operation", async () => {
  const { emulator } = await start();
  for (const [client, request] of refused) {
    const { status, body } = await send(emulator, request);
    const error = { code: "not_modelled", operation: emulator.requests.at(-1)?.operation };
    expect([status, body], `${client}: ${request}`).toMatchObject([400, { error }]);
    expect(body.error.message, request).toContain("is not modelled");
  }
});

/**
 * Requests of public programs, one after the other, and the member of each answer that the program reads, which later ones have in braces.
 * docs/clients.md has their names and repositories.
 */
const programs: Readonly<Record<string, readonly (readonly [request: string, reads: string])[]>> = {
  "vercel/platforms, dubinc/dub": [
    ['POST /v10/projects/site/domains {"name":"shop.example"}', "name"],
    ["GET /v9/projects/site/domains/shop.example", "verified"],
    ["GET /v6/domains/shop.example/config", "misconfigured"],
    ["POST /v9/projects/site/domains/shop.example/verify", "verified"],
    ["DELETE /v9/projects/site/domains/shop.example", ""],
    ["DELETE /v6/domains/shop.example", "uid"],
  ],
  "go-acme/lego, libdns/vercel, StackExchange/dnscontrol": [
    ['POST /v5/domains {"name":"zone.example"}', "domain"],
    ['POST /v2/domains/zone.example/records {"name":"_acme","type":"TXT","value":"token","ttl":60}', "uid"],
    ['POST /v2/domains/zone.example/records {"name":"","type":"MX","value":"mail.example","mxPriority":10}', "uid"],
    ["GET /v4/domains/zone.example/records?limit=100", "records"],
    ["DELETE /v2/domains/zone.example/records/{uid}", ""],
  ],
  "gianlucaparadise/strapi-plugin-vercel-deploy": [["GET /v5/now/deployments?app=site", "deployments"]],
  "Infisical, HackzCompany/vercel-env-push-action": [
    [
      'POST /v10/projects/site/env?upsert=true {"key":"A","value":"1","type":"encrypted","target":["production"]}',
      "created",
    ],
    ["GET /v9/projects/site/env?decrypt=true", "envs.0.id"],
    ["GET /v9/projects/site/env/{envs.0.id}", "value"],
    ['PATCH /v9/projects/site/env/{id} {"value":"2"}', "id"],
    ["DELETE /v9/projects/site/env/{id}", ""],
  ],
  "getsentry/sentry": [
    [
      "POST /v2/oauth/access_token client_id=oac_1&client_secret=hush&code=a-code&redirect_uri=https%3A%2F%2Fa.test",
      "access_token",
    ],
    ["GET /www/user", "user"],
    ["GET /v4/projects/", "projects.0.id"],
    [
      'POST /v6/projects/{projects.0.id}/env {"key":"DSN","value":"1","type":"encrypted","target":["production"]}',
      "created.id",
    ],
  ],
  "trufflesecurity/trufflehog, codesandbox-client, raycast vercast": [["GET /www/user", "user.username"]],
  "chronark/vercel-go": [
    ["GET /www/user", "user.email"],
    ['POST /v1/projects {"name":"second"}', "id"],
  ],
  "amondnet/vercel-action": [
    ["GET /v11/now/deployments/{host}", "id"],
    ['POST /v2/now/deployments/{id}/aliases {"alias":"pr-1.localhost"}', ""],
  ],
  "mskelton/wait-for-vercel-action": [["GET /v11/now/deployments/get?url={host}", "readyState"]],
  "ndimatteo/sanity-plugin-vercel-deploy": [
    ["GET /v2/teams?slug=acme", "teams"],
    ["GET /v5/now/deployments?projectId={project}&limit=1", "deployments.0.uid"],
  ],
  "simstudioai/sim": [
    ['POST /v13/deployments {"name":"site","files":[{"file":"a.html","data":"a"}]}', "id"],
    ['POST /v1/deployments/{id}/checks {"name":"e2e","blocking":false}', "deploymentId"],
    ['PATCH /v1/deployments/{deploymentId}/checks/{id} {"status":"completed","conclusion":"succeeded"}', "conclusion"],
    ["GET /v1/deployments/{deploymentId}/checks", "checks"],
  ],
  "log vendors' scripts": [
    [
      'POST /v1/log-drains {"name":"logs","url":"https://logs.example","deliveryFormat":"json","sources":["lambda"]}',
      "id",
    ],
    ["GET /v1/log-drains", ""],
    ["DELETE /v1/log-drains/{id}", ""],
  ],
  "vercel (the command line)": [
    ['POST /v1/api-keys {"purpose":"ai-gateway","name":"one"}', "apiKey.id"],
    ["GET /v1/api-keys?purpose=ai-gateway", "apiKeys"],
    ['PATCH /v1/api-keys/{apiKey.id}/quota {"limitAmount":5,"refreshPeriod":"daily"}', "quota.refreshPeriod"],
    ['PATCH /v1/api-keys/{apiKey.id}/quota {"archived":true}', "quota.limitAmount"],
    ['POST /v2/projects/site/checks {"name":"e2e","requires":"none","blocks":"none"}', "id"],
    ['POST /v2/deployments/{deployment}/check-runs {"checkId":"{id}"}', "id"],
    ["GET /v2/deployments/{deployment}/check-runs/{id}/logs", "level"],
  ],
};

test.each(Object.entries(programs))("%s get what they read", async (name, steps) => {
  const { emulator, client } = await start();
  const page = readFileSync(new URL("../../../../docs/clients.md", import.meta.url), "utf8");
  for (const program of name.split(", ")) expect(page).toContain(`| ${program} |`);
  emulator.world.addSsoCode({ code: "a-code", clientId: "oac_1", clientSecret: "hush", user: "developer" });
  const files = [{ file: "index.html", data: "home" }];
  const { id: deployment, url: host, projectId: project } = await createDeployment(client, { name: "site", files });
  await emulator.clock.advance(wholeBuild);
  const read: Record<string, unknown> = { deployment, host, project };
  for (const [request, reads] of steps) {
    const text = request.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => String(read[path]));
    const { status, body } = await send(emulator, text);
    expect([status, emulator.requests.at(-1)?.unknown ?? []], `${text}: ${JSON.stringify(body)}`).toEqual([
      expect.toSatisfy((each) => each < 300),
      [],
    ]);
    const value = reads.split(".").reduce((from, member) => Object(from)[member], body);
    expect(reads === "" ? "" : value, `${text}: ${reads} of ${JSON.stringify(body)}`).toBeDefined();
    Object.assign(read, body, { [reads]: value });
  }
});

async function send({ fetch, url, token }: Emulator, request: string) {
  const [method = "", path = "", ...rest] = request.split(" ");
  const content = rest.join(" ");
  const type = content.includes("=") ? "application/x-www-form-urlencoded" : "application/json";
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    ...(/^P/.test(method) && { body: content || "{}" }),
  });
  const text = await response.text();
  return { status: response.status, body: Object(text === "" ? {} : JSON.parse(text)) };
}
