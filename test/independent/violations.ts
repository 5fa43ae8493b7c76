export interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** What Prism found in a request or in its answer; it says so in a header. */
export function violationsOf(response: Response | undefined): readonly Violation[] {
  return JSON.parse(response?.headers.get("sl-violations") ?? "[]");
}
