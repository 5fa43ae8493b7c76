/** Permission in Docker's notation: `"repository:acme/web:pull,push"`. */
export type Scope = string;

export function scopeOf(name: string, method: string): Scope {
  const actions = /^(GET|HEAD)$/.test(method) ? "pull" : method === "DELETE" ? "delete" : "pull,push";
  return `repository:${name}:${actions}`;
}

/** Puts scopes into one form: one for each resource, sorted, with sorted actions. */
export function joinScopes(scopes: readonly Scope[]): Scope[] {
  const actions = new Map<string, Set<string>>();
  for (const scope of scopes) {
    const colon = scope.lastIndexOf(":");
    const resource = scope.slice(0, colon);
    const resourceActions = actions.get(resource) ?? new Set();
    for (const action of scope.slice(colon + 1).split(",")) resourceActions.add(action);
    actions.set(resource, resourceActions);
  }
  return [...actions].map(([resource, each]) => `${resource}:${[...each].sort().join(",")}`).sort();
}
