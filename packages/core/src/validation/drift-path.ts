/**
 * A path in an answer as it may be shown: a contract says which members are credentials, and of what lies below one nothing is
 * named. The keys of a record are values, and may be credentials themselves: they are `*` from the start.
 *
 * @param secrets dotted paths of credentials; `*` stands for any one step.
 */
export function driftPath(path: readonly string[], secrets: readonly string[]): string {
  const depths = secrets.map((secret) => secret.split(".")).filter((secret) => isBelow(secret, path));
  const shown = Math.min(...depths.map(({ length }) => length));
  return path.map((name, index) => (index < shown ? name : "*")).join(".");
}

/** Whether a path leads to a secret, or below it. */
function isBelow(secret: readonly string[], path: readonly string[]): boolean {
  return secret.length <= path.length && secret.every((name, index) => name === "*" || name === path[index]);
}
