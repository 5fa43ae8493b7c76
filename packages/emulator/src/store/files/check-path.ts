const segment = /^[A-Za-z0-9_-]+$/;

/** Whether a text may be a path in the data folder: letters, digits, `-` and `_`, with `/` between folders. */
export function isPath(text: string): boolean {
  return text.split("/").every((name) => segment.test(name));
}

/** Guards every path in the data folder. Throws for one that could lead out of it. */
export function checkPath(path: string): string {
  if (isPath(path)) return path;
  throw new Error(`${JSON.stringify(path)} is no name of a file in the data folder`);
}
