import { beforeEach, expect, expectTypeOf, test } from "vitest";
import { type DeploymentWebhookPayload, signWebhook, type WebhookDelivery } from "./index.ts";

// The compiler proves what is said here, where `npm run check -- types` runs it; that the file is read is all that a run shows.
beforeEach(() => expect(true).toBe(true));

// Judged by the type checker: what a receiver writes compiles, and what would read nothing does not. Nothing of it is called.
const never = (): boolean => false;

test("a type narrows an event to its payload", () => {
  const urlOf = (delivery: WebhookDelivery): string | undefined =>
    delivery.type === "deployment.succeeded" ? delivery.payload.deployment.url : undefined;
  expectTypeOf(urlOf).returns.toEqualTypeOf<string | undefined>();
  const check = (delivery: WebhookDelivery) => {
    if (delivery.type === "deployment.ready") expectTypeOf(delivery.payload).toEqualTypeOf<DeploymentWebhookPayload>();
    if (delivery.type === "marketplace.invoice.paid") expectTypeOf(delivery.payload.invoiceTotal).toBeString();
  };
  void check;
});

test("a switch narrows in each case, and what is left has a type that is text", () => {
  const told = (delivery: WebhookDelivery): string => {
    switch (delivery.type) {
      case "deployment.error":
      case "deployment.canceled":
        return delivery.payload.links.deployment;
      case "project.renamed":
        return `${delivery.payload.previousName} → ${delivery.payload.project.name}`;
      case "project.rolling-release.started":
        return delivery.payload.rollingRelease.state;
      default:
        return delivery.type;
    }
  };
  expectTypeOf(told).returns.toBeString();
});

test("a misspelt type and what an event of its type does not have do not compile", () => {
  // @ts-expect-error no event is called so
  const isMisspelt = (delivery: WebhookDelivery) => delivery.type === "deployment.suceeded";
  void isMisspelt;
  const wrongMember = (delivery: WebhookDelivery): string => {
    // @ts-expect-error nothing says yet which event it is
    if (never()) return delivery.payload.deployment.url;
    // @ts-expect-error an event about a project has no deployment
    if (delivery.type === "project.created") return delivery.payload.deployment.url;
    // @ts-expect-error a rollback has two deployments, by their IDs
    if (delivery.type === "deployment.rollback") return delivery.payload.deployment.id;
    // @ts-expect-error the team may be absent
    if (delivery.type === "project.removed") return delivery.payload.team.id;
    return "";
  };
  void wrongMember;
});

test("a signed event has the payload of its type", () => {
  if (never()) {
    void signWebhook("project.created", "s", { payload: { project: { id: "prj_1", name: "site", more: 1 }, more: 1 } });
    void signWebhook({ type: "moon.landed", payload: { crater: "Tycho" } }, "s");
    // @ts-expect-error no event is called so
    void signWebhook("deployment.succeded", "s");
    // @ts-expect-error nor with a payload: one that is newer is given as a whole
    void signWebhook("moon.landed", "s", { payload: { crater: "Tycho" } });
    // @ts-expect-error nobody can make up what a newer event holds
    void signWebhook({ type: "moon.landed" }, "s");
    // @ts-expect-error a project has a name
    void signWebhook("project.created", "s", { payload: { project: { id: "prj_1" } } });
    // @ts-expect-error an event has no such member
    void signWebhook("project.created", "s", { paylod: {} });
  }
});
