/** Below that a secret may stand anywhere by chance, and is a test's. */
const SHORTEST = 8;

/** Takes secrets out of a text that is to be shown, and then, never before, cuts it to `most` characters. */
export type Redact = (text: string, most?: number) => string;

/**
 * Takes secrets out of a text. One that stands there as it is, is replaced. A text that holds one in another way, escaped as in
 * JSON or a URL, in base64, or cut off in its second half, is not shown at all.
 *
 * @param most characters of the result.
 */
export function redact(secrets: Iterable<string>, text: string, most: number = Infinity): string {
  // What is taken out of it makes a text shorter: it is looked at further than it is shown.
  let clean = text.slice(0, most * 8);
  for (const secret of secrets) {
    if (secret.length < SHORTEST) continue;
    clean = clean.replaceAll(secret, "[redacted]");
    const bytes = String.fromCharCode(...new TextEncoder().encode(secret));
    const half = bytes.slice(0, Math.max(SHORTEST, bytes.length / 2));
    // What was escaped may have been escaped once more.
    for (let plain = clean, times = 0; times < 3; times++) {
      if (holds(plain, half)) return "[redacted]";
      plain = unescaped(plain);
    }
  }
  return clean.slice(0, most);
}

/** Tells whether a text holds another one, whose characters are bytes, as it is or in base64. */
function holds(text: string, wanted: string): boolean {
  // URLs have letters of their own for two of base64's.
  const packed = text.replaceAll("-", "+").replaceAll("_", "/");
  // After one or two other characters it looks otherwise.
  return text.includes(wanted) || ["", ".", ".."].some((before) => packed.includes(inBase64(before, wanted)));
}

/** A text without the escapes of URLs and JSON. */
function unescaped(text: string): string {
  return text.replace(/(?:%|\\u00)([\da-f]{2})|\\(.)/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : character,
  );
}

/** A text in base64, without the characters at its ends that hold bits of its neighbours, too. */
function inBase64(before: string, text: string): string {
  const all = before + text;
  return btoa(all).slice(Math.ceil((before.length * 4) / 3), Math.floor((all.length * 4) / 3));
}

/** The secrets that headers hold: values of those that say who asks, without their scheme, and a Basic pair's password. */
export function secretsOf(headers: Headers): string[] {
  return [...headers].flatMap(([name, value]) => {
    if (!/auth|cookie|key|token|secret|bypass/.test(name)) return [];
    const credentials = value.replace(/^\w+ +/, "");
    try {
      const pair = Uint8Array.from(atob(credentials), (character) => character.charCodeAt(0));
      return [credentials, new TextDecoder().decode(pair).replace(/^[^:]*:/, "")];
    } catch {
      // It is no pair.
      return [credentials];
    }
  });
}
