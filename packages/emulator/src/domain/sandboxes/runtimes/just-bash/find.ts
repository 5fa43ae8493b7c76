import { unprocessable } from "../../limits.ts";

/** The URL of the shell. Throws 422 where it is not installed. @param name of the package */
export function findJustBash(name = "just-bash"): string {
  try {
    // A name that is not a literal: bundlers leave it alone.
    return import.meta.resolve(name);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unprocessable(
      `The runtime just-bash is a package that is not installed here; npm install just-bash (${why})`,
    );
  }
}
