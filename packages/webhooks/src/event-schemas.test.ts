import * as v from "valibot";
import { expect, test } from "vitest";
import { examplesOfWebhookDelivery } from "./generated/examples.ts";
import * as schemas from "./generated/schemas.ts";
import { signWebhook, verifyWebhook, type WebhookPayloads } from "./index.ts";

// Keys of an object that has no others.
const types = Object.keys(examplesOfWebhookDelivery) as (keyof WebhookPayloads)[];
const envelope = { id: "evt_1", createdAt: 1_762_776_000_000, region: null };
const passes = (type: string, payload: unknown) =>
  v.safeParse(schemas.WebhookDelivery, { ...envelope, type, payload }).success;

test("each event has an example, which passes signed, verified and by its schema", async () => {
  expect(types.length).toBe(112);
  for (const type of types) {
    const event = await verifyWebhook(await signWebhook(type, "s"), "s");
    expect(v.safeParse(schemas.WebhookDelivery, event).issues, type).toBe(undefined);
    expect(event, type).toMatchObject({ type, payload: examplesOfWebhookDelivery[event.type as "deployment"] });
  }
});

test("the payload is documented of as many events as the README says", () => {
  const isDocumented = (payload: object) => Object.keys(payload).length > 0;
  expect(Object.values(examplesOfWebhookDelivery).filter(isDocumented).length).toBe(68);
});

// Payloads of the platform's page, table by table, with values of ours: nullable members are null, and there are members that
// the page does not name, as in deliveries.
const actors = { team: { id: null }, user: { id: "usr_1", username: "ada" } };
const deployment = {
  id: "dpl_1",
  meta: {},
  url: "site-1.vercel.app",
  name: "site",
  inspectorUrl: "https://vercel.com/i",
};
const links = { deployment: "https://vercel.com/acme/site/1", project: "https://vercel.com/acme/site" };
const installation = { configuration: { id: "icfg_1" }, installationId: "icfg_1" };
const rollingRelease = {
  projectId: "prj_1",
  ownerId: "team_1",
  deploymentIds: ["dpl_1", "dpl_2"],
  state: "ABORTED" as const,
  activeStageIndex: 0,
  default: { baseDeploymentId: "dpl_1", targetDeploymentId: "dpl_2", targetStartAt: 1, targetUpdatedAt: 2 },
  config: {
    target: "production",
    stages: [{ targetPercentage: 10, requireApproval: true }, { targetPercentage: 100 }],
  },
  writtenBy: "assign-alias",
};
const says = <Type extends keyof WebhookPayloads>(type: Type, payload: WebhookPayloads[Type]) =>
  [type, payload] as const;
const documented = [
  says("deployment.canceled", {
    ...actors,
    deployment,
    links,
    target: null,
    project: { id: "prj_1" },
    plan: "hobby",
    regions: [],
  }),
  says("deployment.created", {
    ...actors,
    alias: [],
    deployment,
    links,
    target: "staging",
    project: { id: "p" },
    plan: "pro",
    regions: ["iad1"],
  }),
  says("deployment.cleanup", {
    ...actors,
    deployment: { ...deployment, alias: [], target: null, customEnvironmentId: "env_1", regions: [] },
    project: { id: "p" },
  }),
  says("deployment.promoted", {
    ...actors,
    deployment,
    links,
    project: { id: "prj_1" },
    plan: "pro",
    regions: ["fra1"],
  }),
  says("deployment.rollback", {
    ...actors,
    project: { id: "prj_1" },
    fromDeploymentId: "dpl_2",
    toDeploymentId: "dpl_1",
  }),
  says("deployment.check-rerequested", { ...actors, deployment: { id: "dpl_1" }, check: { id: "check_1" } }),
  says("deployment.integration.action.start", {
    ...installation,
    resourceId: "ir_1",
    action: "seed",
    deployment: { id: "dpl_1" },
  }),
  says("deployment-ready", { deployment, links, target: null, projectId: "prj_1", plan: "pro", regions: [] }),
  says("deployment-checks-completed", {
    deployment: { id: "dpl_1" },
    checks: [
      {
        id: "check_1",
        name: "c",
        status: "completed",
        conclusion: "skipped",
        blocking: false,
        integrationId: "oac_1",
      },
    ],
  }),
  says("domain.created", { ...actors, domain: { name: "example.com", delegated: true } }),
  says("domain-created", { domain: { name: "example.com", delegated: "true" } }),
  says("domain.auto-renew.changed", { ...actors, domain: { name: "example.com" }, previous: true, next: false }),
  says("domain.certificate.add", { ...actors, cert: { uid: "cert_1" } }),
  says("domain.certificate.renew.failed", { ...actors, dnsNames: ["example.com"] }),
  says("domain.dns.records.changed", { ...actors, zone: "example.com", changes: [{ kind: "added" }] }),
  says("domain.renewal", {
    ...actors,
    domain: { name: "example.com" },
    price: "20.00",
    expirationDate: 1,
    renewedAt: 2,
  }),
  says("domain.renewal.failed", {
    ...actors,
    domain: { name: "example.com" },
    errorReason: "card",
    failedAt: "2025-11-10T12:00:00Z",
  }),
  says("domain.transfer-in.started", { ...actors, domain: { name: "example.com" } }),
  says("project.domain.moved", {
    ...actors,
    domain: { name: "a.example.com" },
    from: { projectId: "p" },
    to: { projectId: "q" },
    isRedirect: true,
  }),
  says("project.domain.updated", {
    ...actors,
    project: { id: "p" },
    previous: { domain: "a.example.com", redirect: null, redirectStatusCode: null, gitBranch: null },
    next: { domain: "b.example.com", redirect: "example.com", redirectStatusCode: 307, gitBranch: "main" },
  }),
  says("project.domain.verified", { ...actors, project: { id: "p" }, domain: { name: "a.example.com" } }),
  says("integration-configuration.permission-upgraded", {
    ...actors,
    configuration: { id: "icfg_1", projectSelection: "all", projects: [] },
    projects: { added: ["p"], removed: [] },
  }),
  says("integration-configuration.removed", { ...actors, configuration: { id: "icfg_1" } }),
  says("integration-configuration.scope-change-confirmed", {
    ...actors,
    configuration: { id: "icfg_1", scopes: ["read:user"] },
  }),
  says("integration-configuration.transferred", {
    ...installation,
    previousTeamId: "t",
    previousAccountId: "a",
    newTeamId: "u",
    newAccountId: "b",
  }),
  says("integration-resource.project-connected", {
    ...installation,
    resourceId: "r",
    project: { id: "p", name: "site" },
    projectId: "p",
    targets: ["preview"],
  }),
  says("integration-resource.project-disconnected", {
    ...installation,
    resourceId: "r",
    project: { id: "p" },
    projectId: "p",
    targets: [],
  }),
  says("marketplace.invoice.overdue", {
    ...installation,
    invoiceId: "i",
    externalInvoiceId: null,
    period: { start: "s", end: "e" },
    invoiceDate: "d",
    invoiceTotal: "1.00",
  }),
  says("marketplace.invoice.refunded", {
    ...installation,
    invoiceId: "i",
    externalInvoiceId: "x",
    period: { start: "s", end: "e" },
    amount: "1.00",
    reason: "why",
  }),
  says("marketplace.member.changed", {
    ...installation,
    memberId: "m",
    role: "NONE",
    globalUserId: "g",
    userEmail: "ada@example.com",
  }),
  says("alerts.triggered", examplesOfWebhookDelivery["alerts.triggered"]),
  says("project-removed", { project: { id: "p", name: "site" } }),
  says("project.renamed", { ...actors, user: { id: null }, project: { id: "p", name: "b" }, previousName: "a" }),
  says("project.env-variable.created", { ...actors, user: null, projectId: "p", envVarId: "e" }),
  says("project.env-variable.deleted", { ...actors, projectId: "p", envVarId: null }),
  says("project.rolling-release.aborted", {
    ...actors,
    project: { id: "p" },
    projectName: "site",
    rollingRelease,
    prevRollingRelease: rollingRelease,
  }),
];

test.each(documented)("the documented example of %s passes, and keeps all its members", async (type, payload) => {
  const event = await verifyWebhook(await signWebhook(type, "s", { ...envelope, payload }), "s");
  expect(v.parse(schemas.WebhookDelivery, event)).toEqual({ ...envelope, type, payload });
});

test("a payload without a member of its type is refused, and one of an unknown type is not", () => {
  expect(passes("deployment.rollback", { project: { id: "p" }, fromDeploymentId: "dpl_1" })).toBe(false);
  expect(passes("project.created", {})).toBe(false);
  expect(passes("project.created", null)).toBe(false);
  expect(passes("budget.reached", { anything: 1 })).toBe(true);
  expect(passes("moon.landed", { crater: "Tycho" })).toBe(true);
  expect(passes("constructor", {})).toBe(true);
  expect(v.safeParse(schemas.WebhookDelivery, { ...envelope, payload: {} }).success).toBe(false);
  expect(v.safeParse(schemas.WebhookDelivery, null).success).toBe(false);
});
