// What @slipway/project-members exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/project-members" {
export { AddProjectMemberInput } from "./generated/types"; // type
export { AddProjectMemberOutput } from "./generated/types"; // interface
export { GrantableProjectRole } from "./generated/types"; // type
export { ListProjectMembersInput } from "./generated/types"; // interface
export { ListProjectMembersOutput } from "./generated/types"; // type
export { MemberByEmail } from "./generated/types"; // interface
export { MemberById } from "./generated/types"; // interface
export { MemberByUsername } from "./generated/types"; // interface
export { MembersPagination } from "./generated/types"; // interface
export { ProjectMember } from "./generated/types"; // interface
export { ProjectMemberPage } from "./generated/types"; // interface
export { ProjectRole } from "./generated/types"; // type
export { RemoveProjectMemberInput } from "./generated/types"; // interface
export { RemoveProjectMemberOutput } from "./generated/types"; // interface
export { TeamRole } from "./generated/types"; // type
export { addProjectMember } from "./generated/operations"; // function
export { listProjectMembers } from "./generated/operations"; // function
export { removeProjectMember } from "./generated/operations"; // function
}

declare module "@slipway/project-members/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/project-members/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/project-members/operations" {
export { addProjectMember } from "./generated/descriptors"; // const
export { listProjectMembers } from "./generated/descriptors"; // const
export { removeProjectMember } from "./generated/descriptors"; // const
}

declare module "@slipway/project-members/schemas" {
export { AddProjectMemberInput } from "./generated/schemas"; // const
export { AddProjectMemberOutput } from "./generated/schemas"; // const
export { GrantableProjectRole } from "./generated/schemas"; // const
export { ListProjectMembersInput } from "./generated/schemas"; // const
export { ListProjectMembersOutput } from "./generated/schemas"; // const
export { MemberByEmail } from "./generated/schemas"; // const
export { MemberById } from "./generated/schemas"; // const
export { MemberByUsername } from "./generated/schemas"; // const
export { MembersPagination } from "./generated/schemas"; // const
export { ProjectMember } from "./generated/schemas"; // const
export { ProjectMemberPage } from "./generated/schemas"; // const
export { ProjectRole } from "./generated/schemas"; // const
export { RemoveProjectMemberInput } from "./generated/schemas"; // const
export { RemoveProjectMemberOutput } from "./generated/schemas"; // const
export { TeamRole } from "./generated/schemas"; // const
}
