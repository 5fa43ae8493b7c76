// Generated from contract/ by `npm run generate`. Changes here are lost.

/** Input of `listDirectoryGroups`. */
export interface ListDirectoryGroupsInput {
  /** The team, by its ID or slug. */
  teamId: string;
}

/** Answer of `listDirectoryGroups`. */
export interface ListDirectoryGroupsOutput {
  groups: {
    id: string;
    name: string;
  }[];
  pagination: {
    before: string | null;
    after: string | null;
  };
}
