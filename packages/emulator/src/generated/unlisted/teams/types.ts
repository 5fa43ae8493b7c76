// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  Pagination,
} from "@slipway/teams";

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

/** Input of `listTeamMemberProjects`. */
export interface ListTeamMemberProjectsInput {
  /** The team, by its ID or slug. */
  teamId: string;
  /** The member. */
  uid: string;
  limit?: number | undefined;
  until?: number | undefined;
  since?: number | undefined;
}

/** Answer of `listTeamMemberProjects`. */
export interface ListTeamMemberProjectsOutput {
  projects: {
    projectId: string;
    role: string;
  }[];
  pagination: Pagination;
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

/** Input of `getAccessRequest`. */
export interface GetAccessRequestInput {
  /** The team, by its ID. */
  teamId: string;
}
