import fc from "fast-check";

/** How many characters in a row of a credential must not be shown. */
export function leastOf(credential: string): number {
  return Math.max(8, Math.ceil(credential.length / 2));
}

/** Any characters that a header can hold, and as long as a password or a signed token. */
export const aCredential = fc
  .oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[\w.~+/=-]{8,64}$/) },
    { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{8,40}$/) },
    { weight: 1, arbitrary: fc.stringMatching(/^[\w.-]{400,1500}$/) },
  )
  // A credential that looks escaped can be escaped in ambiguous ways.
  .filter((one) => !/[%\\&]/.test(one));

/** A text that quotes a part of a credential that must not be shown: `part` of it, as `text` writes it. */
export interface Quoted {
  readonly credential: string;
  readonly part: string;
  readonly text: string;
}

export type Spelling = fc.Arbitrary<(part: string) => string>;

/** A part of any credential that must not be shown, from anywhere in it: as short as it gets, a little longer, or all of it. */
export function quoted(spelling: Spelling, credentials: fc.Arbitrary<string> = aCredential): fc.Arbitrary<Quoted> {
  return fc
    .tuple(
      credentials,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.oneof(fc.nat(3), fc.constant(Infinity)),
      spelling,
    )
    .map(([credential, place, more, spell]) => {
      const length = Math.min(leastOf(credential) + more, credential.length);
      const at = Math.floor(place * (credential.length - length));
      const part = credential.slice(at, at + length);
      return { credential, part, text: `before ${spell(part)} after` };
    });
}

const hexOf = (character: string, digits: number): string => character.charCodeAt(0).toString(16).padStart(digits, "0");

/** Each character is escaped or left as it is. */
const escapes: readonly ((character: string) => string)[] = [
  (one) => one,
  (one) => `%${hexOf(one, 2)}`,
  (one) => `%${hexOf(one, 2).toUpperCase()}`,
  (one) => `\\u${hexOf(one, 4)}`,
  (one) => `&#${one.charCodeAt(0)};`,
  (one) => `&#x${hexOf(one, 6)};`,
  (one) => `&#${String(one.charCodeAt(0)).padStart(7, "0")};`,
  (one) => ({ "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[one] ?? one,
  (one) => (/[/"']/.test(one) ? `\\${one}` : one),
];

const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text).slice(1, -1),
  encodeURIComponent,
  (text) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`),
];

const aWrapping = fc.constantFrom(...wrappings);

export const escapedOneByOne: Spelling = fc
  .tuple(fc.array(fc.constantFrom(...escapes), { minLength: 1, maxLength: 7 }), aWrapping)
  .map(
    ([each, wrap]) =>
      (part) =>
        wrap([...part].map((one, at) => each[at % each.length]?.(one)).join("")),
  );

export const inBase64: Spelling = fc
  .tuple(fc.stringMatching(/^[a-z:]{0,7}$/), fc.stringMatching(/^[a-z:]{0,7}$/), fc.constantFrom(0, 1, 2), aWrapping)
  .map(([before, after, kind, wrap]) => (part) => {
    const packed = btoa(before + part + after);
    const forUrls = packed.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return wrap([packed, forUrls, packed.replace(/.{76}/g, "$&\r\n")][kind] ?? packed);
  });

export const inHex: Spelling = fc
  .tuple(fc.constantFrom("", " ", ":", "-", ", 0x"), fc.boolean(), aWrapping)
  .map(([between, isUpper, wrap]) => (part) => {
    const hex = [...part].map((one) => hexOf(one, 2)).join(between);
    return wrap(isUpper ? hex.toUpperCase() : hex);
  });

export const asItIs: Spelling = fc.constant((part) => part);
