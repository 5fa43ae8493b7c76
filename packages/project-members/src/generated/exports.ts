// Generated from contract/ by `npm run generate`. Changes here are lost.
export { addProjectMember, listProjectMembers, removeProjectMember } from "./operations.ts";
export type {
  AddProjectMemberInput,
  AddProjectMemberOutput,
  GrantableProjectRole,
  ListProjectMembersInput,
  ListProjectMembersOutput,
  MemberByEmail,
  MemberById,
  MemberByUsername,
  MembersPagination,
  ProjectMember,
  ProjectMemberPage,
  ProjectRole,
  RemoveProjectMemberInput,
  RemoveProjectMemberOutput,
  TeamRole,
} from "./types.ts";
