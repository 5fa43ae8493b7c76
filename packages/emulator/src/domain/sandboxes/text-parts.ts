/** A text in parts of so many UTF-16 units, or one more where a character would be cut. */
export function* partsOf(text: string, longest: number): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const isWithin = /[\uD800-\uDBFF]/.test(text.charAt(at + longest - 1));
    const end = at + longest + (isWithin ? 1 : 0);
    yield text.slice(at, end);
    at = end;
  }
}
