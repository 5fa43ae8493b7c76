// Shared with the command line, which loads groups by name, too.
export {
  type GroupName,
  groupNames,
  groupSummary,
  type LoadedGroup,
  loadGroup,
  type OperationFunction,
} from "@slipway/cli/groups";
