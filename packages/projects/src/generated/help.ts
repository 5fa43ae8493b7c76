// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "projects",
  operations: {
    listProjects: {
      inputs: [
        { name: "buildMachineTypes", in: "query", type: "string", kind: "string", doc: "Only projects with one of these build machines, separated by commas." },
        {
          name: "buildQueueConfiguration", in: "query", type: "BuildQueueConfiguration", kind: "string",
          values: ["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"], doc: "Only projects with this build queue.",
        },
        {
          name: "deprecated", in: "query", type: "boolean", kind: "boolean",
          doc: "Only deprecated projects, or only the others; the criterion is not published.",
        },
        { name: "edgeConfigId", in: "query", type: "string", kind: "string", doc: "Only projects connected to this config store." },
        { name: "edgeConfigTokenId", in: "query", type: "string", kind: "string", doc: "Only projects connected with this config store token." },
        {
          name: "elasticConcurrencyEnabled", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"],
          doc: "Only projects with or without elastic concurrency.",
        },
        { name: "excludeRepos", in: "query", type: "string", kind: "string", doc: "Leaves out projects of these repositories." },
        { name: "from", in: "query", type: "string", kind: "string", doc: "Goes on from here: `pagination.next` of the page before." },
        {
          name: "until", in: "query", type: "number", kind: "number", unpublished: true,
          doc: "Same value as `from`. Not in the platform's published description. Unix time in milliseconds.",
        },
        {
          name: "gitForkProtection", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"], doc: "Only projects with or without fork protection.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "repo", in: "query", type: "string", kind: "string", doc: "The name of the Git repository." },
        { name: "repoId", in: "query", type: "string", kind: "string", doc: "The ID of the Git repository." },
        { name: "repoUrl", in: "query", type: "string", kind: "string", doc: "The URL of the Git repository." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name. At most 100 characters." },
        {
          name: "staticIpsEnabled", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"],
          doc: "Only projects with or without static IP addresses.",
        },
      ],
      words: ["my sites", "apps"],
      columns: ["id", "name", "createdAt"],
    },
    getProjectTrace: {
      inputs: [
        { name: "projectId", in: "query", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "requestId", in: "query", type: "string", kind: "string", required: true, doc: "The value of `x-vercel-id` of the request." },
      ],
    },
    createProject: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "Unique within the account or team. At most 100 characters." },
        {
          name: "buildCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that builds; null lets the framework decide.",
        },
        {
          name: "commandForIgnoringBuildStep", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command whose exit code decides whether a build is skipped.",
        },
        {
          name: "devCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that starts a local server; null lets the framework decide.",
        },
        {
          name: "enableAffectedProjectsDeployments", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether a monorepo deploys only the projects that a commit changes.",
        },
        {
          name: "enablePreviewFeedback", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether the toolbar shows on previews; null follows the team.",
        },
        {
          name: "enableProductionFeedback", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether the toolbar shows in production; null follows the team.",
        },
        {
          name: "installCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that installs dependencies; null lets the framework decide.",
        },
        {
          name: "oidcTokenConfig", in: "body", type: "OidcTokenConfigInput", kind: "object", doc: "Settings for the OIDC tokens of deployments.",
          members: "OidcTokenConfigInput",
        },
        {
          name: "outputDirectory", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The folder that holds the result of the build; null lets the framework decide.",
        },
        {
          name: "previewDeploymentSuffix", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The domain that preview URLs end in; null for the platform's own.",
        },
        {
          name: "previewDeploymentsDisabled", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether commits outside the production branch are left undeployed.",
        },
        {
          name: "publicSource", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether everybody may see the sources and the build logs.",
        },
        {
          name: "resourceConfig", in: "body", type: "ProjectResourceConfigInput", kind: "object", doc: "Resources for builds and functions.",
          members: "ProjectResourceConfigInput",
        },
        {
          name: "rootDirectory", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The folder of the repository that is built; null for its root.",
        },
        { name: "sandbox", in: "body", type: "ProjectSandbox", kind: "object", doc: "Regions of the project's sandboxes.", members: "ProjectSandbox" },
        {
          name: "serverlessFunctionRegion", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The region that functions run in by default.",
        },
        {
          name: "serverlessFunctionZeroConfigFailover", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether functions move to another region automatically when theirs fails.",
        },
        {
          name: "skipGitConnectDuringLink", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether linking a local folder leaves the Git repository unconnected.",
        },
        {
          name: "environmentVariables", in: "body", type: "InitialEnvVar[]", kind: "object", array: true, doc: "Initial environment variables of the project.",
          members: "InitialEnvVar",
        },
        {
          name: "framework", in: "body", type: "Framework | null", kind: "string", nullable: true,
          values: [
            "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2",
            "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3",
            "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node",
            "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper",
            "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start",
            "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola",
          ],
          doc: "Framework with which the project is built; null for none.",
        },
        {
          name: "gitRepository", in: "body", type: "object", kind: "object",
          doc: "The Git repository whose commits are deployed; without it, none is connected.", members: "CreateProjectInput.gitRepository",
        },
        {
          name: "ssoProtection", in: "body", type: "object | null", kind: "object", nullable: true,
          doc: "Deployments that only members may open; null for none.", members: "CreateProjectInput.ssoProtection",
        },
      ],
      words: ["new site", "new app"],
    },
    createProjectToken: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "source", in: "body", type: "string", kind: "string", doc: "Names the program that asks." },
      ],
    },
    createTraceSession: {
      inputs: [
        { name: "hostname", in: "body", type: "string", kind: "string", required: true, doc: "The host name of the deployment." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project that the deployment belongs to." },
      ],
    },
    getProject: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
      words: ["settings of a site"],
    },
    updateProject: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "buildCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that builds; null lets the framework decide.",
        },
        {
          name: "commandForIgnoringBuildStep", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command whose exit code decides whether a build is skipped.",
        },
        {
          name: "devCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that starts a local server; null lets the framework decide.",
        },
        {
          name: "enableAffectedProjectsDeployments", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether a monorepo deploys only the projects that a commit changes.",
        },
        {
          name: "enablePreviewFeedback", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether the toolbar shows on previews; null follows the team.",
        },
        {
          name: "enableProductionFeedback", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether the toolbar shows in production; null follows the team.",
        },
        {
          name: "installCommand", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The command that installs dependencies; null lets the framework decide.",
        },
        {
          name: "oidcTokenConfig", in: "body", type: "OidcTokenConfigInput", kind: "object", doc: "Settings for the OIDC tokens of deployments.",
          members: "OidcTokenConfigInput",
        },
        {
          name: "outputDirectory", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The folder that holds the result of the build; null lets the framework decide.",
        },
        {
          name: "previewDeploymentSuffix", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The domain that preview URLs end in; null for the platform's own.",
        },
        {
          name: "previewDeploymentsDisabled", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether commits outside the production branch are left undeployed.",
        },
        {
          name: "publicSource", in: "body", type: "boolean | null", kind: "boolean", nullable: true,
          doc: "Whether everybody may see the sources and the build logs.",
        },
        {
          name: "resourceConfig", in: "body", type: "ProjectResourceConfigInput", kind: "object", doc: "Resources for builds and functions.",
          members: "ProjectResourceConfigInput",
        },
        {
          name: "rootDirectory", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The folder of the repository that is built; null for its root.",
        },
        { name: "sandbox", in: "body", type: "ProjectSandbox", kind: "object", doc: "Regions of the project's sandboxes.", members: "ProjectSandbox" },
        {
          name: "serverlessFunctionRegion", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The region that functions run in by default.",
        },
        {
          name: "serverlessFunctionZeroConfigFailover", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether functions move to another region automatically when theirs fails.",
        },
        {
          name: "skipGitConnectDuringLink", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether linking a local folder leaves the Git repository unconnected.",
        },
        { name: "name", in: "body", type: "string", kind: "string", doc: "The new name; unique within the account or team. At most 100 characters." },
        {
          name: "autoAssignCustomDomains", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether a production deployment gets the custom domains automatically.",
        },
        { name: "autoAssignCustomDomainsUpdatedBy", in: "body", type: "string", kind: "string", doc: "User who last changed the automatic assignment." },
        {
          name: "autoExposeSystemEnvs", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether system environment variables are visible to builds and functions.",
        },
        {
          name: "connectConfigurations", in: "body", type: "ConnectConfigurationInput[] | null", kind: "object", array: true, nullable: true,
          doc: "The private networks that environments are connected to; null for none.", members: "ConnectConfigurationInput",
        },
        { name: "customerSupportCodeVisibility", in: "body", type: "boolean", kind: "boolean", doc: "Whether customer support may read the source." },
        {
          name: "deploymentPolicy", in: "body", type: "DeploymentPolicyInput | string", kind: "mixed", kinds: ["object", "string"],
          doc: "Sources from which deployments may be made.", members: "UpdateProjectInput.deploymentPolicy",
        },
        { name: "directoryListing", in: "body", type: "boolean", kind: "boolean", doc: "Whether a folder without an index file is shown as a list." },
        {
          name: "dismissedToasts", in: "body", type: "DismissedToastInput[]", kind: "object", array: true,
          doc: "Messages that the user answered or closed; each replaces the record of the same key.", members: "DismissedToastInput",
        },
        { name: "enableExternalRewriteCaching", in: "body", type: "boolean", kind: "boolean", doc: "Whether answers of external rewrites are cached." },
        {
          name: "framework", in: "body", type: "Framework | null", kind: "string", nullable: true,
          values: [
            "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2",
            "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3",
            "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node",
            "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper",
            "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start",
            "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola",
          ],
          doc: "Framework with which the project is built; null for none.",
        },
        {
          name: "gitComments", in: "body", type: "GitCommentsInput | null", kind: "object", nullable: true, unpublished: true,
          doc: "Whether the Git provider shows comments about deployments; null for the platform's own choice. Not in the platform's published description.",
          members: "GitCommentsInput",
        },
        {
          name: "gitForkProtection", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether a pull request from a fork needs approval before it is deployed.",
        },
        { name: "gitLFS", in: "body", type: "boolean", kind: "boolean", doc: "Whether Git LFS files are fetched." },
        {
          name: "gitProviderOptions", in: "body", type: "GitProviderOptionsInput", kind: "object", unpublished: true,
          doc: "Settings for the project's use of its Git provider; omitted ones keep their values. Not in the platform's published description.",
          members: "GitProviderOptionsInput",
        },
        {
          name: "nodeVersion", in: "body", type: "ProjectNodeVersion", kind: "string", values: ["10.x", "12.x", "14.x", "16.x", "18.x", "20.x", "22.x", "24.x"],
          doc: "The version of Node.js that builds and functions run on.",
        },
        {
          name: "optionsAllowlist", in: "body", type: "OptionsAllowlistInput | null", kind: "object", nullable: true,
          doc: "Paths where `OPTIONS` requests pass deployment protection.", members: "OptionsAllowlistInput",
        },
        {
          name: "passport", in: "body", type: "PassportInput | null", kind: "object", nullable: true,
          doc: "Deployments that ask for a sign-in with an identity provider; null for none.", members: "PassportInput",
        },
        {
          name: "passwordProtection", in: "body", type: "PasswordProtectionInput | null", kind: "object", nullable: true,
          doc: "Deployments that ask for a password; null for none.", members: "PasswordProtectionInput",
        },
        {
          name: "productionDeploymentsFastLane", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether builds for production go before those for previews. Not in the platform's published description.",
        },
        {
          name: "protectedSourcemaps", in: "body", type: "boolean", kind: "boolean", doc: "Whether source maps need the same access as a protected deployment.",
        },
        {
          name: "skewProtectionAllowedDomains", in: "body", type: "string[]", kind: "string", array: true,
          doc: "Sites that may fetch assets under skew protection.",
        },
        {
          name: "skewProtectionBoundaryAt", in: "body", type: "number", kind: "number",
          doc: "Time before which deployments get no skew protection, in Unix milliseconds. At least 0.",
        },
        {
          name: "skewProtectionMaxAge", in: "body", type: "number", kind: "number",
          doc: "Maximum age of a deployment under skew protection, in seconds. At least 0.",
        },
        {
          name: "sourceFilesOutsideRootDirectory", in: "body", type: "boolean", kind: "boolean", doc: "Whether a build sees files outside the root directory.",
        },
        {
          name: "ssoProtection", in: "body", type: "SsoProtectionInput | null", kind: "object", nullable: true,
          doc: "Deployments that only members may open; null for none.", members: "SsoProtectionInput",
        },
        { name: "staticIps", in: "body", type: "Toggle", kind: "object", doc: "Whether outgoing traffic comes from static IP addresses.", members: "Toggle" },
        {
          name: "tracing", in: "body", type: "ProjectTracing | null", kind: "object", nullable: true, doc: "Tracing of requests; null for none.",
          members: "ProjectTracing",
        },
        {
          name: "trustedIps", in: "body", type: "TrustedIpsInput | null", kind: "object", nullable: true, doc: "The addresses that pass deployment protection.",
          members: "TrustedIpsInput",
        },
        {
          name: "trustedSources", in: "body", type: "ProjectTrustedSources | null", kind: "object", nullable: true,
          doc: "Sources whose OIDC tokens pass deployment protection.", members: "ProjectTrustedSources",
        },
      ],
      words: ["rename", "settings", "build command", "node version", "framework", "root directory"],
    },
    deleteProject: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
      ],
      words: ["remove a site"],
    },
    uploadProjectAvatar: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", doc: "The bytes of the picture." },
      ],
    },
    listProjectDomains: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "customEnvironmentId", in: "query", type: "string", kind: "string", doc: "Only items of this custom environment." },
        { name: "gitBranch", in: "query", type: "string", kind: "string", doc: "Only items of this branch." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "order", in: "query", type: "\"ASC\" | \"DESC\"", kind: "string", values: ["ASC", "DESC"], default: "DESC", doc: "The order by creation." },
        { name: "production", in: "query", type: "boolean", kind: "boolean", default: false, doc: "Whether only domains of production are listed." },
        { name: "redirect", in: "query", type: "string", kind: "string", doc: "Only domains that redirect to this one." },
        { name: "redirects", in: "query", type: "boolean", kind: "boolean", default: true, doc: "Whether domains that redirect are listed." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only domains added after this time. Unix time in milliseconds." },
        { name: "target", in: "query", type: "TargetEnvironment", kind: "string", values: ["production", "preview"], doc: "Only domains of this environment." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only domains added before this time. Unix time in milliseconds." },
        { name: "verified", in: "query", type: "boolean", kind: "boolean", doc: "Only domains with or without proven ownership." },
      ],
      words: ["domains of a site"],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    getProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The domain name." },
      ],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    updateProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The domain name." },
        { name: "gitBranch", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
        { name: "redirect", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The host name that visitors are sent on to." },
        {
          name: "redirectStatusCode", in: "body", type: "RedirectStatusCode | null", kind: "number", nullable: true, values: [301, 302, 307, 308],
          doc: "The status of the redirect.",
        },
        {
          name: "customEnvironmentId", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The custom environment whose deployments are served there. Not in the platform's published description.",
        },
      ],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    removeProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The domain name." },
        { name: "removeRedirects", in: "body", type: "boolean", kind: "boolean", doc: "Whether domains that redirect to it are removed too." },
      ],
      words: ["detach a domain", "disconnect"],
    },
    addProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The domain name." },
        { name: "customEnvironmentId", in: "body", type: "string", kind: "string", doc: "The custom environment that the domain shows." },
        { name: "gitBranch", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
        { name: "redirect", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The host name that visitors are sent on to." },
        {
          name: "redirectStatusCode", in: "body", type: "RedirectStatusCode | null", kind: "number", nullable: true, values: [301, 302, 307, 308],
          doc: "The status of the redirect.",
        },
      ],
      words: ["connect a domain to a project", "custom domain", "attach a domain"],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    moveProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The domain name." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project that gets the domain." },
        { name: "gitBranch", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
        { name: "redirect", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The host name that visitors are sent on to." },
        {
          name: "redirectStatusCode", in: "body", type: "RedirectStatusCode | null", kind: "number", nullable: true, values: [301, 302, 307, 308],
          doc: "The status of the redirect.",
        },
      ],
      words: ["switch a domain to another project"],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    verifyProjectDomain: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "domain", in: "path", type: "string", kind: "string", required: true, doc: "The domain name." },
      ],
      words: ["prove ownership", "domain not verified"],
      columns: ["name", "verified", "gitBranch", "redirect", "createdAt"],
    },
    listProjectEnvs: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "customEnvironmentId", in: "query", type: "string", kind: "string", doc: "Only items of this custom environment." },
        { name: "customEnvironmentSlug", in: "query", type: "string", kind: "string", doc: "Only items of the custom environment with this slug." },
        { name: "decrypt", in: "query", type: "boolean", kind: "boolean", doc: "Whether values come decrypted." },
        { name: "gitBranch", in: "query", type: "string", kind: "string", doc: "Only items of this branch. At most 250 characters." },
        { name: "source", in: "query", type: "string", kind: "string", doc: "Names the program that asks." },
        {
          name: "target", in: "query", type: "EnvTarget", kind: "string", values: ["production", "preview", "development"], unpublished: true,
          doc: "Only items of this environment. Not in the platform's published description.",
        },
      ],
      words: ["env vars", "environment variables", "secrets", "env pull", "env ls"],
      columns: ["id", "key", "type", "target", "gitBranch"],
    },
    createProjectEnvs: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "upsert", in: "query", type: "boolean", kind: "boolean", doc: "`true` replaces a variable that exists." },
        {
          name: "type", in: "body", type: "EnvVarInputKind", kind: "string", values: ["plain", "encrypted", "sensitive", "system"],
          doc: "Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform.",
        },
        { name: "key", in: "body", type: "string", kind: "string", doc: "The name that code reads the value by." },
        {
          name: "target", in: "body", type: "EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"],
          doc: "In \"A variable for the built-in environments\": The built-in environments that get it. In \"A variable for custom environments\": The built-in environments that get it too.",
        },
        { name: "value", in: "body", type: "string", kind: "string", secret: true, doc: "The value, in plain text." },
        { name: "comment", in: "body", type: "string", kind: "string", doc: "A note on the purpose of the variable." },
        {
          name: "customEnvironmentIds", in: "body", type: "string[]", kind: "string", array: true,
          doc: "In \"A variable for the built-in environments\": The custom environments that get it too. In \"A variable for custom environments\": The custom environments that get it.",
        },
        { name: "gitBranch", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
        {
          name: "visibility", in: "body", type: "EnvVarVisibility", kind: "string", values: ["config", "secret"], unpublished: true,
          doc: "Whether the value counts as configuration or as a secret. Not in the platform's published description.",
        },
        {
          name: "body", in: "body", type: "NewProjectEnv | NewProjectEnv[]", kind: "object", array: true, doc: "Variable, or a list of variables.",
          members: "CreateProjectEnvsInput.body",
        },
      ],
      variants: {
        of: [
          { required: ["type", "key", "target", "value"], optional: ["comment", "customEnvironmentIds", "gitBranch", "visibility"] },
          { required: ["type", "key", "customEnvironmentIds", "value"], optional: ["comment", "gitBranch", "target", "visibility"] },
        ],
      },
      words: ["env vars", "add an environment variable", "set a secret", "env add", "env push", "env set"],
    },
    getProjectEnv: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The environment variable, by its ID." },
      ],
      words: ["env var", "read a secret", "decrypt an environment variable", "value of an environment variable"],
      columns: ["id", "key", "type", "target", "gitBranch"],
    },
    updateProjectEnv: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The environment variable, by its ID." },
        {
          name: "type", in: "body", type: "EnvVarInputKind", kind: "string", values: ["plain", "encrypted", "sensitive", "system"],
          doc: "Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform.",
        },
        { name: "key", in: "body", type: "string", kind: "string", doc: "The name that code reads the value by." },
        { name: "comment", in: "body", type: "string", kind: "string", doc: "A note on the purpose of the variable. At most 500 characters." },
        { name: "customEnvironmentIds", in: "body", type: "string[]", kind: "string", array: true, doc: "The custom environments that get it." },
        { name: "gitBranch", in: "body", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
        {
          name: "target", in: "body", type: "EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"],
          doc: "The built-in environments that get it.",
        },
        { name: "value", in: "body", type: "string", kind: "string", secret: true, doc: "The value, in plain text." },
        {
          name: "visibility", in: "body", type: "EnvVarVisibility", kind: "string", values: ["config", "secret"], unpublished: true,
          doc: "Whether the value counts as configuration or as a secret. Not in the platform's published description.",
        },
      ],
      words: ["env var", "change an environment variable", "rotate a secret"],
    },
    deleteProjectEnv: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The environment variable, by its ID." },
        { name: "customEnvironmentId", in: "query", type: "string", kind: "string", doc: "Takes the variable off this custom environment only." },
      ],
      words: ["env var", "remove an environment variable", "unset", "env rm"],
    },
    deleteProjectEnvs: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "ids", in: "body", type: "string[]", kind: "string", array: true, required: true,
          doc: "The environment variables, by their IDs; at most 1000. At least 1 item, at most 1000 items.",
        },
      ],
    },
    createProjectTransferRequest: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "callbackSecret", in: "body", type: "string", kind: "string", secret: true, doc: "Signs the call of `callbackUrl`." },
        { name: "callbackUrl", in: "body", type: "string", kind: "string", doc: "Called when the transfer is done." },
      ],
      words: ["move a project to another team", "hand over"],
    },
    acceptProjectTransferRequest: {
      inputs: [
        {
          name: "code", in: "path", type: "string", kind: "string", required: true, secret: true,
          doc: "The code that the offer of the project was answered with.",
        },
        {
          name: "acceptedPolicies", in: "body", type: "Record<string, AcceptedPolicies>", kind: "object", doc: "Accepted policies, by integration.",
          members: "AcceptProjectTransferRequestInput.acceptedPolicies",
        },
        {
          name: "newProjectName", in: "body", type: "string", kind: "string",
          doc: "The name that the project gets in its new team; without it, the name stays. At most 100 characters.",
        },
        {
          name: "paidFeatures", in: "body", type: "TransferredPaidFeatures", kind: "object", doc: "Paid features to transfer.",
          members: "TransferredPaidFeatures",
        },
      ],
    },
    updateProjectProtectionBypass: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "generate", in: "body", type: "object", kind: "object", doc: "Creates a new secret, as an empty body does.",
          members: "UpdateProjectProtectionBypassInput.generate",
        },
        {
          name: "revoke", in: "body", type: "BypassRevocation", kind: "object", doc: "Revokes a secret, and creates a replacement if requested.",
          members: "BypassRevocation",
        },
        {
          name: "update", in: "body", type: "object", kind: "object", doc: "Changes the settings of a secret; the secret itself stays.",
          members: "UpdateProjectProtectionBypassInput.update",
        },
      ],
      words: ["automation bypass secret", "skip protection in tests"],
    },
    rollbackDeployment: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The earlier deployment to which production is rolled back." },
        { name: "description", in: "query", type: "string", kind: "string", doc: "Reason for the rollback of production." },
      ],
      words: ["roll back", "restore the previous version", "undo a deploy", "revert production"],
    },
    updateRollbackDescription: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that production went back to." },
        { name: "description", in: "body", type: "string", kind: "string", doc: "Reason for the rollback of production." },
      ],
    },
    updateProjectMicrofrontends: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "defaultRoute", in: "body", type: "string", kind: "string", doc: "The path that screenshots and links open." },
        { name: "doNotRouteWithMicrofrontendsRouting", in: "body", type: "boolean", kind: "boolean", doc: "Whether it is left out of the group's routing." },
        { name: "enabled", in: "body", type: "boolean", kind: "boolean", doc: "Whether the project takes part in microfrontends." },
        { name: "isDefaultApp", in: "body", type: "boolean", kind: "boolean", doc: "Whether it answers requests that no other app of the group takes." },
        { name: "microfrontendsGroupId", in: "body", type: "string", kind: "string", doc: "The microfrontends group that it belongs to." },
        {
          name: "routeObservabilityToThisProject", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether its telemetry shows here and not in the default app.",
        },
      ],
    },
    promoteDeployment: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that gets the production traffic." },
      ],
      words: ["promote to production", "make live", "go live"],
    },
    listPromoteAliases: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
        { name: "failedOnly", in: "query", type: "boolean", kind: "boolean", doc: "Whether only failed aliases are listed." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At most 100." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only aliases created after this time. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only aliases created before this time. Unix time in milliseconds." },
      ],
      columns: ["id", "alias", "status"],
    },
    pauseProject: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      words: ["take a site offline", "disable"],
    },
    unpauseProject: {
      inputs: [
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project." },
      ],
      words: ["resume", "bring a site back", "enable"],
    },
  },
  shapes: {
    "AcceptProjectTransferRequestInput.acceptedPolicies": [
      { name: "*", type: "AcceptedPolicies", kind: "object", members: "AcceptedPolicies" },
    ],
    AcceptedPolicies: [
      {
        name: "eula", type: "string", kind: "string", required: true,
        doc: "Time at which the integration's licence agreement was accepted. Format: `date-time`.",
      },
      {
        name: "privacy", type: "string", kind: "string", required: true,
        doc: "Time at which the integration's privacy policy was accepted. Format: `date-time`.",
      },
      { name: "*", type: "string", kind: "string", doc: "Format: `date-time`." },
    ],
    BuildQueue: [
      {
        name: "configuration", type: "BuildQueueConfiguration", kind: "string", values: ["SKIP_NAMESPACE_QUEUE", "WAIT_FOR_NAMESPACE_QUEUE"],
        doc: "Whether a build waits for an earlier one of the same branch or goes ahead of it.",
      },
    ],
    BypassRevocation: [
      { name: "regenerate", type: "boolean", kind: "boolean", required: true, doc: "Whether a new secret takes its place." },
      { name: "secret", type: "string", kind: "string", required: true, secret: true, doc: "The secret that stops working." },
    ],
    ConnectConfigurationInput: [
      { name: "buildsEnabled", type: "boolean", kind: "boolean", required: true, doc: "Whether builds run inside the private network too." },
      { name: "connectConfigurationId", type: "string", kind: "string", required: true, doc: "The private network." },
      { name: "envId", type: "string", kind: "string", required: true, doc: "The environment that is connected to it." },
      { name: "passive", type: "boolean", kind: "boolean", required: true, doc: "Whether it only takes over in a failover; builds do not run there." },
    ],
    "CreateProjectEnvsInput.body": [
      {
        name: "type", type: "EnvVarInputKind", kind: "string", values: ["plain", "encrypted", "sensitive", "system"], required: true,
        doc: "Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform.",
      },
      { name: "key", type: "string", kind: "string", required: true, doc: "The name that code reads the value by." },
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "The value, in plain text." },
      {
        name: "target", type: "EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"],
        doc: "In \"A variable for the built-in environments\": The built-in environments that get it. In \"A variable for custom environments\": The built-in environments that get it too.",
      },
      { name: "comment", type: "string", kind: "string", doc: "A note on the purpose of the variable." },
      {
        name: "customEnvironmentIds", type: "string[]", kind: "string", array: true,
        doc: "In \"A variable for the built-in environments\": The custom environments that get it too. In \"A variable for custom environments\": The custom environments that get it.",
      },
      { name: "gitBranch", type: "string | null", kind: "string", nullable: true, doc: "The branch that it belongs to." },
      {
        name: "visibility", type: "EnvVarVisibility", kind: "string", values: ["config", "secret"], unpublished: true,
        doc: "Whether the value counts as configuration or as a secret. Not in the platform's published description.",
      },
    ],
    "CreateProjectInput.gitRepository": [
      {
        name: "type", type: "GitRepositoryHost", kind: "string", values: ["bitbucket", "cursor-origin", "github", "github-limited", "gitlab", "vercel"],
        required: true, doc: "Provider that hosts the repository.",
      },
      { name: "repo", type: "string", kind: "string", required: true, doc: "The name of the repository." },
    ],
    "CreateProjectInput.ssoProtection": [
      {
        name: "deploymentType", type: "ProtectionScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"], required: true,
        doc: "Deployments that are protected.",
      },
    ],
    DismissedToastInput: [
      { name: "key", type: "string", kind: "string", required: true, doc: "Key of the message; a record with the same key is replaced." },
      {
        name: "action", type: "ToastAction", kind: "string", values: ["accept", "cancel", "delete"], required: true,
        doc: "Action of the user: `accept` or `cancel` for the offer of the message, or `delete` to remove the record of that.",
      },
      {
        name: "dismissedAt", type: "number", kind: "number", required: true, doc: "Time of the user's action, in Unix milliseconds. Unix time in milliseconds.",
      },
      { name: "value", type: "unknown", kind: "mixed", doc: "Data stored with the record, such as a setting before and after." },
    ],
    GitCommentsInput: [
      { name: "onCommit", type: "boolean", kind: "boolean", required: true, doc: "Whether commits get them." },
      { name: "onPullRequest", type: "boolean", kind: "boolean", required: true, doc: "Whether pull requests get them." },
    ],
    GitProviderOptionsInput: [
      {
        name: "createDeployments", type: "\"disabled\" | \"enabled\"", kind: "string", values: ["disabled", "enabled"],
        doc: "Whether GitHub shows deployments as deployments of its own.",
      },
      {
        name: "consolidatedGitCommitStatus", type: "object", kind: "object",
        doc: "Whether the deployments of all projects of a repository share one status of a commit.",
        members: "GitProviderOptionsInput.consolidatedGitCommitStatus",
      },
      { name: "disableRepositoryDispatchEvents", type: "boolean", kind: "boolean", doc: "Whether GitHub is left without dispatch events." },
      { name: "gitCommitStatus", type: "boolean", kind: "boolean", doc: "Whether commits get a status for each deployment." },
      { name: "requireVerifiedCommits", type: "boolean", kind: "boolean", doc: "Whether only signed commits are deployed." },
    ],
    "GitProviderOptionsInput.consolidatedGitCommitStatus": [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether they do." },
      { name: "propagateFailures", type: "boolean", kind: "boolean", required: true, doc: "Whether the shared status fails with one of them." },
    ],
    InitialEnvVar: [
      { name: "key", type: "string", kind: "string", required: true, doc: "The name that code reads the value by." },
      {
        name: "target", type: "EnvTarget | EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"], required: true,
        doc: "The environments that get it, one or several.",
      },
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "The value, in plain text." },
      {
        name: "type", type: "EnvVarInputKind", kind: "string", values: ["plain", "encrypted", "sensitive", "system"],
        doc: "Storage of the value: `encrypted` can be read again, `sensitive` never, `system` is filled by the platform.",
      },
      { name: "gitBranch", type: "string", kind: "string", doc: "The branch that it belongs to. At most 250 characters." },
      {
        name: "comment", type: "string", kind: "string", unpublished: true,
        doc: "A note on the purpose of the variable. Not in the platform's published description. At most 500 characters.",
      },
      {
        name: "customEnvironmentIds", type: "string[] | null", kind: "string", array: true, nullable: true, unpublished: true,
        doc: "The custom environments that get it too; a new project has none yet. Not in the platform's published description.",
      },
    ],
    OidcTokenConfigInput: [
      { name: "enabled", type: "boolean", kind: "boolean", default: true, doc: "Whether deployments get OIDC tokens." },
      {
        name: "issuerMode", type: "OidcIssuerMode", kind: "string", values: ["team", "global"], default: "team",
        doc: "Whether tokens name the team (`team`) or the platform (`global`) as their issuer.",
      },
    ],
    OptionsAllowlistInput: [
      {
        name: "paths", type: "object[]", kind: "object", array: true, required: true,
        doc: "Paths on the allowlist, from one to five. At least 1 item, at most 5 items.", members: "OptionsAllowlistInput.paths",
      },
    ],
    "OptionsAllowlistInput.paths": [
      {
        name: "value", type: "string", kind: "string", required: true, doc: "A path, beginning with a slash; it may be a regular expression. Pattern: `^/.*`.",
      },
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
    ProjectResourceConfigInput: [
      {
        name: "buildMachineElasticLastUpdated", type: "number", kind: "number",
        doc: "Time at which the elastic machine changed its size. Unix time in milliseconds.",
      },
      {
        name: "buildMachineElasticReason", type: "BuildMachineReason", kind: "string",
        values: [
          "basic-floor", "build-timeout-failure", "enospc-failure", "enterprise-floor", "high-peak-disk", "high-peak-memory", "long-build-duration",
          "oom-failure", "short-build-duration", "sustained-high-cpu",
        ],
        doc: "Reason for the size of the elastic machine.",
      },
      {
        name: "buildMachineSelection", type: "BuildMachineSelection", kind: "string", values: ["fixed", "elastic"],
        doc: "Whether the build machine keeps its size (`fixed`) or follows the need (`elastic`).",
      },
      {
        name: "buildMachineType", type: "BuildMachineSetting | null", kind: "string", nullable: true,
        values: ["basic", "standard", "enhanced", "turbo", "elastic"], doc: "The size of the build machine; `elastic` lets it follow the need.",
      },
      { name: "buildQueue", type: "BuildQueue", kind: "object", doc: "Queueing of builds.", members: "BuildQueue" },
      { name: "elasticConcurrencyEnabled", type: "boolean", kind: "boolean", doc: "Whether builds may run beyond the slots of the plan." },
      { name: "enableFunctionsBeta", type: "boolean", kind: "boolean", doc: "Whether functions use what is still in beta." },
      { name: "fluid", type: "boolean", kind: "boolean", doc: "Whether one function instance serves several requests at a time." },
      {
        name: "functionDefaultMemoryType", type: "FunctionMemoryType", kind: "string", values: ["standard_legacy", "standard", "performance", "performance_xl"],
        doc: "Default memory and CPU of a function.",
      },
      {
        name: "functionDefaultRegions", type: "string[]", kind: "string", array: true,
        doc: "The regions that functions run in by default. At least 1 item. No item twice.",
      },
      { name: "functionDefaultTimeout", type: "number", kind: "number", doc: "In seconds. At least 1, at most 900." },
      {
        name: "functionZeroConfigFailover", type: "boolean", kind: "boolean", doc: "Whether functions move to another region automatically when theirs fails.",
      },
      { name: "isNSNBDisabled", type: "boolean", kind: "boolean", doc: "Whether the team's rule for commits of people without a seat is off here." },
    ],
    ProjectSandbox: [
      {
        name: "failoverRegions", type: "SandboxRegion[]", kind: "string", array: true,
        values: [
          "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
          "yul1",
        ],
        doc: "Regions to fall back to when the primary region fails, in this order.",
      },
      {
        name: "region", type: "SandboxRegion", kind: "string",
        values: [
          "arn1", "bom1", "cdg1", "cle1", "cpt1", "dub1", "fra1", "gru1", "hkg1", "hnd1", "iad1", "icn1", "kix1", "lhr1", "pdx1", "sfo1", "sin1", "syd1",
          "yul1",
        ],
        doc: "The region that sandboxes run in unless they name one.",
      },
    ],
    ProjectTracing: [
      { name: "domains", type: "string", kind: "string", doc: "The domains of the drains that take traces, separated by commas." },
      { name: "ignorePaths", type: "string[]", kind: "string", array: true, doc: "Paths whose requests are never traced." },
      { name: "samplingRules", type: "TracingRule[]", kind: "object", array: true, doc: "Requests that are traced.", members: "TracingRule" },
    ],
    ProjectTrustedSources: [
      { name: "enableVercelCiSameRepository", type: "boolean", kind: "boolean", doc: "Whether the platform's CI passes when it runs for the same repository." },
      {
        name: "oidcProviders", type: "Record<string, TrustedOidcProvider[]>", kind: "object", doc: "Trusted tokens of other identity providers, by issuer.",
        members: "ProjectTrustedSources.oidcProviders",
      },
      {
        name: "projects", type: "Record<string, TrustedProject>", kind: "object", doc: "Trusted tokens of other projects, by project ID.",
        members: "ProjectTrustedSources.projects",
      },
    ],
    "ProjectTrustedSources.oidcProviders": [
      { name: "*", type: "TrustedOidcProvider[]", kind: "object", array: true, members: "TrustedOidcProvider" },
    ],
    "ProjectTrustedSources.projects": [
      { name: "*", type: "TrustedProject", kind: "object", members: "TrustedProject" },
    ],
    SsoProtectionInput: [
      {
        name: "deploymentType", type: "ProtectionScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "prod_deployment_urls_and_all_previews"], default: "preview",
        doc: "Deployments that are protected.",
      },
    ],
    Toggle: [
      { name: "enabled", type: "boolean", kind: "boolean", required: true, doc: "Whether it is on." },
    ],
    TracingRule: [
      { name: "rate", type: "number", kind: "number", required: true, doc: "The share that is traced, from 0 to 1." },
      {
        name: "destination", type: "\"external\" | \"internal\"", kind: "string", values: ["external", "internal"],
        doc: "Destination of the traces: `external` for a drain of the team, `internal` for the platform's own store. The\nplatform derives it; requests accept it only to let a project that was read be sent back.",
      },
      {
        name: "env", type: "TargetEnvironment", kind: "string", values: ["production", "preview"],
        doc: "The environment that the rule applies to; all when left out.",
      },
      { name: "requestPath", type: "string", kind: "string", doc: "Only requests whose path begins with this prefix; all by default." },
    ],
    TransferredPaidFeatures: [
      { name: "concurrentBuilds", type: "number | null", kind: "number", nullable: true, doc: "Number of concurrent builds to transfer." },
      { name: "passwordProtection", type: "boolean | null", kind: "boolean", nullable: true, doc: "Whether password protection comes along." },
      {
        name: "previewDeploymentSuffix", type: "boolean | null", kind: "boolean", nullable: true,
        doc: "Whether the domain that preview URLs end in comes along.",
      },
    ],
    TrustedEnvironments: [
      {
        name: "slugs", type: "string[]", kind: "string", array: true,
        doc: "The environments by their slugs: `production`, `preview`, or those of custom environments.",
      },
      { name: "preset", type: "\"all-custom\"", kind: "string", values: ["all-custom"], doc: "`all-custom` adds all custom environments." },
    ],
    TrustedIpsInput: [
      {
        name: "addresses", type: "object[]", kind: "object", array: true, required: true, doc: "The addresses, with notes. At least 1 item.",
        members: "TrustedIpsInput.addresses",
      },
      {
        name: "deploymentType", type: "TrustedIpScope", kind: "string",
        values: ["all", "all_except_custom_domains", "preview", "production", "prod_deployment_urls_and_all_previews"], required: true,
        doc: "Deployments that are protected.",
      },
      {
        name: "protectionMode", type: "TrustedIpProtectionMode", kind: "string", values: ["additional", "exclusive"], required: true,
        doc: "Whether such an address is enough (`exclusive`), or other protection has to be passed as well (`additional`).",
      },
    ],
    "TrustedIpsInput.addresses": [
      { name: "value", type: "string", kind: "string", required: true, doc: "An IPv4 address, or a range in CIDR notation." },
      { name: "note", type: "string", kind: "string", doc: "Note about the owner of the address; at most 20 characters. At most 20 characters." },
    ],
    TrustedOidcProvider: [
      {
        name: "claims", type: "Record<string, string[]>", kind: "object", required: true, doc: "The values that a claim may have, by its name.",
        members: "TrustedOidcProvider.claims",
      },
      {
        name: "to", type: "TrustedEnvironments", kind: "object", required: true, doc: "The environments of this project that such a token may reach.",
        members: "TrustedEnvironments",
      },
      { name: "label", type: "string", kind: "string", doc: "A note on the source." },
    ],
    "TrustedOidcProvider.claims": [
      { name: "*", type: "string[]", kind: "string", array: true },
    ],
    TrustedProject: [
      {
        name: "customAllow", type: "TrustedProjectRule[]", kind: "object", array: true,
        doc: "Access of environments to environments; by default each reaches only the one of the same slug.", members: "TrustedProjectRule",
      },
      { name: "label", type: "string", kind: "string", doc: "A note on the source." },
    ],
    TrustedProjectRule: [
      {
        name: "from", type: "TrustedEnvironments", kind: "object", required: true, doc: "The environments of the trusted project that requests may come from.",
        members: "TrustedEnvironments",
      },
      {
        name: "to", type: "TrustedEnvironments", kind: "object", required: true, doc: "The environments of this project that they may reach.",
        members: "TrustedEnvironments",
      },
    ],
    "UpdateProjectInput.deploymentPolicy": [
      {
        name: "deploymentSources", type: "DeploymentSourceRule[] | string", kind: "mixed", kinds: ["object", "string"], array: true,
        doc: "Rules for the sources that may start a deployment; the meaning of a string in their place is not published.",
        members: "UpdateProjectInput.deploymentPolicy.deploymentSources",
      },
      {
        name: "gitSources", type: "GitSourceRule[] | string", kind: "mixed", kinds: ["object", "string"], array: true,
        doc: "Rules for the repositories from which may be deployed; the meaning of a string in their place is not published.",
        members: "UpdateProjectInput.deploymentPolicy.gitSources",
      },
    ],
    "UpdateProjectInput.deploymentPolicy.deploymentSources": [
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
    "UpdateProjectInput.deploymentPolicy.gitSources": [
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
    "UpdateProjectProtectionBypassInput.generate": [
      { name: "note", type: "string", kind: "string", doc: "A note on the purpose of the secret." },
      { name: "secret", type: "string", kind: "string", secret: true, doc: "32 letters and digits; made up when left out. Pattern: `^[a-zA-Z0-9]{32}$`." },
    ],
    "UpdateProjectProtectionBypassInput.update": [
      { name: "secret", type: "string", kind: "string", required: true, secret: true, doc: "The secret to change." },
      { name: "isEnvVar", type: "boolean", kind: "boolean", doc: "Whether deployments get the secret as an environment variable." },
      { name: "note", type: "string", kind: "string", doc: "A note on the purpose of the secret." },
    ],
  },
  variants: {
    "CreateProjectEnvsInput.body": {
      of: [
        { required: ["type", "key", "target", "value"], optional: ["comment", "customEnvironmentIds", "gitBranch", "visibility"] },
        { required: ["type", "key", "customEnvironmentIds", "value"], optional: ["comment", "gitBranch", "target", "visibility"] },
      ],
    },
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
