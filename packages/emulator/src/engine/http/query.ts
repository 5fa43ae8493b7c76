/** Query parameters as request records store them: a repeated name has the list of its values. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

export type Parameter = [name: string, value: string];

export function recordQuery(parameters: Iterable<Readonly<Parameter>>): Query {
  const values = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const existing = values.get(name);
    if (existing) existing.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all.join("")]));
}

export function parametersOf(query: Query): Parameter[] {
  return Object.entries(query).flatMap(([name, values]) => [values].flat().map((value): Parameter => [name, value]));
}
