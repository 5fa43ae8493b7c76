export function hostLabel(name: string): string {
  return (
    name
      // More than a label ever holds: to look for the end of a long run of dashes takes the square of its length.
      .slice(0, 256)
      .replaceAll(/[^a-z0-9-]+/g, "-")
      .replace(/^-+/, "")
      .slice(0, 40)
      .replace(/-+$/, "") || "project"
  );
}

/** One label of a host name out of a name and an end that must stay whole; a label has up to 63 characters. */
export function labelWithEnd(name: string, end: string): string {
  return `${hostLabel(name).slice(0, Math.max(63 - end.length, 1))}${end}`.slice(0, 63).replace(/-+$/, "");
}
