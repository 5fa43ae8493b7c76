import { writeFile } from "node:fs/promises";
import { join } from "node:path";

let files = 0;

/** An input as words of a command line. Each field comes from a file of its own: a secret may not stand on a command line, and nothing else minds. */
export async function wordsOf(input: object, folder: string): Promise<string[]> {
  const words: string[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const file = join(folder, `${files++}`);
    const isBytes = typeof value === "function" || (typeof value === "object" && value !== null && !isPlain(value));
    const body = typeof value === "function" ? value() : value;
    await writeFile(
      file,
      isBytes ? new Uint8Array(await new Response(body as BodyInit).arrayBuffer()) : JSON.stringify(value),
    );
    words.push(isBytes ? `${key}=@${file}` : `${key}:=@${file}`);
  }
  return words;
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
