import { NotFoundError } from "./errors/not-found-error.ts";
import { createQueue } from "./layout/files.ts";
import { createLayoutStore } from "./layout/layout-store.ts";
import { readAll } from "./open-content.ts";
import type { Store } from "./store.ts";

/**
 * Makes an empty store in memory: for tests, and for artifacts that are made and pushed at once.
 *
 * @example
 * const memory = createMemoryStore();
 * await copy(repository, memory, "latest");
 */
export function createMemoryStore(): Store {
  const files = new Map<string, Uint8Array>();
  return createLayoutStore({
    name: "the memory",
    exclusive: createQueue(),
    settle: async () => {},
    size: async (path) => files.get(path)?.length,
    remove: async (path) => files.delete(path),
    async *read(path, range) {
      const content = files.get(path);
      if (!content) throw new NotFoundError(`the memory does not hold ${path}`, { reference: path });
      yield content.subarray(range?.first, (range?.last ?? Infinity) + 1);
    },
    replace: async (path, content) => void files.set(path, content),
    async write(content, path) {
      const bytes = await readAll(content, Infinity, "the content");
      files.set(path(), bytes);
    },
  });
}
