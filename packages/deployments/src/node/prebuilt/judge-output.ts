import { InputError } from "@slipway/core";
import type { FoundFile } from "../walk.ts";
import { isRecord, readJson } from "./read-json.ts";

/** The version of the Build Output API that is deployed. */
const version = 3;

/**
 * Refuses a build's output that the platform would not serve, before anything is sent.
 *
 * @param target the environment that is deployed to.
 * @throws `InputError` that says what to run.
 */
export async function judgeOutput(
  { config, builds }: { config: FoundFile | undefined; builds: FoundFile | undefined },
  output: string,
  target: string,
): Promise<void> {
  if (!config || config.link !== undefined) {
    throw refusal(
      `There is no build output in ${output}: its config.json is missing. Run \`vercel build\`, or what builds the project for the platform, in \`directory\`, which is the project's folder`,
    );
  }
  const { version: found } = await readJson(config);
  if (found !== version) {
    throw refusal(
      `The build output in ${output} has version ${JSON.stringify(found) ?? "none"} of the Build Output API, not ${version}. Update what builds it, and build again`,
    );
  }
  if (!builds || builds.link !== undefined) return;
  const manifest = await readJson(builds);
  const failure = failureOf(manifest);
  if (failure !== undefined) {
    throw refusal(`The build in ${output} failed (${failure}). Mend it, and run \`vercel build\` again`);
  }
  if (typeof manifest.target === "string" && manifest.target !== target) {
    throw refusal(
      `The build in ${output} was made for ${JSON.stringify(manifest.target)}, not for ${JSON.stringify(target)}. Run \`vercel build --target=${target}\`, or deploy with \`target: ${JSON.stringify(manifest.target)}\``,
    );
  }
}

/** What the platform's CLI writes down of a build that failed: of the whole, or of one of its parts. */
function failureOf({ error, builds }: Readonly<Record<string, unknown>>): string | undefined {
  const parts: readonly unknown[] = Array.isArray(builds) ? builds : [];
  const errors = [error, ...parts.map((part) => (isRecord(part) ? part.error : undefined))];
  const failure = errors.find((each) => each !== undefined && each !== null && each !== false);
  if (failure === undefined) return undefined;
  const { message, code } = isRecord(failure) ? failure : { message: failure, code: undefined };
  return typeof message === "string" && message !== "" ? message : typeof code === "string" ? code : "it says no more";
}

function refusal(message: string): InputError {
  return new InputError(`${message}.`, { parameter: "directory" });
}
