import { isAbsolute, relative, sep } from "node:path";

/** Path of what is in the folder, with `/` between folders, and `""` for the folder itself; `undefined` for what is not in it. */
export function pathBelow(root: string, location: string): string | undefined {
  const path = relative(root, location);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}
