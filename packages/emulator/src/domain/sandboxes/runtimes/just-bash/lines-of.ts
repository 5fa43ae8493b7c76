/**
 * The lines of a text that comes in pieces, by nothing but line feeds: JSON has other ends of lines in its texts. What has no end at the
 * end is left out.
 *
 * @param longest throws for a line that is longer, in UTF-16 units
 */
export async function* linesOf(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longest) throw new Error("A line has no end");
    yield* lines;
  }
}
