import { tokenProblem } from "../domain/accounts/tokens.ts";
import { readText } from "../engine/read-file.ts";
import { UsageError } from "./usage-error.ts";

const variable = "SLIPWAY_EMULATOR_TOKEN";
const maxBytes = 16_384;

export function readToken(file: string | undefined, environment: NodeJS.ProcessEnv): string | undefined {
  const name = file === undefined ? variable : `--token-file ${file}`;
  const token = (file === undefined ? (environment[variable] ?? "") : readFile(file)).trim();
  if (file === undefined && token === "") return undefined;
  const problem = tokenProblem(token);
  if (problem !== undefined) throw new UsageError(`${name} does not hold a token: it ${problem}`);
  return token;
}

function readFile(file: string): string {
  try {
    return readText(file, maxBytes);
  } catch (error) {
    throw new UsageError(
      `--token-file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
