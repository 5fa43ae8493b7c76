import type { Operations as Classic } from "@slipway/checks/contract";
import type { Operations } from "@slipway/checks-v2/contract";
import type { Frozen } from "../../store/frozen.ts";
import { type OfProject, type Row, type Table, table } from "../../store/table.ts";
import { projectTable } from "../projects/tables.ts";
import { deploymentTable } from "./tables.ts";

export type Check = Operations["getProjectCheck"]["output"];
export type CheckRun = Extract<Operations["getDeploymentCheckRun"]["output"], { checkId: string }>;
type Source =
  | { readonly kind: "webhook"; readonly webhookId?: string }
  | Extract<Check["source"], { externalCheckName: string }>;

interface CheckSettings {
  readonly name: string;
  readonly blocks: Check["blocks"];
  readonly requires: Check["requires"];
  readonly targets: readonly string[];
  /** In seconds. */
  readonly timeout: number;
  readonly source: Source;
}

export interface CheckRow extends OfProject, CheckSettings {
  readonly isRerequestable: boolean;
}

export const checkTable: Table<CheckRow, "project"> = table({
  name: "checks",
  called: "Check",
  id: { prefix: "check_", length: 24 },
  parents: { project: projectTable },
});

type Progress = "status" | "conclusion" | "conclusionText" | "externalId" | "externalUrl" | "output" | "completedAt";

export interface CheckRunRow extends Row, CheckSettings, Frozen<Pick<CheckRun, Progress>> {
  readonly checkId: string;
  readonly deploymentId: string;
}

export const checkRunTable: Table<CheckRunRow, "check" | "deployment"> = table({
  name: "checkRuns",
  called: "Check run",
  id: { prefix: "checkrun_", length: 24 },
  parents: { check: checkTable, deployment: deploymentTable },
});

type ClassicCheck = Classic["getCheck"]["output"];

/** A check that an integration registered for one deployment. */
export interface ClassicCheckRow
  extends Row,
    Frozen<Omit<ClassicCheck, "integrationId" | "id" | "createdAt" | "updatedAt">> {}

export const classicCheckTable: Table<ClassicCheckRow, "deployment"> = table({
  name: "classicChecks",
  called: "Check",
  id: { prefix: "check_", length: 24 },
  parents: { deployment: deploymentTable },
});

export const checkTables: readonly Table[] = [checkTable, checkRunTable, classicCheckTable];
