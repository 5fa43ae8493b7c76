import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sandboxUser } from "./isolated.ts";

/** Makes the lists of users that a command in isolation sees, and a place for its root; returns their folder. */
export function makeEtc(folder: string): string {
  const etc = join(folder, "etc");
  mkdirSync(join(etc, "root"), { recursive: true });
  const id = sandboxUser;
  const users = [`root:x:0:0:root:/root:/bin/sh`, `vercel-sandbox:x:${id}:${id}::/vercel/sandbox:/bin/sh`];
  writeFileSync(join(etc, "passwd"), `${users.join("\n")}\n`);
  writeFileSync(join(etc, "group"), `root:x:0:\nvercel-sandbox:x:${id}:\n`);
  return etc;
}
