// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  getCiRepositorySettings: { input: types.GetCiRepositorySettingsInput; output: types.GetCiRepositorySettingsOutput };
  updateCiRepositorySettings: { input: types.UpdateCiRepositorySettingsInput; output: types.UpdateCiRepositorySettingsOutput };
  listCiInvocations: { input: types.ListCiInvocationsInput; output: types.ListCiInvocationsOutput };
  getCiInvocationTree: { input: types.GetCiInvocationTreeInput; output: types.GetCiInvocationTreeOutput };
  listCiInvocationAttempts: { input: types.ListCiInvocationAttemptsInput; output: types.ListCiInvocationAttemptsOutput };
  getCiInvocation: { input: types.GetCiInvocationInput; output: types.GetCiInvocationOutput };
  retryCiInvocation: { input: types.RetryCiInvocationInput; output: types.RetryCiInvocationOutput };
  getCiInvocationLogs: { input: types.GetCiInvocationLogsInput; output: types.GetCiInvocationLogsOutput };
  getCiTaskLogs: { input: types.GetCiTaskLogsInput; output: types.GetCiTaskLogsOutput };
  listCiJobDefinitions: { input: types.ListCiJobDefinitionsInput; output: types.ListCiJobDefinitionsOutput };
  getCiJobDefinition: { input: types.GetCiJobDefinitionInput; output: types.GetCiJobDefinitionOutput };
  listCiJobRuns: { input: types.ListCiJobRunsInput; output: types.ListCiJobRunsOutput };
  getCiJobRun: { input: types.GetCiJobRunInput; output: types.GetCiJobRunOutput };
  getCiJobRunLogs: { input: types.GetCiJobRunLogsInput; output: types.GetCiJobRunLogsOutput };
  listCiTaskDefinitions: { input: types.ListCiTaskDefinitionsInput; output: types.ListCiTaskDefinitionsOutput };
  listCiTaskRuns: { input: types.ListCiTaskRunsInput; output: types.ListCiTaskRunsOutput };
  getCiTaskRunLogs: { input: types.GetCiTaskRunLogsInput; output: types.GetCiTaskRunLogsOutput };
  listCiBranches: { input: types.ListCiBranchesInput; output: types.ListCiBranchesOutput };
  searchCiLogs: { input: types.SearchCiLogsInput; output: types.SearchCiLogsOutput };
}

/** The platform's CI: invocations for commits, with their jobs, tasks and logs. */
export const contract: GroupContract = {
  group: "vercel-ci",
  operations: {
    getCiRepositorySettings: { ...operations.getCiRepositorySettings,
      id: "getVercelCiRepositorySettings", summary: "Gets the CI settings of a connected repository.", kind: "call",
      parameters: [
        { name: "provider", in: "query", required: true, type: "string" }, { name: "organizationId", in: "query", required: true, type: "string" },
        { name: "repository", in: "query", required: true, type: "string" },
      ],
      input: "GetCiRepositorySettingsInput", answers: { "200": { contentType: "application/json", schema: "CiRepositorySettings" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    updateCiRepositorySettings: { ...operations.updateCiRepositorySettings,
      id: "updateVercelCiRepositorySettings", summary: "Turns CI on or off for a connected repository.", kind: "call",
      parameters: [
        { name: "provider", in: "query", required: true, type: "string" }, { name: "organizationId", in: "query", required: true, type: "string" },
        { name: "repository", in: "query", required: true, type: "string" },
      ],
      input: "UpdateCiRepositorySettingsInput", requestBody: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CiRepositorySettings" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiInvocations: { ...operations.listCiInvocations,
      id: "listVercelCiInvocations", summary: "Lists the invocations of the team.", kind: "list",
      parameters: [
        { name: "provider", in: "query", type: "string" }, { name: "repository", in: "query", type: "string" },
        { name: "branchName", in: "query", type: "string" }, { name: "snapshot", in: "query", type: "string" },
        { name: "status", in: "query", type: "string", array: true }, { name: "conclusion", in: "query", type: "string", array: true },
        { name: "source", in: "query", type: "string", array: true }, { name: "authorGitHubId", in: "query", type: "string" },
        { name: "author", in: "query", type: "string" }, { name: "createdAfter", in: "query", type: "number" },
        { name: "createdBefore", in: "query", type: "number" }, { name: "limit", in: "query", type: "number" }, { name: "cursor", in: "query", type: "string" },
      ],
      input: "ListCiInvocationsInput", answers: { "200": { contentType: "application/json", schema: "ListCiInvocationsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiInvocationTree: { ...operations.getCiInvocationTree,
      id: "getVercelCiInvocationTree", summary: "Gets an invocation with its jobs and their tasks.", kind: "call",
      parameters: [{ name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "query", type: "string" }],
      input: "GetCiInvocationTreeInput", answers: { "200": { contentType: "application/json", schema: "CiInvocationTree" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiInvocationAttempts: { ...operations.listCiInvocationAttempts,
      id: "listVercelCiInvocationAttempts", summary: "Lists the attempts of an invocation.", kind: "call",
      parameters: [{ name: "invocationId", in: "path", required: true, type: "string" }], input: "ListCiInvocationAttemptsInput",
      answers: { "200": { contentType: "application/json", schema: "ListCiInvocationAttemptsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiInvocation: { ...operations.getCiInvocation,
      id: "getVercelCiInvocation", summary: "Gets an attempt of an invocation.", kind: "call",
      parameters: [{ name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" }],
      input: "GetCiInvocationInput", answers: { "200": { contentType: "application/json", schema: "GetCiInvocationOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    retryCiInvocation: { ...operations.retryCiInvocation,
      id: "retryVercelCiInvocation", summary: "Runs an invocation again whose attempt has ended.", kind: "call",
      parameters: [{ name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" }],
      input: "RetryCiInvocationInput", answers: { "200": { contentType: "application/json", schema: "RetryCiInvocationOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiInvocationLogs: { ...operations.getCiInvocationLogs,
      id: "getVercelCiInvocationLogs", summary: "Gets the log lines of an attempt's setup.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "level", in: "query", type: "string", array: true },
      ],
      input: "GetCiInvocationLogsInput", answers: { "200": { contentType: "application/json", schema: "GetCiInvocationLogsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiTaskLogs: { ...operations.getCiTaskLogs,
      id: "getVercelCiTaskLogs", summary: "Gets the log lines of an attempt's tasks.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "task", in: "query", type: "string", array: true }, { name: "conclusion", in: "query", type: "string", array: true },
        { name: "level", in: "query", type: "string", array: true }, { name: "search", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" },
      ],
      input: "GetCiTaskLogsInput", answers: { "200": { contentType: "application/json", schema: "CiTaskLogs" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiJobDefinitions: { ...operations.listCiJobDefinitions,
      id: "listVercelCiJobDefinitions", summary: "Lists the jobs that an attempt defines.", kind: "call",
      parameters: [{ name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" }],
      input: "ListCiJobDefinitionsInput", answers: { "200": { contentType: "application/json", schema: "ListCiJobDefinitionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiJobDefinition: { ...operations.getCiJobDefinition,
      id: "getVercelCiJobDefinition", summary: "Gets a job that an attempt defines.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" },
      ],
      input: "GetCiJobDefinitionInput", answers: { "200": { contentType: "application/json", schema: "GetCiJobDefinitionOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiJobRuns: { ...operations.listCiJobRuns,
      id: "listVercelCiJobRuns", summary: "Lists the runs of a job.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" },
      ],
      input: "ListCiJobRunsInput", answers: { "200": { contentType: "application/json", schema: "ListCiJobRunsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiJobRun: { ...operations.getCiJobRun,
      id: "getVercelCiJobRun", summary: "Gets a run of a job.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" }, { name: "runAttempt", in: "path", required: true, type: "string" },
      ],
      input: "GetCiJobRunInput", answers: { "200": { contentType: "application/json", schema: "GetCiJobRunOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiJobRunLogs: { ...operations.getCiJobRunLogs,
      id: "getVercelCiJobRunLogs", summary: "Gets the log lines of a run of a job.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" }, { name: "runAttempt", in: "path", required: true, type: "string" },
      ],
      input: "GetCiJobRunLogsInput", answers: { "200": { contentType: "application/json", schema: "GetCiJobRunLogsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiTaskDefinitions: { ...operations.listCiTaskDefinitions,
      id: "listVercelCiTaskDefinitions", summary: "Lists the tasks that a run of a job defines.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" }, { name: "runAttempt", in: "path", required: true, type: "string" },
      ],
      input: "ListCiTaskDefinitionsInput", answers: { "200": { contentType: "application/json", schema: "ListCiTaskDefinitionsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiTaskRuns: { ...operations.listCiTaskRuns,
      id: "listVercelCiTaskRuns", summary: "Lists the runs of the tasks of a job's run.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" }, { name: "runAttempt", in: "path", required: true, type: "string" },
        { name: "taskRunAttempt", in: "query", type: "string" },
      ],
      input: "ListCiTaskRunsInput", answers: { "200": { contentType: "application/json", schema: "ListCiTaskRunsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    getCiTaskRunLogs: { ...operations.getCiTaskRunLogs,
      id: "getVercelCiTaskRunLogs", summary: "Gets the log lines of a run of a task.", kind: "call",
      parameters: [
        { name: "invocationId", in: "path", required: true, type: "string" }, { name: "attempt", in: "path", required: true, type: "string" },
        { name: "jobDefinitionId", in: "path", required: true, type: "string" }, { name: "runAttempt", in: "path", required: true, type: "string" },
        { name: "taskDefinitionId", in: "path", required: true, type: "string" }, { name: "taskRunAttempt", in: "path", required: true, type: "string" },
      ],
      input: "GetCiTaskRunLogsInput", answers: { "200": { contentType: "application/json", schema: "GetCiTaskRunLogsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    listCiBranches: { ...operations.listCiBranches,
      id: "listVercelCiBranches", summary: "Lists branches that invocations have run for.", kind: "call",
      parameters: [{ name: "query", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }], input: "ListCiBranchesInput",
      answers: { "200": { contentType: "application/json", schema: "ListCiBranchesOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
    searchCiLogs: { ...operations.searchCiLogs,
      id: "searchVercelCiLogs", summary: "Searches the log lines of several attempts.", kind: "call",
      parameters: [
        { name: "invocation", in: "query", required: true, type: "string", array: true }, { name: "search", in: "query", required: true, type: "string" },
        { name: "level", in: "query", type: "string", array: true },
      ],
      input: "SearchCiLogsInput", answers: { "200": { contentType: "application/json", schema: "CiLogSearch" } },
      errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {}, "429": { schema: "CiRateLimited" }, "500": {} },
    },
  },
};
