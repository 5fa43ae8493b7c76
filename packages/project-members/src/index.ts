// generated: exports
export { addProjectMember, listProjectMembers, removeProjectMember } from "./generated/operations.ts";
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
} from "./generated/types.ts";
// /generated: exports
