export interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Findings of Prism in a request or in its response, which it reports in a header. */
export function violationsOf(response: Response | undefined): readonly Violation[] {
  return JSON.parse(response?.headers.get("sl-violations") ?? "[]");
}
