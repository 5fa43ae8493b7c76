// What @slipway/authentication exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/authentication" {
export { AiGatewayQuota } from "./generated/types"; // interface
export { ApiKey } from "./generated/types"; // interface
export { ApiKeyError } from "./generated/types"; // interface
export { ApiKeyQuota } from "./generated/types"; // interface
export { ApiKeyRateLimitError } from "./generated/types"; // interface
export { AuthToken } from "./generated/types"; // interface
export { AuthTokenPage } from "./generated/types"; // interface
export { AuthTokenPagination } from "./generated/types"; // interface
export { AuthTokenScope } from "./generated/types"; // type
export { CodedError } from "./generated/types"; // interface
export { CreateApiKeyError } from "./generated/types"; // type
export { CreateApiKeyInput } from "./generated/types"; // type
export { CreateApiKeyOutput } from "./generated/types"; // type
export { CreateApiKeyRequest } from "./generated/types"; // interface
export { CreateAuthTokenInput } from "./generated/types"; // type
export { CreateAuthTokenOutput } from "./generated/types"; // type
export { CreateAuthTokenRequest } from "./generated/types"; // interface
export { CreatedApiKey } from "./generated/types"; // interface
export { CreatedAuthToken } from "./generated/types"; // interface
export { DeleteAuthTokenInput } from "./generated/types"; // interface
export { DeleteAuthTokenOutput } from "./generated/types"; // interface
export { ExchangeSsoTokenInput } from "./generated/types"; // type
export { ExchangeSsoTokenOutput } from "./generated/types"; // interface
export { GetAuthTokenInput } from "./generated/types"; // interface
export { GetAuthTokenOutput } from "./generated/types"; // interface
export { ListAuthTokensInput } from "./generated/types"; // interface
export { ListAuthTokensOutput } from "./generated/types"; // type
export { OperationErrors } from "./generated/errors"; // interface
export { QuotaRefreshPeriod } from "./generated/types"; // type
export { SignInMethod } from "./generated/types"; // type
export { SsoCodeExchange } from "./generated/types"; // interface
export { SsoRefresh } from "./generated/types"; // interface
export { SudoOrigin } from "./generated/types"; // type
export { SudoSession } from "./generated/types"; // interface
export { TeamTokenScope } from "./generated/types"; // interface
export { UserTokenScope } from "./generated/types"; // interface
export { createApiKey } from "./generated/operations"; // function
export { createAuthToken } from "./generated/operations"; // function
export { deleteAuthToken } from "./generated/operations"; // function
export { exchangeSsoToken } from "./generated/operations"; // function
export { getAuthToken } from "./generated/operations"; // function
export { isErrorOf } from "./generated/errors"; // function
export { listAuthTokens } from "./generated/operations"; // function
}

declare module "@slipway/authentication/contract" {
export { Operations } from "./generated/contract"; // interface
export { contract } from "./generated/contract"; // const
}

declare module "@slipway/authentication/help" {
export { help } from "./generated/help"; // const
}

declare module "@slipway/authentication/operations" {
export { createApiKey } from "./generated/descriptors"; // const
export { createAuthToken } from "./generated/descriptors"; // const
export { deleteAuthToken } from "./generated/descriptors"; // const
export { exchangeSsoToken } from "./generated/descriptors"; // const
export { getAuthToken } from "./generated/descriptors"; // const
export { listAuthTokens } from "./generated/descriptors"; // const
}

declare module "@slipway/authentication/schemas" {
export { AiGatewayQuota } from "./generated/schemas"; // const
export { ApiKey } from "./generated/schemas"; // const
export { ApiKeyError } from "./generated/schemas"; // const
export { ApiKeyQuota } from "./generated/schemas"; // const
export { ApiKeyRateLimitError } from "./generated/schemas"; // const
export { AuthToken } from "./generated/schemas"; // const
export { AuthTokenPage } from "./generated/schemas"; // const
export { AuthTokenPagination } from "./generated/schemas"; // const
export { AuthTokenScope } from "./generated/schemas"; // const
export { CodedError } from "./generated/schemas"; // const
export { CreateApiKeyInput } from "./generated/schemas"; // const
export { CreateApiKeyRequest } from "./generated/schemas"; // const
export { CreateAuthTokenInput } from "./generated/schemas"; // const
export { CreateAuthTokenRequest } from "./generated/schemas"; // const
export { CreatedApiKey } from "./generated/schemas"; // const
export { CreatedAuthToken } from "./generated/schemas"; // const
export { DeleteAuthTokenInput } from "./generated/schemas"; // const
export { DeleteAuthTokenOutput } from "./generated/schemas"; // const
export { ExchangeSsoTokenInput } from "./generated/schemas"; // const
export { ExchangeSsoTokenOutput } from "./generated/schemas"; // const
export { GetAuthTokenInput } from "./generated/schemas"; // const
export { GetAuthTokenOutput } from "./generated/schemas"; // const
export { ListAuthTokensInput } from "./generated/schemas"; // const
export { QuotaRefreshPeriod } from "./generated/schemas"; // const
export { SignInMethod } from "./generated/schemas"; // const
export { SsoCodeExchange } from "./generated/schemas"; // const
export { SsoRefresh } from "./generated/schemas"; // const
export { SudoOrigin } from "./generated/schemas"; // const
export { SudoSession } from "./generated/schemas"; // const
export { TeamTokenScope } from "./generated/schemas"; // const
export { UserTokenScope } from "./generated/schemas"; // const
}
