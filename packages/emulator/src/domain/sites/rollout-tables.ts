import { type OfProject, type Table, table } from "../../store/table.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { type Project, projectTable } from "../projects/tables.ts";

type Config = NonNullable<Project["rollingRelease"]>;
export type Stage = NonNullable<Config["stages"]>[number];

/** Traffic of a project's production that moves to another deployment in stages. It keeps the settings that it began with. */
export interface RolloutRow extends OfProject {
  /** The deployment that is rolled out, and the one that has served so far. */
  readonly canaryId: string;
  readonly currentId: string;
  /** What is rolled out next: a later one takes its place. */
  readonly queuedId?: string;
  readonly stages: readonly Stage[];
  readonly hasHeader: boolean;
  readonly state: "ACTIVE" | "COMPLETE" | "ABORTED";
  /** The stage that it is in, from 0, and since when. */
  readonly stage: number;
  readonly stageAt: number;
}

export const rolloutTable: Table<RolloutRow, "project" | "active" | "canary" | "current"> = table({
  name: "rollouts",
  called: "Rolling release",
  indexes: {
    active: (rollout) => (rollout.state === "ACTIVE" ? rollout.projectId : []),
  },
  parents: { project: projectTable, canary: deploymentTable, current: deploymentTable },
  unique: ["active"],
});
