import { PlatformError } from "../../engine/platform-error.ts";
import type { ByteFiles } from "../../store/files/byte-files.ts";
import { removeState, rowsPath, type State, writeFile } from "./copy.ts";

/** Names of snapshots: the file `names/<name>` holds the id of a state in `states/<id>`. */
export class Names {
  readonly #files: ByteFiles;

  constructor(files: ByteFiles) {
    this.#files = files;
  }

  all(): string[] {
    return this.#files
      .list("names")
      .map((path) => path.slice("names/".length))
      .sort();
  }

  state(id: string): State {
    return { files: this.#files, at: `states/${id}` };
  }

  async idOf(name: string): Promise<string | undefined> {
    if (this.#files.size(namePath(name)) === undefined) return undefined;
    return new Response(this.#files.read(namePath(name))).text();
  }

  async existing(name: string): Promise<State> {
    const id = await this.idOf(name);
    if (id !== undefined) return this.state(id);
    const existing = this.all().join(", ") || "none";
    throw new PlatformError(404, "not_found", `There is no snapshot ${JSON.stringify(name)}; there are: ${existing}`);
  }

  remove(name: string): void {
    this.#files.remove(namePath(name));
  }

  async point(name: string, id: string, before: string | undefined): Promise<void> {
    const files = this.#files;
    const [draft, former] = [`drafts/${id}`, `drafts/${id}-before`];
    try {
      await writeFile(files, draft, [Buffer.from(id)]);
      // Written first, so that a full disk fails before the name changes.
      if (before !== undefined) await writeFile(files, former, [Buffer.from(before)]);
      files.place(draft, namePath(name));
      try {
        files.flushPlaces();
      } catch (error) {
        if (before === undefined) files.remove(namePath(name));
        else files.place(former, namePath(name));
        throw error;
      }
    } finally {
      for (const path of [draft, former]) files.remove(path);
    }
  }

  async removeLost(): Promise<void> {
    const referenced = new Set<string>();
    for (const name of this.all()) {
      const state = this.state((await this.idOf(name)) ?? "");
      if (this.#files.size(rowsPath(state)) !== undefined) referenced.add(state.at);
      else this.remove(name);
    }
    const lost = new Set(this.#files.list("states").map((path) => path.split("/").slice(0, 2).join("/")));
    for (const at of lost) if (!referenced.has(at)) removeState({ files: this.#files, at });
    for (const path of this.#files.list("drafts")) this.#files.remove(path);
  }
}

function namePath(name: string): string {
  if (/^[\w-]{1,64}$/.test(name)) return `names/${name}`;
  const message = "a snapshot's name has 1 to 64 letters, digits, - and _";
  throw new PlatformError(400, "bad_request", `Invalid request: \`name\`: ${message}`);
}
