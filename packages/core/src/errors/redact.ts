/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;
/** Of values that may be words, and of those that are credentials only if they do not look like one. */
const SHORTEST_WORD = 12;
const SHORTEST_RANDOM = 16;

/** Characters of a text that are looked at, where no more than its beginning is shown. */
const LOOKED_AT = 65_536;

/** Headers that hold no secret. */
const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Headers that hold credentials, and nothing else. */
const CREDENTIAL = /authorization$|cookie|token|secret|password|signature|(^|-)key$/;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/** One way in which a credential may stand in a text. */
interface Form {
  readonly text: string;
  /** How many characters of it in a row give it away. */
  readonly least: number;
  /** In which of `waysToRead` a text is searched for it. */
  readonly way: number;
}

/** A text is searched in small letters, where keys stand in one line and hosts as they are printed; for hexadecimal; and for base64. */
const waysToRead = [
  (text: string) => text.toLowerCase().replace(/\s+/g, " "),
  // A printed buffer has a space between its bytes.
  (text: string) => text.toLowerCase().replace(/\s+/g, ""),
  // Mails break it into lines, and URLs have letters of their own for two of its.
  (text: string) => text.replace(/\s+/g, "").replaceAll("-", "+").replaceAll("_", "/"),
];

/**
 * The secrets that a call was sent with: an answer, or a runtime's error, may quote them.
 *
 * One that stands in a text as it is, is replaced. A text that holds half of a credential in a row (8 characters at least) in any other
 * way is not shown at all: a part of it, or one that is escaped as in JSON, a URL or a page, or written in base64 or hexadecimal.
 */
export class Secrets {
  /** What is taken out, and its forms: none of a word, and undefined until a text is looked at, because most calls quote nothing. */
  readonly #known = new Map<string, readonly Form[] | undefined>();
  /** What is learned only when a text is looked at. */
  readonly #later: (() => void)[] = [];

  /** Learns a credential. */
  add(credential: string): void {
    if (credential.length >= SHORTEST && !this.#known.get(credential)?.length) this.#known.set(credential, undefined);
  }

  /** Learns the secrets of headers: credentials without their scheme, both sides of a Basic pair, each cookie, other values. */
  addHeaders(headers: Headers): void {
    this.#later.push(() => this.#learn(headers));
  }

  /**
   * Learns what the contract marks in an input: passwords, keys, values of variables. Who says `production` says a word: below 16
   * characters, and without a digit and a letter, a value is only taken out as it is.
   *
   * @param names of members, at any depth. Default: none.
   */
  addInput(input: unknown, names: readonly string[] = []): void {
    if (names.length)
      this.#later.push(() => {
        for (const value of textsAt(input, names)) {
          if (value.length >= SHORTEST_RANDOM && /\d/.test(value) && /[a-z]/i.test(value)) this.add(value);
          else this.#addWord(value);
        }
      });
  }

  /** As `Redact` says. A text of which only the beginning is shown is looked at so far. */
  redact(text: string, most: number = Infinity): string {
    for (const learn of this.#later.splice(0)) learn();
    // Before it is cut: a secret that is cut is not found any more.
    let clean = most < Infinity ? text.slice(0, LOOKED_AT) : text;
    let longest = 0;
    const all: Form[] = [];
    for (const [secret, forms = formsOf(secret)] of this.#known) {
      this.#known.set(secret, forms);
      all.push(...forms);
      longest = Math.max(longest, secret.length);
      clean = clean.replaceAll(secret, "[redacted]");
    }
    if (all.length && isQuoting(clean, all)) return "[redacted]";
    return clean.slice(0, clean.length < text.length - longest ? Math.min(most, clean.length - longest) : most);
  }

  #learn(headers: Headers): void {
    for (const [name, value] of headers) {
      if (CREDENTIAL.test(name)) for (const credential of credentialsOf(name, value)) this.add(credential);
      else if (!NO_SECRET.test(name)) this.#addWord(value);
    }
  }

  /** What is no credential is only taken out as it is: half of it may be a word. */
  #addWord(value: string): void {
    if (value.length >= SHORTEST_WORD && !this.#known.has(value)) this.#known.set(value, []);
  }
}

function isQuoting(text: string, forms: readonly Form[]): boolean {
  // What was escaped may have been escaped once more: a part of a body, told in a text, within another body.
  for (let plain = text, times = 0; times < 5; times++) {
    const read = waysToRead.map((way) => way(plain));
    if (forms.some((form) => holdsPart(read[form.way] ?? "", form))) return true;
    const next = unescaped(plain);
    if (next === plain) return false;
    plain = next;
  }
  return false;
}

/** Tells whether a text holds `least` characters in a row of a form. */
function holdsPart(text: string, { text: whole, least }: Form): boolean {
  // So many in a row hold one of these pieces from its first character to its last, wherever they begin.
  const size = Math.ceil(least / 2);
  for (let at = 0; at + size <= whole.length; at += size) {
    const piece = whole.slice(at, at + size);
    for (let found = text.indexOf(piece); found >= 0; found = text.indexOf(piece, found + 1)) {
      let [from, to] = [0, size];
      while (from < at && text[found - from - 1] === whole[at - from - 1]) from++;
      while (at + to < whole.length && text[found + to] === whole[at + to]) to++;
      if (from + to >= least) return true;
    }
  }
  return false;
}

function formsOf(credential: string): readonly Form[] {
  const least = Math.max(SHORTEST, Math.ceil(credential.length / 2));
  const bytes = String.fromCharCode(...new TextEncoder().encode(credential));
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  return [
    // A header holds the bytes of what is not ASCII as characters of their own.
    ...[credential, bytes].map((text) => ({ text: waysToRead[0]?.(text) ?? "", least, way: 0 })),
    { text: hex, least: 2 * least, way: 1 },
    // After one or two other bytes base64 looks otherwise. At its ends up to 4 bits of the part stand in a character with others.
    ...["", ".", ".."].map((before) => ({
      text: inBase64(before, bytes),
      least: Math.floor((8 * least - 4) / 6),
      way: 2,
    })),
  ];
}

/** The texts of the members that have these names, and all below them. */
function textsAt(value: unknown, names: readonly string[], isWithin: boolean = false): string[] {
  if (typeof value === "string") return isWithin ? [value] : [];
  if (typeof value !== "object" || value === null || value instanceof Blob || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => textsAt(each, names, isWithin || names.includes(name)));
}

/** The characters that pages escape by name. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text without the escapes of URLs, of JSON and of pages. */
function unescaped(text: string): string {
  return text.replace(
    /((?:%[\da-f]{2})+)|\\u([\da-f]{4})|&#x([\da-f]{1,4});|&#(\d{1,5});|&(amp|lt|gt|quot|apos);|\\([nrt])|\\(.)/gi,
    (
      _,
      percent?: string,
      unicode?: string,
      hex?: string,
      decimal?: string,
      name?: string,
      space?: string,
      next?: string,
    ) => {
      if (percent) return inText(percent.match(/[^%]{2}/g) ?? []);
      const code = unicode ?? hex;
      if (code) return String.fromCharCode(Number.parseInt(code, 16));
      if (decimal) return String.fromCharCode(Number(decimal));
      return space ? " " : (NAMED[name ?? ""] ?? next ?? "");
    },
  );
}

/** The text of bytes in hexadecimal, as far as they are one. */
function inText(bytes: readonly string[]): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}

/** A text in base64, without the characters at its ends that hold bits of its neighbours, too. */
function inBase64(before: string, text: string): string {
  const all = before + text;
  return btoa(all).slice(Math.ceil((before.length * 4) / 3), Math.floor((all.length * 4) / 3));
}

function credentialsOf(name: string, value: string): string[] {
  if (name === "cookie") return value.split(/; */).map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
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
