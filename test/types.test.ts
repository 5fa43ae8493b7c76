import type { ApiPromise, Client, PagedPromise } from "@slipway/core";
import {
  type Deployment,
  type DeploymentEvent,
  deleteDeployment,
  getDeployment,
  listDeployments,
} from "@slipway/deployments";
import { createProject, getProject, listProjectDomains, type Project } from "@slipway/projects";
import { updateTeam } from "@slipway/teams";
import { expectTypeOf, test } from "vitest";

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
    // @ts-expect-error a number is no name
    void createProject(client, { name: 1 });
    // @ts-expect-error the team is an option, not an input
    void deleteDeployment(client, { id: "dpl_1", teamId: "team_1" });
    void updateTeam(client, { teamId: "team_1", newSlug: "acme" }, { team: null });
  }
});

test("a value that nobody knows yet needs no cast in an answer", () => {
  expectTypeOf<"DREAMING">().toExtend<Deployment["readyState"]>();
  expectTypeOf<Deployment["readyState"]>().toExtend<string>();
});

test("a member that tells alternatives apart narrows", () => {
  const textOf = (event: DeploymentEvent): string | undefined =>
    event.type === "alias-assigned" ? event.alias?.[0] : event.text;
  expectTypeOf(textOf).returns.toEqualTypeOf<string | undefined>();
});
