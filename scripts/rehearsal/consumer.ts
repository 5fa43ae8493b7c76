import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onDisk } from "../disk.ts";
import type { LocalRegistry } from "./registry.ts";
import { type Ended, run, start } from "./spawn.ts";

/** An empty folder outside of the repository, as a user's is, that installs from the rehearsal's registry. */
export class Consumer implements Disposable {
  readonly folder: string = mkdtempSync(join(tmpdir(), "slipway-consumer-"));
  readonly #registry: LocalRegistry;

  constructor(registry: LocalRegistry) {
    this.#registry = registry;
    registry.writeSettings(this.folder);
  }

  async install(...packages: readonly string[]): Promise<void> {
    await this.type(["npm", "install", ...packages].join(" "));
  }

  /** Runs a command line as a user types it; returns what it prints. */
  type(line: string): Promise<string> {
    const [program = "", ...args] = line.split(/\s+/);
    const env = { npm_config_audit: "false", npm_config_fund: "false", npm_config_update_notifier: "false" };
    return run(program, args, { cwd: this.folder, env: { ...env, npm_config_cache: this.#registry.npmCache } });
  }

  /** Every package that is installed, by its place: `@slipway/core@1.0.0`, `@slipway/dns > @slipway/core@1.0.0`. */
  installed(): string[] {
    const lock: { packages: Readonly<Record<string, { readonly version: string }>> } = JSON.parse(
      readFileSync(join(this.folder, "node_modules/.package-lock.json"), "utf8"),
    );
    return Object.entries(lock.packages).map(
      ([path, { version }]) => `${path.replace("node_modules/", "").replaceAll("/node_modules/", " > ")}@${version}`,
    );
  }

  /** Bytes on disk of every package that is installed; npm's own notes are no part of them. */
  size(): number {
    const modules = join(this.folder, "node_modules");
    return readdirSync(modules)
      .filter((name) => !name.startsWith("."))
      .reduce((sum, name) => sum + onDisk(join(modules, name)), 0);
  }

  /** Runs a module of TypeScript with what is installed. */
  execute(code: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    writeFileSync(join(this.folder, "use.mts"), code);
    return start(process.execPath, ["use.mts"], { cwd: this.folder, env }).ended;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
