/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;
/** Values of headers that may be words. */
const SHORTEST_VALUE = 12;

/** Characters of a text that are looked at, where no more than its beginning is shown. */
const LOOKED_AT = 65_536;

/** Headers that hold no secret. */
const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Headers that hold credentials, and nothing else. */
const CREDENTIAL = /authorization$|cookie|token|secret|password|signature|(^|-)key$/;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/** How a credential may stand in a text: half of it, in small letters, and in base64. */
interface Forms {
  readonly plain: readonly string[];
  readonly packed: readonly string[];
}

/**
 * The secrets that a call was sent with: an answer, or a runtime's error, may quote them.
 *
 * Those that stand in a text as they are, are replaced. A text that holds half of a credential or more in another way, escaped as in
 * JSON, a URL or a page, or in base64, is not shown at all.
 */
export class Secrets {
  /** What is taken out, and whether it is a credential. */
  readonly #known = new Map<string, boolean>();
  /** Of the credentials; made when a text is looked at, because most calls quote nothing. */
  readonly #forms = new Map<string, Forms>();

  /** Learns a credential. */
  add(credential: string): void {
    if (credential.length >= SHORTEST) this.#known.set(credential, true);
  }

  /** Learns the secrets of headers: credentials without their scheme, both sides of a Basic pair, each cookie, other values. */
  addHeaders(headers: Headers): void {
    for (const [name, value] of headers) {
      if (CREDENTIAL.test(name)) for (const credential of credentialsOf(name, value)) this.add(credential);
      // What is no credential is only taken out as it is: half of it may be a word.
      else if (value.length >= SHORTEST_VALUE && !NO_SECRET.test(name) && !this.#known.has(value)) {
        this.#known.set(value, false);
      }
    }
  }

  /** As `Redact` says. A text of which only the beginning is shown is looked at so far. */
  redact(text: string, most: number = Infinity): string {
    // Before it is cut: a secret that is cut is not found any more.
    let clean = most < Infinity ? text.slice(0, LOOKED_AT) : text;
    let longest = 0;
    for (const [secret, isCredential] of this.#known) {
      longest = Math.max(longest, secret.length);
      clean = clean.replaceAll(secret, "[redacted]");
      if (isCredential && !this.#forms.has(secret)) this.#forms.set(secret, formsOf(secret));
    }
    const forms = [...this.#forms.values()];
    if (forms.length && isQuoting(clean, forms)) return "[redacted]";
    return clean.slice(0, clean.length < text.length - longest ? Math.min(most, clean.length - longest) : most);
  }
}

function isQuoting(text: string, forms: readonly Forms[]): boolean {
  // What was escaped may have been escaped once more.
  for (let plain = text, times = 0; times < 3; times++) {
    // URLs have letters of their own for two of base64's, and a letter of a mail has lines of 76 characters.
    const packed = plain.replaceAll("-", "+").replaceAll("_", "/").replace(/\s+/g, "");
    // A host is told in small letters, whoever wrote it.
    const small = plain.toLowerCase();
    const isHeld = (form: Forms) =>
      form.plain.some((half) => small.includes(half)) || form.packed.some((half) => packed.includes(half));
    if (forms.some(isHeld)) return true;
    const next = unescaped(plain);
    if (next === plain) return false;
    plain = next;
  }
  return false;
}

function formsOf(credential: string): Forms {
  const bytes = String.fromCharCode(...new TextEncoder().encode(credential));
  return {
    plain: [...halvesOf(credential), ...halvesOf(bytes)].map((half) => half.toLowerCase()),
    // After one or two other characters it looks otherwise.
    packed: halvesOf(bytes).flatMap((half) => ["", ".", ".."].map((before) => inBase64(before, half))),
  };
}

function halvesOf(secret: string): string[] {
  const length = Math.max(SHORTEST, Math.ceil(secret.length / 2));
  return [secret.slice(0, length), secret.slice(-length)];
}

/** The characters that pages escape by name. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text without the escapes of URLs, of JSON and of pages. */
function unescaped(text: string): string {
  return text.replace(
    /%([\da-f]{2})|\\u([\da-f]{4})|&#x([\da-f]{1,4});|&#(\d{1,5});|&(amp|lt|gt|quot|apos);|\\([nrt])|\\(.)/gi,
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
      const code = percent ?? unicode ?? hex;
      if (code) return String.fromCharCode(Number.parseInt(code, 16));
      if (decimal) return String.fromCharCode(Number(decimal));
      return space ? " " : (NAMED[name ?? ""] ?? next ?? "");
    },
  );
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
