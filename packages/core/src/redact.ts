/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;

/** Texts are looked at this much further than they are shown, because what is taken out of them makes them shorter. */
const AHEAD = 8;

/** Patterns that are kept; a secret that was seen longer ago is compiled once more. */
const REMEMBERED = 20;

const patterns = new Map<string, RegExp>();

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/**
 * Takes secrets out of a text, however they are written there: as they are, escaped as JSON or as a URL writes them, in
 * base64 alone or within more, and cut off at the text's end, as far as that can be told.
 *
 * @param most characters of the result.
 */
export function redact(secrets: Iterable<string>, text: string, most: number = Infinity): string {
  let clean = text.slice(0, most * AHEAD);
  for (const secret of secrets) {
    if (secret.length >= SHORTEST) clean = clean.replace(patternOf(secret), "[redacted]");
  }
  return clean.slice(0, most);
}

/** The secrets that headers hold: values of those that say who asks, without their scheme, and a Basic pair's password. */
export function secretsOf(headers: Headers): string[] {
  const found: string[] = [];
  headers.forEach((value, name) => {
    if (!/auth|cookie|key|token|secret|bypass/.test(name)) return;
    const [, scheme, credentials = value] = /^(\w+) +(.*)$/.exec(value) ?? [];
    found.push(credentials, value);
    if (/^basic$/i.test(scheme ?? "")) found.push(passwordOf(credentials));
  });
  return found;
}

/**
 * Headers that a client keeps: whoever prints the client, or makes JSON of it, reads their names only. They are read, spread
 * and sent like any others.
 */
export function unprinted(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  // The methods are no members of their own.
  return Object.assign(Object.create(Unprinted.prototype), headers);
}

class Unprinted {
  toJSON(): object {
    return Object.fromEntries(Object.keys(this).map((name) => [name, "[redacted]"]));
  }

  /** Node, Bun and Deno print an object as this says. */
  [Symbol.for("nodejs.util.inspect.custom")](): object {
    return this.toJSON();
  }
}

function passwordOf(credentials: string): string {
  try {
    const pair = atob(credentials);
    return pair.slice(pair.indexOf(":") + 1);
  } catch {
    return "";
  }
}

function patternOf(secret: string): RegExp {
  const known = patterns.get(secret);
  if (known) return known;
  const pattern = new RegExp([spelled(secret), ...[0, 1, 2].map((before) => inBase64(secret, before))].join("|"), "g");
  for (const oldest of patterns.keys()) if (patterns.size >= REMEMBERED) patterns.delete(oldest);
  patterns.set(secret, pattern);
  return pattern;
}

/**
 * The pattern of a text in plain, in JSON and in a URL. Letters and digits are the same in all of them.
 *
 * Whoever sent the text that is looked at may have cut it within the secret: after its first characters, the end will do
 * for what follows.
 */
function spelled(text: string): string {
  return text.replace(/[\s\S]/g, (character, index: number) => {
    const spellings = spell(character);
    return index < SHORTEST ? spellings : `(?:${spellings}|[\\\\%]?[\\da-fu]{0,4}$)`;
  });
}

function spell(character: string): string {
  if (/\w/.test(character)) return character;
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, "0");
  const either = `(?:${hex}|${hex.toUpperCase()})`;
  const plain = `\\\\?\\u${code.toString(16).padStart(4, "0")}`;
  // The longest first: a backslash alone is also the beginning of an escape. What was escaped twice has %25 for its %.
  return code < 128 ? `(?:\\\\u00${either}|%(?:25)*${either}|${plain})` : `(?:${plain})`;
}

/**
 * The pattern of a text in base64, where `before` bytes (modulo 3) stand before it.
 *
 * The characters at its ends hold bits of its neighbours, too: the pattern is made of those that do not, and takes what follows along.
 */
function inBase64(text: string, before: number): string {
  const bytes = [..."\0".repeat(before), ...String.fromCharCode(...new TextEncoder().encode(text))];
  const whole = btoa(bytes.join("")).slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
  const pattern = spelled(whole).replaceAll(spell("+"), `(?:${spell("+")}|-)`);
  return `${pattern.replaceAll(spell("/"), `(?:${spell("/")}|_)`)}[\\w+/-]{0,2}(?:${spell("=")}){0,2}`;
}
