import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { assignAlias } from "@slipway/aliases";
import { uploadCert } from "@slipway/certs";
import { createDeployment } from "@slipway/deployments";
import { createDnsRecord } from "@slipway/dns";
import { addDomain } from "@slipway/domains";
import { createSharedEnvs } from "@slipway/environment";
import { addProjectDomain, createProject, createProjectEnvs } from "@slipway/projects";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "../test/make-certificate.ts";
import { clientOf, wholeBuild } from "../test/start.ts";
import { refusals } from "./engine/generated/refusals.ts";
import { isOfOperation, refuse, type Situation } from "./engine/platform-error.ts";
import { createEmulator, type Emulator } from "./index.ts";

// Refusals on which clients of the platform branch, provoked by their requests. Acme has the project site with a deployment that is READY and one
// that failed, variables, and the domain example.com, which the project uses; corp has nothing; full, on the plan hobby, all it may have.
const plain = { key: "KEY", value: "1", type: "plain", target: ["preview"] } as const;
const deployment = { name: "site", target: "preview" };
const files = (...paths: string[]) => ({ ...deployment, files: paths.map((file) => ({ file, data: "" })) });

const query = { metric: "vercel.request.count", scope: {} };

const tokens = { acme: "ann", corp: "bob", full: "eve", nobody: undefined, stranger: "stranger" };
type Asked = [Situation, team: keyof typeof tokens, route: string, body?: object | string];
const asked: readonly Asked[] = [
  ["token_missing", "nobody", "GET /v2/user"],
  ["token_invalid", "stranger", "GET /v2/user"],
  ["team_foreign", "acme", "GET /v9/projects?slug=corp"],
  ["deployment_member_unknown", "acme", "POST /v13/deployments", { ...files("a"), nonsense: 1 }],
  ["project_name_taken", "acme", "POST /v11/projects", { name: "site" }],
  ["variable_exists", "acme", "POST /v10/projects/site/env", plain],
  [
    "shared_variable_exists",
    "acme",
    "POST /v1/env",
    { evs: [{ key: "KEY", value: "1" }], type: "encrypted", target: ["preview"] },
  ],
  ["oauth_app_unknown", "acme", "GET /v1/oauth-apps/cl_none"],
  ["domain_in_use", "acme", "POST /v10/projects/site/domains", { name: "www.example.com" }],
  ["alias_invalid", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "not a host" }],
  ["alias_deployment_failed", "acme", "POST /v2/deployments/{failed}/aliases", { alias: "one" }],
  ["alias_deployment_not_ready", "acme", "POST /v2/deployments/{queued}/aliases", { alias: "one" }],
  ["alias_of_another_account", "corp", "POST /v2/deployments/{theirs}/aliases", { alias: "www.example.com" }],
  ["alias_elsewhere", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "docs" }],
  ["alias_domain_not_found", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "www.nobodys.test" }],
  ["alias_assigned_already", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "has" }],
  [
    "files_missing",
    "acme",
    "POST /v13/deployments",
    { ...deployment, files: [{ file: "a", sha: "0".repeat(40), size: 1 }] },
  ],
  ["files_conflict", "acme", "POST /v13/deployments", files("a", "a/b")],
  ["files_segment_conflict", "acme", "POST /v13/deployments", files("api/[a].js", "api/[b]/c.js")],
  ["files_too_many", "acme", "POST /v13/deployments", files(...Array.from({ length: 15_001 }, (_, at) => `${at}`))],
  [
    "deployment_settings_missing",
    "acme",
    "POST /v13/deployments?skipAutoDetectionConfirmation=0",
    { ...files("a"), name: "new" },
  ],
  ["microfrontends_off", "acme", "GET /v1/microfrontends/projects/site/production-mfe-config"],
  ["deployments_of_a_day", "full", "POST /v13/deployments", files("a")],
  ["projects_too_many", "full", "POST /v11/projects", { name: "more" }],
  ["projects_too_many", "full", "POST /v13/deployments", { ...files("a"), name: "more" }],
  ["alias_certificate_missing", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "caa.example.com" }],
  ["alias_certificate_expired", "acme", "POST /v2/deployments/{ready}/aliases", { alias: "old.example.com" }],
  ["alias_domain_unproven", "corp", "POST /v13/deployments", { ...files("a"), alias: ["www.example.com"] }],
  ["domain_exists", "acme", "POST /v7/domains", { name: "example.com" }],
  ["domain_of_another_account", "corp", "POST /v7/domains", { name: "example.com" }],
  ["domain_name_invalid", "acme", "POST /v7/domains", { name: "a b" }],
  ["domain_foreign", "corp", "GET /v5/domains/example.com"],
  ["domain_foreign", "corp", "DELETE /v6/domains/example.com"],
  ["domain_foreign", "corp", "GET /v5/domains/example.com/records"],
  ["domain_in_use_here", "acme", "DELETE /v6/domains/example.com"],
  ["domain_move_nowhere", "acme", "PATCH /v3/domains/example.com", { op: "move-out", destination: "nobody" }],
  ["domain_move_conflict", "acme", "PATCH /v3/domains/example.com", { op: "move-out", destination: "corp" }],
  ["dns_type_invalid", "acme", "POST /v2/domains/example.com/records", { type: "FOO", name: "a", value: "a" }],
  ["dns_record_exists", "acme", "POST /v2/domains/example.com/records", { type: "A", name: "has", value: "192.0.2.1" }],
  ["dns_domain_invalid", "acme", "PUT /domains/a%20b/records", ""],
  ["not_found", "acme", "PUT /domains/nobodys.test/records", ""],
  ["not_found", "acme", "POST /v2/deployments/dpl_none/aliases", { alias: "one" }],
  ["not_found", "acme", "DELETE /v9/projects/none"],
  ["cert_not_found", "acme", "GET /v8/certs/cert_none"],
  ["cert_wildcard_not_allowed", "acme", "POST /v8/certs", { cns: ["*.example.com"] }],
  ["cert_not_configured", "acme", "POST /v8/certs", { cns: ["far.example.com"] }],
  ["cert_name_foreign", "corp", "POST /v8/certs", { cns: ["example.com"] }],
  ["cert_order_not_found", "acme", "PATCH /v3/certs", { op: "finalizeOrder", domains: ["example.com"] }],
  ["project_member_not_found", "acme", "DELETE /v1/projects/site/members/nobody"],
  ["team_member_not_found", "acme", "PATCH /v1/teams/acme/members/nobody", { role: "MEMBER" }],
  ["team_slug_taken", "acme", "POST /v1/teams", { slug: "corp", name: "Corp" }],
  ["metric_unknown", "acme", "GET /v2/observability/schema/none"],
  ["metric_aggregation", "acme", "POST /v2/observability/query", { ...query, aggregation: "median" }],
  ["metric_dimension", "acme", "POST /v2/observability/query", { ...query, groupBy: ["none"] }],
  ["password_not_in_plan", "full", "PATCH /v9/projects/site", { passwordProtection: { deploymentType: "all" } }],
  [
    "trusted_ips_not_in_plan",
    "full",
    "PATCH /v9/projects/site",
    { trustedIps: { deploymentType: "all", protectionMode: "additional", addresses: [{ value: "192.0.2.1" }] } },
  ],
  ["metric_plan", "full", "POST /v2/observability/query", query],
  ["webhook_url_invalid", "acme", "POST /v1/webhooks", { url: 1, events: ["project.created"] }],
  ["webhook_event_invalid", "acme", "POST /v1/webhooks", { url: "https://a.test", events: ["nothing"] }],
];

const ids: Record<string, string> = {};
let emulator: Emulator;
beforeAll(async () => {
  const teams = [
    { slug: "acme", members: [{ username: "ann", role: "OWNER" as const }] },
    { slug: "corp", members: [{ username: "bob", role: "OWNER" as const }] },
    { slug: "full", members: [{ username: "eve", role: "OWNER" as const }] },
  ];
  const users = ["ann", "bob", "eve"].map((username) => ({ username, token: username }));
  emulator = await createEmulator({
    clock: "manual",
    validateAnswers: true,
    seed: { users, teams, world: { plans: [{ team: "full", plan: "hobby" }] } },
  });
  const [acme, corp] = [clientOf(emulator, "ann", "acme"), clientOf(emulator, "bob", "corp")];
  ids.ready = (await createDeployment(acme, files("index.html"))).id;
  ids.failed = (await createDeployment(acme, files("vercel.json"))).id;
  ids.theirs = (await createDeployment(corp, files("index.html"))).id;
  await emulator.clock.advance(wholeBuild);
  await createProject(acme, { name: "docs" });
  await addDomain(acme, { name: "example.com" });
  await uploadCert(acme, makeCertificate(["old.example.com"], emulator.clock.now() + 1000 - 90 * 24 * 60 * 60 * 1000));
  await emulator.clock.advance("1 minute");
  ids.queued = (await createDeployment(acme, files("index.html"))).id;
  await createProjectEnvs(acme, { idOrName: "site", ...plain });
  await createSharedEnvs(acme, { evs: [plain], type: "encrypted", target: ["preview"] });
  for (const client of [acme, corp]) await addProjectDomain(client, { idOrName: "site", name: "www.example.com" });
  for (const name of ["caa", "old"])
    await createDnsRecord(acme, { domain: "example.com", type: "CAA", name, value: '0 issue "other.test"' });
  const full = clientOf(emulator, "eve", "full");
  for (let count = 0; count < 100; count++) await createDeployment(full, files("index.html"));
  for (let count = 1; count < 200; count++) await createProject(full, { name: `site-${count}` });
  await createDnsRecord(acme, { domain: "example.com", type: "A", name: "has", value: "192.0.2.1" });
  for (const alias of ["has", "it.example.com"]) await assignAlias(acme, { id: ids.ready, alias });
});
afterAll(() => emulator.close());

test.each<Asked>(asked)(
  "%s, as %s asks for %s, is refused as the contract says",
  async (situation, team, route, body) => {
    const [method = "", path = ""] = route.split(" ");
    const url = new URL(
      path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? ""),
      emulator.url,
    );
    if (!url.searchParams.has("slug") && tokens[team]?.length === 3) url.searchParams.set("slug", team);
    const token = tokens[team];
    const response = await emulator.fetch(url, {
      method,
      headers: {
        "content-type": typeof body === "string" ? "text/dns" : "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const { status, code, ...row }: { status: number; code: string; members?: readonly string[] } = refusals[situation];
    const { error } = await response.json();
    expect([response.status, error.code]).toEqual([status, code]);
    const optional = new Set(["gitBranch", "projectId"]);
    expect(Object.keys(error)).toEqual(
      expect.arrayContaining((row.members ?? []).filter((name) => !optional.has(name))),
    );
  },
);

test.each([
  [{ type: "A", name: "a", value: "10.0.0.256" }, "value"],
  [{ type: "CNAME", name: "a", value: 5 }, "value"],
  [{ type: "FOO", name: "a", value: "a" }, "type"],
  [{ type: "SRV", name: "_a._tcp", srv: { priority: 1, weight: 1, target: "a.test" } }, "srv.port"],
])("a record %o is refused by what is wrong with a record of its type: %s", async (record, member) => {
  const response = await emulator.fetch(`${emulator.url}/v2/domains/example.com/records?slug=acme`, {
    method: "POST",
    headers: { authorization: "Bearer ann", "content-type": "application/json" },
    body: JSON.stringify(record),
  });
  const { error } = await response.json();
  expect(error.message).toMatch(new RegExp(`^Invalid request: \`${member}\`(?!.*Expected "MX" but)`));
});

const withoutRow: ReadonlySet<string> = new Set([
  "api/deployments/deploy-hook.ts",
  "api/global-config/serve.ts",
  "api/storage/authorize.ts",
  "domain/images/errors.ts",
  "domain/sandboxes/runtimes/files/beside.ts",
  "pipeline/api.ts",
]);
const sources = globSync("{api,domain,engine,hosting,pipeline}/**/*.ts", { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.ts$|\/(test|generated)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }));
const rows: readonly (readonly [string, { by: string; kind?: string; input?: string }])[] = globSync(
  "contract/refusals/*.json",
).flatMap((file) => Object.entries<{ by: string }>(JSON.parse(readFileSync(file, "utf8"))));

test("every refusal of an operation is a row of the contract: no handler makes up a status and a code", () => {
  const makers = sources.filter(({ file, text }) => !file.startsWith("engine/") && /new PlatformError\(/.test(text));
  expect(makers.map(({ file }) => file).filter((file) => !withoutRow.has(file))).toEqual([]);
});

test("every row is a handler's, and one that a client of the platform reads is tried above", () => {
  const tried = new Set<string>(asked.map(([situation]) => situation));
  const text = sources.map((each) => each.text).join("\n");
  const isNamed = (name: string) => text.includes(`"${name}"`) || text.includes(`\`${name.replace(/_.*/, "_")}\${`);
  const idle = rows.filter(([name, { by, kind, input }]) =>
    by === "cli" || by === "terraform" ? !tried.has(name) : kind === undefined && input === undefined && !isNamed(name),
  );
  expect(idle.map(([name]) => name)).toEqual([]);
});

interface Sentence {
  readonly status: number;
  readonly operations?: readonly string[];
  readonly row?: Situation;
  readonly cannot?: string;
  readonly missing?: string;
}

test("every sentence of a published page is a row of its status and operations, or says why there is none", () => {
  const sentences: readonly Sentence[] = JSON.parse(readFileSync("contract/sentences.json", "utf8"));
  const faults = sentences.filter(({ status, operations = [], row, cannot, missing }) => {
    if (row === undefined) return (cannot === undefined) === (missing === undefined);
    const known: { readonly status: number; readonly operations?: readonly string[] } | undefined = refusals[row];
    return known?.status !== status || operations.some((name) => !(known.operations?.includes(name) ?? true));
  });
  expect(faults).toEqual([]);
  expect(sentences.filter(({ missing }) => missing !== undefined)).toHaveLength(16);
});

test("a row is of the operations that it names", () => {
  const error = refuse("domain_exists", { name: "example.com" });
  expect([isOfOperation(error, "addDomain"), isOfOperation(error, "getDomain")]).toEqual([true, false]);
});
