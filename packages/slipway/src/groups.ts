// Where the command line has it: both load groups by their names.
export {
  type GroupName,
  groupNames,
  groupSummary,
  type LoadedGroup,
  loadGroup,
  type OperationFunction,
} from "@slipway/cli/groups";
