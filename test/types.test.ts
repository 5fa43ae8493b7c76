import type { ApiPromise, Client, PagedPromise, Unlisted } from "@slipway/core";
import {
  type Deployment,
  type DeploymentEvent,
  deleteDeployment,
  getDeployment,
  getDeploymentEvents,
  isMinimalDeployment,
  listDeployments,
  type MinimalDeployment,
} from "@slipway/deployments";
import { createDnsRecord } from "@slipway/dns";
import { createFlag, type FlagKind } from "@slipway/feature-flags";
import { createIntegrationStore } from "@slipway/integrations";
import {
  createProject,
  createProjectEnvs,
  type Framework,
  getProject,
  listProjectDomains,
  type Project,
} from "@slipway/projects";
import type { CommandStreamLine } from "@slipway/sandboxes";
import { updateAttackChallengeMode } from "@slipway/security";
import { inviteTeamMember, updateTeam } from "@slipway/teams";
import { beforeEach, expect, expectTypeOf, test } from "vitest";

// The compiler proves what is said here, where `npm run check -- types` runs it; that the file is read is all that a run shows.
beforeEach(() => expect(true).toBe(true));

// Judged by the type checker: what a user writes compiles, and what would fail at the platform does not.
// The calls below are never made.
const never = (): boolean => false;
declare const client: Client;

test("a call gives the named shape, a list its page and its items", () => {
  expectTypeOf(getDeployment).returns.toEqualTypeOf<ApiPromise<Deployment>>();
  expectTypeOf(getProject).returns.toEqualTypeOf<ApiPromise<Project>>();
  expectTypeOf(listDeployments).returns.toExtend<PagedPromise<unknown, { uid: string }>>();
});

test("a missing path parameter, a misspelt field and a wrong enum do not compile", () => {
  if (never()) {
    // @ts-expect-error idOrName is missing
    void getProject(client, {});
    // @ts-expect-error the input is missing
    void getProject(client);
    // @ts-expect-error misspelt
    void createProject(client, { name: "site", framwork: "nextjs" });
    // @ts-expect-error no such order
    void listProjectDomains(client, { idOrName: "site", order: "UP" });
    // @ts-expect-error a number is not a name
    void createProject(client, { name: 1 });
    // @ts-expect-error the team is an option, not an input
    void deleteDeployment(client, { id: "dpl_1", teamId: "team_1" });
    void updateTeam(client, { teamId: "team_1", newSlug: "acme" }, { team: null });
  }
});

test("a deployment has what the owner of a token sees, and a guard knows its other forms", () => {
  const linkOf = (deployment: Deployment): string => `https://${deployment.url}/${deployment.name}`;
  expectTypeOf(linkOf).returns.toBeString();
  expectTypeOf<Deployment["createdAt"]>().toBeNumber();
  const nameOf = (deployment: Deployment): string =>
    isMinimalDeployment(deployment) ? `no name: ${deployment.id}` : deployment.name;
  expectTypeOf(nameOf).returns.toBeString();
  expectTypeOf<Deployment>().toExtend<MinimalDeployment>();
});

test("their members and their stream tell the lines of a command apart", () => {
  const textOf = (line: CommandStreamLine): string => {
    if ("command" in line) return line.command.id;
    return line.stream === "error" ? line.data.code : line.data;
  };
  expectTypeOf(textOf).returns.toBeString();
});

test("the input of a caller may be read-only, and the result is his", () => {
  const target = ["production", "preview"] as const;
  if (never()) {
    const body = { key: "TOKEN", value: "hush", type: "encrypted", target } as const;
    void createProjectEnvs(client, { idOrName: "site", upsert: true, body: [body, body] as const });
  }
  expectTypeOf<Deployment["regions"]>().toEqualTypeOf<string[]>();
});

test("a literal that the platform refuses does not compile where it is sent, also of a shape that answers have", () => {
  if (never()) {
    // @ts-expect-error no such framework
    void createProject(client, { name: "site", framework: "nextjss" });
    const variable = { idOrName: "site", key: "TOKEN", value: "hush", type: "encrypted" } as const;
    // @ts-expect-error no such environment
    void createProjectEnvs(client, { ...variable, target: ["prod"] });
    const flag = { projectIdOrName: "site", slug: "new", environments: {}, variants: [] };
    void createFlag(client, { ...flag, kind: "boolean" });
    // @ts-expect-error no such kind
    void createFlag(client, { ...flag, kind: "bool" });
  }
  expectTypeOf<Unlisted>().toExtend<Framework & FlagKind>();
});

test("a single item in the place of a list is given flat, or as the body", () => {
  if (never()) {
    const one = { key: "TOKEN", value: "hush", type: "encrypted", target: ["preview"] } as const;
    void createProjectEnvs(client, { idOrName: "site", ...one });
    void createProjectEnvs(client, { idOrName: "site", body: one });
    // @ts-expect-error the value is missing
    void createProjectEnvs(client, { idOrName: "site", key: "TOKEN", type: "plain", target: ["preview"] });
    void inviteTeamMember(client, { teamId: "team_1", email: "ada@example.com", role: "DEVELOPER" });
    // @ts-expect-error no such role
    void inviteTeamMember(client, { teamId: "team_1", email: "ada@example.com", role: "KING" });
  }
});

test("a value that nobody knows yet is compared without a cast in an answer", () => {
  const isDreaming = ({ readyState }: Deployment): boolean => readyState === "DREAMING" || readyState === "READY";
  expectTypeOf(isDreaming).returns.toBeBoolean();
  expectTypeOf<Deployment["readyState"]>().toExtend<string>();
});

test("a member that tells alternatives apart narrows", () => {
  const textOf = (event: DeploymentEvent): string | undefined =>
    "payload" in event ? event.payload.text : event.type === "alias-assigned" ? event.alias?.[0] : event.text;
  expectTypeOf(textOf).returns.toEqualTypeOf<string | undefined>();
});

test("an answer may lack what the platform has left out before: an event, a project's aliases, a managed rule", () => {
  expectTypeOf(getDeploymentEvents).returns.resolves.items.toEqualTypeOf<DeploymentEvent | null>();
  expectTypeOf<undefined>().toExtend<Project["alias"]>();
  type Rules = NonNullable<NonNullable<Project["security"]>["managedRules"]>;
  expectTypeOf<Record<string, never>>().toExtend<Rules>();
  expectTypeOf<DeploymentEvent["type"]>().toBeString();
  expectTypeOf<DeploymentEvent["created"]>().toEqualTypeOf<number | undefined>();
});

test("a record of every type has a name: _dmarc, _acme-challenge and _sip._tcp compile, and none does not", () => {
  if (never()) {
    const domain = "example.com";
    void createDnsRecord(client, { domain, type: "TXT", name: "_dmarc", value: "v=DMARC1; p=none" });
    void createDnsRecord(client, { domain, type: "TXT", name: "_acme-challenge", value: "token", ttl: 60 });
    const srv = { port: 5060, priority: 1, target: "sip.example.com", weight: 1 };
    void createDnsRecord(client, { domain, type: "SRV", name: "_sip._tcp", srv });
    void createDnsRecord(client, { domain, type: "HTTPS", name: "", https: { priority: 1, target: "." } });
    // @ts-expect-error the name is missing
    void createDnsRecord(client, { domain, type: "TXT", value: "text" });
  }
});

test("a project without a framework, a challenge without an end and a product compile as the platform takes them", () => {
  if (never()) {
    void createProject(client, { name: "site", framework: null });
    const challenge = { projectId: "prj_1", attackModeEnabled: true };
    void updateAttackChallengeMode(client, challenge);
    void updateAttackChallengeMode(client, { ...challenge, attackModeActiveUntil: null });
    const store = { name: "db", integrationConfigurationId: "icfg_1" };
    void createIntegrationStore(client, { ...store, integrationProductIdOrSlug: "postgres" });
    // @ts-expect-error the product is missing
    void createIntegrationStore(client, store);
  }
});
