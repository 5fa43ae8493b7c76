import { unescaped } from "./unescaped.ts";

/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;
/** Of values that are words. */
const SHORTEST_WORD = 12;

/** Characters of a text that are looked at, where no more than its beginning is shown. */
const LOOKED_AT = 65_536;

/** Comparisons of one search. A text that takes more was made to take them, and is not shown. */
const MOST_STEPS = 10_000_000;

/** Headers that hold no secret. */
const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Names of headers and of members of inputs that hold credentials, and nothing else. */
const CREDENTIAL =
  /authorization$|cookie|token|secret|password|signature|bypass|jwt|session|credential|pem$|^code$|(^|-)auth$|(^|-|api)key/i;

/** What no word holds: 16 letters and digits in a row, some of each. It looks no further ahead: values have megabytes. */
const RANDOM = /(?=[a-z]{0,15}\d)(?=\d{0,15}[a-z])[a-z\d]{16}/i;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/** One way in which a secret may stand in a text. */
interface Form {
  readonly text: string;
  /** How many characters of it in a row give it away. */
  readonly least: number;
  /** Which of the readings of a text is searched for it. */
  readonly way: keyof Readings;
}

/** A text as it is searched: for what stands in it as it is, in hexadecimal, and in base64. */
interface Readings {
  readonly plain: string;
  readonly hex: string;
  readonly base64: string;
}

/**
 * The secrets that a call was sent with: an answer, or a runtime's error, may quote them.
 *
 * One that stands in a text as it is, is replaced. A text that holds half of a credential in a row (8 characters at least) in any other
 * way is not shown at all: a part of it, or one that is escaped as in JSON, a URL or a page, or written in base64 or hexadecimal. What
 * may be a word counts as a whole only, from 12 characters on.
 */
export class Secrets {
  readonly #credentials = new Set<string>();
  readonly #words = new Set<string>();
  /** Values by their names, until a text is looked at: most calls quote nothing. */
  #named: (readonly [name: string, value: string])[] = [];
  /** Of the sets above, as long as nothing is added. */
  #forms: readonly (readonly [secrets: ReadonlySet<string>, forms: readonly Form[]])[] | undefined;

  /** Learns a credential. */
  add(credential: string): void {
    if (credential.length < SHORTEST) return;
    this.#credentials.add(credential);
    this.#forms = undefined;
  }

  /** Learns the secrets of headers, as they are now: credentials without their scheme, both sides of a Basic pair, each cookie, other values. */
  addHeaders(headers: Headers): void {
    for (const named of headers) if (!NO_SECRET.test(named[0])) this.#named.push(named);
  }

  /**
   * Learns the texts of an input, as they are now, that the contract marks: passwords, keys, values of variables.
   *
   * @param names of members, at any depth.
   */
  addInput(input: unknown, names: readonly string[] | undefined): void {
    // Of a million values not all are arguments.
    if (names) this.#named = this.#named.concat(textsAt(input, names));
  }

  /** As `Redact` says. A text of which only the beginning is shown is looked at so far. */
  redact(text: string, most: number = Infinity): string {
    // Before it is cut: a secret that is cut is not found any more.
    let clean = most < Infinity ? text.slice(0, LOOKED_AT) : text;
    let longest = 0;
    // A word may stand within a credential: those are looked for first.
    for (const [secrets, forms] of this.#allForms()) {
      for (const secret of secrets) {
        longest = Math.max(longest, secret.length);
        clean = clean.replaceAll(secret, "[redacted]");
      }
      if (isQuoting(clean, forms)) return "[redacted]";
    }
    // What was looked at may end within a secret.
    const isCut = clean.length < text.length - longest;
    return clean.slice(0, isCut ? Math.min(most, clean.length - longest) : most);
  }

  #allForms() {
    for (const [name, value] of this.#named.splice(0)) {
      if (CREDENTIAL.test(name) || RANDOM.test(value)) for (const each of credentialsOf(name, value)) this.add(each);
      else if (value.length >= SHORTEST_WORD) {
        this.#words.add(value);
        this.#forms = undefined;
      }
    }
    this.#forms ??= [
      [this.#credentials, [...this.#credentials].flatMap((each) => formsOf(each, Math.max(SHORTEST, each.length / 2)))],
      [this.#words, [...this.#words].flatMap((each) => formsOf(each, each.length))],
    ];
    return this.#forms;
  }
}

function isQuoting(text: string, forms: readonly Form[]): boolean {
  if (text.length < SHORTEST || !forms.length) return false;
  const budget = { steps: MOST_STEPS };
  // What was escaped may have been escaped once more: a part of a body, told in a text, within another body.
  for (let escaped = text, times = 0; times < 5; times++) {
    const readings = readingsOf(escaped);
    if (forms.some((form) => holdsPart(readings[form.way], form, budget))) return true;
    const next = unescaped(escaped);
    if (next === escaped) return false;
    escaped = next;
  }
  return false;
}

function readingsOf(text: string): Readings {
  // Hosts are printed in small letters, however they were written, and a form has a plus for a space.
  const small = text.toLowerCase();
  return {
    plain: small.replace(/[\s+]+/g, ""),
    // As buffers are printed.
    hex: small.replace(/[\s:,-]+|0x/g, ""),
    // Mails break it into lines, and URLs have letters of their own for two of its.
    base64: text.replace(/\s+/g, "").replaceAll("-", "+").replaceAll("_", "/"),
  };
}

/** Tells whether a text holds `least` characters in a row of a form. */
function holdsPart(text: string, { text: whole, least }: Form, budget: { steps: number }): boolean {
  if (text.length < least) return false;
  // So many in a row hold one of these pieces from its first character to its last, wherever they begin.
  const size = Math.ceil(least / 2);
  for (let at = 0; at + size <= whole.length; at += size) {
    const piece = whole.slice(at, at + size);
    for (let found = text.indexOf(piece); found >= 0; found = text.indexOf(piece, found + 1)) {
      let [from, to] = [0, size];
      while (from < at && text[found - from - 1] === whole[at - from - 1]) from++;
      while (at + to < whole.length && text[found + to] === whole[at + to]) to++;
      budget.steps -= from + to;
      if (from + to >= least || budget.steps < 0) return true;
    }
  }
  return false;
}

/** @param least how many characters of the secret in a row give it away. */
function formsOf(secret: string, least: number): readonly Form[] {
  const encoded = [...new TextEncoder().encode(secret)];
  const bytes = encoded.map((byte) => String.fromCharCode(byte)).join("");
  const hex = encoded.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // A header holds the bytes of what is not ASCII as characters of their own.
  const plain = [...new Set([secret, bytes])].map((each): Form => {
    const { plain: text } = readingsOf(each);
    // Those that the reading leaves out may all stand in one half.
    return { text, least: Math.max(1, Math.ceil(least) - (each.length - text.length)), way: "plain" };
  });
  // After one or two other bytes base64 looks otherwise. At its ends up to 4 bits of a part stand in a character with others.
  const base64 = ["", ".", ".."].map(
    (before): Form => ({ text: inBase64(before, bytes), least: Math.floor((8 * least - 4) / 6), way: "base64" }),
  );
  return [...plain, { text: hex, least: 2 * Math.ceil(least), way: "hex" }, ...base64];
}

/** A text in base64, without the characters at its ends that hold bits of its neighbours, too. */
function inBase64(before: string, text: string): string {
  const all = before + text;
  return btoa(all).slice(Math.ceil((before.length * 4) / 3), Math.floor((all.length * 4) / 3));
}

/** The texts of the members that have these names, and all below them, each with the name of its marked member. */
function textsAt(value: unknown, names: readonly string[], within: string = ""): [name: string, value: string][] {
  if (typeof value === "string") return within ? [[within, value]] : [];
  if (typeof value !== "object" || value === null || value instanceof Blob || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsAt(each, names, within || (names.includes(name) ? name : "")),
  );
}

function credentialsOf(name: string, value: string): string[] {
  if (name === "cookie") return value.split(/; */).map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  if (!name.endsWith("authorization")) return [value];
  const [, scheme = "", credentials = value] = /^(\w+) +(.*)$/.exec(value) ?? [];
  return [credentials, ...(/^basic$/i.test(scheme) ? pairOf(credentials) : [])];
}

/** User and password of a Basic pair; nothing where it is none. */
function pairOf(credentials: string): string[] {
  try {
    const bytes = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
    const pair = new TextDecoder().decode(bytes);
    const colon = pair.indexOf(":");
    return colon < 0 ? [] : [pair.slice(0, colon), pair.slice(colon + 1)];
  } catch {
    return [];
  }
}
