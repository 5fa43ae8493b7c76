import { createDeployment } from "@slipway/deployments";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";

/** Requests that no description has: the client that sends one, the request, and the member of the answer that the client reads; none: it is refused by name. */
const rows: readonly (readonly [client: string, request: string, reads?: string])[] = [
  ["sentry, trufflehog", "GET /www/user", "user"],
  ["wait-for-vercel-action", "GET /v11/now/deployments/get?url=", "readyState"],
  ["integrations", "POST /v2/oauth/access_token"],
  ["vercel ai-gateway", "GET /v1/api-keys?purpose=ai-gateway", "apiKeys"],
  ["vercel ai-gateway", "PATCH /v1/api-keys/key/quota"],
  ["vercel blob", "GET /v1/storage/stores"],
  ["vercel blob", "GET /v1/storage/stores/store/connections"],
  ["vercel blob", "POST /v1/storage/stores/store/connections"],
  ["vercel blob", "PATCH /v1/storage/stores/store/connections/one"],
  ["vercel integration", "DELETE /v1/storage/stores/store/connections/one"],
  ["vercel integration", "POST /v1/storage/stores/store/upgrade-to-oidc"],
  ["vercel integration", "DELETE /v1/storage/stores/integration/store"],
  ["vercel blob", "PUT /v1/storage/stores/blob/store"],
  ["vercel blob", "GET /v1/storage/stores/store/secrets"],
  ["blob uploaders", "PUT /api/blob/?pathname=a.txt"],
  ["vercel budgets", "GET /v1/budgets"],
  ["vercel budgets", "POST /v1/budgets"],
  ["vercel budgets", "DELETE /v1/budgets"],
  ["vercel invoices", "GET /v1/invoices/pre-commitment-usage"],
  ["cost reports", "GET /v2/billing/costs"],
  ["vercel alerts", "GET /alerts/v3/alert-rules"],
  ["vercel alerts", "POST /alerts/v2/alert-rules"],
  ["vercel alerts", "GET /alerts/v3/alert-rules/schema"],
  ["vercel alerts", "GET /alerts/v3/alert-rules/notifications"],
  ["vercel alerts", "PATCH /alerts/v3/alert-rules/one"],
  ["vercel alerts", "GET /alerts/v3/groups"],
  ["vercel alerts", "GET /alerts/v3/groups/one"],
  ["vercel comments", "GET /toolbar/threads"],
  ["vercel comments", "GET /toolbar/threads/one"],
  ["vercel comments", "POST /toolbar/threads/one/messages"],
  ["vercel comments", "DELETE /toolbar/threads/one/messages/two"],
  ["vercel security", "GET /dashboard/security-dashboard"],
  ["vercel security", "GET /dashboard/security-dashboard/findings"],
  ["vercel security", "GET /v1/security/priority"],
  ["vercel firewall", "GET /v1/security/firewall/team-config"],
  ["vercel schedules", "GET /v1/schedules"],
  ["vercel domains", "PATCH /v1/custom-suffix"],
  ["vercel traces", "GET /v1/drains/tracing/config"],
  ["vercel agent-runs", "GET /api/observability/agent-runs"],
  ["vercel flags", "GET /api/observability/metrics"],
  ["vercel observability", "GET /v1/observability/manage/configuration"],
  ["vercel cache", "POST /v1/edge-cache/dangerously-delete-immutable-static"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/connections"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/experiments"],
  ["vercel flags", "GET /v1/projects/site/feature-flags/stale-flags"],
  ["vercel flags", "POST /v1/projects/site/feature-flags/labels/bulk"],
  ["vercel flags", "GET /v3/projects/site/experiments/one/results"],
  ["vercel buy", "GET /v1/projects/custom-environments/settings?projectId=site"],
  ["vercel buy", "POST /v1/projects/custom-environments/settings?projectId=site"],
  ["vercel connect", "GET /v1/connect/connectors/one/contacts"],
  ["vercel connect", "DELETE /v1/connect/connectors/one/tokens"],
  ["vercel connect", "GET /v1/connect/services/slack?schemas=true"],
  ["vercel connect", "GET /v1/connect/result/one"],
  ["vercel integration", "GET /v2/integrations/categories"],
  ["vercel integration", "GET /v2/integrations/integrations?integrationType=marketplace"],
  ["vercel integration", "GET /v2/integrations/integration/neon"],
  ["vercel integration", "POST /v2/integrations/integration/neon/marketplace/install"],
  ["vercel integration", "POST /v2/integrations/installations/icfg_1/uninstall"],
  ["vercel integration", "GET /v1/integrations/installations/icfg_1/billing/balance"],
  ["vercel integration", "POST /v1/integrations/installations/icfg_1/billing/threshold/batch"],
  ["vercel integration", "POST /v1/integrations/installations/icfg_1/resources/one/billing/threshold"],
  ["vercel integration-resource", "POST /v1/integrations/installations/icfg_1/resources/one/sandbox/claim-url"],
  ["integrations", "GET /v1/integrations/configuration/icfg_1/project/site"],
  ["vercel inspect", "GET /v2/deployments/dpl_1/builds/function-descriptors"],
  ["vercel deploy", "POST /deployments/dpl_1/continue"],
  ["vercel domains", "POST /api/v9/projects/site/domains/a.test/domain-connect/apply"],
  ["vercel deploy", "POST /v1/anonymous/projects"],
  ["vercel", "GET /v1/info"],
  ["vercel-go", "GET /v2/now/secrets"],
  ["vercel-go", "POST /v3/now/secrets"],
  ["dashboards", "GET /www/avatar/one"],
];

const cases = rows.map(([client, request, reads]) => ({ client, request, reads }));

test.each(cases)("$client: $request has an answer that the client understands", async ({ request, reads }) => {
  const { emulator, client } = await start();
  const files = [{ file: "index.html", data: "home" }];
  const host = request.endsWith("url=") ? (await createDeployment(client, { name: "site", files })).url : "";
  const [method = "", path = ""] = request.split(" ");
  const response = await emulator.fetch(`${emulator.url}${path}${host}`, {
    method,
    headers: { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" },
    ...(/^P/.test(method) && { body: "{}" }),
  });
  const body = Object(await response.json());
  const { operation } = emulator.requests.at(-1) ?? {};
  if (reads === undefined) {
    expect(body.error).toMatchObject({ code: "not_modelled", operation });
    expect([response.status, body.error.message]).toEqual([400, expect.stringContaining("is not modelled")]);
  } else expect([response.status, Object.keys(body)]).toEqual([200, expect.arrayContaining([reads])]);
});
