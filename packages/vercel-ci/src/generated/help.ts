// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "vercel-ci",
  operations: {
    getCiRepositorySettings: {
      inputs: [
        {
          name: "provider", in: "query", type: "CiRepositoryProvider", kind: "string", values: ["github", "gitlab", "bitbucket", "vercel", "cursor-origin"],
          required: true, doc: "The host of the repository.",
        },
        {
          name: "organizationId", in: "query", type: "string", kind: "string", required: true,
          doc: "The organization that the repository belongs to, by its ID at the host.",
        },
        { name: "repository", in: "query", type: "string", kind: "string", required: true, doc: "The name of the repository, such as `acme/site`." },
      ],
    },
    updateCiRepositorySettings: {
      inputs: [
        {
          name: "provider", in: "query", type: "CiRepositoryProvider", kind: "string", values: ["github", "gitlab", "bitbucket", "vercel", "cursor-origin"],
          required: true, doc: "The host of the repository.",
        },
        {
          name: "organizationId", in: "query", type: "string", kind: "string", required: true,
          doc: "The organization that the repository belongs to, by its ID at the host.",
        },
        { name: "repository", in: "query", type: "string", kind: "string", required: true, doc: "The name of the repository, such as `acme/site`." },
        { name: "ciEnabled", in: "body", type: "boolean", kind: "boolean", required: true, doc: "Whether pushes to the repository start invocations." },
      ],
    },
    listCiInvocations: {
      inputs: [
        {
          name: "provider", in: "query", type: "CiProvider", kind: "string", values: ["github", "gitlab", "bitbucket", "vercel"],
          doc: "Only invocations for repositories of this host.",
        },
        { name: "repository", in: "query", type: "string", kind: "string", doc: "Only invocations for this repository, such as `acme/site`." },
        { name: "branchName", in: "query", type: "string", kind: "string", doc: "Only invocations for this branch." },
        { name: "snapshot", in: "query", type: "string", kind: "string", doc: "Only invocations for this commit." },
        {
          name: "status", in: "query", type: "CiInvocationStatus[]", kind: "string", array: true,
          values: [
            "new", "skipped", "bootstrapping", "bootstrapping_failed", "snapshotted", "sandbox_named", "jobs_on_hive_clone_dispatched",
            "jobs_on_hive_dispatched", "jobs_on_hive_completed", "jobs_on_hive_failed", "awaiting_jobs", "completed",
          ],
          doc: "Only invocations in one of these states.",
        },
        {
          name: "conclusion", in: "query", type: "CiResult[]", kind: "string", array: true, values: ["succeeded", "failed", "skipped"],
          doc: "Only invocations that ended with one of these results.",
        },
        {
          name: "source", in: "query", type: "CiSourceType[]", kind: "string", array: true, values: ["vercel-ci", "vercel-native-checks"],
          doc: "Only invocations of these kinds.",
        },
        { name: "authorGitHubId", in: "query", type: "string", kind: "string", doc: "Only invocations for commits of this author, by the ID at GitHub." },
        { name: "author", in: "query", type: "string", kind: "string", doc: "Only invocations for commits of this author, by the name at GitHub." },
        { name: "createdAfter", in: "query", type: "number", kind: "number", doc: "Only invocations that began after this time. Unix time in milliseconds." },
        { name: "createdBefore", in: "query", type: "number", kind: "number", doc: "Only invocations that began before this time. Unix time in milliseconds." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "The number of invocations of a page: 20 by default, and 100 at most." },
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "The beginning of the page: `pagination.nextCursor` of the one before." },
      ],
      columns: ["invocationId", "attempt", "status", "ref", "createdAt"],
    },
    getCiInvocationTree: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "query", type: "string", kind: "string", doc: "The attempt; the latest one by default." },
      ],
    },
    listCiInvocationAttempts: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
      ],
      rows: "attempts",
      columns: ["invocationId", "attempt", "status", "ref", "createdAt"],
    },
    getCiInvocation: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
      ],
      rows: "invocation",
      columns: ["invocationId", "attempt", "status", "ref", "createdAt"],
    },
    retryCiInvocation: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
      ],
    },
    getCiInvocationLogs: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        {
          name: "level", in: "query", type: "CiLogLevel[]", kind: "string", array: true,
          values: ["trace", "debug", "command", "info", "warn", "error", "systemError", "fatal"], doc: "Only lines of these levels.",
        },
      ],
    },
    getCiTaskLogs: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "task", in: "query", type: "string[]", kind: "string", array: true, doc: "Only tasks with one of these names, such as `web#test`." },
        {
          name: "conclusion", in: "query", type: "CiTaskResult[]", kind: "string", array: true, values: ["succeeded", "cached", "failed", "skipped"],
          doc: "Only tasks that ended with one of these results.",
        },
        {
          name: "level", in: "query", type: "CiLogLevel[]", kind: "string", array: true,
          values: ["trace", "debug", "command", "info", "warn", "error", "systemError", "fatal"], doc: "Only lines of these levels.",
        },
        { name: "search", in: "query", type: "string", kind: "string", doc: "Only lines with this text, in small or capital letters." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "The number of tasks: 10 by default, and 25 at most." },
      ],
    },
    listCiJobDefinitions: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
      ],
      rows: "jobDefinitions",
      columns: ["name", "createdAt"],
    },
    getCiJobDefinition: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
      ],
      rows: "jobDefinition",
      columns: ["name", "createdAt"],
    },
    listCiJobRuns: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
      ],
    },
    getCiJobRun: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
        { name: "runAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the job's run." },
      ],
    },
    getCiJobRunLogs: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
        { name: "runAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the job's run." },
      ],
    },
    listCiTaskDefinitions: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
        { name: "runAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the job's run." },
      ],
      rows: "taskDefinitions",
      columns: ["name", "createdAt"],
    },
    listCiTaskRuns: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
        { name: "runAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the job's run." },
        { name: "taskRunAttempt", in: "query", type: "string", kind: "string", doc: "Only this attempt of each task; the latest one by default." },
      ],
    },
    getCiTaskRunLogs: {
      inputs: [
        { name: "invocationId", in: "path", type: "string", kind: "string", required: true, doc: "The invocation, by its ID." },
        { name: "attempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the attempt." },
        { name: "jobDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The job, by its ID." },
        { name: "runAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the job's run." },
        { name: "taskDefinitionId", in: "path", type: "string", kind: "string", required: true, doc: "The task, by its ID." },
        { name: "taskRunAttempt", in: "path", type: "string", kind: "string", required: true, doc: "The number of the task's run." },
      ],
    },
    listCiBranches: {
      inputs: [
        { name: "query", in: "query", type: "string", kind: "string", doc: "Only branches with this text in their names. At most 100 characters." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "The number of branches, 50 at most." },
      ],
      rows: "branches",
      columns: ["name"],
    },
    searchCiLogs: {
      inputs: [
        {
          name: "invocation", in: "query", type: "string[]", kind: "string", array: true, required: true,
          doc: "The attempts to search, 50 at most: each an invocation's ID and the number of an attempt, with a colon between.",
        },
        {
          name: "search", in: "query", type: "string", kind: "string", required: true,
          doc: "Only lines with this text, in small or capital letters. At most 256 characters.",
        },
        {
          name: "level", in: "query", type: "CiLogLevel[]", kind: "string", array: true,
          values: ["trace", "debug", "command", "info", "warn", "error", "systemError", "fatal"], doc: "Only lines of these levels.",
        },
      ],
    },
  },
  shapes: {},
};
