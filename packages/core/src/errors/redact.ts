import { unescapeText } from "./unescaped.ts";

/** Below that a secret may stand anywhere by chance, and is a test's. */
const MIN_LENGTH = 8;
/** Of values that are words. */
const MIN_WORD_LENGTH = 12;

/** Characters of a text that are searched, where no more than its beginning is shown. */
const MAX_SEARCHED = 65_536;

/** Comparisons of one search. A text that takes more was made to take them, and is not shown. */
const MAX_STEPS = 10_000_000;

/** Characters that begin an escape, in a text that is read without its escapes. */
const MAX_ESCAPES = 250_000;

/** Headers that hold no secret. */
const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Names of headers and of members of inputs that hold credentials, and nothing else. */
const CREDENTIAL =
  /authorization$|cookie|token|secret|password|signature|bypass|jwt|session|credential|pem$|^code$|(^|-)auth$|(^|-|api)key/i;

/** What no word holds: 16 letters and digits in a row, some of each. It looks no further ahead: values have megabytes. */
const RANDOM = /(?=[a-z]{0,15}\d)(?=\d{0,15}[a-z])[a-z\d]{16}/i;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/** How a secret may stand in a text, and how many characters of it in a row give it away. */
type Form = readonly [text: string, least: number];

/**
 * The secrets that a call was sent with: an answer, or a runtime's error, may quote them. One that stands in a text as it is, is replaced.
 * A text with half of a credential in a row (8 characters at least) in any other way, escaped as in JSON, a URL or a page, or in base64 or
 * hexadecimal, is not shown at all. What may be a word counts as a whole only, from 12 characters on.
 */
export class Secrets {
  /** Values by their names, until a text is searched: most calls quote nothing. */
  #named: (readonly [name: string, value: string])[] = [];
  readonly #credentials = new Map<string, readonly Form[]>();
  readonly #words = new Map<string, readonly Form[]>();

  add(credential: string): void {
    this.#named.push(["token", credential]);
  }

  /** Learns the secrets of headers, as they are now: credentials without their scheme, both sides of a Basic pair, each cookie, other values. */
  addHeaders(headers: Readonly<Record<string, string>>): void {
    for (const header of Object.entries(headers)) if (!NO_SECRET.test(header[0])) this.#named.push(header);
  }

  /** Learns the texts of an input, at any depth, whose members the contract marks: passwords, keys, values of variables. */
  addInput(input: unknown, names: readonly string[] | undefined): void {
    // Of a million values not all are arguments.
    if (names) this.#named = this.#named.concat(textsAt(input, names));
  }

  /** As `Redact` says. Of a text of which only the beginning is shown, no more than a beginning is searched. */
  redact(text: string, most: number = Infinity): string {
    for (const [name, value] of this.#named.splice(0)) {
      if (CREDENTIAL.test(name) || RANDOM.test(value)) {
        for (const each of credentialsOf(name, value)) {
          if (each.length >= MIN_LENGTH)
            this.#credentials.set(each, formsOf(each, Math.max(MIN_LENGTH, each.length / 2)));
        }
      } else if (value.length >= MIN_WORD_LENGTH) this.#words.set(value, formsOf(value, value.length));
    }
    // Before it is cut: a secret that is cut is not found any more.
    let clean = most < Infinity ? text.slice(0, MAX_SEARCHED) : text;
    let longest = 0;
    // A word may stand within a credential: those are looked for first.
    for (const secrets of [this.#credentials, this.#words]) {
      for (const secret of secrets.keys()) {
        longest = Math.max(longest, secret.length);
        clean = clean.replaceAll(secret, "[redacted]");
      }
      if (secrets.size && quotesSecret(clean, [...secrets.values()].flat())) return "[redacted]";
    }
    // What was searched may end within a secret.
    const isCut = clean.length < text.length - longest;
    return clean.slice(0, isCut ? Math.min(most, clean.length - longest) : most);
  }
}

function quotesSecret(text: string, forms: readonly Form[]): boolean {
  const budget = { steps: MAX_STEPS };
  // What was escaped may have been escaped once more: a part of a body, told in a text, within another body.
  for (let escaped = text, last = "", times = 0; escaped !== last && times < 5; times++) {
    for (const reading of readingsOf(escaped)) {
      const searched = normalized(reading);
      if (forms.some((form) => holdsPart(searched, form, budget))) return true;
    }
    last = escaped;
    // A text that takes longer was made to take it.
    if (escaped.split(/[%&\\]/, MAX_ESCAPES).length === MAX_ESCAPES) return true;
    escaped = unescapeText(escaped);
  }
  return false;
}

/** A text as it is, and what it is read as hexadecimal and as base64, wherever in it either begins: bytes, as a character each. */
function* readingsOf(text: string): Generator<string, void> {
  yield text;
  // As buffers are printed.
  const hex =
    text
      .replace(/[\s:,-]+|0x/gi, "")
      .match(/[\da-f]{16,}/gi)
      ?.join("") ?? "";
  // Mails break it into lines, and URLs have letters of their own for two of its.
  const base64 = text
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/[^\w+/]+/g, "");
  for (const more of ["", "A"]) yield fromHex(more + hex);
  for (const more of ["", "A", "AA", "AAA"]) {
    const all = `AAA${base64}${more}`;
    yield atob(all.slice(all.length % 4));
  }
}

/** The bytes that hexadecimal digits spell, as a character each. */
function fromHex(digits: string): string {
  // The codes of digits end with their value, those of letters with their place in the alphabet.
  const digit = (code: number): number => (code & 15) + (code >> 6) * 9;
  let text = "";
  for (let at = 1; at < digits.length; at += 2)
    text += String.fromCharCode(digit(digits.charCodeAt(at - 1)) * 16 + digit(digits.charCodeAt(at)));
  return text;
}

/** As it is compared: hosts are printed in small letters, however they were written, and a form has a plus for a space. */
function normalized(text: string): string {
  return text.toLowerCase().replace(/[\s+]+/g, "");
}

function holdsPart(text: string, [whole, least]: Form, budget: { steps: number }): boolean {
  // So many in a row hold one of these pieces from its first character to its last, wherever they begin.
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

/** @param least how many characters of the secret in a row give it away. */
function formsOf(secret: string, least: number): Form[] {
  // A header holds the bytes of what is not ASCII as characters of their own, and so do readings.
  const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte)).join("");
  return [...new Set([secret, bytes])].map((each) => {
    const text = normalized(each);
    // Those that are not compared may all stand in one half.
    return [text, Math.max(1, Math.ceil(least) - (each.length - text.length))];
  });
}

/** The texts of the members that have these names, and all below them, each with the name of its marked member. */
function textsAt(value: unknown, names: readonly string[], within: string = ""): [name: string, value: string][] {
  if (typeof value === "string") return within ? [[within, value]] : [];
  if (Object(value) !== value || value instanceof Blob || ArrayBuffer.isView(value)) return [];
  // It is an object, as was looked at.
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
