import { type OfProject, type Table, table } from "../../store/table.ts";
import { deploymentTable } from "../deployments/tables.ts";
import { type Project, projectTable } from "../projects/tables.ts";

type Config = NonNullable<Project["rollingRelease"]>;
export type Stage = NonNullable<Config["stages"]>[number];

/** A rolling release, with the settings of its start. */
export interface RolloutRow extends OfProject {
  readonly canaryId: string;
  readonly currentId: string;
  readonly queuedId?: string;
  readonly stages: readonly Stage[];
  readonly hasHeader: boolean;
  readonly state: "ACTIVE" | "COMPLETE" | "ABORTED";
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
