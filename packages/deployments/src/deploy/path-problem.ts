/** Reason why a path is invalid in a deployment; undefined for a valid one. */
export function pathProblem(path: unknown): string | undefined {
  if (typeof path !== "string") return "is not text";
  if (path.startsWith("/")) return "has to be relative";
  if (path.includes("\\")) return "has a backslash: put / between folders";
  if (path.includes("\0")) return "has a NUL, which no file system takes";
  const bad = path.split("/").some((part) => part === "" || part === "." || part === "..");
  return bad ? "has an empty part, . or .." : undefined;
}
