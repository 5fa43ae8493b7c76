export function changedNames<Name extends string>(names: readonly Name[], before: object, after: object): Name[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return names.filter((name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)));
}
