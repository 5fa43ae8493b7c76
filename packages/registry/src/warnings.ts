/** Something that a registry wants its users to know (distribution specification, "Warnings"). */
export interface RegistryWarning {
  readonly text: string;
  /** The registry, with its port. */
  readonly host: string;
  /** Method and path template of the call that it came with. */
  readonly route: string;
}

/** The texts of `Warning: 299 - "…"` headers; those of other codes say something about caches. */
export function parseWarnings(header: string | null): string[] {
  return [...(header ?? "").matchAll(/(?:^|,)\s*299\s+\S+\s+"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replace(/\\(.)/g, "$1"),
  );
}
