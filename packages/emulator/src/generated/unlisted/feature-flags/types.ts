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
}

/** Answer of `getExperimentResults`. */
export type GetExperimentResultsOutput = void;
