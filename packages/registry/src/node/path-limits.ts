/** Longest path that systems take, in bytes, and longest name in it. */
const MAX_PATH = 4096;
const MAX_NAME = 255;

const MAX_QUOTED = 100;

/** The problem of a path's length; undefined for none. Checked before all else, since later checks may be slow for a path of a megabyte. */
export function lengthProblem(path: string): string | undefined {
  const size = path.length > MAX_PATH ? path.length : Buffer.byteLength(path);
  if (size > MAX_PATH) return `has ${size} bytes or more: a path has ${MAX_PATH} at most`;
  const isLong = path.split("/").some((name) => Buffer.byteLength(name) > MAX_NAME);
  return isLong ? `has a name of more than ${MAX_NAME} bytes in it` : undefined;
}

export function quotePath(path: string): string {
  return JSON.stringify(path.length > MAX_QUOTED ? `${path.slice(0, MAX_QUOTED)}…` : path);
}
