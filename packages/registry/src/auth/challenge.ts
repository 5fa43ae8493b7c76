export interface Challenge {
  /** In lower case: `"basic"`, `"bearer"`. */
  readonly scheme: string;
  /** Names are in lower case: `realm`, `service`, `scope`, `error`. */
  readonly parameters: Readonly<Record<string, string>>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
// A parameter, or the name of a scheme that begins the next challenge.
const PART = new RegExp(
  `\\s*(?:,\\s*)?(?:(${TOKEN})\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))|(${TOKEN})(?=\\s|,|$))`,
  "y",
);

/** Reads a `WWW-Authenticate` header (RFC 9110, section 11.6.1). What cannot be understood ends the list. */
export function parseChallenges(header: string): Challenge[] {
  // A map takes any name, `__proto__` too.
  const challenges: { readonly scheme: string; readonly parameters: Map<string, string> }[] = [];
  PART.lastIndex = 0;
  for (let match = PART.exec(header); match?.[0]; match = PART.exec(header)) {
    const [, name, quoted, plain, scheme] = match;
    if (scheme !== undefined) {
      challenges.push({ scheme: scheme.toLowerCase(), parameters: new Map() });
    } else if (name !== undefined) {
      challenges.at(-1)?.parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "");
    }
  }
  return challenges.map(({ scheme, parameters }) => ({ scheme, parameters: Object.fromEntries(parameters) }));
}
