/** Steps that may answer a request for a site. */
export const servingSteps = [
  /** The host is a domain or an alias that leads to another one. */
  "domain-redirect",
  /** No deployment, none that is ready, or one whose project is paused. */
  "no-deployment",
  "paused",
  "not-ready",
  /** The deployment is protected: the visitor is refused, or gets a cookie for what was shown. */
  "protection",
  /** The firewall: it denies, challenges, redirects, or has counted too many requests. */
  "firewall",
  /** No app of a group of microfrontends answers the path that is one's. */
  "microfrontends",
  /** A rollout leads the visitor to one of two deployments. */
  "rollout",
  /** The project: one of its bulk redirects, or of its routing rules. */
  "bulk-redirect",
  "project-route",
  /** The deployment: a redirect of its, a file, a page that its build has rendered, its own or the platform's page for what is not there. */
  "redirect",
  "file",
  "prerender",
  /** The cache: an earlier answer of a function or a handler. */
  "cache",
  "not-found",
  /** A route of the deployment: an answer without a body, another site, or patterns without end. */
  "status",
  "elsewhere",
  "too-slow",
  /** A process of a sandbox, on one of its ports. */
  "sandbox",
  /** The handler that the emulator's user has put behind the project. */
  "handler",
  /** A middleware or a function of a build, or that it is not run; or something of its routes is not carried out. */
  "middleware",
  "function",
  "not-carried-out",
  /** Files are served to GET and HEAD only. */
  "method",
  /** A planned fault answered instead. */
  "fault",
  /** Something went wrong in the emulator itself. */
  "failed",
] as const;

export type ServingStep = (typeof servingSteps)[number];
