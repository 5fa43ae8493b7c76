// What @slipway/access-groups exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/access-groups" {
export { AccessGroup } from "./generated/types"; // interface
export { AccessGroupListItem } from "./generated/types"; // interface
export { AccessGroupMember } from "./generated/types"; // interface
export { AccessGroupMemberPage } from "./generated/types"; // interface
export { AccessGroupPage } from "./generated/types"; // interface
export { AccessGroupProject } from "./generated/types"; // interface
export { AccessGroupProjectItem } from "./generated/types"; // interface
export { AccessGroupProjectPage } from "./generated/types"; // interface
export { CreateAccessGroupInput } from "./generated/types"; // type
export { CreateAccessGroupOutput } from "./generated/types"; // type
export { CreateAccessGroupProjectInput } from "./generated/types"; // interface
export { CreateAccessGroupProjectOutput } from "./generated/types"; // type
export { CreateAccessGroupRequest } from "./generated/types"; // interface
export { CursorPagination } from "./generated/types"; // interface
export { DeleteAccessGroupInput } from "./generated/types"; // interface
export { DeleteAccessGroupOutput } from "./generated/types"; // type
export { DeleteAccessGroupProjectInput } from "./generated/types"; // interface
export { DeleteAccessGroupProjectOutput } from "./generated/types"; // type
export { GetAccessGroupInput } from "./generated/types"; // interface
export { GetAccessGroupOutput } from "./generated/types"; // type
export { GetAccessGroupProjectInput } from "./generated/types"; // interface
export { GetAccessGroupProjectOutput } from "./generated/types"; // type
export { GrantableProjectRole } from "./generated/types"; // type
export { ListAccessGroupMembersInput } from "./generated/types"; // interface
export { ListAccessGroupMembersOutput } from "./generated/types"; // type
export { ListAccessGroupProjectsInput } from "./generated/types"; // interface
export { ListAccessGroupProjectsOutput } from "./generated/types"; // type
export { ListAccessGroupsInput } from "./generated/types"; // interface
export { ListAccessGroupsOutput } from "./generated/types"; // type
export { ProjectRole } from "./generated/types"; // type
export { ProjectRoleAssignment } from "./generated/types"; // interface
export { SavedAccessGroup } from "./generated/types"; // interface
export { TeamPermission } from "./generated/types"; // type
export { TeamRole } from "./generated/types"; // type
export { UpdateAccessGroupInput } from "./generated/types"; // interface
export { UpdateAccessGroupOutput } from "./generated/types"; // type
export { UpdateAccessGroupProjectInput } from "./generated/types"; // interface
export { UpdateAccessGroupProjectOutput } from "./generated/types"; // type
export { UpdateAccessGroupRequest } from "./generated/types"; // interface
export { createAccessGroup } from "./generated/operations"; // function
export { createAccessGroupProject } from "./generated/operations"; // function
export { deleteAccessGroup } from "./generated/operations"; // function
export { deleteAccessGroupProject } from "./generated/operations"; // function
export { getAccessGroup } from "./generated/operations"; // function
export { getAccessGroupProject } from "./generated/operations"; // function
export { listAccessGroupMembers } from "./generated/operations"; // function
export { listAccessGroupProjects } from "./generated/operations"; // function
export { listAccessGroups } from "./generated/operations"; // function
export { updateAccessGroup } from "./generated/operations"; // function
export { updateAccessGroupProject } from "./generated/operations"; // function
}

declare module "@slipway/access-groups/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/access-groups/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/access-groups/operations" {
export { createAccessGroup } from "./generated/descriptors"; // const
export { createAccessGroupProject } from "./generated/descriptors"; // const
export { deleteAccessGroup } from "./generated/descriptors"; // const
export { deleteAccessGroupProject } from "./generated/descriptors"; // const
export { getAccessGroup } from "./generated/descriptors"; // const
export { getAccessGroupProject } from "./generated/descriptors"; // const
export { listAccessGroupMembers } from "./generated/descriptors"; // const
export { listAccessGroupProjects } from "./generated/descriptors"; // const
export { listAccessGroups } from "./generated/descriptors"; // const
export { updateAccessGroup } from "./generated/descriptors"; // const
export { updateAccessGroupProject } from "./generated/descriptors"; // const
}

declare module "@slipway/access-groups/schemas" {
export { AccessGroup } from "./generated/schemas"; // const
export { AccessGroupListItem } from "./generated/schemas"; // const
export { AccessGroupMember } from "./generated/schemas"; // const
export { AccessGroupMemberPage } from "./generated/schemas"; // const
export { AccessGroupPage } from "./generated/schemas"; // const
export { AccessGroupProject } from "./generated/schemas"; // const
export { AccessGroupProjectItem } from "./generated/schemas"; // const
export { AccessGroupProjectPage } from "./generated/schemas"; // const
export { CreateAccessGroupInput } from "./generated/schemas"; // const
export { CreateAccessGroupProjectInput } from "./generated/schemas"; // const
export { CreateAccessGroupRequest } from "./generated/schemas"; // const
export { CursorPagination } from "./generated/schemas"; // const
export { DeleteAccessGroupInput } from "./generated/schemas"; // const
export { DeleteAccessGroupProjectInput } from "./generated/schemas"; // const
export { GetAccessGroupInput } from "./generated/schemas"; // const
export { GetAccessGroupProjectInput } from "./generated/schemas"; // const
export { GrantableProjectRole } from "./generated/schemas"; // const
export { ListAccessGroupMembersInput } from "./generated/schemas"; // const
export { ListAccessGroupProjectsInput } from "./generated/schemas"; // const
export { ListAccessGroupsInput } from "./generated/schemas"; // const
export { ListAccessGroupsOutput } from "./generated/schemas"; // const
export { ProjectRole } from "./generated/schemas"; // const
export { ProjectRoleAssignment } from "./generated/schemas"; // const
export { SavedAccessGroup } from "./generated/schemas"; // const
export { TeamPermission } from "./generated/schemas"; // const
export { TeamRole } from "./generated/schemas"; // const
export { UpdateAccessGroupInput } from "./generated/schemas"; // const
export { UpdateAccessGroupProjectInput } from "./generated/schemas"; // const
export { UpdateAccessGroupRequest } from "./generated/schemas"; // const
}
