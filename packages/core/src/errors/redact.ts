import { unescapeText } from "./unescape-text.ts";

/** Shorter secrets occur by chance, and only in tests. */
const MIN_LENGTH = 8;
const MIN_WORD_LENGTH = 12;

/** Characters that are searched of a text of which only the beginning is shown. */
const MAX_SEARCHED = 65_536;

/** Comparisons of one search. A text that needs more is crafted, and is not shown. */
const MAX_STEPS = 10_000_000;

/** Bound of escape characters in a text. A text with more is crafted, and is not shown. */
const MAX_ESCAPES = 250_000;

const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Names of headers and of input members that hold only credentials. */
const CREDENTIAL =
  /authorization$|cookie|token|secret|password|signature|bypass|jwt|session|credential|pem$|^code$|(^|-)auth$|(^|-|api)key/i;

/** A run of 16 letters and digits with both kinds, which no word has. Look-ahead is bounded, because values have megabytes. */
const RANDOM = /(?=[a-z]{0,15}\d)(?=\d{0,15}[a-z])[a-z\d]{16}/i;

/** Removes secrets from a text, and only then cuts it to `max` characters. */
export type Redact = (text: string, max?: number) => string;

/** A spelling of a secret, and how many consecutive characters give it away. */
type Form = readonly [text: string, least: number];

/** The spellings of a secret in a text, in hexadecimal, and in base64 at each of the three offsets. */
type Forms = readonly (readonly Form[])[];

/**
 * The secrets of a call, which an answer or a runtime's error may quote. Literal occurrences are replaced. A text that has half of a
 * credential (at least 8 characters) in another encoding (JSON, URL, HTML, base64, hexadecimal) is not shown at all. Values that may be
 * words count only as a whole, from 12 characters on.
 */
export class Secrets {
  /** Values that are prepared only when a text is searched, because most calls quote nothing. */
  #named: (readonly [name: string, value: string])[] = [];
  readonly #credentials = new Map<string, Forms>();
  readonly #words = new Map<string, Forms>();

  add(credential: string): void {
    this.#named.push(["token", credential]);
  }

  /** Adds the secrets of headers: credentials without their scheme, both parts of a Basic pair, each cookie, other values. */
  addHeaders(headers: Readonly<Record<string, string>>): void {
    for (const header of Object.entries(headers)) if (!NO_SECRET.test(header[0])) this.#named.push(header);
  }

  addInput(input: unknown, names: readonly string[] | undefined): void {
    // `push(...)` of a million values would overflow the stack.
    if (names) this.#named = this.#named.concat(textsAt(input, names));
  }

  redact(text: string, max: number = Infinity): string {
    for (const [name, value] of this.#named.splice(0)) {
      if (CREDENTIAL.test(name) || RANDOM.test(value)) {
        for (const each of credentialsOf(name, value)) {
          if (each.length >= MIN_LENGTH)
            this.#credentials.set(each, formsOf(each, Math.max(MIN_LENGTH, each.length / 2)));
        }
      } else if (value.length >= MIN_WORD_LENGTH) this.#words.set(value, formsOf(value, value.length));
    }
    // Redaction comes before the cut, because half a secret is not found.
    let clean = max < Infinity ? text.slice(0, MAX_SEARCHED) : text;
    let longest = 0;
    // Credentials come first, because a word may be a part of one.
    for (const secrets of [this.#credentials, this.#words]) {
      for (const secret of secrets.keys()) {
        longest = Math.max(longest, secret.length);
        clean = clean.replaceAll(secret, "[redacted]");
      }
      if (secrets.size && quotesSecret(clean, [...secrets.values()])) return "[redacted]";
    }
    const isCut = clean.length < text.length - longest;
    return clean.slice(0, isCut ? Math.min(max, clean.length - longest) : max);
  }
}

function quotesSecret(text: string, secrets: readonly Forms[]): boolean {
  const budget = { steps: MAX_STEPS };
  // Escapes may be nested: JSON in a text in another body.
  for (let escaped = text, last = "", times = 0; escaped !== last && times < 5; times++) {
    const searched = [
      normalized(escaped),
      // Hexadecimal with separators, or in pieces, becomes one run.
      escaped.replace(/[\W_]+|0x/gi, "").toLowerCase(),
      // Base64 with line breaks, or in the URL alphabet, becomes one run of the usual alphabet.
      escaped
        .replaceAll("-", "+")
        .replaceAll("_", "/")
        .replace(/[^\w+/]+/g, ""),
    ];
    if (secrets.some((forms) => searched.some((each, at) => forms[at]?.some((form) => holdsPart(each, form, budget)))))
      return true;
    last = escaped;
    if (escaped.split(/[%&\\]/, MAX_ESCAPES).length === MAX_ESCAPES) return true;
    escaped = unescapeText(escaped);
  }
  return false;
}

/** Normalizes for comparison: hosts are printed in lower case, and forms have a plus for a space. */
function normalized(text: string): string {
  return text.toLowerCase().replace(/[\s+]+/g, "");
}

function holdsPart(text: string, [whole, least]: Form, budget: { steps: number }): boolean {
  // A run of `least` characters contains at least one whole piece of half that size, wherever it begins.
  const size = Math.ceil(least / 2);
  if (text.length < least) return false;
  for (let at = 0; at + size <= whole.length; at += size) {
    const piece = whole.slice(at, at + size);
    for (let index = text.indexOf(piece); index >= 0; index = text.indexOf(piece, index + 1)) {
      let [from, to] = [at, at + size];
      const away = index - at;
      while (from > 0 && text[from - 1 + away] === whole[from - 1]) from--;
      while (to < whole.length && text[to + away] === whole[to]) to++;
      budget.steps -= to - from;
      if (to - from >= least || budget.steps < 0) return true;
    }
  }
  return false;
}

function formsOf(secret: string, least: number): Forms {
  const text = normalized(secret);
  // All removed characters may be in one half.
  const min = Math.max(1, least - (secret.length - text.length));
  // Headers and decoded texts have one character for each byte of UTF-8.
  const texts = [...new Set([text, normalized(bytesOf(secret))])].map((each): Form => [each, min]);
  const encoded = encodedTexts(secret);
  const hex = encoded.map((each): Form => [each.replace(/./gs, inHex), 2 * min]);
  // Characters that hold bits of a neighbour are left out.
  const base64 = encoded.flatMap((each) =>
    [0, 2, 3].map(
      (start, offset): Form => [
        btoa(" ".repeat(offset) + each)
          .slice(start)
          .replace(/.=+$/, ""),
        Math.floor((min * 4) / 3) - 1 || 1,
      ],
    ),
  );
  return [texts, hex, base64];
}

/** The bytes that an encoding of a secret may hold: in UTF-8 or Latin-1, with the spaces of a form, and with other line breaks or none. */
function encodedTexts(secret: string): string[] {
  const texts = [
    secret,
    secret.toLowerCase(),
    secret.replaceAll(" ", "+"),
    secret.replaceAll("+", " "),
    secret.replace(/\s/g, ""),
    secret.replaceAll("\r", ""),
    secret.replace(/\r?\n/g, "\r\n"),
  ];
  return [...new Set([...new Set(texts)].flatMap((each) => [bytesOf(each), each.replace(/[^\0-\xff]/g, "?")]))];
}

function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
}

function inHex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, "0");
}

function textsAt(value: unknown, names: readonly string[], within: string = ""): [name: string, value: string][] {
  if (typeof value === "string") return within ? [[within, value]] : [];
  if (Object(value) !== value || value instanceof Blob || ArrayBuffer.isView(value)) return [];
  // The check above leaves only objects.
  return Object.entries(value as object).flatMap(([name, each]) =>
    textsAt(each, names, within || (names.includes(name) ? name : "")),
  );
}

function credentialsOf(name: string, value: string): string[] {
  if (name === "cookie") return value.split(/; */).map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  if (!name.endsWith("authorization")) return [value];
  const [, scheme = "", credentials = value] = /^(\w+) +(.*)$/.exec(value) ?? [];
  return [credentials, ...(/^basic$/i.test(scheme) ? pairOf(credentials) : [])];
}

function pairOf(credentials: string): string[] {
  try {
    const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
    return /^(.*?):(.*)$/s.exec(new TextDecoder().decode(bytes))?.slice(1) ?? [];
  } catch {
    return [];
  }
}
