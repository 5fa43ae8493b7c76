// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "teams",
  operations: {
    listTeamMembers: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "eligibleMembersForProjectId", in: "query", type: "string", kind: "string", doc: "Only members who can be added to this project." },
        { name: "excludeProject", in: "query", type: "string", kind: "string", doc: "Leaves out members of this project." },
        {
          name: "filterByUserIds", in: "query", type: "string", kind: "string", unpublished: true,
          doc: "Only these users, by their IDs, separated by commas. Not in the platform's published description.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 1." },
        {
          name: "role", in: "query", type: "TeamRole", kind: "string",
          values: ["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"], doc: "Only members with this role.",
        },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name, user name or e-mail address." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only members who joined after this time. Unix time in milliseconds." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only members who joined before this time. Unix time in milliseconds." },
      ],
      words: ["people", "colleagues", "who is in the team"],
      withoutTeam: "its path names the team",
      columns: ["uid", "username", "email", "role", "createdAt"],
    },
    inviteTeamMember: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        { name: "email", in: "body", type: "string", kind: "string", doc: "The address that the invitation is sent to." },
        {
          name: "projects", in: "body", type: "object[]", kind: "object", array: true, doc: "Roles in single projects, beside the role in the team.",
          members: "InviteTeamMemberInput.projects",
        },
        {
          name: "role", in: "body", type: "TeamRole", kind: "string",
          values: ["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"], default: "VIEWER",
          doc: "Role of the person in the team.",
        },
        {
          name: "accessGroups", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "The access groups that the person joins with the team, by their IDs. Not in the platform's published description.",
        },
        {
          name: "body", in: "body", type: "TeamInvitations", kind: "object", array: true, doc: "Person to invite, or a list of them.",
          members: "TeamInvitations",
        },
      ],
      words: ["add a colleague", "invite someone", "new user"],
      withoutTeam: "its path names the team",
      columns: ["uid", "username", "email", "role"],
    },
    requestTeamAccess: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        {
          name: "joinedFrom", in: "body", type: "TeamAccessOrigin", kind: "object", required: true, doc: "Way in which the user came to the team.",
          members: "TeamAccessOrigin",
        },
      ],
      withoutTeam: "its path names the team",
    },
    getTeamAccessRequest: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "userId", in: "path", type: "string", kind: "string", required: true, doc: "The user who asked for access." },
      ],
      withoutTeam: "its path names the team",
      columns: ["teamSlug", "teamName", "confirmed", "accessRequestedAt"],
    },
    joinTeam: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "inviteCode", in: "body", type: "string", kind: "string", secret: true, doc: "Invite code: its holder may join the team." },
      ],
      withoutTeam: "its path names the team",
      columns: ["name"],
    },
    updateTeamMember: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "uid", in: "path", type: "string", kind: "string", required: true, doc: "The member." },
        { name: "confirmed", in: "body", type: "true", kind: "boolean", values: [true], doc: "Accepts a request for access." },
        {
          name: "joinedFrom", in: "body", type: "object", kind: "object", doc: "Origin of the user's membership in the team.",
          members: "UpdateTeamMemberInput.joinedFrom",
        },
        {
          name: "projects", in: "body", type: "ProjectRoleAssignment[]", kind: "object", array: true, doc: "Roles in single projects, to give or to take away.",
          members: "ProjectRoleAssignment",
        },
        { name: "role", in: "body", type: "string", kind: "string", doc: "Role of the member in the team." },
        {
          name: "teamPermissions", in: "body", type: "TeamPermission[]", kind: "string", array: true,
          values: [
            "AiGatewayApiKeyOwnedBySelf", "AiGatewayBudgetManager", "AiGatewayCredits", "AiGatewaySettings", "AiGatewayTranscriptsManager",
            "AiGatewayTranscriptsViewer", "ConnectorManager", "CreateProject", "EnvVariableManager", "EnvironmentManager", "FullProductionDeployment",
            "IntegrationManager", "OrgAdmin", "OrgViewer", "UsageViewer", "V0Builder", "V0Chatter", "V0Viewer", "WorkflowDecryptor",
          ],
          doc: "Permissions beyond those of the role.",
        },
        {
          name: "accessGroupsToAdd", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "The access groups that the member joins, by their IDs. Not in the platform's published description.",
        },
        {
          name: "accessGroupsToRemove", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "The access groups that the member leaves, by their IDs. Not in the platform's published description.",
        },
      ],
      words: ["change a role", "make an admin"],
      withoutTeam: "its path names the team",
      columns: ["id"],
    },
    removeTeamMember: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "uid", in: "path", type: "string", kind: "string", required: true, doc: "The member." },
        { name: "newDefaultTeamId", in: "query", type: "string", kind: "string", doc: "The team that becomes the member's default." },
      ],
      words: ["kick", "offboard", "take somebody out"],
      withoutTeam: "its path names the team",
      columns: ["id"],
    },
    getTeam: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
      ],
      words: ["organization", "plan"],
      withoutTeam: "its path names the team",
    },
    updateTeam: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name. At most 256 characters." },
        { name: "newSlug", in: "body", type: "string", kind: "string", doc: "The new slug of the team." },
        { name: "avatar", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The hash of an uploaded picture." },
        {
          name: "defaultDeploymentProtection", in: "body", type: "DeploymentProtectionInput", kind: "object", doc: "Deployment protection of new projects.",
          members: "DeploymentProtectionInput",
        },
        {
          name: "defaultExpirationSettings", in: "body", type: "DeploymentExpirationInput", kind: "object",
          doc: "Retention periods of new projects' deployments.", members: "DeploymentExpirationInput",
        },
        {
          name: "defaultPassport", in: "body", type: "PassportInput | null", kind: "object", nullable: true,
          doc: "The initial sign-in protection of new projects by an identity provider; null for none.", members: "PassportInput",
        },
        {
          name: "defaultProjectJobs", in: "body", type: "ProjectJobsInput | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Jobs that run with each deployment of new projects.", members: "UpdateTeamInput.defaultProjectJobs",
        },
        {
          name: "deploymentPolicy", in: "body", type: "DeploymentPolicyInput | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Sources from which deployments may be made.", members: "UpdateTeamInput.deploymentPolicy",
        },
        { name: "description", in: "body", type: "string", kind: "string", doc: "A few words about the team; at most 140 characters. At most 140 characters." },
        { name: "disableRepositoryDispatchEvents", in: "body", type: "boolean", kind: "boolean", doc: "Whether GitHub is left without dispatch events." },
        {
          name: "disjunctiveProductionSecretPolicy", in: "body", type: "string", kind: "string",
          doc: "Whether production secrets must differ from those of other targets.",
        },
        {
          name: "dpAccessRequestsMode", in: "body", type: "AccessRequestMode", kind: "string", values: ["all", "email-domain", "none"],
          doc: "People who may ask for access to a protected deployment.",
        },
        {
          name: "emailDomain", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "People with an address of this domain may join by themselves.",
        },
        { name: "enablePreviewFeedback", in: "body", type: "string", kind: "string", doc: "Whether the toolbar shows on previews." },
        { name: "enableProductionFeedback", in: "body", type: "string", kind: "string", doc: "Whether the toolbar shows in production." },
        { name: "hideIpAddresses", in: "body", type: "boolean", kind: "boolean", doc: "Whether the IP addresses of visitors are hidden." },
        {
          name: "hideIpAddressesInLogDrains", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the IP addresses of visitors are left out of log drains.",
        },
        {
          name: "nsnbConfig", in: "body", type: "NsnbConfig | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Handling of commits by people without a seat.", members: "UpdateTeamInput.nsnbConfig",
        },
        {
          name: "previewDeploymentSuffix", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The domain that preview URLs end in; null for the platform's own.",
        },
        {
          name: "regenerateInviteCode", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether the present invite code stops working and a new one is made.",
        },
        {
          name: "remoteCaching", in: "body", type: "FeatureState", kind: "object", doc: "Whether builds share results in the remote cache.",
          members: "FeatureState",
        },
        { name: "requireVerifiedCommits", in: "body", type: "boolean", kind: "boolean", doc: "Whether only signed commits are deployed." },
        {
          name: "resourceConfig", in: "body", type: "object", kind: "object", doc: "Resources for builds of the team's projects.",
          members: "UpdateTeamInput.resourceConfig",
        },
        { name: "saml", in: "body", type: "TeamSamlInput", kind: "object", doc: "Sign-in of members through the organisation.", members: "TeamSamlInput" },
        { name: "sensitiveEnvironmentVariablePolicy", in: "body", type: "string", kind: "string", doc: "Whether new environment variables must be sensitive." },
        { name: "strictConnectors", in: "body", type: "Toggle", kind: "object", doc: "Whether only owners may change connectors.", members: "Toggle" },
        {
          name: "strictDeploymentProtectionSettings", in: "body", type: "Toggle", kind: "object",
          doc: "Whether only owners may change how deployments are protected.", members: "Toggle",
        },
        {
          name: "strictPasswordProtectionSettings", in: "body", type: "Toggle", kind: "object",
          doc: "Whether only owners may change the password protection of projects.", members: "Toggle",
        },
        {
          name: "strictShareableLinks", in: "body", type: "Toggle", kind: "object", doc: "Whether only owners may make links that pass deployment protection.",
          members: "Toggle",
        },
      ],
      withoutTeam: "its path names the team",
    },
    listTeams: {
      inputs: [
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only teams created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only teams created before this time. Unix time in milliseconds." },
      ],
      words: ["organizations", "workspaces", "accounts"],
      withoutTeam: "it lists the teams of the user",
      columns: ["id", "slug", "name", "createdAt"],
    },
    createTeam: {
      inputs: [
        {
          name: "slug", in: "body", type: "string", kind: "string", required: true,
          doc: "The team's part of URLs; at most 48 characters. At most 48 characters.",
        },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The display name; derived from the slug by default. At most 256 characters." },
        {
          name: "attribution", in: "body", type: "TeamAttribution", kind: "object", doc: "Way in which the user found the platform.",
          members: "TeamAttribution",
        },
      ],
      withoutTeam: "the user makes the team, which is not there before",
      columns: ["id", "slug"],
    },
    updateTeamDirectorySyncRoles: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        {
          name: "roles", in: "body", type: "Record<string, DirectoryRole>", kind: "object", required: true,
          doc: "A team role or an access group for each directory group.", members: "UpdateTeamDirectorySyncRolesInput.roles",
        },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
      ],
      withoutTeam: "its path names the team",
    },
    deleteTeam: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "newDefaultTeamId", in: "query", type: "string", kind: "string", doc: "The team that becomes the user's default." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        {
          name: "reasons", in: "body", type: "DeletionReason[]", kind: "object", array: true, doc: "Reasons for the deletion of the team.",
          members: "DeletionReason",
        },
      ],
      withoutTeam: "its path names the team",
      columns: ["id"],
    },
    deleteTeamInviteCode: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "inviteId", in: "path", type: "string", kind: "string", required: true, doc: "The invitation, by its ID." },
      ],
      withoutTeam: "its path names the team",
      columns: ["id"],
    },
    updateMicrofrontendsGroup: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "groupId", in: "path", type: "string", kind: "string", required: true, doc: "The microfrontends group." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new name of the group." },
        {
          name: "enablePolyrepoBranchRouting", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether a preview leads to branches of the same name in other repositories of the group.",
        },
        {
          name: "fallbackEnvironment", in: "body", type: "string", kind: "string",
          doc: "Environment that answers for an app without a deployment of its own: `SAME_ENV`, `PRODUCTION`, or the slug of a\ncustom environment of the default app.",
        },
      ],
      withoutTeam: "its path names the team",
      rows: "updatedMicrofrontendsGroup",
      columns: ["id", "name"],
    },
    deleteMicrofrontendsGroup: {
      inputs: [
        { name: "teamId", in: "path", type: "string", kind: "string", required: true, doc: "The team, by its ID." },
        { name: "groupId", in: "path", type: "string", kind: "string", required: true, doc: "The microfrontends group." },
        { name: "slug", in: "query", type: "string", kind: "string", doc: "The team by its slug." },
      ],
      withoutTeam: "its path names the team",
    },
  },
  shapes: {
    DefaultBuildMachine: [
      {
        name: "default", type: "BuildMachineSetting", kind: "string", values: ["basic", "standard", "enhanced", "turbo", "elastic"],
        doc: "The size of the machine, or `elastic` to let it follow the need.",
      },
    ],
    DeletionReason: [
      { name: "slug", type: "string", kind: "string", required: true, doc: "A short key for the reason." },
      { name: "description", type: "string", kind: "string", required: true, doc: "The reason in words." },
    ],
    DeploymentExpirationInput: [
      {
        name: "expiration", type: "DeploymentRetention", kind: "string", values: ["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "2y", "3y", "unlimited"],
        doc: "Retention period of deployments outside of production.",
      },
      {
        name: "expirationCanceled", type: "FailedDeploymentRetention", kind: "string", values: ["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "unlimited"],
        doc: "Retention period of cancelled deployments.",
      },
      {
        name: "expirationErrored", type: "FailedDeploymentRetention", kind: "string", values: ["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "unlimited"],
        doc: "Retention period of failed deployments.",
      },
      {
        name: "expirationProduction", type: "DeploymentRetention", kind: "string",
        values: ["1d", "1w", "2w", "1m", "2m", "3m", "6m", "1y", "2y", "3y", "unlimited"], doc: "Retention period of production deployments.",
      },
    ],
    DeploymentProtectionInput: [
      {
        name: "passwordProtection", type: "PasswordProtectionInput | null", kind: "object", nullable: true,
        doc: "Deployments that ask for a password; null for none.", members: "PasswordProtectionInput",
      },
      {
        name: "ssoProtection", type: "SsoProtectionInput | null", kind: "object", nullable: true, doc: "Deployments that only members may open; null for none.",
        members: "SsoProtectionInput",
      },
    ],
    DirectoryRole: [
      { name: "accessGroupId", type: "string", kind: "string", required: true, doc: "The access group." },
    ],
    FeatureState: [
      { name: "enabled", type: "boolean", kind: "boolean", doc: "Whether the feature is on." },
    ],
    "InviteTeamMemberInput.projects": [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project." },
      {
        name: "role", type: "ProjectRole", kind: "string", values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"], required: true,
        doc: "Role of the person in the project.",
      },
    ],
    JobTargets: [
      { name: "targets", type: "string[]", kind: "string", array: true, required: true, doc: "The environments that the job runs for." },
    ],
    PassportInput: [
      { name: "connectorId", type: "string", kind: "string", required: true, doc: "The connector to the identity provider for sign-in." },
      {
        name: "deploymentType", type: "ProtectionScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"], default: "all",
        doc: "Deployments that are protected.",
      },
    ],
    PasswordProtectionInput: [
      {
        name: "deploymentType", type: "ProtectionScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"], required: true,
        doc: "Deployments that are protected.",
      },
      {
        name: "password", type: "string | null", kind: "string", nullable: true, secret: true, doc: "Password that visitors must enter; at most 72 characters.",
      },
    ],
    PolicyEnvironment: [
      {
        name: "type", type: "\"system\" | \"custom\"", kind: "string", values: ["system", "custom"], required: true,
        doc: "In \"Production or preview\": A system environment, which every project has. In \"A custom environment\": It is a custom environment of the project.",
      },
      { name: "target", type: "TargetEnvironment", kind: "string", values: ["production", "preview"], doc: "Environment. Only in \"Production or preview\"." },
      { name: "environmentId", type: "string", kind: "string", doc: "The custom environment, by its ID. Only in \"A custom environment\"." },
    ],
    PolicyGitSource: [
      {
        name: "provider", type: "\"bitbucket\" | \"github\" | \"gitlab\"", kind: "string", values: ["bitbucket", "github", "gitlab"], required: true,
        doc: "In \"An organisation or one repository of it\": The Git provider of the organisation. In \"A GitLab namespace or one project of it\": The repositories are on GitLab.",
      },
      { name: "org", type: "string", kind: "string", doc: "The owner of the repository. Only in \"An organisation or one repository of it\"." },
      { name: "repo", type: "string", kind: "string", doc: "The name of the repository. Only in \"An organisation or one repository of it\"." },
      {
        name: "namespace", type: "string", kind: "string",
        doc: "The user or group on GitLab that the projects belong to. Only in \"A GitLab namespace or one project of it\".",
      },
      {
        name: "project", type: "string", kind: "string",
        doc: "The project in the namespace; all of them when absent. Only in \"A GitLab namespace or one project of it\".",
      },
    ],
    ProjectRoleAssignment: [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project. At most 256 characters." },
      {
        name: "role", type: "\"ADMIN\" | \"PROJECT_DEVELOPER\" | \"PROJECT_VIEWER\" | null", kind: "string", nullable: true,
        values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"], required: true, doc: "Role of the member in the project; null removes the role.",
      },
    ],
    SsoProtectionInput: [
      {
        name: "deploymentType", type: "ProtectionScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"], default: "preview",
        doc: "Deployments that are protected.",
      },
    ],
    TeamAccessOrigin: [
      {
        name: "origin", type: "TeamAccessOriginKind", kind: "string",
        values: ["bitbucket", "feedback", "github", "gitlab", "import", "organization-teams", "teams"], required: true,
        doc: "Place from which the user asked for access, such as a Git provider.",
      },
      { name: "commitId", type: "string", kind: "string", doc: "The hash of the commit that made the user ask." },
      { name: "gitUserId", type: "number | string", kind: "mixed", kinds: ["number", "string"], doc: "The user's ID at the Git provider." },
      { name: "gitUserLogin", type: "string", kind: "string", doc: "The user's name at the Git provider." },
      { name: "repoId", type: "string", kind: "string", doc: "The ID of the repository." },
      { name: "repoPath", type: "string", kind: "string", doc: "The path of the repository at the Git provider." },
    ],
    TeamAttribution: [
      { name: "landingPage", type: "string", kind: "string", doc: "The page that the visit began with." },
      { name: "pageBeforeConversionPage", type: "string", kind: "string", doc: "The page that led to the sign-up." },
      { name: "sessionReferrer", type: "string", kind: "string", doc: "The page that led to the visit." },
      { name: "utm", type: "object", kind: "object", doc: "The UTM parameters of the visit.", members: "TeamAttribution.utm" },
    ],
    "TeamAttribution.utm": [
      { name: "utmCampaign", type: "string", kind: "string", doc: "The campaign." },
      { name: "utmMedium", type: "string", kind: "string", doc: "The kind of channel, such as `email`." },
      { name: "utmSource", type: "string", kind: "string", doc: "Referrer of the visitor, such as a search engine." },
      { name: "utmTerm", type: "string", kind: "string", doc: "The search term that was paid for." },
    ],
    TeamInvitations: [
      { name: "email", type: "string", kind: "string", required: true, doc: "The address that the invitation is sent to." },
      {
        name: "projects", type: "object[]", kind: "object", array: true, doc: "Roles in single projects, beside the role in the team.",
        members: "TeamInvitations.projects",
      },
      {
        name: "role", type: "TeamRole", kind: "string",
        values: ["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"], default: "VIEWER",
        doc: "Role of the person in the team.",
      },
      {
        name: "accessGroups", type: "string[]", kind: "string", array: true, unpublished: true,
        doc: "The access groups that the person joins with the team, by their IDs. Not in the platform's published description.",
      },
    ],
    "TeamInvitations.projects": [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project." },
      {
        name: "role", type: "ProjectRole", kind: "string", values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER", "PROJECT_GUEST"], required: true,
        doc: "Role of the person in the project.",
      },
    ],
    TeamSamlInput: [
      { name: "enforced", type: "boolean", kind: "boolean", doc: "Whether members have to sign in through the organisation." },
      {
        name: "roles", type: "Record<string, TeamRole | object>", kind: "object",
        doc: "The team role or the access group that each group of the directory becomes, by directory group.", members: "TeamSamlInput.roles",
      },
    ],
    "TeamSamlInput.roles": [
      {
        name: "*", type: "TeamRole | object", kind: "mixed", kinds: ["object", "string"],
        values: ["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"], members: "TeamSamlInput.roles.*",
      },
    ],
    "TeamSamlInput.roles.*": [
      {
        name: "accessGroupId", type: "string", kind: "string", required: true, doc: "The access group whose members they become. Pattern: `^ag_[A-z0-9_ -]+$`.",
      },
    ],
    Toggle: [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether it is on." },
    ],
    "UpdateTeamDirectorySyncRolesInput.roles": [
      {
        name: "*", type: "DirectoryRole", kind: "mixed", kinds: ["object", "string"],
        values: ["OWNER", "MEMBER", "DEVELOPER", "SECURITY", "BILLING", "VIEWER", "VIEWER_FOR_PLUS", "CONTRIBUTOR"], members: "DirectoryRole",
      },
    ],
    "UpdateTeamInput.defaultProjectJobs": [
      { name: "lint", type: "JobTargets", kind: "object", doc: "The environments that linting runs for.", members: "JobTargets" },
      { name: "typecheck", type: "JobTargets", kind: "object", doc: "The environments that type checking runs for.", members: "JobTargets" },
    ],
    "UpdateTeamInput.deploymentPolicy": [
      {
        name: "deploymentSources", type: "DeploymentSourceRule[] | string", kind: "mixed", kinds: ["object", "string"], array: true,
        doc: "Rules for the sources that may start a deployment; the meaning of a string in their place is not published.",
        members: "UpdateTeamInput.deploymentPolicy.deploymentSources",
      },
      {
        name: "gitSources", type: "GitSourceRule[] | string", kind: "mixed", kinds: ["object", "string"], array: true,
        doc: "Rules for the repositories from which may be deployed; the meaning of a string in their place is not published.",
        members: "UpdateTeamInput.deploymentPolicy.gitSources",
      },
    ],
    "UpdateTeamInput.deploymentPolicy.deploymentSources": [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether the rule holds." },
      {
        name: "environments", type: "PolicyEnvironment[]", kind: "object", array: true, required: true, doc: "The environments that the rule applies to.",
        members: "PolicyEnvironment",
      },
      {
        name: "sources", type: "DeploymentPolicySource[]", kind: "string", array: true, values: ["cli", "deploy-hook", "git", "integration", "rest-api", "v0"],
        required: true, doc: "Sources that may start a deployment to these environments.",
      },
    ],
    "UpdateTeamInput.deploymentPolicy.gitSources": [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether the rule holds." },
      {
        name: "environments", type: "PolicyEnvironment[]", kind: "object", array: true, required: true, doc: "The environments that the rule applies to.",
        members: "PolicyEnvironment",
      },
      {
        name: "sources", type: "PolicyGitSource[]", kind: "object", array: true, required: true, doc: "The repositories that may be deployed from.",
        members: "PolicyGitSource",
      },
    ],
    "UpdateTeamInput.nsnbConfig": [
      {
        name: "preference", type: "NsnbPreference", kind: "string", values: ["auto-approval", "manual-approval", "block"], required: true,
        doc: "Handling of the commits: deployed after automatic approval, after approval by a person, or blocked.",
      },
    ],
    "UpdateTeamInput.resourceConfig": [
      {
        name: "buildMachine", type: "DefaultBuildMachine", kind: "object", doc: "The build machine of projects that choose none.",
        members: "DefaultBuildMachine",
      },
    ],
    "UpdateTeamMemberInput.joinedFrom": [
      { name: "ssoUserId", type: "null", kind: "mixed", nullable: true, doc: "Null unlinks the member from the user of the identity provider." },
    ],
  },
  variants: {
    PolicyEnvironment: {
      discriminator: "type",
      of: [{ values: ["system"], required: ["target"], optional: [] }, { values: ["custom"], required: ["environmentId"], optional: [] }],
    },
    PolicyGitSource: {
      discriminator: "provider",
      of: [{ values: ["bitbucket", "github"], required: ["org"], optional: ["repo"] }, { values: ["gitlab"], required: ["namespace"], optional: ["project"] }],
    },
  },
};
