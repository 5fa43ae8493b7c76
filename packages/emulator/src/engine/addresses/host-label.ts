export function hostLabel(name: string): string {
  return (
    name
      // Bounded first: the search for trailing dashes is quadratic in the length.
      .slice(0, 256)
      .replaceAll(/[^a-z0-9-]+/g, "-")
      .replace(/^-+/, "")
      .slice(0, 40)
      .replace(/-+$/, "") || "project"
  );
}

export function labelWithEnd(name: string, end: string): string {
  return `${hostLabel(name).slice(0, Math.max(63 - end.length, 1))}${end}`.slice(0, 63).replace(/-+$/, "");
}
