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
import { CONCURRENCY, harmless, inParallel } from "@slipway/core/internal";
import { createDeployment, uploadDeploymentFile } from "../generated/operations.ts";
import type { CreateDeploymentInput, Deployment } from "../generated/types.ts";
import { callOf, type SentTeam, sentTeam } from "./advice.ts";
import {
  beforeCreation,
  creationError,
  deployedError,
  goOn,
  noteOn,
  referenceIn,
  uploadError,
} from "./deployed-error.ts";
import { listening } from "./listening.ts";
import type { DeployProgress, FolderSource, Source } from "./source.ts";
import { type WaitForDeploymentInput, waitForDeployment } from "./wait-for-deployment.ts";

/** What both ways of deploying take, besides the files. The other fields are those of `createDeployment`. */
export interface DeployOptions extends Omit<CreateDeploymentInput, "files" | "name" | "prebuilt"> {
  /** Name of the deployment. Default: the project's. */
  name?: string | undefined;
  /** `true`: the files are the output of a build, below `.vercel/output`; nothing is built. Default `false`. */
  prebuilt?: boolean | undefined;
  /** How many files are read or sent at a time. Default 8. */
  concurrency?: number | undefined;
  /** Called at each step and after each file. What it throws does no harm. */
  onProgress?: ((progress: DeployProgress) => void) | undefined;
  /** `false`: resolves as soon as the deployment is created. Default `true`: when it is finished. */
  wait?: boolean | undefined;
  /** Milliseconds to wait once it is created, as in `waitForDeployment`. Default an hour, longer than a build may take there; `Infinity`: for ever. */
  timeout?: WaitForDeploymentInput["timeout"];
  /** Milliseconds from one look at the deployment to the next, as in `waitForDeployment`. */
  schedule?: WaitForDeploymentInput["schedule"];
}

/** The deployment, as the owner of the token sees it. Its `id` and its `url`, a host name, are always there. */
export interface DeployResult extends Deployment {
  /** The host names that lead to it; none as long as it is not finished. */
  alias: string[];
}

export interface Content {
  readonly sources: readonly Source[];
  readonly folders?: readonly FolderSource[] | undefined;
}

/** How often a file that was just sent may be reported missing again. */
const rounds = 3;

/** Creates a deployment of files, sending only those that the platform asks for, and waits until it is finished. */
export async function deploySources(
  client: Client,
  { sources, folders = [] }: Content,
  input: DeployOptions & { name: string },
  options: CallOptions | undefined,
): Promise<DeployResult> {
  const { concurrency = CONCURRENCY, onProgress, wait = true, timeout, schedule, prebuilt, ...fields } = input;
  if (sources.length === 0) throw new InputError("There is no file to deploy.", { parameter: "files" });
  const team = sentTeam(client, options);
  const { client: listened, redact } = listening(client);
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
  const shown = { ...all, id, ...(origin !== undefined && { origin }) };
  if (!wait) return resultOf(created, created);

  try {
    const finished = await waitForDeployment(
      client,
      {
        idOrUrl: id,
        timeout,
        schedule,
        onPoll: ({ readyState }) => report({ step: "build", ...shown, readyState }),
      },
      options,
    );
    report({ step: "done", ...shown, readyState: finished.readyState });
    return resultOf(created, finished);
  } catch (error) {
    const reference = { id, url: created.url, ...(team !== undefined && { team }) };
    throw deployedError(error, reference, isPollError(error) ? lookAt(created, team, redact) : goOn(reference));
  }

  async function createOnceUploaded(): Promise<Deployment> {
    const input = { ...fields, prebuilt: prebuilt ? "1" : undefined, files } as const;
    for (let round = 1; ; round++) {
      try {
        const { data, response, ...known } = await createDeployment(listened, input, options).withResponse();
        refuseNameless(data, response.status, known);
        return data;
      } catch (error) {
        if (!isApiError(error) || error.code !== "missing_files")
          throw creationError(error, fields.project ?? fields.name, team);
        const missing = missingSources(error.body, sources);
        if (missing.length === 0) throw noteOn(error, "It asks for files that are none of these. Deploy again");
        if (round === rounds) {
          const what = `${missing.length} of the files that it asked for were sent ${rounds - 1} times`;
          throw noteOn(error, `${what}, and it still does not know them. Deploy again later`);
        }
        await beforeCreation(upload(missing));
      }
    }
  }

  async function upload(missing: readonly Source[]): Promise<void> {
    const whole = { files: missing.length, bytes: total(missing) };
    let [filesDone, bytesDone] = [0, 0];
    const tell = () => report({ step: "upload", ...whole, filesDone, bytesDone });
    tell();
    await inParallel(missing, concurrency, options?.signal, async (source, signal) => {
      const { path, sha, size } = source;
      let counted = 0;
      const count = (upTo: number): void => {
        bytesDone += upTo - counted;
        counted = upTo;
        tell();
      };
      const body = await source.read(count);
      // Of a stream no runtime knows the length, which the platform's own client says. Deno does not pass it on.
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

/** What was created is known also where a later look shows less of it. */
function resultOf(created: Deployment, last: Deployment): DeployResult {
  const { id, url } = created;
  // Who may see less of it is shown what has another shape.
  const alias: unknown = last.alias;
  const names: readonly unknown[] = Array.isArray(alias) ? alias : [];
  return { ...created, ...last, id, url, alias: names.filter((name) => typeof name === "string") };
}

function lookAt({ id, inspectorUrl }: Deployment, team: SentTeam, redact: RawAnswer["redact"]): string {
  const log = callOf("getDeploymentEvents", "idOrUrl", id, team);
  // One that quotes the token leads nowhere without it.
  const isShown = isAddress(inspectorUrl) && redact(inspectorUrl) === inspectorUrl;
  return `Its log is at ${isShown ? inspectorUrl : "the platform's inspector"}, and ${log} reads it`;
}

function isAddress(url: unknown): url is string {
  return typeof url === "string" && /^https:\/\/[!-~]{1,500}$/.test(url);
}

/** Refuses an answer that does not say what was created: there would be nothing to wait for. @throws `ValidationError` */
function refuseNameless(data: unknown, status: number, known: Pick<ErrorFields, "route" | "attempts" | "requestId">) {
  const { id, url } = referenceIn(data, undefined) ?? {};
  const { route = "" } = known;
  const missing = [id === undefined && "id", url === undefined && "url"].filter((path) => path !== false);
  if (missing.length === 0) return;
  const drift = missing.map((path): Drift => ({ route, status, path, expected: "text", got: "something else" }));
  throw new ValidationError(`was answered with ${status} and without the deployment's ${missing.join(" and ")}`, {
    ...known,
    sideEffect: "certain",
    drift,
    data,
  });
}

/** Tells whoever watches; that it fails is no failure of the deployment. */
export function reportTo(onProgress: DeployOptions["onProgress"]): (progress: DeployProgress) => void {
  return (progress) => onProgress && harmless("The onProgress of deploy()", onProgress, () => onProgress(progress));
}

/** The files that a `missing_files` answer asks for, each content once. */
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
