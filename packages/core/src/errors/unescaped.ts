/** Characters that pages escape by name. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  plus: "+",
  sol: "/",
  equals: "=",
  lowbar: "_",
};

/** Characters that JSON escapes by a letter. */
const LETTERS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** A text without the escapes of URLs, of JSON and of pages. */
export function unescaped(text: string): string {
  return text.replace(
    /((?:%[\da-f]{2})+)|\\u([\da-f]{4})|&#x([\da-f]{1,8});?|&#(\d{1,9});?|&([a-z]{2,6});|\\(.)/gi,
    (
      all,
      percent?: string,
      unicode?: string,
      hex?: string,
      decimal?: string,
      name?: string,
      letter?: string,
    ): string => {
      if (percent) return inText(percent.match(/[^%]{2}/g) ?? []);
      const code = unicode ?? hex;
      if (code) return String.fromCharCode(Number.parseInt(code, 16));
      if (decimal) return String.fromCharCode(Number(decimal));
      return name ? (NAMED[name] ?? all) : (LETTERS[letter ?? ""] ?? letter ?? "");
    },
  );
}

/** The text of bytes in hexadecimal, as far as they are one. */
function inText(bytes: readonly string[]): string {
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
}
