import { open } from "node:fs/promises";

/** Makes the names in a folder outlast a crash. Windows neither can nor needs to. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
