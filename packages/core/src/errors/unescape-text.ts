const ENTITIES: Readonly<Record<string, string>> = {
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

/** Removes the escapes of URLs, JSON and HTML. White space may be lost, and a byte becomes a character. */
export function unescapeText(text: string): string {
  return text.replace(
    /%([\da-f]{2})|\\u([\da-f]{4})|&#x([\da-f]{1,8});?|&#(\d{1,9});?|&([a-z]{2,6});|\\[nrt]|\\(.)/gi,
    (all, percent?: string, unicode?: string, hex?: string, decimal?: string, name?: string, letter = ""): string => {
      const code = percent ?? unicode ?? hex;
      if (code ?? decimal) return String.fromCharCode(Number(code ? `0x${code}` : decimal));
      return name ? (ENTITIES[name] ?? all) : letter;
    },
  );
}
