/** The longest path that systems take, in bytes, and the longest name in it. */
const LONGEST_PATH = 4096;
const LONGEST_NAME = 255;

const SHOWN = 100;

/** What is wrong with a path's length; undefined for nothing. It comes before all else: what a path of a megabyte costs depends on what is done with it. */
export function lengthProblem(path: string): string | undefined {
  const size = path.length > LONGEST_PATH ? path.length : Buffer.byteLength(path);
  if (size > LONGEST_PATH) return `has ${size} bytes or more: a path has ${LONGEST_PATH} at most`;
  const isLong = path.split("/").some((name) => Buffer.byteLength(name) > LONGEST_NAME);
  return isLong ? `has a name of more than ${LONGEST_NAME} bytes in it` : undefined;
}

export function shownPath(path: string): string {
  return JSON.stringify(path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path);
}
