// What @slipway/global-config exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/global-config" {
export { CreateGlobalConfigInput } from "./generated/types"; // type
export { CreateGlobalConfigOutput } from "./generated/types"; // type
export { CreateGlobalConfigRequest } from "./generated/types"; // interface
export { CreateGlobalConfigTokenInput } from "./generated/types"; // interface
export { CreateGlobalConfigTokenOutput } from "./generated/types"; // interface
export { DeleteGlobalConfigInput } from "./generated/types"; // interface
export { DeleteGlobalConfigOutput } from "./generated/types"; // type
export { DeleteGlobalConfigSchemaInput } from "./generated/types"; // interface
export { DeleteGlobalConfigSchemaOutput } from "./generated/types"; // type
export { DeleteGlobalConfigTokensInput } from "./generated/types"; // type
export { DeleteGlobalConfigTokensOutput } from "./generated/types"; // type
export { ExperimentationPurpose } from "./generated/types"; // interface
export { FlagsPurpose } from "./generated/types"; // interface
export { GetGlobalConfigBackupInput } from "./generated/types"; // interface
export { GetGlobalConfigBackupOutput } from "./generated/types"; // interface
export { GetGlobalConfigInput } from "./generated/types"; // interface
export { GetGlobalConfigItemInput } from "./generated/types"; // interface
export { GetGlobalConfigItemOutput } from "./generated/types"; // type
export { GetGlobalConfigOutput } from "./generated/types"; // type
export { GetGlobalConfigSchemaInput } from "./generated/types"; // interface
export { GetGlobalConfigSchemaOutput } from "./generated/types"; // type
export { GetGlobalConfigTokenInput } from "./generated/types"; // interface
export { GetGlobalConfigTokenOutput } from "./generated/types"; // type
export { GlobalConfig } from "./generated/types"; // interface
export { GlobalConfigBackupData } from "./generated/types"; // interface
export { GlobalConfigBackupMetadata } from "./generated/types"; // interface
export { GlobalConfigBackupPage } from "./generated/types"; // interface
export { GlobalConfigBackupUser } from "./generated/types"; // interface
export { GlobalConfigItem } from "./generated/types"; // interface
export { GlobalConfigItemChange } from "./generated/types"; // interface
export { GlobalConfigItemOperation } from "./generated/types"; // type
export { GlobalConfigItemValue } from "./generated/types"; // type
export { GlobalConfigPurpose } from "./generated/types"; // type
export { GlobalConfigToken } from "./generated/types"; // interface
export { GlobalConfigTokensById } from "./generated/types"; // interface
export { GlobalConfigTokensByToken } from "./generated/types"; // interface
export { GlobalConfigTransfer } from "./generated/types"; // interface
export { ListGlobalConfigBackupsInput } from "./generated/types"; // interface
export { ListGlobalConfigBackupsOutput } from "./generated/types"; // type
export { ListGlobalConfigItemsInput } from "./generated/types"; // interface
export { ListGlobalConfigItemsOutput } from "./generated/types"; // type
export { ListGlobalConfigTokensInput } from "./generated/types"; // interface
export { ListGlobalConfigTokensOutput } from "./generated/types"; // type
export { ListGlobalConfigsInput } from "./generated/types"; // type
export { ListGlobalConfigsOutput } from "./generated/types"; // type
export { RestoreGlobalConfigBackupInput } from "./generated/types"; // interface
export { RestoreGlobalConfigBackupOutput } from "./generated/types"; // interface
export { UpdateGlobalConfigInput } from "./generated/types"; // interface
export { UpdateGlobalConfigItemsInput } from "./generated/types"; // interface
export { UpdateGlobalConfigItemsOutput } from "./generated/types"; // interface
export { UpdateGlobalConfigOutput } from "./generated/types"; // type
export { UpdateGlobalConfigRequest } from "./generated/types"; // interface
export { UpdateGlobalConfigSchemaInput } from "./generated/types"; // interface
export { UpdateGlobalConfigSchemaOutput } from "./generated/types"; // type
export { createGlobalConfig } from "./generated/operations"; // function
export { createGlobalConfigToken } from "./generated/operations"; // function
export { deleteGlobalConfig } from "./generated/operations"; // function
export { deleteGlobalConfigSchema } from "./generated/operations"; // function
export { deleteGlobalConfigTokens } from "./generated/operations"; // function
export { getGlobalConfig } from "./generated/operations"; // function
export { getGlobalConfigBackup } from "./generated/operations"; // function
export { getGlobalConfigItem } from "./generated/operations"; // function
export { getGlobalConfigSchema } from "./generated/operations"; // function
export { getGlobalConfigToken } from "./generated/operations"; // function
export { listGlobalConfigBackups } from "./generated/operations"; // function
export { listGlobalConfigItems } from "./generated/operations"; // function
export { listGlobalConfigTokens } from "./generated/operations"; // function
export { listGlobalConfigs } from "./generated/operations"; // function
export { restoreGlobalConfigBackup } from "./generated/operations"; // function
export { updateGlobalConfig } from "./generated/operations"; // function
export { updateGlobalConfigItems } from "./generated/operations"; // function
export { updateGlobalConfigSchema } from "./generated/operations"; // function
}

declare module "@slipway/global-config/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/global-config/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/global-config/operations" {
export { createGlobalConfig } from "./generated/descriptors"; // const
export { createGlobalConfigToken } from "./generated/descriptors"; // const
export { deleteGlobalConfig } from "./generated/descriptors"; // const
export { deleteGlobalConfigSchema } from "./generated/descriptors"; // const
export { deleteGlobalConfigTokens } from "./generated/descriptors"; // const
export { getGlobalConfig } from "./generated/descriptors"; // const
export { getGlobalConfigBackup } from "./generated/descriptors"; // const
export { getGlobalConfigItem } from "./generated/descriptors"; // const
export { getGlobalConfigSchema } from "./generated/descriptors"; // const
export { getGlobalConfigToken } from "./generated/descriptors"; // const
export { listGlobalConfigBackups } from "./generated/descriptors"; // const
export { listGlobalConfigItems } from "./generated/descriptors"; // const
export { listGlobalConfigTokens } from "./generated/descriptors"; // const
export { listGlobalConfigs } from "./generated/descriptors"; // const
export { restoreGlobalConfigBackup } from "./generated/descriptors"; // const
export { updateGlobalConfig } from "./generated/descriptors"; // const
export { updateGlobalConfigItems } from "./generated/descriptors"; // const
export { updateGlobalConfigSchema } from "./generated/descriptors"; // const
}

declare module "@slipway/global-config/schemas" {
export { CreateGlobalConfigInput } from "./generated/schemas"; // const
export { CreateGlobalConfigRequest } from "./generated/schemas"; // const
export { CreateGlobalConfigTokenInput } from "./generated/schemas"; // const
export { CreateGlobalConfigTokenOutput } from "./generated/schemas"; // const
export { DeleteGlobalConfigInput } from "./generated/schemas"; // const
export { DeleteGlobalConfigSchemaInput } from "./generated/schemas"; // const
export { DeleteGlobalConfigTokensInput } from "./generated/schemas"; // const
export { ExperimentationPurpose } from "./generated/schemas"; // const
export { FlagsPurpose } from "./generated/schemas"; // const
export { GetGlobalConfigBackupInput } from "./generated/schemas"; // const
export { GetGlobalConfigBackupOutput } from "./generated/schemas"; // const
export { GetGlobalConfigInput } from "./generated/schemas"; // const
export { GetGlobalConfigItemInput } from "./generated/schemas"; // const
export { GetGlobalConfigSchemaInput } from "./generated/schemas"; // const
export { GetGlobalConfigSchemaOutput } from "./generated/schemas"; // const
export { GetGlobalConfigTokenInput } from "./generated/schemas"; // const
export { GlobalConfig } from "./generated/schemas"; // const
export { GlobalConfigBackupData } from "./generated/schemas"; // const
export { GlobalConfigBackupMetadata } from "./generated/schemas"; // const
export { GlobalConfigBackupPage } from "./generated/schemas"; // const
export { GlobalConfigBackupUser } from "./generated/schemas"; // const
export { GlobalConfigItem } from "./generated/schemas"; // const
export { GlobalConfigItemChange } from "./generated/schemas"; // const
export { GlobalConfigItemOperation } from "./generated/schemas"; // const
export { GlobalConfigItemValue } from "./generated/schemas"; // const
export { GlobalConfigPurpose } from "./generated/schemas"; // const
export { GlobalConfigToken } from "./generated/schemas"; // const
export { GlobalConfigTokensById } from "./generated/schemas"; // const
export { GlobalConfigTokensByToken } from "./generated/schemas"; // const
export { GlobalConfigTransfer } from "./generated/schemas"; // const
export { ListGlobalConfigBackupsInput } from "./generated/schemas"; // const
export { ListGlobalConfigItemsInput } from "./generated/schemas"; // const
export { ListGlobalConfigItemsOutput } from "./generated/schemas"; // const
export { ListGlobalConfigTokensInput } from "./generated/schemas"; // const
export { ListGlobalConfigTokensOutput } from "./generated/schemas"; // const
export { ListGlobalConfigsInput } from "./generated/schemas"; // const
export { ListGlobalConfigsOutput } from "./generated/schemas"; // const
export { RestoreGlobalConfigBackupInput } from "./generated/schemas"; // const
export { RestoreGlobalConfigBackupOutput } from "./generated/schemas"; // const
export { UpdateGlobalConfigInput } from "./generated/schemas"; // const
export { UpdateGlobalConfigItemsInput } from "./generated/schemas"; // const
export { UpdateGlobalConfigItemsOutput } from "./generated/schemas"; // const
export { UpdateGlobalConfigRequest } from "./generated/schemas"; // const
export { UpdateGlobalConfigSchemaInput } from "./generated/schemas"; // const
export { UpdateGlobalConfigSchemaOutput } from "./generated/schemas"; // const
}
