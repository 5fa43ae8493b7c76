/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;
/** Values of headers that may be words. */
const SHORTEST_VALUE = 12;

/** Characters of a text that are looked at closely. */
const LOOKED_AT = 65_536;

/** Headers that hold no secret. */
const NO_SECRET = /^(accept|content|if|x-request|cache)-|^(accept|range|user-agent|traceparent|tracestate|baggage)$/;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/**
 * Takes secrets out of a text. One that stands there as it is, is replaced. A text that holds half of one or more in another way,
 * escaped as in JSON, a URL or a page, or in base64, is not shown at all. Of a long text the beginning is looked at so.
 *
 * @param most characters of the result.
 */
export function redact(secrets: Iterable<string>, text: string, most: number = Infinity): string {
  // Before it is cut: a secret that is cut is not found any more.
  let clean = most < Infinity ? text.slice(0, LOOKED_AT) : text;
  let longest = 0;
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    longest = Math.max(longest, secret.length);
    clean = clean.replaceAll(secret, "[redacted]");
    const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
    // What was escaped may have been escaped once more.
    for (let plain = clean.slice(0, LOOKED_AT), times = 0; times < 3; times++) {
      if (halvesOf(secret).some((half) => plain.includes(half))) return "[redacted]";
      if (halvesOf(bytes).some((half) => holds(plain, half))) return "[redacted]";
      const next = unescaped(plain);
      if (next === plain) break;
      plain = next;
    }
  }
  return clean.slice(0, clean.length < text.length - longest ? Math.min(most, clean.length - longest) : most);
}

function halvesOf(secret: string): string[] {
  const length = Math.max(SHORTEST, Math.ceil(secret.length / 2));
  return [secret.slice(0, length), secret.slice(-length)];
}

/** Tells whether a text holds another one, whose characters are bytes, as it is or in base64. */
function holds(text: string, wanted: string): boolean {
  // URLs have letters of their own for two of base64's.
  const packed = text.replaceAll("-", "+").replaceAll("_", "/");
  // After one or two other characters it looks otherwise.
  return text.includes(wanted) || ["", ".", ".."].some((before) => packed.includes(inBase64(before, wanted)));
}

/** The characters that pages escape by name. */
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text without the escapes of URLs, of JSON and of pages. */
function unescaped(text: string): string {
  return text.replace(
    /%([\da-f]{2})|\\u([\da-f]{4})|&#x([\da-f]{1,4});|&#(\d{1,5});|&(amp|lt|gt|quot|apos);|\\(.)/gi,
    (_, percent?: string, unicode?: string, hex?: string, decimal?: string, name?: string, next?: string) => {
      const code = percent ?? unicode ?? hex;
      if (code) return String.fromCharCode(Number.parseInt(code, 16));
      return decimal ? String.fromCharCode(Number(decimal)) : (NAMED[name ?? ""] ?? next ?? "");
    },
  );
}

/** A text in base64, without the characters at its ends that hold bits of its neighbours, too. */
function inBase64(before: string, text: string): string {
  const all = before + text;
  return btoa(all).slice(Math.ceil((before.length * 4) / 3), Math.floor((all.length * 4) / 3));
}

/** The secrets that headers hold: credentials without their scheme, both sides of a Basic pair, each cookie, other values. */
export function secretsOf(headers: Headers): string[] {
  return [...headers].flatMap(([name, value]) => {
    if (/authorization$/.test(name)) {
      const [, scheme = "", credentials = value] = /^(\w+) +(.*)$/.exec(value) ?? [];
      return [credentials, ...(/^basic$/i.test(scheme) ? pairOf(credentials) : [])];
    }
    if (name === "cookie") return value.split(/; */).map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
    return NO_SECRET.test(name) || value.length < SHORTEST_VALUE ? [] : [value];
  });
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
