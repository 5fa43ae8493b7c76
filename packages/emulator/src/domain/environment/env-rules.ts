import { invalid } from "../../engine/platform-error.ts";

/** Whether production is among the environments that a variable is for. */
export function concernsProduction(target: readonly string[] | string | undefined): boolean {
  return target !== undefined && [target].flat().includes("production");
}

/** What reading a variable's value takes: one of production alone is production's; any other is also read where it is for. */
export function decryptRight({
  target,
}: {
  readonly target: readonly string[];
}): "env.decrypt" | "env.decrypt.production" {
  return target.length > 0 && target.every((each) => each === "production") ? "env.decrypt.production" : "env.decrypt";
}

/** The name of a variable. Throws 400 for what is none. */
export function checkKey(key: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || key.length > 256) {
    throw invalid(`\`key\`: "${key}" is no variable name; use letters, digits and "_", not a digit first`);
  }
  return key;
}

/**
 * Throws 400 for a sensitive variable of development, where its value would have to be read.
 * https://vercel.com/docs/projects/environment-variables/sensitive-environment-variables says so (read 2026-11-22).
 */
export function checkSensitive(env: { key: string; type: string; target: readonly string[] }): void {
  const { key, type, target } = env;
  if (type !== "sensitive" || !target.includes("development")) return;
  throw invalid(`\`target\`: ${key} is sensitive, which no variable of development can be`);
}
