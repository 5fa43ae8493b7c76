import { quoteText } from "@slipway/core/internal";
import { folderError } from "../file-problem.ts";
import type { FoundFile } from "../found-file.ts";
import { isRecord, readJson } from "./output-place.ts";

const version = 3;

/** Refuses a build's output that the platform would not serve. The `InputError` says what to run. */
export async function judgeOutput(
  { config, builds }: { config: FoundFile | undefined; builds: FoundFile | undefined },
  output: string,
  environment: string | undefined,
): Promise<void> {
  if (!config || config.link !== undefined) {
    throw folderError(
      `There is no build output in ${output}: its config.json is missing. Run \`vercel build\`, or what builds the project for the platform, in \`directory\`, which is the project's folder.`,
    );
  }
  const { version: found } = await readJson(config);
  if (found !== version) {
    throw folderError(
      `The build output in ${output} has version ${found === undefined ? "none" : printValue(found)} of the Build Output API, not ${version}. Update what builds it, and build again.`,
    );
  }
  if (!builds || builds.link !== undefined) return;
  const manifest = await readJson(builds);
  const failure = buildFailure(manifest);
  if (failure !== undefined) {
    throw folderError(`The build in ${output} failed (${failure}). Fix it, and run \`vercel build\` again.`);
  }
  const { target } = manifest;
  if (typeof target === "string" && environment !== undefined && target !== environment) {
    throw folderError(
      `The build in ${output} was made for ${quoteText(target)}, not for ${quoteText(environment)}. ${buildAdvice(environment)}, or deploy ${aimedAt(target)}.`,
    );
  }
}

function buildAdvice(environment: string): string {
  return /^\w[\w-]{0,99}$/.test(environment) ? `Run \`vercel build --target=${environment}\`` : "Build for that one";
}

function aimedAt(environment: string): string {
  return environment === "preview" ? "without `target`" : `with \`target: ${quoteText(environment)}\``;
}

/** Failure of the build, or of a part, in the manifest of the platform's CLI. */
function buildFailure({ error, builds }: Readonly<Record<string, unknown>>): string | undefined {
  const parts: readonly unknown[] = Array.isArray(builds) ? builds : [];
  const errors = [error, ...parts.map((part) => (isRecord(part) ? part.error : undefined))];
  const failure = errors.find((each) => each !== undefined && each !== null && each !== false);
  if (failure === undefined) return undefined;
  const { message, code } = isRecord(failure) ? failure : { message: failure, code: undefined };
  const reason = [message, code].find((each) => typeof each === "string" && each !== "");
  return reason === undefined ? "no reason is given" : printValue(reason);
}

function printValue(value: unknown): string {
  if (typeof value === "number") return String(value);
  return quoteText(typeof value === "string" ? value : String(JSON.stringify(value)));
}
