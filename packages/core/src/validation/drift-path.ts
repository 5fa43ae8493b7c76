/** A path in an answer as it may be shown: below a credential nothing is named, and keys of a record are `*`, for they may be credentials themselves. */
export function driftPath(path: readonly string[], secrets: readonly string[]): string {
  const depths = secrets.map((secret) => secret.split(".")).filter((secret) => isBelow(secret, path));
  const shown = Math.min(...depths.map(({ length }) => length));
  return path.map((name, index) => (index < shown ? name : "*")).join(".");
}

/** Whether a path leads to a secret, or below it. */
function isBelow(secret: readonly string[], path: readonly string[]): boolean {
  return secret.length <= path.length && secret.every((name, index) => name === "*" || name === path[index]);
}
