// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "deployments",
  operations: {
    getDeploymentEvents: {
      inputs: [
        { name: "idOrUrl", in: "path", type: "string", kind: "string", required: true, doc: "The deployment, by its ID or its host name." },
        { name: "builds", in: "query", type: "number", kind: "number", doc: "Concerns the events of builds; its values and their effect are not published." },
        {
          name: "delimiter", in: "query", type: "number", kind: "number",
          doc: "Concerns the events of type `delimiter`; its values and their effect are not published.",
        },
        {
          name: "direction", in: "query", type: "EventsDirection", kind: "string", values: ["backward", "forward"], default: "forward",
          doc: "The order of the events.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of events; -1 for all." },
        { name: "name", in: "query", type: "string", kind: "string", doc: "Only events of the build with this ID." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only events after this time. Unix time in milliseconds." },
        {
          name: "statusCode", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "Only requests with this status, such as `404` or `5xx`.",
        },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only events before this time. Unix time in milliseconds." },
      ],
      words: ["build logs", "build output", "last log lines", "why did the build fail"],
      columns: ["created", "type", "text"],
    },
    followDeploymentEvents: {
      inputs: [
        { name: "idOrUrl", in: "path", type: "string", kind: "string", required: true, doc: "The deployment, by its ID or its host name." },
        { name: "builds", in: "query", type: "number", kind: "number", doc: "Concerns the events of builds; its values and their effect are not published." },
        {
          name: "delimiter", in: "query", type: "number", kind: "number",
          doc: "Concerns the events of type `delimiter`; its values and their effect are not published.",
        },
        {
          name: "direction", in: "query", type: "EventsDirection", kind: "string", values: ["backward", "forward"], default: "forward",
          doc: "The order of the events.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of events; -1 for all." },
        { name: "name", in: "query", type: "string", kind: "string", doc: "Only events of the build with this ID." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only events after this time. Unix time in milliseconds." },
        {
          name: "statusCode", in: "query", type: "number | string", kind: "mixed", kinds: ["number", "string"],
          doc: "Only requests with this status, such as `404` or `5xx`.",
        },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only events before this time. Unix time in milliseconds." },
      ],
      words: ["tail build logs", "stream build logs"],
      columns: ["created", "type", "text"],
    },
    updateDeploymentIntegrationAction: {
      inputs: [
        { name: "deploymentId", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that the action runs for, by its ID." },
        {
          name: "integrationConfigurationId", in: "path", type: "string", kind: "string", required: true,
          doc: "The installation of the integration, by its ID.",
        },
        {
          name: "resourceId", in: "path", type: "string", kind: "string", required: true,
          doc: "The resource of the integration that the action works on, by its ID.",
        },
        { name: "action", in: "path", type: "string", kind: "string", required: true, doc: "The action whose outcome is reported, by its slug." },
        {
          name: "outcomes", in: "body", type: "IntegrationActionOutcome[]", kind: "object", array: true,
          doc: "Outcomes of the action, such as secrets for the deployment.", members: "IntegrationActionOutcome",
        },
        {
          name: "status", in: "body", type: "\"failed\" | \"running\" | \"succeeded\"", kind: "string", values: ["failed", "running", "succeeded"],
          doc: "Whether the action is still running or how it ended.",
        },
        { name: "statusText", in: "body", type: "string", kind: "string", doc: "The progress of the action as text for users." },
        {
          name: "statusUrl", in: "body", type: "string", kind: "string",
          doc: "URL at which users read more about the state of the action; begins with `http://`, `https://` or `sso:`. Format: `uri`. Pattern: `^https?://|^sso:`.",
        },
      ],
    },
    getDeployment: {
      inputs: [
        { name: "idOrUrl", in: "path", type: "string", kind: "string", required: true, doc: "The deployment, by its ID or its host name." },
        { name: "withGitRepoInfo", in: "query", type: "boolean", kind: "boolean", doc: "`true` adds details of the Git repository." },
      ],
      words: ["inspect", "status of a deploy", "is it ready", "state of a build"],
      columns: ["id", "name", "readyState", "url", "createdAt"],
    },
    createDeployment: {
      inputs: [
        { name: "name", in: "body", type: "string", kind: "string", required: true, doc: "The name of the project, for URLs." },
        { name: "forceNew", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"], doc: "`1` deploys even when nothing changed." },
        {
          name: "prebuilt", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"], unpublished: true,
          doc: "`1`: the files are the output of a build, below `.vercel/output`; nothing is built. Not in the platform's published description.",
        },
        {
          name: "skipAutoDetectionConfirmation", in: "query", type: "OneOrZero", kind: "string", values: ["0", "1"],
          doc: "`1` deploys even when another framework is detected than the project's settings name; without it that is an error.",
        },
        {
          name: "buildMachine", in: "body", type: "\"turbo\"", kind: "string", values: ["turbo"],
          doc: "`turbo` builds this deployment on the machine of that name; without it, the settings of project and team decide.",
        },
        { name: "customEnvironmentSlugOrId", in: "body", type: "string", kind: "string", doc: "The custom environment to deploy to." },
        { name: "deploymentId", in: "body", type: "string", kind: "string", doc: "An earlier deployment to deploy again." },
        {
          name: "files", in: "body", type: "DeploymentFile[]", kind: "object", array: true, doc: "The files, inline or uploaded before.",
          members: "DeploymentFile",
        },
        { name: "gitAccessToken", in: "body", type: "string", kind: "string", secret: true, doc: "Reads the repository of `gitSource`." },
        {
          name: "gitMetadata", in: "body", type: "GitMetadata", kind: "object",
          doc: "Metadata of the commit that the files come from, displayed beside the deployment.", members: "GitMetadata",
        },
        {
          name: "gitSource", in: "body", type: "GitSourceInput", kind: "object", doc: "The commit to deploy, fetched from its repository; not beside `files`.",
          members: "GitSourceInput",
        },
        {
          name: "meta", in: "body", type: "Record<string, string>", kind: "object",
          doc: "Custom metadata by key, by which `listDeployments` filters. At most 100 keys.", members: "CreateDeploymentInput.meta",
        },
        {
          name: "monorepoManager", in: "body", type: "string | null", kind: "string", nullable: true,
          doc: "The tool that manages the monorepo, such as `turbo`.",
        },
        { name: "project", in: "body", type: "string", kind: "string", doc: "The project by its ID or name; wins over `name`." },
        {
          name: "projectSettings", in: "body", type: "CreateDeploymentProjectSettings", kind: "object",
          doc: "Build settings of the project; required for its first deployment, and stored for later ones.", members: "CreateDeploymentProjectSettings",
        },
        { name: "target", in: "body", type: "string", kind: "string", doc: "`production`, `staging` or a custom environment; a preview without it." },
        { name: "withLatestCommit", in: "body", type: "boolean", kind: "boolean", doc: "Whether deploying again takes the newest commit of the branch." },
        {
          name: "version", in: "body", type: "2", kind: "number", values: [2], unpublished: true,
          doc: "The version of the platform. Not in the platform's published description.",
        },
        {
          name: "source", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "Source of the deployment, such as `cli`. Not in the platform's published description.",
        },
        {
          name: "env", in: "body", type: "Record<string, string>", kind: "object", secret: true, unpublished: true,
          doc: "Environment variables of the deployment's functions, by name. Not in the platform's published description.",
          members: "CreateDeploymentInput.env",
        },
        {
          name: "build", in: "body", type: "object", kind: "object", unpublished: true,
          doc: "Settings for the build only. Not in the platform's published description.", members: "CreateDeploymentInput.build",
        },
        {
          name: "public", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether anyone may read the source and the build log. Not in the platform's published description.",
        },
        {
          name: "regions", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "The regions that functions run in, such as `iad1`. Not in the platform's published description.",
        },
        {
          name: "functionFailoverRegions", in: "body", type: "string[]", kind: "string", array: true, unpublished: true,
          doc: "The regions that take over when those of the functions fail. Not in the platform's published description.",
        },
        {
          name: "fluid", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether functions serve several requests at once. Not in the platform's published description.",
        },
        {
          name: "bunVersion", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "The version of Bun that functions run on, such as `1.x`; Node without it. Not in the platform's published description.",
        },
        {
          name: "cleanUrls", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether pages and functions are reached without the end of their file's name. Not in the platform's published description.",
        },
        {
          name: "trailingSlash", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "`true` sends paths to their form with a slash at the end, `false` to the one without; both answer when it is absent. Not in the platform's published description.",
        },
        {
          name: "redirects", in: "body", type: "RedirectInput[]", kind: "object", array: true, unpublished: true,
          doc: "Redirects, in the order in which they are looked at. Not in the platform's published description.", members: "RedirectInput",
        },
        {
          name: "rewrites", in: "body", type: "RewriteInput[]", kind: "object", array: true, unpublished: true,
          doc: "Rewrites, in the order in which they are looked at. Not in the platform's published description.", members: "RewriteInput",
        },
        {
          name: "headers", in: "body", type: "HeadersInput[]", kind: "object", array: true, unpublished: true,
          doc: "Headers that answers get, by path. Not in the platform's published description.", members: "HeadersInput",
        },
        {
          name: "routes", in: "body", type: "RouteInput[]", kind: "object", array: true, unpublished: true,
          doc: "Routes, by regular expression; not beside `redirects`, `rewrites`, `headers`, `cleanUrls` or `trailingSlash`. Not in the platform's published description.",
          members: "RouteInput",
        },
        {
          name: "bulkRedirectsPath", in: "body", type: "string", kind: "string", unpublished: true,
          doc: "The file or folder of the deployment that holds further redirects. Not in the platform's published description.",
        },
        {
          name: "functions", in: "body", type: "Record<string, DeploymentFunction>", kind: "object", unpublished: true,
          doc: "Runtime settings of functions, by their path or a glob; not beside `builds`. Not in the platform's published description.",
          members: "CreateDeploymentInput.functions",
        },
        {
          name: "builds", in: "body", type: "DeploymentBuild[]", kind: "object", array: true, unpublished: true,
          doc: "Builders and their sources; not beside `functions`. Not in the platform's published description.", members: "DeploymentBuild",
        },
        {
          name: "crons", in: "body", type: "CronInput[]", kind: "object", array: true, unpublished: true,
          doc: "Paths that are called on a schedule, in production only. Not in the platform's published description.", members: "CronInput",
        },
        {
          name: "images", in: "body", type: "ImageOptimization", kind: "object", unpublished: true,
          doc: "Settings for resizing and converting images. Not in the platform's published description.", members: "ImageOptimization",
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
          unpublished: true, doc: "The framework that it is built with; null for none. Not in the platform's published description.",
        },
        {
          name: "buildCommand", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The command that builds; null lets the framework decide. Not in the platform's published description.",
        },
        {
          name: "devCommand", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The command that starts a local server; null lets the framework decide. Not in the platform's published description.",
        },
        {
          name: "installCommand", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The command that installs dependencies; null lets the framework decide. Not in the platform's published description.",
        },
        {
          name: "ignoreCommand", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The command whose exit code decides whether a build is skipped. Not in the platform's published description.",
        },
        {
          name: "outputDirectory", in: "body", type: "string | null", kind: "string", nullable: true, unpublished: true,
          doc: "The folder that holds the result of the build; null lets the framework decide. Not in the platform's published description.",
        },
        {
          name: "autoAssignCustomDomains", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "`false` leaves production where it is: the custom domains keep pointing to the deployment of before. Not in the platform's published description.",
        },
        {
          name: "git", in: "body", type: "object", kind: "object", unpublished: true,
          doc: "Branches that are deployed automatically. Not in the platform's published description.", members: "CreateDeploymentInput.git",
        },
        {
          name: "alias", in: "body", type: "string | string[]", kind: "string", array: true, unpublished: true,
          doc: "The host names that the deployment gets. Not in the platform's published description.",
        },
      ],
      words: ["deploy", "redeploy", "publish", "ship", "release"],
      columns: ["id", "name", "readyState", "url", "createdAt"],
    },
    cancelDeployment: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment to cancel, by its ID." },
      ],
      words: ["stop a build", "abort"],
      columns: ["id", "name", "readyState", "url", "createdAt"],
    },
    uploadDeploymentFile: {
      inputs: [
        {
          name: "xNowDigest", in: "header", type: "string", kind: "string", doc: "The SHA-1 of the file, in hex, under its older name. At most 40 characters.",
        },
        { name: "xNowSize", in: "header", type: "number", kind: "number", doc: "The size of the file, in bytes." },
        { name: "xVercelDigest", in: "header", type: "string", kind: "string", doc: "The SHA-1 of the file, in hex. At most 40 characters." },
        { name: "body", in: "body", type: "bytes", kind: "bytes", doc: "The bytes of the file." },
      ],
      words: ["upload a file to deploy"],
    },
    listDeploymentFiles: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment whose files are listed, by its ID." },
      ],
      words: ["source files", "file tree"],
      columns: ["uid", "name", "type"],
    },
    getDeploymentFile: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment that the file belongs to, by its ID." },
        {
          name: "fileId", in: "path", type: "string", kind: "string", required: true,
          doc: "The file, by the ID that the list of the deployment's files gives (`uid`).",
        },
        { name: "path", in: "query", type: "string", kind: "string", doc: "The path of the file, where the deployment has Git sources." },
      ],
      words: ["read a source file", "download a file of a deploy"],
    },
    listDeployments: {
      inputs: [
        { name: "app", in: "query", type: "string", kind: "string", doc: "Only deployments of the project with this name." },
        { name: "branch", in: "query", type: "string", kind: "string", doc: "Only deployments of this branch." },
        {
          name: "from", in: "query", type: "number", kind: "number", doc: "Only deployments created after this time, like `since`. Unix time in milliseconds.",
        },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        {
          name: "meta", in: "query", type: "Record<string, string>", kind: "object", unpublished: true,
          doc: "Only deployments whose `meta` has these values; each is sent as a parameter of its own, `meta-<key>`. Not in the platform's published description.",
          members: "ListDeploymentsInput.meta",
        },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only deployments of this project, by its ID or name." },
        { name: "projectIds", in: "query", type: "string[]", kind: "string", array: true, doc: "Only deployments of these projects." },
        { name: "rollbackCandidate", in: "query", type: "boolean", kind: "boolean", doc: "Only deployments that production can be rolled back to." },
        { name: "sha", in: "query", type: "string", kind: "string", doc: "Only deployments of this commit." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only deployments created after this time. Unix time in milliseconds." },
        { name: "state", in: "query", type: "string", kind: "string", doc: "Only these states, separated by commas." },
        { name: "target", in: "query", type: "string", kind: "string", doc: "Only deployments to this environment." },
        { name: "to", in: "query", type: "number", kind: "number", doc: "Only deployments created before this time, like `until`. Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only deployments created before this time. Unix time in milliseconds." },
        { name: "users", in: "query", type: "string", kind: "string", doc: "Only deployments of these users, separated by commas." },
      ],
      words: ["recent deploys", "failed deployments", "failing builds", "history of releases", "ls"],
      columns: ["uid", "name", "readyState", "url", "createdAt"],
    },
    deleteDeployment: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The deployment to delete, by its ID." },
        { name: "url", in: "query", type: "string", kind: "string", doc: "The host name of the deployment; wins over `id`." },
      ],
      words: ["rm", "remove a deploy"],
      columns: ["uid", "state"],
    },
  },
  shapes: {
    "CreateDeploymentInput.build": [
      {
        name: "env", type: "Record<string, string>", kind: "object", secret: true, doc: "Environment variables of the build, by name.",
        members: "CreateDeploymentInput.build.env",
      },
    ],
    "CreateDeploymentInput.build.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateDeploymentInput.env": [
      { name: "*", type: "string", kind: "string" },
    ],
    "CreateDeploymentInput.functions": [
      { name: "*", type: "DeploymentFunction", kind: "object", members: "DeploymentFunction" },
    ],
    "CreateDeploymentInput.git": [
      {
        name: "deploymentEnabled", type: "boolean | Record<string, boolean>", kind: "mixed", kinds: ["boolean", "object"],
        doc: "For all branches, or by the name or glob of a branch.", members: "CreateDeploymentInput.git.deploymentEnabled",
      },
    ],
    "CreateDeploymentInput.git.deploymentEnabled": [
      { name: "*", type: "boolean", kind: "boolean" },
    ],
    "CreateDeploymentInput.meta": [
      { name: "*", type: "string", kind: "string", doc: "At most 65536 characters." },
    ],
    CreateDeploymentProjectSettings: [
      { name: "buildCommand", type: "string | null", kind: "string", nullable: true, doc: "The command that builds; null lets the framework decide." },
      {
        name: "commandForIgnoringBuildStep", type: "string | null", kind: "string", nullable: true,
        doc: "The command whose exit code decides whether a build is skipped.",
      },
      {
        name: "devCommand", type: "string | null", kind: "string", nullable: true,
        doc: "The command that starts a local server; null lets the framework decide.",
      },
      {
        name: "framework", type: "Framework | null", kind: "string", nullable: true,
        values: [
          "actix-web", "angular", "ash", "astro", "axum", "blitzjs", "brunch", "bun", "container", "create-react-app", "django", "docusaurus", "docusaurus-2",
          "dojo", "eleventy", "elysia", "ember", "eve", "express", "factory-eve", "fastapi", "fasthtml", "fastify", "flask", "gatsby", "go", "gridsome", "h3",
          "hexo", "hono", "hugo", "hydrogen", "ionic-angular", "ionic-react", "jekyll", "koa", "mastra", "middleman", "nestjs", "nextjs", "nitro", "node",
          "nuxtjs", "parcel", "polymer", "preact", "python", "react-router", "redwoodjs", "remix", "ruby", "rust", "saber", "sanity", "sanity-v2", "sapper",
          "scully", "services", "solidstart", "solidstart-1", "stencil", "storybook", "svelte", "sveltekit", "sveltekit-1", "tanstack-start",
          "tanstack-start-lovable", "umijs", "vite", "vitepress", "vue", "vuepress", "xmcp", "zola",
        ],
        doc: "The framework that the project is built with; null for none.",
      },
      {
        name: "installCommand", type: "string | null", kind: "string", nullable: true,
        doc: "The command that installs dependencies; null lets the framework decide.",
      },
      {
        name: "nodeVersion", type: "NodeVersion", kind: "string", values: ["24.x", "22.x", "20.x", "18.x", "16.x", "14.x", "12.x", "10.x", "8.10.x"],
        doc: "The version of Node.js that it is built with and that its functions run on.",
      },
      {
        name: "outputDirectory", type: "string | null", kind: "string", nullable: true,
        doc: "The folder that holds the result of the build; null lets the framework decide.",
      },
      { name: "rootDirectory", type: "string | null", kind: "string", nullable: true, doc: "The folder of the repository that is built; null for its root." },
      { name: "serverlessFunctionRegion", type: "string | null", kind: "string", nullable: true, doc: "The region that functions run in by default." },
      { name: "skipGitConnectDuringLink", type: "boolean", kind: "boolean", doc: "Whether linking a local folder leaves the Git repository unconnected." },
      { name: "sourceFilesOutsideRootDirectory", type: "boolean", kind: "boolean", doc: "Whether a build sees files outside the root directory." },
    ],
    CronInput: [
      { name: "path", type: "string", kind: "string", required: true, doc: "Begins with a slash. Pattern: `^/.*`." },
      { name: "schedule", type: "string", kind: "string", required: true, doc: "Schedule in cron syntax, in UTC." },
    ],
    DeploymentBuild: [
      { name: "use", type: "string", kind: "string", required: true, doc: "The builder, by its name on npm." },
      {
        name: "config", type: "Record<string, unknown>", kind: "object", doc: "Settings for the builder; each builder has its own.",
        members: "DeploymentBuild.config",
      },
      { name: "src", type: "string", kind: "string", doc: "The files that it builds, as a path or a glob." },
    ],
    "DeploymentBuild.config": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    DeploymentFile: [
      { name: "file", type: "string", kind: "string", required: true, doc: "The path within the deployment." },
      { name: "data", type: "string", kind: "string", doc: "The content. Only in \"A file with its content\"." },
      {
        name: "encoding", type: "\"base64\" | \"utf-8\"", kind: "string", values: ["base64", "utf-8"],
        doc: "Encoding of `data`: plain text (`utf-8`), or Base64 for bytes that are not text. Only in \"A file with its content\".",
      },
      {
        name: "mode", type: "number", kind: "number", unpublished: true,
        doc: "The file's mode, as Unix has it: 33188 (0o100644), or 33261 (0o100755) for a program. Not in the platform's published description.",
      },
      {
        name: "sha", type: "string", kind: "string",
        doc: "The SHA-1 of the content, in hex. A folder, which its `mode` tells (16877, 0o40755), has none. Pattern: `^[0-9a-f]{40}$`. Only in \"A file that was uploaded before\".",
      },
      { name: "size", type: "number", kind: "number", doc: "Size in bytes; absent for a folder. Only in \"A file that was uploaded before\"." },
    ],
    DeploymentFunction: [
      {
        name: "affinity", type: "object", kind: "object", doc: "Affinity of requests from one client; its details are not published.",
        members: "DeploymentFunction.affinity",
      },
      {
        name: "architecture", type: "\"arm64\" | \"x86_64\"", kind: "string", values: ["arm64", "x86_64"],
        doc: "The kind of processor that the function runs on.",
      },
      { name: "excludeFiles", type: "string", kind: "string", doc: "The files to leave out of the function, as a glob." },
      {
        name: "experimentalTriggers", type: "FunctionTrigger[]", kind: "object", array: true,
        doc: "Triggers that call the function in addition to requests: messages of a queue or a schedule.", members: "FunctionTrigger",
      },
      {
        name: "functionFailoverRegions", type: "string[]", kind: "string", array: true,
        doc: "The regions that take over when those of the function fail, such as `iad1`.",
      },
      { name: "includeFiles", type: "string", kind: "string", doc: "Further files to put into the function, as a glob." },
      { name: "maxConcurrency", type: "number", kind: "number", doc: "Maximum number of concurrent requests per instance." },
      {
        name: "maxDuration", type: "\"max\" | number", kind: "mixed", kinds: ["number", "string"], values: ["max"], open: true,
        doc: "Maximum duration in seconds, or the longest that the plan allows.",
      },
      { name: "memory", type: "number", kind: "number", doc: "The memory of the function, in MB." },
      { name: "regions", type: "string[]", kind: "string", array: true, doc: "The regions that the function runs in, such as `iad1`." },
      {
        name: "runtime", type: "string", kind: "string",
        doc: "The npm package, with its version, that builds and runs the function, such as `vercel-php@0.5.2`.",
      },
      { name: "supportsCancellation", type: "boolean", kind: "boolean", doc: "Whether the function learns that its client went away, and may stop early." },
    ],
    "DeploymentFunction.affinity": [
      {
        name: "mode", type: "\"strict\"", kind: "string", values: ["strict"], required: true,
        doc: "`strict` is the only mode that there is; its details are not published.",
      },
    ],
    FunctionTrigger: [
      {
        name: "type", type: "\"queue/v1beta\" | \"queue/v2beta\" | \"schedule/v1beta\"", kind: "string",
        values: ["queue/v1beta", "queue/v2beta", "schedule/v1beta"], required: true,
        doc: "In \"Messages of a queue, for a named consumer\": Calls the function for messages of a queue, in the first form: with a consumer. In \"Messages of a queue\": Calls the function for messages of a queue, in the second form: without a consumer. In \"A schedule\": Calls the function on a schedule.",
      },
      {
        name: "consumer", type: "string", kind: "string",
        doc: "The name of the consumer group that the function reads the queue as. Only in \"Messages of a queue, for a named consumer\".",
      },
      {
        name: "topic", type: "string", kind: "string",
        doc: "The name of the topic whose messages are delivered. Only in \"Messages of a queue, for a named consumer\" or \"Messages of a queue\".",
      },
      {
        name: "initialDelaySeconds", type: "number", kind: "number",
        doc: "Delay before the first delivery of a message. Only in \"Messages of a queue, for a named consumer\" or \"Messages of a queue\".",
      },
      {
        name: "maxConcurrency", type: "number", kind: "number",
        doc: "Maximum number of messages handled at a time. Only in \"Messages of a queue, for a named consumer\" or \"Messages of a queue\".",
      },
      {
        name: "maxDeliveries", type: "number", kind: "number",
        doc: "Maximum number of deliveries before a message is dropped. Only in \"Messages of a queue, for a named consumer\" or \"Messages of a queue\".",
      },
      {
        name: "retryAfterSeconds", type: "number", kind: "number",
        doc: "Delay before a message is delivered again. Only in \"Messages of a queue, for a named consumer\" or \"Messages of a queue\".",
      },
    ],
    GitMetadata: [
      { name: "ci", type: "boolean", kind: "boolean", doc: "Whether it is deployed from a continuous integration system." },
      { name: "ciGitProviderUsername", type: "string", kind: "string", doc: "The user at the Git provider for whom the continuous integration system runs." },
      {
        name: "ciGitRepoVisibility", type: "string", kind: "string",
        doc: "Whether the repository is public or private, in the words of the continuous integration system.",
      },
      { name: "ciType", type: "string", kind: "string", doc: "Continuous integration system, such as `github-actions`." },
      { name: "commitAuthorEmail", type: "string", kind: "string", doc: "E-mail address of the commit's author." },
      { name: "commitAuthorName", type: "string", kind: "string", doc: "Name of the commit's author." },
      { name: "commitMessage", type: "string", kind: "string", doc: "The message of the commit." },
      { name: "commitRef", type: "string", kind: "string", doc: "The branch that the commit is on." },
      { name: "commitSha", type: "string", kind: "string", doc: "The commit that the files are taken from, by its hash." },
      { name: "dirty", type: "boolean", kind: "boolean", doc: "Whether there are changes that are not committed." },
      { name: "remoteUrl", type: "string", kind: "string", doc: "The URL of the repository that the folder was cloned from." },
      { name: "rootDirectory", type: "string", kind: "string", doc: "The path of the deployed folder within the repository; empty for the repository's root." },
    ],
    GitSourceInput: [
      {
        name: "type", type: "string", kind: "string", values: ["github", "github-limited", "gitlab", "bitbucket", "cursor-origin", "vercel"], required: true,
        doc: "In \"A repository on GitHub, by its name\" or \"A repository on GitHub, by its ID\": Fetches the commit from GitHub. In \"A repository on GitHub by its name, with limited access\" or \"A repository on GitHub by its ID, with limited access\": Fetches the commit from GitHub, with limited access. In \"A project on GitLab\": Fetches the commit from GitLab. In \"A repository on Bitbucket, by its name\" or \"A repository on Bitbucket, by its ID\": Fetches the commit from Bitbucket. In \"A repository on Cursor Origin\": Fetches the commit from Cursor Origin. In \"A commit hosted by the platform\": Fetches the commit from a repository that the platform hosts.",
      },
      {
        name: "org", type: "string", kind: "string",
        doc: "The owner of the repository. Only in \"A repository on GitHub, by its name\" or \"A repository on GitHub by its name, with limited access\".",
      },
      { name: "ref", type: "string", kind: "string", doc: "The branch or tag." },
      {
        name: "repo", type: "string", kind: "string",
        doc: "The name of the repository. Only in \"A repository on GitHub, by its name\" or \"A repository on GitHub by its name, with limited access\" or \"A repository on Cursor Origin\".",
      },
      { name: "sha", type: "string", kind: "string", doc: "The commit." },
      {
        name: "repoId", type: "number | string", kind: "mixed", kinds: ["number", "string"],
        doc: "The ID of the repository. Only in \"A repository on GitHub, by its ID\" or \"A repository on GitHub by its ID, with limited access\" or \"A repository on Cursor Origin\".",
      },
      {
        name: "projectId", type: "number | string", kind: "mixed", kinds: ["number", "string"],
        doc: "The ID of the project on GitLab. Only in \"A project on GitLab\".",
      },
      { name: "slug", type: "string", kind: "string", doc: "The name of the repository in its URL. Only in \"A repository on Bitbucket, by its name\"." },
      {
        name: "owner", type: "string", kind: "string",
        doc: "In \"A repository on Bitbucket, by its name\": The workspace that the repository belongs to. In \"A repository on Cursor Origin\": The owner of the repository. Only in \"A repository on Bitbucket, by its name\" or \"A repository on Cursor Origin\".",
      },
      { name: "repoUuid", type: "string", kind: "string", doc: "The ID of the repository. Only in \"A repository on Bitbucket, by its ID\"." },
      { name: "workspaceUuid", type: "string", kind: "string", doc: "The ID of the workspace. Only in \"A repository on Bitbucket, by its ID\"." },
    ],
    HeadersInput: [
      { name: "source", type: "string", kind: "string", required: true, doc: "The path that is matched, with `:name` for a segment." },
      {
        name: "headers", type: "object[]", kind: "object", array: true, required: true, doc: "The headers that the answers get.",
        members: "HeadersInput.headers",
      },
      { name: "has", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions that must all hold.", members: "RouteCondition" },
      { name: "missing", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions of which none may hold.", members: "RouteCondition" },
    ],
    "HeadersInput.headers": [
      { name: "key", type: "string", kind: "string", required: true, doc: "The name of the header." },
      { name: "value", type: "string", kind: "string", required: true, doc: "The value of the header." },
    ],
    ImageOptimization: [
      {
        name: "contentDispositionType", type: "\"attachment\" | \"inline\"", kind: "string", values: ["attachment", "inline"],
        doc: "Whether a browser that opens an image itself shows it (`inline`) or saves it (`attachment`).",
      },
      { name: "contentSecurityPolicy", type: "string", kind: "string", doc: "The `Content-Security-Policy` header that images are answered with." },
      { name: "dangerouslyAllowSVG", type: "boolean", kind: "boolean", doc: "Whether SVG images are served too; they can hold scripts." },
      { name: "domains", type: "string[]", kind: "string", array: true, doc: "The host names from which images may come; `remotePatterns` is more precise." },
      {
        name: "formats", type: "(\"image/avif\" | \"image/webp\")[]", kind: "string", array: true, values: ["image/avif", "image/webp"],
        doc: "The formats that images may be converted to, when the browser takes them.",
      },
      {
        name: "localPatterns", type: "object[]", kind: "object", array: true, doc: "The paths of the deployment itself that images may come from.",
        members: "ImageOptimization.localPatterns",
      },
      { name: "minimumCacheTTL", type: "number", kind: "number", doc: "In seconds." },
      { name: "qualities", type: "number[]", kind: "number", array: true, doc: "The allowed qualities, from 1 to 100." },
      {
        name: "remotePatterns", type: "RemoteImagePattern[]", kind: "object", array: true, doc: "The URLs elsewhere that images may come from.",
        members: "RemoteImagePattern",
      },
      { name: "sizes", type: "number[]", kind: "number", array: true, doc: "The allowed widths, in pixels." },
    ],
    "ImageOptimization.localPatterns": [
      { name: "pathname", type: "string", kind: "string", doc: "The path of the image, as a pattern." },
      { name: "search", type: "string", kind: "string", doc: "The query that the image's URL must have, with its `?`; empty for none." },
    ],
    IntegrationActionOutcome: [
      { name: "kind", type: "string", kind: "string", required: true, doc: "Kind of outcome; this kind carries secrets." },
      {
        name: "secrets", type: "object[]", kind: "object", array: true, required: true, doc: "The secrets that the deployment gets.",
        members: "IntegrationActionOutcome.secrets",
      },
    ],
    "IntegrationActionOutcome.secrets": [
      { name: "name", type: "string", kind: "string", required: true, doc: "The name of the secret." },
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "The secret itself." },
    ],
    "ListDeploymentsInput.meta": [
      { name: "*", type: "string", kind: "string" },
    ],
    RedirectInput: [
      { name: "source", type: "string", kind: "string", required: true, doc: "The path that is matched, with `:name` for a segment." },
      { name: "destination", type: "string", kind: "string", required: true, doc: "The target path or URL." },
      { name: "permanent", type: "boolean", kind: "boolean", doc: "308 when true, 307 when false." },
      { name: "statusCode", type: "number", kind: "number", doc: "The status, in place of `permanent`. At least 100, at most 999." },
      { name: "has", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions that must all hold.", members: "RouteCondition" },
      { name: "missing", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions of which none may hold.", members: "RouteCondition" },
    ],
    RemoteImagePattern: [
      { name: "hostname", type: "string", kind: "string", required: true, doc: "The host name, as a pattern." },
      { name: "pathname", type: "string", kind: "string", doc: "The path, as a pattern." },
      { name: "port", type: "string", kind: "string", doc: "The port that the URL must name." },
      { name: "protocol", type: "\"http\" | \"https\"", kind: "string", values: ["http", "https"], doc: "The protocol; either will do when absent." },
      { name: "search", type: "string", kind: "string", doc: "The query that the URL must have, with its `?`; empty for none." },
    ],
    RewriteInput: [
      { name: "source", type: "string", kind: "string", required: true, doc: "The path that is matched, with `:name` for a segment." },
      {
        name: "destination", type: "ServiceDestination | string", kind: "mixed", kinds: ["object", "string"], required: true,
        doc: "The path, URL or service that answers.", members: "RewriteInput.destination",
      },
      { name: "has", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions that must all hold.", members: "RouteCondition" },
      { name: "missing", type: "RouteCondition[]", kind: "object", array: true, doc: "Conditions of which none may hold.", members: "RouteCondition" },
    ],
    "RewriteInput.destination": [
      { name: "service", type: "string", kind: "string", required: true, doc: "The name of the service." },
      { name: "type", type: "\"service\"", kind: "string", values: ["service"], doc: "Marks the destination as a service; `service` alone does so too." },
      { name: "path", type: "string", kind: "string", doc: "The path that selects a route of the service; the service's code still sees the requested path." },
    ],
    RouteCondition: [
      {
        name: "type", type: "\"host\" | \"cookie\" | \"header\" | \"query\"", kind: "string", values: ["host", "cookie", "header", "query"], required: true,
        doc: "In \"A condition on the host\": The condition is on the host name that the request is made to. In \"A condition on a header, cookie or query value\": Part of the request to check: a cookie, a header or a query parameter.",
      },
      {
        name: "value", type: "string | RouteMatcher", kind: "mixed", kinds: ["object", "string"],
        doc: "In \"A condition on the host\": A regular expression for the host name, or another way to compare it. In \"A condition on a header, cookie or query value\": A regular expression for the value, or another way to compare it; any value will do when absent.",
        members: "RouteCondition.value",
      },
      {
        name: "key", type: "string", kind: "string",
        doc: "The name of the cookie, header or query parameter. Only in \"A condition on a header, cookie or query value\".",
      },
    ],
    "RouteCondition.value": [
      { name: "eq", type: "number | string", kind: "mixed", kinds: ["number", "string"], doc: "The value is exactly this." },
      { name: "gt", type: "number", kind: "number", doc: "The value, as a number, is greater than this." },
      { name: "gte", type: "number", kind: "number", doc: "The value, as a number, is this or greater." },
      { name: "inc", type: "string[]", kind: "string", array: true, doc: "The value is one of these." },
      { name: "lt", type: "number", kind: "number", doc: "The value, as a number, is less than this." },
      { name: "lte", type: "number", kind: "number", doc: "The value, as a number, is this or less." },
      { name: "neq", type: "string", kind: "string", doc: "The value is anything but this." },
      { name: "ninc", type: "string[]", kind: "string", array: true, doc: "The value is none of these." },
      { name: "pre", type: "string", kind: "string", doc: "The value begins with this." },
      { name: "re", type: "string", kind: "string", doc: "The value matches this regular expression." },
      { name: "suf", type: "string", kind: "string", doc: "The value ends with this." },
    ],
    RouteInput: [
      {
        name: "src", type: "string", kind: "string",
        doc: "In \"A route that matches requests by their path\": A regular expression for the path. In \"Begins a phase of routing\": A regular expression, as in other routes; its effect beside `handle` is not published.",
      },
      {
        name: "dest", type: "string", kind: "string",
        doc: "In \"A route that matches requests by their path\": The path or URL that answers. In \"Begins a phase of routing\": A path or URL, as in other routes; its effect beside `handle` is not published.",
      },
      {
        name: "headers", type: "Record<string, string>", kind: "object",
        doc: "Headers that the answer gets. Only in \"A route that matches requests by their path\".", members: "RouteInput.headers",
      },
      {
        name: "methods", type: "string[]", kind: "string", array: true,
        doc: "Only requests with these methods. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "continue", type: "boolean", kind: "boolean",
        doc: "Whether later routes are looked at too. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "caseSensitive", type: "boolean", kind: "boolean",
        doc: "Whether the path is case-sensitive. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "check", type: "boolean", kind: "boolean",
        doc: "Whether the file system is looked at again after the route. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "important", type: "boolean", kind: "boolean",
        doc: "Whether it counts before the routes that a build makes. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "override", type: "boolean", kind: "boolean",
        doc: "Whether it takes the place of what a build makes for the path. Only in \"A route that matches requests by their path\".",
      },
      {
        name: "status", type: "number", kind: "number",
        doc: "In \"A route that matches requests by their path\": The status of the answer. At least 100, at most 999. In \"Begins a phase of routing\": A status, as in other routes; its effect beside `handle` is not published.",
      },
      {
        name: "has", type: "RouteCondition[]", kind: "object", array: true,
        doc: "Conditions that must all hold. Only in \"A route that matches requests by their path\".", members: "RouteCondition",
      },
      {
        name: "missing", type: "RouteCondition[]", kind: "object", array: true,
        doc: "Conditions of which none may hold. Only in \"A route that matches requests by their path\".", members: "RouteCondition",
      },
      {
        name: "mitigate", type: "object", kind: "object",
        doc: "Action on the request in place of a response. Only in \"A route that matches requests by their path\".", members: "RouteInput.mitigate",
      },
      {
        name: "transforms", type: "RouteTransform[]", kind: "object", array: true,
        doc: "Changes to the request or the answer. Only in \"A route that matches requests by their path\".", members: "RouteTransform",
      },
      {
        name: "locale", type: "object", kind: "object",
        doc: "Locale routing: a path for each language, and the cookie that names the language. Only in \"A route that matches requests by their path\".",
        members: "RouteInput.locale",
      },
      {
        name: "handle", type: "RouteHandle", kind: "string", values: ["filesystem", "hit", "miss", "resource", "rewrite", "error"],
        doc: "The phase that begins here, such as `filesystem`: the routes that follow belong to it. Only in \"Begins a phase of routing\".",
      },
    ],
    "RouteInput.headers": [
      { name: "*", type: "string", kind: "string" },
    ],
    "RouteInput.locale": [
      { name: "cookie", type: "string", kind: "string", doc: "The name of the cookie that holds the visitor's language." },
      {
        name: "redirect", type: "Record<string, string>", kind: "object", doc: "The path of each language, by its code, such as `en`.",
        members: "RouteInput.locale.redirect",
      },
    ],
    "RouteInput.locale.redirect": [
      { name: "*", type: "string", kind: "string" },
    ],
    "RouteInput.mitigate": [
      {
        name: "action", type: "\"challenge\" | \"deny\"", kind: "string", values: ["challenge", "deny"], required: true,
        doc: "`challenge` has the browser prove that it is one; `deny` refuses the request.",
      },
    ],
    RouteTransform: [
      {
        name: "type", type: "\"request.headers\" | \"request.query\" | \"response.headers\" | \"request.path\"", kind: "string",
        values: ["request.headers", "request.query", "response.headers", "request.path"], required: true,
        doc: "In \"Changes a header or a query value\": Target of the transform: headers or query parameters of the request, or headers of the response. In \"Changes the path\": Changes the path of the request.",
      },
      {
        name: "op", type: "\"append\" | \"delete\" | \"set\"", kind: "string", values: ["append", "delete", "set"], required: true,
        doc: "In \"Changes a header or a query value\": `append` adds to the value, `set` replaces it, `delete` removes it. In \"Changes the path\": Replaces the path.",
      },
      {
        name: "target", type: "object", kind: "object", doc: "Headers or query parameters to change. Only in \"Changes a header or a query value\".",
        members: "RouteTransform.target",
      },
      {
        name: "args", type: "string | string[]", kind: "string", array: true,
        doc: "In \"Changes a header or a query value\": Value or values to set or append; required for both. In \"Changes the path\": The new path.",
      },
      {
        name: "env", type: "string[]", kind: "string", array: true,
        doc: "The names of environment variables whose `$NAME` in `args` is replaced by their value.",
      },
    ],
    "RouteTransform.target": [
      {
        name: "key", type: "string | RouteMatcher", kind: "mixed", kinds: ["object", "string"], required: true,
        doc: "The name of the header or query parameter, or how names are compared.", members: "RouteTransform.target.key",
      },
    ],
    "RouteTransform.target.key": [
      { name: "eq", type: "number | string", kind: "mixed", kinds: ["number", "string"], doc: "The value is exactly this." },
      { name: "gt", type: "number", kind: "number", doc: "The value, as a number, is greater than this." },
      { name: "gte", type: "number", kind: "number", doc: "The value, as a number, is this or greater." },
      { name: "inc", type: "string[]", kind: "string", array: true, doc: "The value is one of these." },
      { name: "lt", type: "number", kind: "number", doc: "The value, as a number, is less than this." },
      { name: "lte", type: "number", kind: "number", doc: "The value, as a number, is this or less." },
      { name: "neq", type: "string", kind: "string", doc: "The value is anything but this." },
      { name: "ninc", type: "string[]", kind: "string", array: true, doc: "The value is none of these." },
      { name: "pre", type: "string", kind: "string", doc: "The value begins with this." },
      { name: "re", type: "string", kind: "string", doc: "The value matches this regular expression." },
      { name: "suf", type: "string", kind: "string", doc: "The value ends with this." },
    ],
  },
  variants: {
    DeploymentFile: { of: [{ required: ["file", "data"], optional: ["encoding", "mode"] }, { required: ["file"], optional: ["sha", "size", "mode"] }] },
    FunctionTrigger: {
      discriminator: "type",
      of: [
        {
          values: ["queue/v1beta"], required: ["consumer", "topic"], optional: ["initialDelaySeconds", "maxConcurrency", "maxDeliveries", "retryAfterSeconds"],
        },
        { values: ["queue/v2beta"], required: ["topic"], optional: ["initialDelaySeconds", "maxConcurrency", "maxDeliveries", "retryAfterSeconds"] },
        { values: ["schedule/v1beta"], required: [], optional: [] },
      ],
    },
    GitSourceInput: {
      discriminator: "type",
      of: [
        { values: ["github"], required: ["org", "ref", "repo"], optional: ["sha"] }, { values: ["github"], required: ["ref", "repoId"], optional: ["sha"] },
        { values: ["github-limited"], required: ["org", "ref", "repo"], optional: ["sha"] },
        { values: ["github-limited"], required: ["ref", "repoId"], optional: ["sha"] },
        { values: ["gitlab"], required: ["projectId", "ref"], optional: ["sha"] },
        { values: ["bitbucket"], required: ["slug", "owner", "ref"], optional: ["sha"] },
        { values: ["bitbucket"], required: ["ref", "repoUuid"], optional: ["sha", "workspaceUuid"] },
        { values: ["cursor-origin"], required: ["ref", "repoId"], optional: ["owner", "repo", "sha"] }, { values: ["vercel"], required: ["sha"], optional: [] },
      ],
    },
    RouteCondition: {
      discriminator: "type",
      of: [{ values: ["host"], required: ["value"], optional: [] }, { values: ["cookie", "header", "query"], required: ["key"], optional: ["value"] }],
    },
    RouteInput: {
      of: [
        {
          required: ["src"],
          optional: [
            "dest", "headers", "methods", "continue", "caseSensitive", "check", "important", "override", "status", "has", "missing", "mitigate", "transforms",
            "locale",
          ],
        },
        { required: ["handle"], optional: ["dest", "src", "status"] },
      ],
    },
    RouteTransform: {
      discriminator: "type",
      of: [
        { values: ["request.headers", "request.query", "response.headers"], required: ["op", "target"], optional: ["args", "env"] },
        { values: ["request.path"], required: ["op", "args"], optional: ["env"] },
      ],
    },
  },
};
