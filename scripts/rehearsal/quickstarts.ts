import { blocksOf, readmes } from "../../test/readme-blocks.ts";
import { environmentFor } from "../../test/readmes.ts";
import { Consumer } from "./consumer.ts";
import type { LocalRegistry } from "./registry.ts";

/** How many READMEs are tried at once. */
const atOnce = 2;

/** Each README's `npm install` in an empty folder, and then its code, as they are typed. */
export async function runQuickstarts({ registry }: { readonly registry: LocalRegistry }): Promise<string> {
  const waiting = readmes.flatMap((path) => {
    const lines = blocksOf(path, "sh").map(({ code }) => code.trim());
    const installs = lines.filter((line) => line.startsWith("npm install "));
    return installs.length > 0 ? [{ path, installs }] : [];
  });
  let blocks = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const followed = await follow(next, registry);
      blocks += followed;
    }
  };
  const count = waiting.length;
  await Promise.all(Array.from({ length: atOnce }, work));
  return `${blocks} blocks of ${count} READMEs run`;
}

interface Readme {
  readonly path: string;
  readonly installs: readonly string[];
}

async function follow({ path, installs }: Readme, registry: LocalRegistry): Promise<number> {
  using consumer = new Consumer(registry);
  for (const line of installs) await consumer.type(line);
  // What vitest runs is run in test/readmes.test.ts.
  const blocks = blocksOf(path, "ts").filter(({ code }) => !code.includes('from "@slipway/emulator/vitest"'));
  for (const { number, code } of blocks) {
    await using resources = new AsyncDisposableStack();
    const { status, stderr } = await consumer.execute(code, await environmentFor(code, consumer.folder, resources));
    if (status !== 0 || stderr !== "") throw new Error(`${path}, block ${number}, ended with ${status}:\n${stderr}`);
  }
  return blocks.length;
}
