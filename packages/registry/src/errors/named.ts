/** The guards compare names, so that errors of two copies of this package are recognised. */
export function isNamed(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name;
}
