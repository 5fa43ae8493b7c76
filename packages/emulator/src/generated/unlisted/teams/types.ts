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

/** Input of `createEmptyMicrofrontendsGroup`. */
export interface CreateEmptyMicrofrontendsGroupInput {
  /** The team, by its ID or slug. */
  teamId: string;
  /** The name of the group. */
  newMicrofrontendsGroupName: string;
}

/** Answer of `createEmptyMicrofrontendsGroup`. */
export interface CreateEmptyMicrofrontendsGroupOutput {
  newMicrofrontendsGroup: {
    id: string;
    name: string;
    slug: string;
  };
}
