import { EventName } from "@slipway/user/schemas";
import { WebhookEvent } from "@slipway/webhooks/schemas";
import { expect, test } from "vitest";
import { markdownTable } from "../test/markdown-table.ts";
import { groups } from "./api/groups.ts";
import type { EventType } from "./engine/event-type.ts";

// docs/emulator-events.md: what causes each event, from what the groups declare. `npm run derive` writes it.

const reasons: readonly (readonly [prefix: string, reason: string])[] = [
  ["test-webhook", "no operation sends one: it is a button of the dashboard"],
  ["deployment.cleanup", "a deployment that is deleted is gone at once, and not 30 days later"],
  ["deployment.blocked", "nothing that is modelled blocks a deployment"],
  ["deployment.build-requested", "nothing is published of when it is sent"],
  ["deployment.check", "nothing is published of what it says"],
  ["deployment-check", "it is about the checks of before"],
  ["deployment.integration.action", "no integration can be installed"],
  ["integration", "no integration can be installed"],
  ["marketplace", "no integration can be installed"],
  ["comment", "the toolbar is not modelled: it is not part of the API"],
  ["message", "the toolbar is not modelled: it is not part of the API"],
  ["thread", "the toolbar is not modelled: it is not part of the API"],
  ["ai-gateway", "the AI gateway is not modelled"],
  ["alerts", "alerts are not modelled: no operation sets their rules"],
  ["observability", "alerts are not modelled: no operation sets their rules"],
  ["botid", "what is unusual for a site the platform alone measures"],
  ["firewall", "what is unusual for a site the platform alone measures"],
  ["budget", "billing is not modelled"],
  ["domain.certificate.add.failed", "a certificate that cannot be issued is refused at once"],
  ["domain.renewal", "domains are not bought here"],
  ["domain.transfer-in", "domains are not bought here"],
  ["flag", "feature flags are not modelled"],
  ["function", "no functions are run"],
];

const loaded = await Promise.all(
  Object.entries(groups).map(async ([name, entry]) => ({ name, eventTypes: (await entry.load()).eventTypes })),
);
const all = loaded.flatMap(({ name, eventTypes: events }) =>
  Object.values(events).map((each) => ({ group: name, ...each })),
);

function valuesOf(schema: object): readonly string[] {
  // Generated as a `picklist`, which its stated type does not say.
  return (schema as { readonly options: readonly string[] }).options;
}

function causes(fits: (event: EventType) => boolean): string {
  return all
    .filter(fits)
    .map(({ group, description }) => `${description} (${group})`)
    .join("; ");
}

test("each event of webhooks and each name of the account's events has its cause, or a reason why it has none", async () => {
  const webhooks = valuesOf(WebhookEvent).map((event) => {
    const cause = causes(({ webhooks = [] }) => webhooks.some((each) => each === event));
    const why = reasons.find(([prefix]) => event.startsWith(prefix))?.[1];
    expect([event, cause !== "" || why !== undefined]).toEqual([event, true]);
    return [`\`${event}\``, cause, cause === "" ? (why ?? "") : ""];
  });
  const names = valuesOf(EventName);
  const events = names.flatMap((name) => {
    const cause = causes(({ type, category }) => type === name && category !== undefined);
    return cause === "" ? [] : [[`\`${name}\``, cause]];
  });
  const idle = names.filter((name) => !all.some(({ type, category }) => type === name && category !== undefined));
  const text = [
    "# What causes which event in the emulator",
    "Written by packages/emulator/src/events-table.test.ts from what the groups declare (`event-types.ts`).",
    "## Webhooks",
    `Of the ${webhooks.length} events ${webhooks.filter(([, cause]) => cause !== "").length} are delivered.`,
    markdownTable(["event", "is delivered when", "why it is not"], webhooks),
    "## The account's list of events",
    `Of the ${names.length} published names these ${events.length} are used.`,
    markdownTable(["name", "is listed when"], events),
    "The others are of what nothing that is modelled does:",
    idle.map((name) => `\`${name}\``).join(", "),
  ];
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("../../../docs/emulator-events.md");
});

test("types in the account's list of events have the platform's names", () => {
  const names = new Set(valuesOf(EventName));
  const listed = all.filter(({ category }) => category !== undefined);
  expect(listed.map(({ type }) => type).filter((type) => !names.has(type))).toEqual([]);
});
