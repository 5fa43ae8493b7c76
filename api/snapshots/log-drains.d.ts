// What @slipway/log-drains exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/log-drains" {
export { ConfigurableLogDrain } from "./generated/types"; // interface
export { CreateIntegrationLogDrainInput } from "./generated/types"; // interface
export { CreateIntegrationLogDrainOutput } from "./generated/types"; // type
export { CreateLogDrainInput } from "./generated/types"; // interface
export { CreateLogDrainOutput } from "./generated/types"; // type
export { DeleteIntegrationLogDrainInput } from "./generated/types"; // interface
export { DeleteIntegrationLogDrainOutput } from "./generated/types"; // type
export { DeleteLogDrainInput } from "./generated/types"; // interface
export { DeleteLogDrainOutput } from "./generated/types"; // type
export { DrainOfLogs } from "./generated/types"; // interface
export { Framework } from "./generated/types"; // type
export { GetLogDrainInput } from "./generated/types"; // interface
export { GetLogDrainOutput } from "./generated/types"; // type
export { ListIntegrationLogDrainsInput } from "./generated/types"; // type
export { ListIntegrationLogDrainsOutput } from "./generated/types"; // type
export { ListLogDrainsInput } from "./generated/types"; // interface
export { ListLogDrainsOutput } from "./generated/types"; // type
export { LogDrain } from "./generated/types"; // interface
export { LogDrainCreator } from "./generated/types"; // type
export { LogDrainOwner } from "./generated/types"; // interface
export { LogDrainProject } from "./generated/types"; // interface
export { LogDrainSource } from "./generated/types"; // type
export { LogDrainSourceInput } from "./generated/types"; // type
export { LogEncoding } from "./generated/types"; // type
export { TargetEnvironment } from "./generated/types"; // type
export { createIntegrationLogDrain } from "./generated/operations"; // function
export { createLogDrain } from "./generated/operations"; // function
export { deleteIntegrationLogDrain } from "./generated/operations"; // function
export { deleteLogDrain } from "./generated/operations"; // function
export { getLogDrain } from "./generated/operations"; // function
export { listIntegrationLogDrains } from "./generated/operations"; // function
export { listLogDrains } from "./generated/operations"; // function
}

declare module "@slipway/log-drains/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/log-drains/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/log-drains/operations" {
export { createIntegrationLogDrain } from "./generated/descriptors"; // const
export { createLogDrain } from "./generated/descriptors"; // const
export { deleteIntegrationLogDrain } from "./generated/descriptors"; // const
export { deleteLogDrain } from "./generated/descriptors"; // const
export { getLogDrain } from "./generated/descriptors"; // const
export { listIntegrationLogDrains } from "./generated/descriptors"; // const
export { listLogDrains } from "./generated/descriptors"; // const
}

declare module "@slipway/log-drains/schemas" {
export { ConfigurableLogDrain } from "./generated/schemas"; // const
export { CreateIntegrationLogDrainInput } from "./generated/schemas"; // const
export { CreateLogDrainInput } from "./generated/schemas"; // const
export { DeleteIntegrationLogDrainInput } from "./generated/schemas"; // const
export { DeleteLogDrainInput } from "./generated/schemas"; // const
export { DrainOfLogs } from "./generated/schemas"; // const
export { Framework } from "./generated/schemas"; // const
export { GetLogDrainInput } from "./generated/schemas"; // const
export { ListIntegrationLogDrainsInput } from "./generated/schemas"; // const
export { ListIntegrationLogDrainsOutput } from "./generated/schemas"; // const
export { ListLogDrainsInput } from "./generated/schemas"; // const
export { ListLogDrainsOutput } from "./generated/schemas"; // const
export { LogDrain } from "./generated/schemas"; // const
export { LogDrainCreator } from "./generated/schemas"; // const
export { LogDrainOwner } from "./generated/schemas"; // const
export { LogDrainProject } from "./generated/schemas"; // const
export { LogDrainSource } from "./generated/schemas"; // const
export { LogDrainSourceInput } from "./generated/schemas"; // const
export { LogEncoding } from "./generated/schemas"; // const
export { TargetEnvironment } from "./generated/schemas"; // const
}
