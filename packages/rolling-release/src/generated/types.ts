// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";
import type {
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, RollingReleaseConfig, RollingReleaseStage, RolloutAdvancement,
} from "../../../../shapes/generated/types.ts";
export type {
  DeployableTarget, DeploymentOrigin, DeploymentReadyState, RollingReleaseCheck, RollingReleaseConfig, RollingReleaseGate, RollingReleaseStage,
  RolloutAdvancement,
} from "../../../../shapes/generated/types.ts";

/** A rolling release. */
export interface RollingRelease {
  activeStage: RollingReleaseStageState | null;
  /** Whether stages begin automatically or have to be approved. */
  advancementType: RolloutAdvancement;
  /** The deployment that is rolled out. */
  canaryDeployment: RollingReleaseDeployment | null;
  /** The deployment that has served the traffic so far. */
  currentDeployment: RollingReleaseDeployment | null;
  nextStage: RollingReleaseStageState | null;
  /** The deployment that is rolled out next. */
  queuedDeploymentId: string | null;
  stages: RollingReleaseStageState[];
  /** Unix time in milliseconds. */
  startedAt: number;
  state: RollingReleaseState;
  substate: "PAUSED" | null;
  /** Unix time in milliseconds. */
  updatedAt: number;
  /** The share of traffic that the new deployment gets, in percent. */
  currentCanaryPercentage?: number | undefined;
}

/** Settings for a project's future rollouts. */
export interface RollingReleaseConfigRequest {
  /** Whether it is on; false turns it off as `deleteRollingReleaseConfig` does. Not in the platform's published description. */
  enabled?: boolean | undefined;
  /** Whether stages begin automatically or have to be approved. Not in the platform's published description. */
  advancementType?: RolloutAdvancement | undefined;
  /** Two to ten stages, the last with all traffic. Not in the platform's published description. */
  stages?: readonly RollingReleaseStage[] | undefined;
  /** Whether answers say which deployment served them. Not in the platform's published description. */
  canaryResponseHeader?: boolean | undefined;
  /** The environment whose traffic moves. Not in the platform's published description. */
  target?: string | undefined;
}

/** A deployment of the rolling release. */
export interface RollingReleaseDeployment {
  /** The ID of a deployment: `dpl_…`. */
  id: string;
  name: string;
  /** Unix time in milliseconds. */
  createdAt: number;
  readyState: DeploymentReadyState;
  url: string;
  /** Unix time in milliseconds. */
  readyStateAt?: number | undefined;
  source?: DeploymentOrigin | undefined;
  target?: DeployableTarget | null | undefined;
}

/** Further projects can have them. */
export interface RollingReleaseSlotsLeft {
  reason: "available_slots";
  /** Number of further projects that can have rolling releases. */
  availableSlots: number;
  message: string;
}

/** No slot is free: the plan limits the number of projects with rolling releases. */
export interface RollingReleaseSlotsTaken {
  reason: "no_available_slots";
  /** Number of further projects that can have rolling releases. */
  availableSlots: number;
  /** The projects that have them. */
  enabledProjects: string[];
  message: string;
}

/** A stage. */
export interface RollingReleaseStageState {
  /** Duration in minutes; null if the stage has to be approved. */
  duration: number | null;
  index: number;
  isFinalStage: boolean;
  /** Whether someone must approve before the next stage. */
  requireApproval: boolean;
  /** The share of traffic that the new deployment gets, in percent. */
  targetPercentage: number;
  /** Whether the share grows evenly during the stage. */
  linearShift?: boolean | undefined;
}

/** State of a rolling release. */
export type RollingReleaseState = "ACTIVE" | "COMPLETE" | "ABORTED" | Unlisted;

/** Every project can have rolling releases. */
export interface RollingReleaseUnlimited {
  /** Number of further projects that can have rolling releases. */
  availableSlots: "unlimited";
  reason: "unlimited_slots";
  message: string;
}

/** The plan has no rolling releases. */
export interface RollingReleaseUnsupported {
  reason: "plan_not_supported";
  /** Number of further projects that can have rolling releases. */
  availableSlots: number;
  message: string;
}

/** Input of `getRollingReleaseBillingStatus`. */
export interface GetRollingReleaseBillingStatusInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getRollingReleaseBillingStatus`. */
export type GetRollingReleaseBillingStatusOutput = RollingReleaseUnsupported | RollingReleaseUnlimited | RollingReleaseSlotsTaken | RollingReleaseSlotsLeft;

/** Input of `getRollingReleaseConfig`. */
export interface GetRollingReleaseConfigInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `getRollingReleaseConfig`. */
export interface GetRollingReleaseConfigOutput {
  rollingRelease: RollingReleaseConfig | null;
}

/** Input of `updateRollingReleaseConfig`. */
export interface UpdateRollingReleaseConfigInput extends RollingReleaseConfigRequest {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `updateRollingReleaseConfig`. */
export interface UpdateRollingReleaseConfigOutput {
  rollingRelease?: {
    stages?: RollingReleaseStage[] | null | undefined;
  } | null | undefined;
}

/** Input of `deleteRollingReleaseConfig`. */
export interface DeleteRollingReleaseConfigInput {
  /** The project, by its ID or its name. */
  idOrName: string;
}

/** Answer of `deleteRollingReleaseConfig`. */
export interface DeleteRollingReleaseConfigOutput {
  rollingRelease?: unknown | undefined;
}

/** Input of `getRollingRelease`. */
export interface GetRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** Only a rolling release in this state. */
  state?: RollingReleaseState | undefined;
}

/** Answer of `getRollingRelease`. */
export interface GetRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `approveRollingReleaseStage`. */
export interface ApproveRollingReleaseStageInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
  /** The stage that is approved. */
  nextStageIndex: number;
  /** The current stage; if another one is given, nothing is approved. Not in the platform's published description. */
  activeStageIndex?: number | undefined;
}

/** Answer of `approveRollingReleaseStage`. */
export interface ApproveRollingReleaseStageOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `startRollingRelease`. */
export interface StartRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
}

/** Answer of `startRollingRelease`. */
export interface StartRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}

/** Input of `completeRollingRelease`. */
export interface CompleteRollingReleaseInput {
  /** The project, by its ID or its name. */
  idOrName: string;
  /** The deployment that is rolled out. */
  canaryDeploymentId: string;
}

/** Answer of `completeRollingRelease`. */
export interface CompleteRollingReleaseOutput {
  rollingRelease: RollingRelease | null;
}
