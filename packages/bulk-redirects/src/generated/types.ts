// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { Unlisted } from "@slipway/core";

/** The new version and where it can be tried. */
export interface EditedRedirects {
  /** The host name that the version can be tried under. */
  alias: string | null;
  version: RedirectVersion;
}

/** Redirect from one path to another address. */
export interface Redirect {
  destination: string;
  source: string;
  /** Whether the case of the source matters. */
  caseSensitive?: boolean | undefined;
  /** Whether browsers may remember the redirect. */
  permanent?: boolean | undefined;
  /** Whether the query of the request goes along. */
  preserveQueryParams?: boolean | undefined;
  /** Whether the query of the request goes along. */
  query?: boolean | undefined;
  /** Whether the case of the source matters. */
  sensitive?: boolean | undefined;
  /** The status of the redirect. */
  statusCode?: number | undefined;
  /** Difference to the live version, where it was requested: `+` is new, `-` is removed, `~` is changed. Not in the platform's published description. */
  action?: "+" | "-" | "~" | Unlisted | undefined;
}

/** Changes to the redirect of a source. */
export interface RedirectChange {
  /** The path whose redirect changes. */
  source: string;
  /** Whether the case of the source matters. */
  caseSensitive?: boolean | undefined;
  /** The path or URL that visitors are sent to from now on. */
  destination?: string | undefined;
  /** Whether browsers may remember the redirect. */
  permanent?: boolean | undefined;
  /** Whether the query of the request goes along. */
  preserveQueryParams?: boolean | undefined;
  /** Whether the query of the request goes along. */
  query?: boolean | undefined;
  /** The status of the redirect. */
  statusCode?: number | undefined;
}

/** A version of a project's redirects. */
export interface RedirectVersion {
  id: string;
  name?: string | undefined;
  /** Storage key of the version. */
  key: string;
  createdBy: string;
  /** Unix time in milliseconds. */
  lastModified: number;
  /** The host name that it can be tried under. */
  alias?: string | undefined;
  /** Whether the version is live. */
  isLive?: boolean | undefined;
  /** Whether it waits to be promoted. */
  isStaging?: boolean | undefined;
  redirectCount?: number | undefined;
}

/** Position of a page. */
export interface RedirectsPagination {
  /** Number of pages. */
  numPages: number;
  page: number;
  per_page: number;
}

/** The redirects of a new version. */
export interface StageRedirectsRequest {
  /** The name of the new version. */
  name?: string | undefined;
  /** The ID of the project to which the redirects belong. */
  projectId: string;
  /** The team that the project belongs to, by its ID. */
  teamId: string;
  /** Whether the redirects of the current version are left out. */
  overwrite?: boolean | undefined;
  /** The redirects of the new version, beside those of the current one unless `overwrite` is true. */
  redirects?: readonly StagedRedirect[] | undefined;
  /**
   * Redirects as comma-separated values, whose first line names the members; the platform's command line sends them in
   * this form. Not in the platform's published description.
   */
  bulkRedirectsFile?: string | undefined;
}

/** A redirect of a new version. */
export interface StagedRedirect {
  /** The path or URL that visitors are sent to. */
  destination: string;
  /** The path that is redirected. */
  source: string;
  /** Whether the case of the source matters. */
  caseSensitive?: boolean | undefined;
  /** Whether browsers may remember the redirect. */
  permanent?: boolean | undefined;
  /** Whether the query of the request goes along. */
  preserveQueryParams?: boolean | undefined;
  /** Whether the query of the request goes along. */
  query?: boolean | undefined;
  /** The status of the redirect; empty for the default. */
  statusCode?: number | string | undefined;
}

/** The redirect to change. */
export interface UpdateRedirectRequest {
  /** The name of the new version. */
  name?: string | undefined;
  /** The redirect, identified by its source, and its changes. */
  redirect: RedirectChange;
  /** Whether the redirect goes back to what it is in the live version. */
  restore?: boolean | undefined;
}

/** Action to take on a version. */
export interface UpdateRedirectVersionRequest {
  /** The version, by its ID. */
  id: string;
  /** A new name of the version. */
  name?: string | undefined;
  /** `promote` serves a staged version, `restore` serves an earlier one again, `discard` throws a staged one away. */
  action: "discard" | "promote" | "restore" | Unlisted;
}

/** Input of `listRedirects`. */
export interface ListRedirectsInput {
  /** `only` lists the differences from the live version, true marks them. */
  diff?: "only" | boolean | undefined;
  /** Page number, from 1. */
  page?: number | undefined;
  /** Maximum number of items per page. */
  per_page?: number | undefined;
  /** The project. */
  projectId: string;
  /** A part of the source or the destination. */
  q?: string | undefined;
  /** Field to sort by. */
  sort_by?: "destination" | "source" | "statusCode" | Unlisted | undefined;
  /** Whether the order rises or falls. */
  sort_order?: "asc" | "desc" | Unlisted | undefined;
  /** The version; by default the editable one. */
  versionId?: string | undefined;
}

/** Answer of `listRedirects`. */
export interface ListRedirectsOutput {
  pagination: RedirectsPagination;
  redirects: Redirect[];
  version?: RedirectVersion | undefined;
}

/** Input of `stageRedirects`. */
export type StageRedirectsInput = StageRedirectsRequest;

/** Answer of `stageRedirects`. */
export type StageRedirectsOutput = EditedRedirects;

/** Input of `updateRedirect`. */
export interface UpdateRedirectInput extends UpdateRedirectRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `updateRedirect`. */
export type UpdateRedirectOutput = EditedRedirects;

/** Input of `deleteRedirects`. */
export interface DeleteRedirectsInput {
  /** The project. */
  projectId: string;
  /** The name of the new version. */
  name?: string | undefined;
  /** The sources of the redirects. */
  redirects: readonly string[];
}

/** Answer of `deleteRedirects`. */
export interface DeleteRedirectsOutput {
  version: RedirectVersion;
  /** The host name that the version can be tried under. */
  alias?: string | null | undefined;
}

/** Input of `restoreRedirects`. */
export interface RestoreRedirectsInput {
  /** The project. */
  projectId: string;
  /** The name of the new version. */
  name?: string | undefined;
  /** The sources of the redirects. */
  redirects: readonly string[];
}

/** Answer of `restoreRedirects`. */
export interface RestoreRedirectsOutput {
  /** The sources that no version held. */
  failedToRestore: string[];
  restored: string[];
  version: RedirectVersion;
}

/** Input of `listRedirectVersions`. */
export interface ListRedirectVersionsInput {
  /** The project. */
  projectId: string;
}

/** Answer of `listRedirectVersions`. */
export interface ListRedirectVersionsOutput {
  versions: RedirectVersion[];
}

/** Input of `updateRedirectVersion`. */
export interface UpdateRedirectVersionInput extends UpdateRedirectVersionRequest {
  /** The project. */
  projectId: string;
}

/** Answer of `updateRedirectVersion`. */
export interface UpdateRedirectVersionOutput {
  version: RedirectVersion;
}
