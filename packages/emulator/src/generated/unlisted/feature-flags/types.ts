// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listFlagConnections`. */
export interface ListFlagConnectionsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listFlagConnections`. */
export type ListFlagConnectionsOutput = void;

/** Input of `listFlagExperiments`. */
export interface ListFlagExperimentsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listFlagExperiments`. */
export type ListFlagExperimentsOutput = void;

/** Input of `listStaleFlags`. */
export interface ListStaleFlagsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listStaleFlags`. */
export type ListStaleFlagsOutput = void;

/** Input of `updateFlagLabels`. */
export interface UpdateFlagLabelsInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateFlagLabels`. */
export type UpdateFlagLabelsOutput = void;

/** Input of `getExperimentResults`. */
export interface GetExperimentResultsInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `getExperimentResults`. */
export type GetExperimentResultsOutput = void;

/** Input of `createFlagConnection`. */
export interface CreateFlagConnectionInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createFlagConnection`. */
export type CreateFlagConnectionOutput = void;

/** Input of `deleteFlagConnection`. */
export interface DeleteFlagConnectionInput {
  /** The project. */
  projectId: string;
  /** The connection. */
  connectionId: string;
}

/** Answer of `deleteFlagConnection`. */
export type DeleteFlagConnectionOutput = void;

/** Input of `createExperiment`. */
export interface CreateExperimentInput {
  /** The project. */
  projectId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `createExperiment`. */
export type CreateExperimentOutput = void;

/** Input of `getExperiment`. */
export interface GetExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
}

/** Answer of `getExperiment`. */
export type GetExperimentOutput = void;

/** Input of `updateExperiment`. */
export interface UpdateExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `updateExperiment`. */
export type UpdateExperimentOutput = void;

/** Input of `deleteExperiment`. */
export interface DeleteExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
}

/** Answer of `deleteExperiment`. */
export type DeleteExperimentOutput = void;

/** Input of `controlExperiment`. */
export interface ControlExperimentInput {
  /** The project. */
  projectId: string;
  /** The experiment. */
  experimentId: string;
  /** Body of the request. */
  body?: { [key: string]: unknown } | undefined;
}

/** Answer of `controlExperiment`. */
export type ControlExperimentOutput = void;
