// Generated from contract/ by `npm run generate`. Changes here are lost.
import type {
  RuntimeLogLevel,
} from "@slipway/logs";

/** A request that a project has answered. */
export interface RequestLog {
  requestId: string;
  /** Unix time in milliseconds. */
  timestamp: number;
  deploymentId: string;
  domain: string;
  requestMethod: string;
  requestPath: string;
  /** The status of the answer; 0 where the connection was cut. */
  statusCode: number;
  /** `production` or `preview`, or the slug of a custom environment. */
  environment: string;
  /** The Git branch of the deployment. */
  branch?: string | undefined;
  /** Log lines that were written during the request. */
  logs: RequestLogLine[];
  /** Sources that took part in the response, in order. */
  events: RequestLogEvent[];
}

/** Source that took part in a response. */
export interface RequestLogEvent {
  /** `static`, `redirect`, `external` or `serverless`. */
  source: string;
}

/** A line that was written while a request was answered. */
export interface RequestLogLine {
  level: RuntimeLogLevel;
  message: string;
  /** Whether the message was longer. */
  messageTruncated: boolean;
}

/** A page of the requests that a project has answered, newest first. */
export interface RequestLogPage {
  rows: RequestLog[];
  /** Whether there are older entries. */
  hasMoreRows: boolean;
}

/** Input of `listRequestLogs`. */
export interface ListRequestLogsInput {
  /** The project, by its ID or name. */
  projectId: string;
  /** The account that the project belongs to, by its ID. */
  ownerId?: string | undefined;
  /** Page number; the first is 0. At least 0. */
  page?: number | undefined;
  /** The start of the period, as Unix time in milliseconds; by default a day before its end. */
  startDate?: number | undefined;
  /** The end of the period, as Unix time in milliseconds; now by default. */
  endDate?: number | undefined;
  /** Only requests to this deployment, by its ID. */
  deploymentId?: string | undefined;
  /** Only requests to this environment: `production`, `preview`, or the slug of a custom one. */
  environment?: string | undefined;
  /** Levels, with commas between them. */
  level?: string | undefined;
  /** A status such as `500`, or a class of statuses such as `4xx`; several are separated by commas. */
  statusCode?: string | undefined;
  /** Sources, with commas between them. */
  source?: string | undefined;
  /** A text that the path, the domain or a message has. */
  search?: string | undefined;
  /** The one of an ID. */
  requestId?: string | undefined;
  /** Only requests to deployments of this Git branch. */
  branch?: string | undefined;
}

/** Answer of `listRequestLogs`. */
export type ListRequestLogsOutput = RequestLogPage;
