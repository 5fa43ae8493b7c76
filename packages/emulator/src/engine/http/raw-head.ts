/** The head of a request or an answer, as it came: Node gives the names and values of headers in turn. */
export function rawHead(firstLine: string, rawHeaders: readonly string[]): Buffer {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}` : []));
  return Buffer.from([firstLine, ...lines, "", ""].join("\r\n"), "latin1");
}
