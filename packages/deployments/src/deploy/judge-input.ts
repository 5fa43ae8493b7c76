import { InputError } from "@slipway/core/call";
import { shortLine } from "@slipway/core/internal";
import type { DeployOptions } from "./deploy-sources.ts";

export type Kind =
  | "text that is not empty"
  | "a number from 0 on"
  | "a function"
  | "true or false"
  | "a list"
  | '"tgz"'
  | "text, or null"
  | "an object whose rootDirectory, if any, is text or null"
  | "anything";

const judges: { readonly [One in Kind]: (value: unknown) => boolean } = {
  "text that is not empty": (value) => typeof value === "string" && value !== "",
  "a number from 0 on": (value) => typeof value === "number" && value >= 0,
  "a function": (value) => typeof value === "function",
  "true or false": (value) => typeof value === "boolean",
  "a list": (value) => Array.isArray(value),
  '"tgz"': (value) => value === "tgz",
  "text, or null": isTextOrNull,
  "an object whose rootDirectory, if any, is text or null": (value) =>
    typeof value === "object" && value !== null && isTextOrNull(Reflect.get(value, "rootDirectory") ?? null),
  anything: () => true,
};

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}

const kinds: { readonly [Name in keyof Required<DeployOptions>]: Kind } = {
  name: "text that is not empty",
  project: "text that is not empty",
  timeout: "a number from 0 on",
  schedule: "a function",
  onProgress: "a function",
  wait: "true or false",
  prebuilt: "true or false",
  concurrency: "anything",
  alias: "anything",
  autoAssignCustomDomains: "anything",
  build: "anything",
  buildCommand: "anything",
  buildMachine: "anything",
  builds: "anything",
  bulkRedirectsPath: "text, or null",
  bunVersion: "anything",
  cleanUrls: "anything",
  crons: "anything",
  customEnvironmentSlugOrId: "text that is not empty",
  deploymentId: "anything",
  devCommand: "anything",
  env: "anything",
  fluid: "anything",
  forceNew: "anything",
  framework: "anything",
  functionFailoverRegions: "anything",
  functions: "anything",
  git: "anything",
  gitAccessToken: "anything",
  gitMetadata: "anything",
  gitSource: "anything",
  headers: "anything",
  ignoreCommand: "anything",
  images: "anything",
  installCommand: "anything",
  meta: "anything",
  monorepoManager: "anything",
  outputDirectory: "anything",
  projectSettings: "an object whose rootDirectory, if any, is text or null",
  public: "anything",
  redirects: "anything",
  regions: "anything",
  rewrites: "anything",
  routes: "anything",
  skipAutoDetectionConfirmation: "anything",
  source: "anything",
  target: "text that is not empty",
  trailingSlash: "anything",
  version: "anything",
  withLatestCommit: "anything",
};

/** Refuses invalid and unknown members before anything is sent. `own` has the additional members of one way of deploying. */
export function judgeInput(input: unknown, own: Readonly<Record<string, Kind>>): void {
  if (typeof input !== "object" || !input) refuseInput("input", "has to be an object");
  for (const [name, value] of Object.entries(input)) {
    const table = Object.hasOwn(own, name) ? own : kinds;
    // `hasOwn` does not narrow the name.
    const kind = Object.hasOwn(table, name) ? table[name as keyof typeof table] : undefined;
    if (kind === undefined) refuseInput(name, "is not a member of the input: check its spelling");
    else if (value !== undefined && !judges[kind](value)) refuseInput(name, `has to be ${kind}`);
  }
}

export function refuseInput(name: string, problem: string): never {
  throw new InputError(`\`${shortLine(name, 100)}\` ${problem}.`, { parameter: name });
}
