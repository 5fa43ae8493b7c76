// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "connect",
  operations: {
    listConnectors: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only connectors that this project is connected to." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name." },
        { name: "service", in: "query", type: "string", kind: "string", doc: "Only connectors to this service." },
        {
          name: "sort", in: "query", type: "\"createdAt\" | \"name\" | \"updatedAt\"", kind: "string", values: ["createdAt", "name", "updatedAt"],
          doc: "Field to sort by.",
        },
        { name: "type", in: "query", type: "string", kind: "string", doc: "Only connectors of this type." },
      ],
      columns: ["id", "name", "type", "createdAt"],
    },
    getConnector: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
      ],
      columns: ["id", "name", "type", "createdAt"],
    },
    deleteConnector: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
      ],
    },
    createConnector: {
      inputs: [
        {
          name: "data", in: "body", type: "ConnectorData", kind: "object", required: true,
          doc: "Credentials and settings for the access, such as the client ID and secret of an app; the members depend on the type\nor the service.",
          members: "ConnectorData",
        },
        { name: "uid", in: "body", type: "string", kind: "string", doc: "The identifier in code." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name." },
        { name: "accentColor", in: "body", type: "string", kind: "string", doc: "The accent color of the connector." },
        { name: "backgroundColor", in: "body", type: "string", kind: "string", doc: "The background color of the connector's icon." },
        { name: "environments", in: "body", type: "string[]", kind: "string", array: true, doc: "The environments that may use it." },
        { name: "events", in: "body", type: "string[]", kind: "string", array: true, doc: "The events of the service that are delivered." },
        { name: "icon", in: "body", type: "string", kind: "string", doc: "The icon of the connector." },
        {
          name: "params", in: "body", type: "Record<string, string>", kind: "object", doc: "Parameters of the service.", members: "CreateConnectorInput.params",
        },
        { name: "projectId", in: "body", type: "string", kind: "string", doc: "The project that the connector is made for, by its ID." },
        { name: "target", in: "body", type: "string", kind: "string", doc: "Target within the service, such as a workspace." },
        {
          name: "triggerDestination", in: "body", type: "NewTriggerDestination", kind: "object",
          doc: "Destination to which events of the service are delivered.", members: "NewTriggerDestination",
        },
        { name: "triggers", in: "body", type: "boolean", kind: "boolean", doc: "Whether events of the service are delivered." },
        {
          name: "type", in: "body", type: "string", kind: "string",
          doc: "In \"A connector to a service that the platform knows\": The type of the connector, such as `oauth`; `service` and `connectionMethod` can stand for it. In \"A connector of a type, with all its data\": The type of the connector, such as `oauth`.",
        },
        { name: "connectionMethod", in: "body", type: "string", kind: "string", doc: "Method by which the service is connected." },
        {
          name: "service", in: "body", type: "string", kind: "string",
          doc: "In \"A connector to a service that the platform knows\": The service to connect to, such as `slack`. In \"A connector of a type, with all its data\": The service to connect to, where the type does not say it.",
        },
      ],
      variants: {
        of: [
          {
            required: ["data", "connectionMethod", "service"],
            optional: [
              "uid", "name", "accentColor", "backgroundColor", "environments", "events", "icon", "params", "projectId", "target", "triggerDestination",
              "triggers", "type",
            ],
          },
          {
            required: ["data", "type"],
            optional: [
              "uid", "name", "accentColor", "backgroundColor", "environments", "events", "icon", "params", "projectId", "target", "triggerDestination",
              "triggers", "connectionMethod", "service",
            ],
          },
        ],
      },
      words: ["OAuth", "connect Slack"],
      columns: ["id", "name", "type", "createdAt"],
    },
    updateConnector: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "uid", in: "body", type: "string", kind: "string", doc: "The identifier in code." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name." },
        { name: "accentColor", in: "body", type: "string", kind: "string", doc: "The accent color of the connector." },
        { name: "backgroundColor", in: "body", type: "string", kind: "string", doc: "The background color of the connector's icon." },
        {
          name: "data", in: "body", type: "ConnectorDataChange", kind: "object",
          doc: "Changes to the credentials and settings of the access; the members depend on the type of the connector.", members: "ConnectorDataChange",
        },
        { name: "events", in: "body", type: "string[]", kind: "string", array: true, doc: "The events of the service that are delivered." },
        { name: "icon", in: "body", type: "string", kind: "string", doc: "The icon of the connector." },
        { name: "triggers", in: "body", type: "boolean", kind: "boolean", doc: "Whether events of the service are delivered." },
      ],
      rows: "connector",
      columns: ["id", "name", "type", "createdAt"],
    },
    replaceConnectorTriggerDestinations: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        {
          name: "destinations", in: "body", type: "TriggerDestination[]", kind: "object", array: true, required: true,
          doc: "Destinations to which events are delivered from now on; destinations that are left out get none.", members: "TriggerDestination",
        },
      ],
      columns: ["id", "name", "type", "createdAt"],
    },
    listConnectorProjectConnections: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
      ],
      columns: ["connectorId", "project.id", "project.name", "enabledEnvironments", "createdAt"],
    },
    getConnectorProjectConnection: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project at the other end of the connection, by its ID." },
      ],
      columns: ["connectorId", "project.id", "project.name", "enabledEnvironments", "createdAt"],
    },
    upsertConnectorProjectConnection: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project at the other end of the connection, by its ID." },
        { name: "environments", in: "body", type: "string[]", kind: "string", array: true, required: true, doc: "The environments that may use it." },
      ],
      columns: ["connectorId", "project.id", "project.name", "enabledEnvironments", "createdAt"],
    },
    deleteConnectorProjectConnection: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project at the other end of the connection, by its ID." },
      ],
    },
    listProjectConnectors: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project whose connectors are listed, by its ID." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
      ],
      columns: ["connectorId", "project.id", "project.name", "enabledEnvironments", "createdAt"],
    },
    createConnectorToken: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        { name: "audience", in: "body", type: "string[]", kind: "string", array: true, doc: "Audience of the token." },
        {
          name: "authorizationDetails", in: "body", type: "ConnectorAuthorizationDetail[]", kind: "object", array: true,
          doc: "Detailed authorization that the token grants.", members: "ConnectorAuthorizationDetail",
        },
        { name: "installationId", in: "body", type: "string", kind: "string", doc: "The installation at the service." },
        { name: "resources", in: "body", type: "string[]", kind: "string", array: true, doc: "Resources that the token is intended for." },
        { name: "scopes", in: "body", type: "string[]", kind: "string", array: true, doc: "Scopes of the token at the service." },
        {
          name: "subject", in: "body", type: "ConnectorSubject", kind: "object", doc: "Subject on whose behalf the token is issued.",
          members: "ConnectorSubject",
        },
        { name: "validityBufferMs", in: "body", type: "number", kind: "number", doc: "Minimum remaining validity of a token, in milliseconds." },
      ],
      withoutTeam: "the OIDC token that it is called with names the team; with a token of another kind give `team` in the options of the call",
      columns: ["tokenId", "name", "expiresAt"],
    },
    createConnectorAuthorizationRequest: {
      inputs: [
        { name: "connector", in: "path", type: "string", kind: "string", required: true, doc: "The connector's ID or UID." },
        {
          name: "additionalParams", in: "body", type: "Record<string, string>", kind: "object",
          doc: "Parameters that are added to the authorization URL, by name.", members: "CreateConnectorAuthorizationRequestInput.additionalParams",
        },
        { name: "audience", in: "body", type: "string[]", kind: "string", array: true, doc: "Audience of the token." },
        {
          name: "authorizationDetails", in: "body", type: "ConnectorAuthorizationDetail[]", kind: "object", array: true,
          doc: "Detailed authorization that the token grants.", members: "ConnectorAuthorizationDetail",
        },
        { name: "deviceCode", in: "body", type: "boolean", kind: "boolean", doc: "Whether the user authorizes on another device." },
        { name: "expiresInMs", in: "body", type: "number", kind: "number", doc: "Time limit for the user, in milliseconds." },
        { name: "installationId", in: "body", type: "string", kind: "string", doc: "The installation at the service." },
        { name: "prompt", in: "body", type: "string", kind: "string", doc: "OAuth `prompt` for the user, such as `login` or `consent`." },
        { name: "resources", in: "body", type: "string[]", kind: "string", array: true, doc: "Resources that the token is intended for." },
        { name: "returnUrl", in: "body", type: "string", kind: "string", doc: "URL to which the user returns afterwards." },
        { name: "scopes", in: "body", type: "string[]", kind: "string", array: true, doc: "Scopes of the token at the service." },
        {
          name: "subject", in: "body", type: "ConnectorSubject", kind: "object", doc: "Subject on whose behalf the token is issued.",
          members: "ConnectorSubject",
        },
        { name: "validityBufferMs", in: "body", type: "number", kind: "number", doc: "Minimum remaining validity of a token, in milliseconds." },
        { name: "webhook", in: "body", type: "string", kind: "string", doc: "Webhook that is called once the user has authorized." },
      ],
      withoutTeam: "the OIDC token that it is called with names the team; with a token of another kind give `team` in the options of the call",
    },
  },
  shapes: {
    ConnectorApiKey: [
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "The key itself." },
      { name: "expiresAt", type: "number", kind: "number", doc: "Time of expiry, in Unix milliseconds." },
      { name: "scope", type: "string", kind: "string", doc: "Scope of the key; its form is not published." },
    ],
    ConnectorAuthorizationDetail: [
      { name: "type", type: "string", kind: "string", doc: "The kind of detail, in the service's terms; it determines the other members." },
    ],
    ConnectorData: [
      {
        name: "appId", type: "number | string", kind: "mixed", kinds: ["number", "string"],
        doc: "In \"A GitHub app\": The number of the GitHub app. In \"A Slack app\": The ID of the Slack app. In \"A Linear application\": The ID of the Linear application. Only in \"A GitHub app\" or \"A Slack app\" or \"A Linear application\".",
      },
      {
        name: "appName", type: "string", kind: "string",
        doc: "In \"A GitHub app\": The name of the GitHub app. In \"A Slack app\": The name of the Slack app. In \"A Linear application\": The name of the Linear application. Only in \"A GitHub app\" or \"A Slack app\" or \"A Linear application\".",
      },
      { name: "appSlug", type: "string", kind: "string", doc: "The name of the GitHub app in its URL. Only in \"A GitHub app\"." },
      {
        name: "clientId", type: "string", kind: "string",
        doc: "In \"A GitHub app\": The client ID of the GitHub app. In \"A Slack app\": The client ID of the Slack app. In \"A Linear application\": The client ID of the Linear application. In \"A client of any OAuth server\": The ID of the client at the server.",
      },
      {
        name: "clientSecret", type: "string", kind: "string", secret: true,
        doc: "In \"A GitHub app\": The client secret of the GitHub app. In \"A Slack app\": The client secret of the Slack app. In \"A Linear application\": The client secret of the Linear application. In \"A client of any OAuth server\": The secret of the client at the server; public clients have none.",
      },
      { name: "extras", type: "Record<string, unknown>", kind: "object", doc: "Further data that the service needs.", members: "ConnectorData.extras" },
      {
        name: "owner", type: "GithubAppOwner", kind: "object", doc: "The account on GitHub that owns the app. Only in \"A GitHub app\".",
        members: "GithubAppOwner",
      },
      { name: "privateKeyPem", type: "string", kind: "string", secret: true, doc: "The private key of the GitHub app, as PEM. Only in \"A GitHub app\"." },
      {
        name: "webhookSecret", type: "string", kind: "string", secret: true,
        doc: "In \"A GitHub app\": The secret that GitHub signs its webhooks with. In \"A Linear application\": The secret that Linear signs its webhooks with. In \"A Photon project\": The secret that Photon signs its webhooks with. Only in \"A GitHub app\" or \"A Linear application\" or \"A Photon project\".",
      },
      { name: "botScopes", type: "string[]", kind: "string", array: true, doc: "Scopes of tokens for the bot. Only in \"A Slack app\"." },
      {
        name: "shortcuts", type: "SlackShortcut[]", kind: "object", array: true, doc: "The shortcuts that the Slack app offers. Only in \"A Slack app\".",
        members: "SlackShortcut",
      },
      {
        name: "signingSecret", type: "string", kind: "string", secret: true,
        doc: "The secret that Slack signs its requests to the app with. Only in \"A Slack app\".",
      },
      {
        name: "slackTeam", type: "SlackWorkspace", kind: "object", doc: "The Slack workspace that the app belongs to. Only in \"A Slack app\".",
        members: "SlackWorkspace",
      },
      {
        name: "slashCommands", type: "SlackCommand[]", kind: "object", array: true,
        doc: "The slash commands that the Slack app offers. Only in \"A Slack app\".", members: "SlackCommand",
      },
      {
        name: "userScopes", type: "string[]", kind: "string", array: true,
        doc: "Scopes of tokens on behalf of users. Only in \"A Slack app\" or \"A Linear application\".",
      },
      {
        name: "verificationToken", type: "string", kind: "string", secret: true,
        doc: "The token that marked Slack's requests before they were signed. Only in \"A Slack app\".",
      },
      { name: "consumerKey", type: "string", kind: "string", doc: "The consumer key of the connected app. Only in \"A Salesforce connected app\"." },
      {
        name: "consumerSecret", type: "string", kind: "string", secret: true,
        doc: "The consumer secret of the connected app. Only in \"A Salesforce connected app\".",
      },
      { name: "loginHost", type: "string", kind: "string", doc: "The host name for sign-in at Salesforce. Only in \"A Salesforce connected app\"." },
      { name: "appScopes", type: "string[]", kind: "string", array: true, doc: "Scopes of tokens for the app itself. Only in \"A Linear application\"." },
      {
        name: "application", type: "LinearApplication", kind: "object", doc: "Settings of the application at Linear. Only in \"A Linear application\".",
        members: "LinearApplication",
      },
      {
        name: "ownerOrganization", type: "LinearOrganization", kind: "object",
        doc: "The Linear organization that owns the application. Only in \"A Linear application\".", members: "LinearOrganization",
      },
      { name: "apiKeyId", type: "string", kind: "string", doc: "The ID of the API key at Sendblue. Only in \"A Sendblue account\"." },
      { name: "apiSecretKey", type: "string", kind: "string", secret: true, doc: "The secret of the API key at Sendblue. Only in \"A Sendblue account\"." },
      {
        name: "phoneNumbers", type: "string[]", kind: "string", array: true,
        doc: "In \"A Sendblue account\": The phone numbers of the Sendblue account. In \"An account with one token\": The phone numbers of the account. Only in \"A Sendblue account\" or \"An account with one token\".",
      },
      { name: "projectId", type: "string", kind: "string", doc: "The project at Photon. Only in \"A Photon project\"." },
      { name: "projectSecret", type: "string", kind: "string", secret: true, doc: "The secret of the project at Photon. Only in \"A Photon project\"." },
      {
        name: "authorizationUrlParams", type: "Record<string, string>", kind: "object",
        doc: "Parameters that are added to the authorization URL. Only in \"A client of any OAuth server\".", members: "ConnectorData.authorizationUrlParams",
      },
      {
        name: "clientAssertion", type: "OauthClientAssertion", kind: "object",
        doc: "Signed token by which the client authenticates in place of its secret. Only in \"A client of any OAuth server\".",
        members: "OauthClientAssertion",
      },
      {
        name: "clientCredentials", type: "OauthGrant", kind: "object",
        doc: "Whether tokens for the app itself can be issued. Only in \"A client of any OAuth server\".", members: "OauthGrant",
      },
      {
        name: "clientName", type: "string", kind: "string",
        doc: "The display name of the client. Only in \"A client of any OAuth server\" or \"A Snowflake account\" or \"A Snowflake account that trusts the platform's identity tokens\".",
      },
      {
        name: "codeChallengeMethod", type: "string", kind: "string",
        doc: "Method of the PKCE code challenge, such as `S256`. Only in \"A client of any OAuth server\".",
      },
      { name: "defaultAudience", type: "string", kind: "string", doc: "Default audience of tokens. Only in \"A client of any OAuth server\"." },
      {
        name: "defaultTokenExpiresIn", type: "number", kind: "number",
        doc: "Assumed validity of a token if the server does not state it, in seconds. Only in \"A client of any OAuth server\".",
      },
      {
        name: "forwardedClaims", type: "object", kind: "object", doc: "The claims that are passed on with a token. Only in \"A client of any OAuth server\".",
        members: "ConnectorData.forwardedClaims",
      },
      {
        name: "jwtBearer", type: "OauthJwtBearer", kind: "object",
        doc: "Settings to obtain tokens with a signed token, as defined by RFC 7523. Only in \"A client of any OAuth server\".", members: "OauthJwtBearer",
      },
      {
        name: "pkceRequired", type: "boolean", kind: "boolean",
        doc: "Whether PKCE is required, the proof that a code returns to its requester. Only in \"A client of any OAuth server\".",
      },
      {
        name: "refreshTokens", type: "object", kind: "object", doc: "Whether the server gives refresh tokens. Only in \"A client of any OAuth server\".",
        members: "ConnectorData.refreshTokens",
      },
      {
        name: "responseType", type: "string", kind: "string",
        doc: "OAuth `response_type` of the authorization URL, such as `code`. Only in \"A client of any OAuth server\".",
      },
      {
        name: "serverConfig", type: "OauthServerConfig", kind: "object",
        doc: "The server's configuration, if it cannot be discovered. Only in \"A client of any OAuth server\".", members: "OauthServerConfig",
      },
      { name: "serverUrl", type: "string", kind: "string", doc: "URL at which the server's configuration is found. Only in \"A client of any OAuth server\"." },
      {
        name: "tokenEndpointAuthMethod", type: "string", kind: "string",
        doc: "OAuth authentication method of the client at the token endpoint, such as `client_secret_basic`. Only in \"A client of any OAuth server\".",
      },
      {
        name: "userAuthorization", type: "OauthGrant", kind: "object",
        doc: "Whether tokens on behalf of users can be issued. Only in \"A client of any OAuth server\".", members: "OauthGrant",
      },
      {
        name: "apiToken", type: "string", kind: "string", secret: true,
        doc: "The token that requests to the service are made with. Only in \"An account with one token\".",
      },
      {
        name: "accountIdentifier", type: "string", kind: "string",
        doc: "The Snowflake account by its identifier, such as `myorg-account123`. Only in \"A Snowflake account\" or \"A Snowflake account that trusts the platform's identity tokens\".",
      },
      { name: "defaultSessionRole", type: "string", kind: "string", doc: "The default Snowflake role of sessions. Only in \"A Snowflake account\"." },
      { name: "instructions", type: "string", kind: "string", doc: "Instructions by which users get a key. Only in \"API keys of any service\"." },
      { name: "serviceUrls", type: "string[]", kind: "string", array: true, doc: "URLs to which the keys may be sent. Only in \"API keys of any service\"." },
      {
        name: "subjectType", type: "\"app\" | \"user\"", kind: "string", values: ["app", "user"],
        doc: "Whether a key belongs to the app or to a user. Only in \"API keys of any service\".",
      },
      {
        name: "values", type: "ConnectorApiKey[]", kind: "object", array: true, doc: "The initial keys. Only in \"API keys of any service\".",
        members: "ConnectorApiKey",
      },
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ConnectorData.authorizationUrlParams": [
      { name: "*", type: "string", kind: "string" },
    ],
    "ConnectorData.extras": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ConnectorData.forwardedClaims": [
      { name: "idToken", type: "string[]", kind: "string", array: true, doc: "The names of the claims that are taken from the ID token." },
    ],
    "ConnectorData.refreshTokens": [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether expired tokens are renewed with a refresh token." },
    ],
    ConnectorDataChange: [
      {
        name: "authorizationUrlParams", type: "Record<string, string>", kind: "object",
        doc: "Parameters that are added to the authorization URL. Only in \"Changes a client of an OAuth server\".",
        members: "ConnectorDataChange.authorizationUrlParams",
      },
      {
        name: "clientAssertion", type: "OauthClientAssertion", kind: "object",
        doc: "Signed token by which the client authenticates in place of its secret. Only in \"Changes a client of an OAuth server\".",
        members: "OauthClientAssertion",
      },
      {
        name: "clientCredentials", type: "OauthGrant", kind: "object",
        doc: "Whether tokens for the app itself can be issued. Only in \"Changes a client of an OAuth server\".", members: "OauthGrant",
      },
      { name: "clientName", type: "string", kind: "string", doc: "The display name of the client. Only in \"Changes a client of an OAuth server\"." },
      {
        name: "clientSecret", type: "string", kind: "string", secret: true,
        doc: "In \"Changes a client of an OAuth server\": The secret of the client at the server; public clients have none. In \"Changes a GitHub app\": The client secret of the GitHub app. In \"Changes a Linear application\": The client secret of the Linear application. In \"Changes a Slack app\": The client secret of the Slack app.",
      },
      {
        name: "codeChallengeMethod", type: "string", kind: "string",
        doc: "Method of the PKCE code challenge, such as `S256`. Only in \"Changes a client of an OAuth server\".",
      },
      { name: "defaultAudience", type: "string", kind: "string", doc: "Default audience of tokens. Only in \"Changes a client of an OAuth server\"." },
      {
        name: "defaultTokenExpiresIn", type: "number", kind: "number",
        doc: "Assumed validity of a token if the server does not state it, in seconds. Only in \"Changes a client of an OAuth server\".",
      },
      {
        name: "forwardedClaims", type: "object", kind: "object",
        doc: "The claims that are passed on with a token. Only in \"Changes a client of an OAuth server\".", members: "ConnectorDataChange.forwardedClaims",
      },
      {
        name: "jwtBearer", type: "OauthJwtBearer", kind: "object",
        doc: "Settings to obtain tokens with a signed token, as defined by RFC 7523. Only in \"Changes a client of an OAuth server\".",
        members: "OauthJwtBearer",
      },
      {
        name: "pkceRequired", type: "boolean", kind: "boolean",
        doc: "Whether PKCE is required, the proof that a code returns to its requester. Only in \"Changes a client of an OAuth server\".",
      },
      {
        name: "refreshTokens", type: "object", kind: "object", doc: "Whether the server gives refresh tokens. Only in \"Changes a client of an OAuth server\".",
        members: "ConnectorDataChange.refreshTokens",
      },
      {
        name: "responseType", type: "string", kind: "string",
        doc: "OAuth `response_type` of the authorization URL, such as `code`. Only in \"Changes a client of an OAuth server\".",
      },
      {
        name: "serverConfig", type: "OauthServerConfig", kind: "object",
        doc: "The server's configuration, if it cannot be discovered. Only in \"Changes a client of an OAuth server\".", members: "OauthServerConfig",
      },
      {
        name: "serverUrl", type: "string", kind: "string",
        doc: "URL at which the server's configuration is found. Only in \"Changes a client of an OAuth server\".",
      },
      {
        name: "tokenEndpointAuthMethod", type: "string", kind: "string",
        doc: "OAuth authentication method of the client at the token endpoint, such as `client_secret_basic`. Only in \"Changes a client of an OAuth server\".",
      },
      {
        name: "userAuthorization", type: "OauthGrant", kind: "object",
        doc: "Whether tokens on behalf of users can be issued. Only in \"Changes a client of an OAuth server\".", members: "OauthGrant",
      },
      {
        name: "clientId", type: "string", kind: "string",
        doc: "In \"Changes a client of an OAuth server\": The ID of the client at the server. In \"Changes a GitHub app\": The client ID of the GitHub app. In \"Changes a Linear application\": The client ID of the Linear application. In \"Changes a Slack app\": The client ID of the Slack app.",
      },
      { name: "instructions", type: "string", kind: "string", doc: "Instructions by which users get a key. Only in \"Adds, changes and deletes API keys\"." },
      {
        name: "toAdd", type: "ConnectorApiKey[]", kind: "object", array: true, doc: "The keys to add. Only in \"Adds, changes and deletes API keys\".",
        members: "ConnectorApiKey",
      },
      { name: "toDelete", type: "string[]", kind: "string", array: true, doc: "The keys to delete, by ID. Only in \"Adds, changes and deletes API keys\"." },
      {
        name: "toUpdate", type: "object[]", kind: "object", array: true, doc: "The keys to change, by ID. Only in \"Adds, changes and deletes API keys\".",
        members: "ConnectorDataChange.toUpdate",
      },
      {
        name: "appId", type: "number | string", kind: "mixed", kinds: ["number", "string"],
        doc: "In \"Changes a GitHub app\": The number of the GitHub app. In \"Changes a Linear application\": The ID of the Linear application. In \"Changes a Slack app\": The ID of the Slack app. Only in \"Changes a GitHub app\" or \"Changes a Linear application\" or \"Changes a Slack app\".",
      },
      {
        name: "appName", type: "string", kind: "string",
        doc: "In \"Changes a GitHub app\": The name of the GitHub app. In \"Changes a Linear application\": The name of the Linear application. In \"Changes a Slack app\": The name of the Slack app. Only in \"Changes a GitHub app\" or \"Changes a Linear application\" or \"Changes a Slack app\".",
      },
      { name: "appSlug", type: "string", kind: "string", doc: "The name of the GitHub app in its URL. Only in \"Changes a GitHub app\"." },
      {
        name: "extras", type: "Record<string, unknown>", kind: "object",
        doc: "Further data that the service needs. Only in \"Changes a GitHub app\" or \"Changes a Linear application\" or \"Changes a Slack app\".",
        members: "ConnectorDataChange.extras",
      },
      {
        name: "owner", type: "GithubAppOwner", kind: "object", doc: "The account on GitHub that owns the app. Only in \"Changes a GitHub app\".",
        members: "GithubAppOwner",
      },
      {
        name: "privateKeyPem", type: "string", kind: "string", secret: true,
        doc: "The private key of the GitHub app, as PEM. Only in \"Changes a GitHub app\".",
      },
      {
        name: "webhookSecret", type: "string", kind: "string", secret: true,
        doc: "In \"Changes a GitHub app\": The secret that GitHub signs its webhooks with. In \"Changes a Linear application\": The secret that Linear signs its webhooks with. In \"Changes a Photon project\": The secret that Photon signs its webhooks with. Only in \"Changes a GitHub app\" or \"Changes a Linear application\" or \"Changes a Photon project\".",
      },
      {
        name: "appScopes", type: "string[]", kind: "string", array: true, doc: "Scopes of tokens for the app itself. Only in \"Changes a Linear application\".",
      },
      {
        name: "application", type: "LinearApplication", kind: "object", doc: "Settings of the application at Linear. Only in \"Changes a Linear application\".",
        members: "LinearApplication",
      },
      {
        name: "ownerOrganization", type: "LinearOrganization", kind: "object",
        doc: "The Linear organization that owns the application. Only in \"Changes a Linear application\".", members: "LinearOrganization",
      },
      {
        name: "userScopes", type: "string[]", kind: "string", array: true,
        doc: "Scopes of tokens on behalf of users. Only in \"Changes a Linear application\" or \"Changes a Slack app\".",
      },
      { name: "consumerKey", type: "string", kind: "string", doc: "The consumer key of the connected app. Only in \"Changes a Salesforce connected app\"." },
      {
        name: "consumerSecret", type: "string", kind: "string", secret: true,
        doc: "The consumer secret of the connected app. Only in \"Changes a Salesforce connected app\".",
      },
      { name: "loginHost", type: "string", kind: "string", doc: "The host name for sign-in at Salesforce. Only in \"Changes a Salesforce connected app\"." },
      { name: "botScopes", type: "string[]", kind: "string", array: true, doc: "Scopes of tokens for the bot. Only in \"Changes a Slack app\"." },
      {
        name: "shortcuts", type: "SlackShortcut[]", kind: "object", array: true,
        doc: "The shortcuts that the Slack app offers. Only in \"Changes a Slack app\".", members: "SlackShortcut",
      },
      {
        name: "signingSecret", type: "string", kind: "string", secret: true,
        doc: "The secret that Slack signs its requests to the app with. Only in \"Changes a Slack app\".",
      },
      {
        name: "slackTeam", type: "SlackWorkspace", kind: "object", doc: "The Slack workspace that the app belongs to. Only in \"Changes a Slack app\".",
        members: "SlackWorkspace",
      },
      {
        name: "slashCommands", type: "SlackCommand[]", kind: "object", array: true,
        doc: "The slash commands that the Slack app offers. Only in \"Changes a Slack app\".", members: "SlackCommand",
      },
      {
        name: "verificationToken", type: "string", kind: "string", secret: true,
        doc: "The token that marked Slack's requests before they were signed. Only in \"Changes a Slack app\".",
      },
      {
        name: "accountIdentifier", type: "string", kind: "string",
        doc: "The Snowflake account by its identifier, such as `myorg-account123`. Only in \"Changes a Snowflake account\" or \"Changes a Snowflake account that trusts the platform's identity tokens\".",
      },
      { name: "defaultSessionRole", type: "string", kind: "string", doc: "The default Snowflake role of sessions. Only in \"Changes a Snowflake account\"." },
      {
        name: "apiToken", type: "string", kind: "string", secret: true,
        doc: "The token that requests to the service are made with. Only in \"Changes an account with one token\".",
      },
      {
        name: "phoneNumbers", type: "string[]", kind: "string", array: true,
        doc: "In \"Changes an account with one token\": The phone numbers of the account. In \"Changes a Sendblue account\": The phone numbers of the Sendblue account. Only in \"Changes an account with one token\" or \"Changes a Sendblue account\".",
      },
      { name: "apiKeyId", type: "string", kind: "string", doc: "The ID of the API key at Sendblue. Only in \"Changes a Sendblue account\"." },
      {
        name: "apiSecretKey", type: "string", kind: "string", secret: true,
        doc: "The secret of the API key at Sendblue. Only in \"Changes a Sendblue account\".",
      },
      {
        name: "projectSecret", type: "string", kind: "string", secret: true, doc: "The secret of the project at Photon. Only in \"Changes a Photon project\".",
      },
      { name: "repairWebhook", type: "boolean", kind: "boolean", doc: "Whether the webhook is registered anew. Only in \"Changes a Photon project\"." },
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ConnectorDataChange.authorizationUrlParams": [
      { name: "*", type: "string", kind: "string" },
    ],
    "ConnectorDataChange.extras": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "ConnectorDataChange.forwardedClaims": [
      { name: "idToken", type: "string[]", kind: "string", array: true, doc: "The names of the claims that are taken from the ID token." },
    ],
    "ConnectorDataChange.refreshTokens": [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether expired tokens are renewed with a refresh token." },
    ],
    "ConnectorDataChange.toUpdate": [
      { name: "id", type: "string", kind: "string", required: true, doc: "The key, by its ID." },
      {
        name: "expiresAt", type: "number | string", kind: "mixed", kinds: ["number", "string"],
        doc: "Time at which the key expires: in Unix milliseconds, or as a string whose form is not published.",
      },
      { name: "scope", type: "string", kind: "string", doc: "Scope of the key; its form is not published." },
      { name: "value", type: "string", kind: "string", secret: true, doc: "The new key, in place of the one before." },
    ],
    ConnectorSubject: [
      {
        name: "type", type: "string | \"user\" | \"jwt-bearer\" | \"token\"", kind: "string", values: ["user", "jwt-bearer", "token"], open: true,
        required: true,
        doc: "In \"A subject of a type that the service knows\": The kind of subject, in the service's words. In \"A user of the app\": The token is on behalf of a user. In \"Subject that the signed token names\": The token is issued on behalf of the subject of a signed token. In \"Subject to whom the token belongs\": The token is issued on behalf of the subject of another token.",
      },
      { name: "id", type: "string", kind: "string", doc: "The user, by the ID that your app knows. Only in \"A user of the app\"." },
      { name: "issuer", type: "string", kind: "string", doc: "Issuer that knows the user by this ID. Only in \"A user of the app\"." },
      {
        name: "additionalClaims", type: "Record<string, unknown>", kind: "object",
        doc: "Further claims of the signed token. Only in \"Subject that the signed token names\".", members: "ConnectorSubject.additionalClaims",
      },
      { name: "aud", type: "string", kind: "string", doc: "Audience of the signed token (`aud`). Only in \"Subject that the signed token names\"." },
      { name: "iss", type: "string", kind: "string", doc: "Issuer of the signed token (`iss`). Only in \"Subject that the signed token names\"." },
      { name: "sub", type: "string", kind: "string", doc: "Subject of the token (`sub`). Only in \"Subject that the signed token names\"." },
      { name: "token", type: "string", kind: "string", secret: true, doc: "The token that names the subject. Only in \"Subject to whom the token belongs\"." },
    ],
    "ConnectorSubject.additionalClaims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "CreateConnectorAuthorizationRequestInput.additionalParams": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateConnectorInput.params": [
      { name: "*", type: "string", kind: "string" },
    ],
    GithubAppOwner: [
      {
        name: "type", type: "GithubOwnerType", kind: "string", values: ["Organization", "User", "organization", "user"], required: true,
        doc: "Whether an organization or a user owns it.",
      },
      { name: "id", type: "number", kind: "number", required: true, doc: "The number of the owner on GitHub." },
      { name: "slug", type: "string", kind: "string", required: true, doc: "The name of the owner, as URLs on GitHub have it." },
      { name: "name", type: "string", kind: "string", doc: "The display name of the owner." },
    ],
    JsonWebKey: [
      { name: "kty", type: "string", kind: "string", required: true, doc: "The family of the key, such as `RSA` or `EC`." },
      { name: "alg", type: "string", kind: "string", doc: "The algorithm that the key is for, such as `RS256`." },
      { name: "key_ops", type: "string[]", kind: "string", array: true, doc: "Permitted operations of the key, such as `verify`." },
      { name: "kid", type: "string", kind: "string", doc: "The ID that tokens name the key by." },
      {
        name: "use", type: "\"enc\" | \"sig\"", kind: "string", values: ["enc", "sig"],
        doc: "Whether the key is for signatures (`sig`) or for encryption (`enc`).",
      },
    ],
    JsonWebKeySet: [
      { name: "keys", type: "JsonWebKey[]", kind: "object", array: true, required: true, doc: "The keys.", members: "JsonWebKey" },
    ],
    LinearApplication: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The ID of the Linear application." },
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the Linear application." },
      { name: "clientId", type: "string", kind: "string", required: true, doc: "The client ID of the Linear application." },
      { name: "createdAt", type: "string", kind: "string", doc: "Time of the application's creation at Linear." },
      { name: "description", type: "string | null", kind: "string", nullable: true, doc: "Description of the application for users; null for none." },
      { name: "developer", type: "string | null", kind: "string", nullable: true, doc: "Developer of the application; null for none in particular." },
      { name: "developerUrl", type: "string | null", kind: "string", nullable: true, doc: "The website of the application's developer; null for none." },
      {
        name: "distribution", type: "string | null", kind: "string", nullable: true,
        doc: "Availability of the application for installation, in Linear's terms.",
      },
      { name: "imageUrl", type: "string | null", kind: "string", nullable: true, doc: "The URL of the application's image; null for none." },
      { name: "redirectUris", type: "string[]", kind: "string", array: true, doc: "The URLs that Linear may send users back to." },
      { name: "updatedAt", type: "string", kind: "string", doc: "Time of the application's last change at Linear." },
      { name: "webhookEnabled", type: "boolean", kind: "boolean", doc: "Whether Linear tells the application of events." },
      {
        name: "webhookResourceTypes", type: "string[]", kind: "string", array: true, doc: "The kinds of objects whose events Linear delivers, such as `Issue`.",
      },
      { name: "webhookUrl", type: "string | null", kind: "string", nullable: true, doc: "The URL to which Linear delivers events; null for none." },
    ],
    LinearOrganization: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The ID of the organization at Linear." },
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the organization." },
      { name: "slug", type: "string", kind: "string", required: true, doc: "The name of the organization in its URL." },
      { name: "logoUrl", type: "string | null", kind: "string", nullable: true, doc: "The URL of the organization's logo; null for none." },
    ],
    NewTriggerDestination: [
      { name: "branch", type: "string", kind: "string", doc: "The branch whose deployments get the events. Only in \"The deployments of a branch\"." },
      { name: "path", type: "string", kind: "string", doc: "The path that events are posted to." },
      {
        name: "projectId", type: "string", kind: "string",
        doc: "The project that gets the events, by its ID; without it, the one that the connector is made for.",
      },
      {
        name: "customEnvironmentId", type: "string", kind: "string",
        doc: "The custom environment that gets the events, by its ID. Only in \"A custom environment\".",
      },
    ],
    OauthClientAssertion: [
      { name: "type", type: "string", kind: "string", doc: "Kind of signed token; its values are not published." },
      { name: "claims", type: "Record<string, unknown>", kind: "object", doc: "Claims that the signed token gets.", members: "OauthClientAssertion.claims" },
      { name: "ttl", type: "number", kind: "number", doc: "Validity of the token, in seconds." },
    ],
    "OauthClientAssertion.claims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    OauthGrant: [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether tokens can be got this way." },
      { name: "scopes", type: "string[]", kind: "string", array: true, doc: "Scopes of the tokens at the server." },
    ],
    OauthJwtBearer: [
      {
        name: "additionalClaims", type: "Record<string, unknown>", kind: "object", doc: "Further claims of the signed token.",
        members: "OauthJwtBearer.additionalClaims",
      },
      { name: "aud", type: "string", kind: "string", doc: "Audience of the signed token (`aud`)." },
      { name: "enabled", type: "boolean", kind: "boolean", doc: "Whether tokens can be got this way." },
      { name: "iss", type: "string", kind: "string", doc: "Issuer of the signed token (`iss`)." },
      { name: "scopes", type: "string[]", kind: "string", array: true, doc: "Scopes of the tokens at the server." },
      { name: "sub", type: "string", kind: "string", doc: "Subject of the token (`sub`)." },
      { name: "ttl", type: "number", kind: "number", doc: "Validity of the signed token, in seconds." },
      { name: "useClientCredentials", type: "boolean", kind: "boolean", doc: "Whether the client's credentials go along with the signed token." },
    ],
    "OauthJwtBearer.additionalClaims": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    OauthServerConfig: [
      {
        name: "authorization_details_types_supported", type: "string[]", kind: "string", array: true,
        doc: "The types of authorization details that the server takes (RFC 9396).",
      },
      { name: "authorization_endpoint", type: "string", kind: "string", doc: "The URL where users authorize the client." },
      { name: "claim_types_supported", type: "string[]", kind: "string", array: true, doc: "The types of claims that the server gives." },
      { name: "claims_parameter_supported", type: "boolean", kind: "boolean", doc: "Whether a request may say which claims it wants." },
      { name: "claims_supported", type: "string[]", kind: "string", array: true, doc: "The claims that the server can give." },
      {
        name: "client_id_metadata_document_supported", type: "boolean", kind: "boolean",
        doc: "Whether a client ID may be the URL of a document about the client.",
      },
      { name: "code_challenge_methods_supported", type: "string[]", kind: "string", array: true, doc: "Supported methods for the code challenge of PKCE." },
      { name: "device_authorization_endpoint", type: "string", kind: "string", doc: "The URL where devices without a browser begin (RFC 8628)." },
      { name: "end_session_endpoint", type: "string", kind: "string", doc: "The URL where users sign out." },
      { name: "grant_types_supported", type: "string[]", kind: "string", array: true, doc: "The ways to get tokens that the server offers." },
      {
        name: "id_token_encryption_alg_values_supported", type: "string[]", kind: "string", array: true,
        doc: "The algorithms that encrypt the keys of ID tokens.",
      },
      {
        name: "id_token_encryption_enc_values_supported", type: "string[]", kind: "string", array: true,
        doc: "The algorithms that encrypt the content of ID tokens.",
      },
      { name: "id_token_signing_alg_values_supported", type: "string[]", kind: "string", array: true, doc: "The algorithms that ID tokens are signed with." },
      { name: "introspection_endpoint", type: "string", kind: "string", doc: "The introspection URL for tokens (RFC 7662)." },
      { name: "issuer", type: "string", kind: "string", doc: "The server's own name, as a URL; tokens carry it." },
      { name: "jwks", type: "JsonWebKeySet", kind: "object", doc: "The keys that the server signs with, in place of `jwks_uri`.", members: "JsonWebKeySet" },
      { name: "jwks_uri", type: "string", kind: "string", doc: "The URL of the keys that the server signs with." },
      { name: "logo_uri", type: "string", kind: "string", doc: "The URL of the server's logo." },
      { name: "op_policy_uri", type: "string", kind: "string", doc: "The URL of the policy on clients' use of users' data." },
      { name: "op_tos_uri", type: "string", kind: "string", doc: "The URL of the server's terms of service." },
      { name: "prompt_values_supported", type: "string[]", kind: "string", array: true, doc: "The values of `prompt` that the server takes." },
      { name: "registration_endpoint", type: "string", kind: "string", doc: "The URL where clients register themselves (RFC 7591)." },
      { name: "request_parameter_supported", type: "boolean", kind: "boolean", doc: "Whether a request may come as a signed token in `request`." },
      {
        name: "request_uri_parameter_supported", type: "boolean", kind: "boolean",
        doc: "Whether a request may come by the URL of a signed token in `request_uri`.",
      },
      { name: "require_request_uri_registration", type: "boolean", kind: "boolean", doc: "Whether the URLs for `request_uri` have to be registered before." },
      { name: "response_modes_supported", type: "string[]", kind: "string", array: true, doc: "The ways in which the result returns to the client." },
      { name: "response_types_supported", type: "string[]", kind: "string", array: true, doc: "The values of `response_type` that the server takes." },
      { name: "revocation_endpoint", type: "string", kind: "string", doc: "The URL where tokens are revoked (RFC 7009)." },
      { name: "scopes_supported", type: "string[]", kind: "string", array: true, doc: "The scopes that the server knows." },
      { name: "service_documentation", type: "string", kind: "string", doc: "The URL of the server's documentation for developers." },
      { name: "subject_types_supported", type: "string[]", kind: "string", array: true, doc: "The ways by which the server names users to clients." },
      { name: "token_endpoint", type: "string", kind: "string", doc: "The URL where the client gets tokens." },
      {
        name: "token_endpoint_auth_methods_supported", type: "string[]", kind: "string", array: true,
        doc: "The ways by which a client may prove itself when it gets tokens.",
      },
      {
        name: "token_endpoint_auth_signing_alg_values_supported", type: "string[]", kind: "string", array: true,
        doc: "The algorithms with which a client may sign the token that proves it.",
      },
      { name: "userinfo_endpoint", type: "string", kind: "string", doc: "The URL that names the user of a token." },
    ],
    SlackCommand: [
      { name: "command", type: "string", kind: "string", required: true, doc: "The command as users type it, with its slash." },
      { name: "description", type: "string", kind: "string", required: true, doc: "Description of the command for users." },
      { name: "shouldEscape", type: "boolean", kind: "boolean", doc: "Whether Slack sends mentions of people and channels by their ID." },
      { name: "usageHint", type: "string", kind: "string", doc: "Hint of what users may type after the command." },
    ],
    SlackShortcut: [
      {
        name: "type", type: "\"global\" | \"message\"", kind: "string", values: ["global", "message"], required: true,
        doc: "Whether it is offered everywhere (`global`) or on messages.",
      },
      { name: "name", type: "string", kind: "string", required: true, doc: "The display name." },
      { name: "callbackId", type: "string", kind: "string", required: true, doc: "The ID that Slack sends when the shortcut is used." },
      { name: "description", type: "string", kind: "string", required: true, doc: "Description of the shortcut for users." },
    ],
    SlackWorkspace: [
      { name: "id", type: "string", kind: "string", required: true, doc: "The ID of the workspace: `T…`." },
      { name: "name", type: "string", kind: "string", doc: "The name of the workspace." },
      { name: "domain", type: "string", kind: "string", doc: "The name of the workspace in its URL, before `.slack.com`." },
    ],
    TriggerDestination: [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project that gets the events, by its ID." },
      { name: "branch", type: "string", kind: "string", doc: "The branch whose deployments get the events. Only in \"The deployments of a branch\"." },
      { name: "path", type: "string", kind: "string", doc: "The path that events are posted to." },
      {
        name: "customEnvironmentId", type: "string", kind: "string",
        doc: "The custom environment that gets the events, by its ID. Only in \"A custom environment\".",
      },
    ],
  },
  variants: {
    ConnectorData: {
      of: [
        { required: ["appId", "appName", "appSlug", "clientId"], optional: ["clientSecret", "extras", "owner", "privateKeyPem", "webhookSecret"] },
        {
          required: ["appId", "appName", "clientId", "clientSecret"],
          optional: ["botScopes", "extras", "shortcuts", "signingSecret", "slackTeam", "slashCommands", "userScopes", "verificationToken"],
        },
        { required: ["consumerKey", "consumerSecret", "loginHost"], optional: [] },
        {
          required: ["clientId", "clientSecret"],
          optional: ["appId", "appName", "appScopes", "application", "extras", "ownerOrganization", "userScopes", "webhookSecret"],
        },
        { required: ["apiKeyId", "apiSecretKey"], optional: ["phoneNumbers"] }, { required: ["projectId", "projectSecret"], optional: ["webhookSecret"] },
        {
          required: ["clientId"],
          optional: [
            "authorizationUrlParams", "clientAssertion", "clientCredentials", "clientName", "clientSecret", "codeChallengeMethod", "defaultAudience",
            "defaultTokenExpiresIn", "forwardedClaims", "jwtBearer", "pkceRequired", "refreshTokens", "responseType", "serverConfig", "serverUrl",
            "tokenEndpointAuthMethod", "userAuthorization",
          ],
        },
        { required: ["apiToken"], optional: ["phoneNumbers"] }, { required: ["accountIdentifier"], optional: ["clientName", "defaultSessionRole", "extras"] },
        { required: [], optional: ["instructions", "serviceUrls", "subjectType", "values"] },
        { required: [], optional: ["accountIdentifier", "clientName", "extras"] }, { required: [], optional: ["*"] },
      ],
    },
    ConnectorDataChange: {
      of: [
        {
          required: [],
          optional: [
            "authorizationUrlParams", "clientAssertion", "clientCredentials", "clientName", "clientSecret", "codeChallengeMethod", "defaultAudience",
            "defaultTokenExpiresIn", "forwardedClaims", "jwtBearer", "pkceRequired", "refreshTokens", "responseType", "serverConfig", "serverUrl",
            "tokenEndpointAuthMethod", "userAuthorization", "clientId",
          ],
        },
        { required: [], optional: ["instructions", "toAdd", "toDelete", "toUpdate"] },
        { required: [], optional: ["appId", "appName", "appSlug", "clientId", "clientSecret", "extras", "owner", "privateKeyPem", "webhookSecret"] },
        {
          required: [],
          optional: ["appId", "appName", "appScopes", "application", "clientId", "clientSecret", "extras", "ownerOrganization", "userScopes", "webhookSecret"],
        },
        { required: [], optional: ["consumerKey", "consumerSecret", "loginHost"] },
        {
          required: [],
          optional: [
            "appId", "appName", "botScopes", "clientId", "clientSecret", "extras", "shortcuts", "signingSecret", "slackTeam", "slashCommands", "userScopes",
            "verificationToken",
          ],
        },
        { required: [], optional: ["accountIdentifier", "defaultSessionRole"] }, { required: [], optional: ["accountIdentifier"] },
        { required: [], optional: ["apiToken", "phoneNumbers"] }, { required: [], optional: ["apiKeyId", "apiSecretKey", "phoneNumbers"] },
        { required: [], optional: ["projectSecret", "repairWebhook", "webhookSecret"] }, { required: [], optional: ["*"] },
      ],
    },
    ConnectorSubject: {
      of: [
        { required: ["type"], optional: [] }, { required: ["type"], optional: ["id", "issuer"] },
        { required: ["type"], optional: ["additionalClaims", "aud", "iss", "sub"] }, { required: ["type", "token"], optional: [] },
      ],
    },
    NewTriggerDestination: {
      of: [
        { required: ["branch"], optional: ["path", "projectId"] }, { required: ["customEnvironmentId"], optional: ["path", "projectId"] },
        { required: [], optional: ["path", "projectId"] },
      ],
    },
    TriggerDestination: {
      of: [
        { required: ["branch", "projectId"], optional: ["path"] }, { required: ["customEnvironmentId", "projectId"], optional: ["path"] },
        { required: ["projectId"], optional: ["path"] },
      ],
    },
  },
};
