import { stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";
import type { Client } from "@slipway/core";

import { createMicrofrontendsGroup } from "@slipway/microfrontends";
import { stageProjectRoutes, updateProjectRouteVersion } from "@slipway/project-routes";
import {
  addProjectDomain,
  createProject,
  getProject,
  pauseProject,
  updateProject,
  updateProjectDomain,
} from "@slipway/projects";
import { replaceFirewallConfig, updateAttackChallengeMode } from "@slipway/security";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, start } from "../../test/start.ts";
import type { Emulator } from "../index.ts";

interface Site {
  readonly emulator: Emulator;
  readonly client: Client;
  readonly projectId: string;
  readonly teamId: string;
}

interface Ingredient {
  readonly says: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly config?: object;
  readonly begin?: (site: Omit<Site, "teamId">) => unknown;
  readonly set?: (site: Site) => unknown;
}

const host = "www.example.com";
const rule = {
  name: "no entry",
  active: true,
  conditionGroup: [{ conditions: [{ type: "path", op: "eq", value: "/p" }] }],
  action: { mitigate: { action: "deny" } },
} as const;

/**
 * In the order in which they are asked: https://vercel.com/docs/routing, 2026-08-11, and for what stands around protection the pages on the
 * firewall, 2026-11-23. That a paused project is asked before its firewall is chosen.
 */
const ingredients: readonly Ingredient[] = [
  {
    says: `domain-redirect: The host ${host} leads to example.com.`,
    set: async ({ client }) => {
      await addProjectDomain(client, { idOrName: "site", name: "example.com" });
      await updateProjectDomain(client, { idOrName: "site", domain: host, redirect: "example.com" });
    },
  },
  {
    says: "paused: The project site is paused.",
    set: ({ client, projectId }) => pauseProject(client, { projectId }),
  },
  {
    says: 'firewall: The firewall\'s mode "Attack Challenge Mode"',
    set: ({ client, projectId }) => updateAttackChallengeMode(client, { projectId, attackModeEnabled: true }),
  },
  {
    says: "protection: ",
    set: ({ client }) => updateProject(client, { idOrName: "site", ssoProtection: { deploymentType: "all" } }),
  },
  {
    says: 'firewall: The firewall\'s rule "no entry"',
    set: ({ client, projectId }) => replaceFirewallConfig(client, { projectId, firewallEnabled: true, rules: [rule] }),
  },
  {
    // Chosen: that it is an answer of this step where the app has nothing to answer with.
    says: "microfrontends: /p in microfrontends.json is docs's",
    files: {
      "microfrontends.json": JSON.stringify({
        applications: { site: { development: { fallback: "site.localhost" } }, docs: { routing: [{ paths: ["/p"] }] } },
      }),
    },
    begin: async ({ client, projectId }) => {
      const { id } = await createProject(client, { name: "docs" });
      const groupOf = { groupName: "g", defaultApp: { projectId }, otherApplications: [{ projectId: id }] };
      await createMicrofrontendsGroup(client, groupOf);
    },
  },
  {
    says: "bulk-redirect: ",
    set: async ({ client, projectId, teamId }) => {
      const redirects = [{ source: "/p", destination: "/from-list" }];
      const { version } = await stageRedirects(client, { projectId, teamId, redirects });
      await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" });
    },
  },
  {
    says: "project-route: ",
    set: async ({ client, projectId }) => {
      const routes = [{ id: "r", name: "rule", route: { src: "/p", dest: "/from-rule", status: 302 } }];
      const { version } = await stageProjectRoutes(client, { projectId, overwrite: true, routes });
      await updateProjectRouteVersion(client, { projectId, id: version.id, action: "promote" });
    },
  },
  { says: "redirect: ", config: { redirects: [{ source: "/p", destination: "/from-deployment" }] } },
  { says: "file: The file p.", files: { p: "file" } },
  {
    says: "cache: ",
    set: async ({ emulator }) => {
      emulator.serve("site", () => new Response("made", { headers: { "cache-control": "s-maxage=60" } }));
    },
  },
  { says: "handler: ", set: ({ emulator }) => emulator.serve("site", () => new Response("made")) },
  { says: "not-found: " },
];

async function siteOf(chosen: readonly Ingredient[]): Promise<Site> {
  const { emulator } = await start();
  const client = clientOf(emulator, emulator.token, "acme");
  const { id: projectId } = await createProject(client, { name: "site", ssoProtection: null });
  await addProjectDomain(client, { idOrName: "site", name: host });
  for (const each of chosen) await each.begin?.({ emulator, client, projectId });
  const config = JSON.stringify(Object.assign({}, ...chosen.map((each) => each.config ?? {})));
  const files = { "vercel.json": config, ...Object.assign({}, ...chosen.map((each) => each.files ?? {})) };
  const sent = Object.entries<string>(files).map(([file, data]) => ({ file, data }));
  await deployBuilt(emulator, client, { name: "site", target: "production", files: sent });
  const { accountId: teamId } = await getProject(client, { idOrName: "site" });
  return { emulator, client, projectId, teamId };
}

const pairs = ingredients.flatMap((first, index) =>
  ingredients.slice(index + 1).map((second) => ({ first, second, named: `${first.says} | ${second.says}` })),
);

test.each(pairs)("the first of two deciding steps decides: $named", async ({ first, second }) => {
  const site = await siteOf([first, second]);
  for (const each of [second, first]) await each.set?.(site);
  const visitor = { "x-slipway-visitor": "stranger" };
  const url = `${site.emulator.origin(host)}/p`;
  if (first.says.startsWith("cache")) await (await site.emulator.fetch(url, { headers: visitor })).text();
  const { step, why } = await site.emulator.explain(url, { headers: visitor });
  expect(`${step}: ${why}`).toContain(first.says);
  await site.emulator.fetch(url, { headers: visitor, redirect: "manual" });
  expect(site.emulator.served.at(-1)).toMatchObject({ step, why });
});
