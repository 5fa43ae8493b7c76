import type { BodySource } from "@slipway/core";
import {
  type CallOptions,
  type Client,
  type Drift,
  type ErrorFields,
  InputError,
  isApiError,
  isPollError,
  type RawAnswer,
  ValidationError,
} from "@slipway/core/call";
import { CONCURRENCY, harmless, inParallel, quoteText } from "@slipway/core/internal";
import { createDeployment, uploadDeploymentFile } from "../generated/operations.ts";
import type { CreateDeploymentInput, Deployment } from "../generated/types.ts";
import { callOf, type SentTeam, sentTeam } from "./advice.ts";
import {
  addAdvice,
  beforeCreation,
  creationError,
  deployedError,
  referenceIn,
  uploadError,
  waitAdvice,
} from "./deployed-error.ts";
import { redactingClient } from "./redacting-client.ts";
import { type WaitForDeploymentInput, waitForDeployment } from "./wait-for-deployment.ts";

/** Options of both ways of deploying. The other fields are those of `createDeployment`. */
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name" | "prebuilt"> {
  /** Name of the deployment. Default: the project's. */
  name?: string | undefined;
  /** `true`: the files are a build's output, below `.vercel/output`. Default `false`. */
  prebuilt?: boolean | undefined;
  /** Files that are read or sent at a time. Default 8. */
  concurrency?: number | undefined;
  /** Called at each step and after each file. Its errors do no harm. */
  onProgress?: ((progress: DeployProgress) => void) | undefined;
  /** `false`: resolves when the deployment is created. Default `true`: when it is finished. */
  wait?: boolean | undefined;
  /** Milliseconds to wait after the creation, as in `waitForDeployment`. Default an hour; `Infinity`: for ever. */
  timeout?: WaitForDeploymentInput["timeout"];
  /** Milliseconds between two looks at the deployment, as in `waitForDeployment`. */
  schedule?: WaitForDeploymentInput["schedule"];
}

/** The deployment, as the token's owner sees it. `id` and `url`, a host name, are always present. */
export interface DeployResult extends Deployment {
  /** Host names of the finished deployment. */
  alias: string[];
}

export interface Content {
  readonly sources: readonly Source[];
  readonly folders?: readonly FolderSource[] | undefined;
}

/** Attempts to create a deployment, because sent files may be reported missing again. */
const rounds = 3;

/** Creates a deployment, sends the files that the platform requests, and waits until it is finished. */
export async function deploySources(
  client: Client,
  { sources, folders = [] }: Content,
  input: DeployOptions & { name: string },
  options: CallOptions | undefined,
): Promise<DeployResult> {
  const { concurrency = CONCURRENCY, onProgress, wait = true, timeout, schedule, prebuilt, ...fields } = input;
  if (sources.length === 0) throw new InputError("There is no file to deploy.", { parameter: "files" });
  const team = sentTeam(client, options);
  const { client: listened, redact } = redactingClient(client);
  const bytes = total(sources);
  const all = { files: sources.length, filesDone: sources.length, bytes, bytesDone: bytes };
  const report = reportTo(onProgress);

  report({ step: "create", ...all });
  const files = [
    ...sources.map(({ path, sha, size, mode }) => ({ file: path, sha, size, mode })),
    ...folders.map(({ path, mode }) => ({ file: path, mode })),
  ];
  const created = await createOnceUploaded();
  const { id, origin } = created;
  const progress = { ...all, id, ...(origin !== undefined && { origin }) };
  if (!wait) return resultOf(created, created);

  try {
    const finished = await waitForDeployment(
      client,
      {
        idOrUrl: id,
        timeout,
        schedule,
        onPoll: ({ readyState }) => report({ step: "build", ...progress, readyState }),
      },
      options,
    );
    report({ step: "done", ...progress, readyState: finished.readyState });
    return resultOf(created, finished);
  } catch (error) {
    const reference = { id, url: created.url, ...(team !== undefined && { team }) };
    throw deployedError(
      error,
      reference,
      isPollError(error) ? logAdvice(created, team, redact) : waitAdvice(reference),
    );
  }

  async function createOnceUploaded(): Promise<Deployment> {
    const input = { ...fields, prebuilt: prebuilt ? "1" : undefined, files } as const;
    for (let round = 1; ; round++) {
      try {
        const { data, response, ...facts } = await createDeployment(listened, input, options).withResponse();
        refuseNameless(data, response.status, facts);
        return data;
      } catch (error) {
        if (!isApiError(error) || error.code !== "missing_files")
          throw creationError(error, fields.project ?? fields.name, team);
        const missing = missingSources(error.body, sources);
        if (missing.length === 0) throw addAdvice(error, "The platform requests unknown files. Deploy again");
        if (round === rounds) {
          const what = `${missing.length} of the requested files were sent ${rounds - 1} times`;
          throw addAdvice(error, `${what}, and the platform still lacks them. Deploy again later`);
        }
        await beforeCreation(upload(missing));
      }
    }
  }

  async function upload(missing: readonly Source[]): Promise<void> {
    const whole = { files: missing.length, bytes: total(missing) };
    let [filesDone, bytesDone] = [0, 0];
    const reportUpload = () => report({ step: "upload", ...whole, filesDone, bytesDone });
    reportUpload();
    await inParallel(missing, concurrency, options?.signal, async (source, signal) => {
      const { path, sha, size } = source;
      let counted = 0;
      const count = (upTo: number): void => {
        bytesDone += upTo - counted;
        counted = upTo;
        reportUpload();
      };
      const body = await source.read(count);
      // Runtimes do not know a stream's length, which the platform's own client sends. Deno drops the header.
      const length = typeof body === "function" && { "content-length": `${size}` };
      const headers = { ...options?.headers, ...length };
      const upload = { body, xVercelDigest: sha, xNowSize: size };
      try {
        await uploadDeploymentFile(client, upload, { ...options, headers, signal });
      } catch (error) {
        throw source.fault?.() ?? uploadError(error, path);
      }
      filesDone += 1;
      count(size);
    });
  }
}

/** Merges both answers, because a later one may show less. */
function resultOf(created: Deployment, last: Deployment): DeployResult {
  const { id, url } = created;
  // Restricted answers have another shape.
  const alias: unknown = last.alias;
  const names: readonly unknown[] = Array.isArray(alias) ? alias : [];
  return { ...created, ...last, id, url, alias: names.filter((name) => typeof name === "string") };
}

function logAdvice({ id, inspectorUrl }: Deployment, team: SentTeam, redact: RawAnswer["redact"]): string {
  const log = callOf("getDeploymentEvents", "idOrUrl", id, team);
  const isShown = isAddress(inspectorUrl) && redact(inspectorUrl) === inspectorUrl;
  return `Its log is at ${isShown ? inspectorUrl : "the platform's inspector"}, and ${log} reads it`;
}

function isAddress(url: unknown): url is string {
  return typeof url === "string" && /^https:\/\/[!-~]{1,500}$/.test(url);
}

/** Refuses an answer without the deployment's ID and host, which the wait needs. @throws `ValidationError` */
function refuseNameless(data: unknown, status: number, facts: Pick<ErrorFields, "route" | "attempts" | "requestId">) {
  const { id, url } = referenceIn(data, undefined) ?? {};
  const { route = "" } = facts;
  const missing = [id === undefined && "id", url === undefined && "url"].filter((path) => path !== false);
  if (missing.length === 0) return;
  const drift = missing.map((path): Drift => ({ route, status, path, expected: "text", got: "something else" }));
  throw new ValidationError(`was answered with ${status}, without the deployment's ${missing.join(" and ")}`, {
    ...facts,
    sideEffect: "certain",
    drift,
    data,
  });
}

export function reportTo(onProgress: DeployOptions["onProgress"]): (progress: DeployProgress) => void {
  return (progress) => onProgress && harmless("The onProgress of deploy()", onProgress, () => onProgress(progress));
}

function missingSources(body: unknown, sources: readonly Source[]): Source[] {
  const missing = new Set(shasOf(body));
  const bySha = new Map(sources.map((source) => [source.sha, source]));
  return [...missing].flatMap((sha) => bySha.get(sha) ?? []);
}

function shasOf(body: unknown): string[] {
  const error = member(body, "error");
  const missing = member(error, "missing");
  return Array.isArray(missing) ? missing.filter((sha) => typeof sha === "string") : [];
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function total(sources: readonly Source[]): number {
  return sources.reduce((sum, { size }) => sum + size, 0);
}

export type Environment = Pick<CreateDeploymentInput, "target" | "customEnvironmentSlugOrId">;

/** Normalizes the environment for the platform: a preview without a target, else its own targets or a custom environment, never both. */
export function environmentOf({ target, customEnvironmentSlugOrId }: Environment): Environment {
  if (target === undefined || target === "preview") return { target: undefined, customEnvironmentSlugOrId };
  if (customEnvironmentSlugOrId !== undefined && customEnvironmentSlugOrId !== target) {
    const both = `\`target\` names the environment ${quoteText(target)}, and \`customEnvironmentSlugOrId\` ${quoteText(customEnvironmentSlugOrId)}`;
    throw new InputError(`${both}. Name one.`, { parameter: "target" });
  }
  const isOwn = target === "production" || target === "staging";
  return isOwn
    ? { target, customEnvironmentSlugOrId: undefined }
    : { target: undefined, customEnvironmentSlugOrId: target };
}

export interface Source {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  readonly size: number;
  /** SHA-1 of the content, hexadecimal. */
  readonly sha: string;
  /** Unix mode with the file type: `0o100755` for a program, `0o120777` for a link. */
  readonly mode?: number | undefined;
  /** Content in memory is not streamed, because streams have no length. `onBytes` gets the progress of streams. */
  read(onBytes: (bytes: number) => void): BodySource | Promise<BodySource>;
  /** After a failed upload: the reason why the bytes no longer match `sha`, if any. It closes open files. */
  fault?(): Error | undefined;
}

/** A folder that is deployed itself, because it is empty or named. Its files have their own paths. */
interface FolderSource {
  /** Path in the deployment, with `/` between folders. */
  readonly path: string;
  /** Unix mode with the file type: `0o40755`. */
  readonly mode: number;
}

/** Progress of a deployment. */
export interface DeployProgress {
  /** `hash`: reading files. `upload`: sending those that the platform lacks. `create`, `build`: the platform works. `done`. */
  readonly step: "hash" | "upload" | "create" | "build" | "done";
  /** Files of the step, and how many are done. */
  readonly files: number;
  readonly filesDone: number;
  /** Bytes of the step and of its progress. Files over 4 MiB on disk count continuously, others when done; a repeated file counts from 0 again. */
  readonly bytes: number;
  readonly bytesDone: number;
  /** ID of the deployment, once it exists. */
  readonly id?: string | undefined;
  /** Address on this machine, from emulators only. */
  readonly origin?: string | undefined;
  /** State during the build, such as `BUILDING`. */
  readonly readyState?: string | undefined;
}
