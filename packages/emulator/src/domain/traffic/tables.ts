import type { Operations as RedirectOperations } from "@slipway/bulk-redirects/contract";
import type { Operations as RouteOperations } from "@slipway/project-routes/contract";
import { type OfProject, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";

/** A version of a list that is staged as a draft and then promoted. */
export interface VersionRow<Item> extends OfProject {
  readonly name?: string;
  readonly createdBy: string;
  readonly modifiedAt: number;
  readonly state: "staging" | "live" | "past";
  readonly items: readonly Item[];
}

export type VersionTable<Item> = Table<VersionRow<Item>, "project" | "state" | "label">;

/** @param label prefix of a draft's preview host */
function versionTable<Item>(name: string, called: string, label: string): VersionTable<Item> {
  return table({
    name,
    called,
    indexes: {
      project: (version) => version.projectId,
      state: (version) => `${version.projectId} ${version.state}`,
      label: (version) => (version.state === "staging" ? `${label}-${version.id.toLowerCase()}` : []),
    },
    parents: { project: projectTable },
  });
}

type Staged = NonNullable<RedirectOperations["stageRedirects"]["input"]["redirects"]>[number];

/** A bulk redirect: https://vercel.com/docs/routing/redirects/bulk-redirects (2026-03-13). */
export interface Redirect extends Omit<Staged, "statusCode"> {
  readonly statusCode?: number;
}

export const redirectTable: VersionTable<Redirect> = versionTable("redirectVersions", "Redirect version", "redirects");

type RuleInput = RouteOperations["addProjectRoute"]["input"]["route"];

export interface Rule extends RuleInput {
  readonly id: string;
}

export const routeTable: VersionTable<Rule> = versionTable("routeVersions", "Route version", "routes");
