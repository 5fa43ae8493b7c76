import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { notFound } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Mount } from "../../isolation/session-disk.ts";
import type { Holding } from "./disk-guard.ts";
import type { SandboxChoice } from "./options.ts";
import { beside } from "./runtimes/files/beside.ts";
import { demandApart } from "./settings.ts";
import { makeStray } from "./strays.ts";
import { type DriveRow, driveTable, nameInProject, type SessionRow } from "./tables.ts";

/** The disk of the platform's sandboxes, in MiB. */
const defaultDisk = 32 * 1024;

type Owner = Pick<SessionRow, "id" | "mounts" | "projectId">;

/** The folders of one emulator's sessions and drives: below its data folder, or below a temporary one. */
export class SandboxStorage {
  readonly #services: Services;
  readonly #choice: SandboxChoice;
  #root: string | undefined;

  constructor(services: Services, choice: SandboxChoice) {
    this.#services = services;
    this.#choice = choice;
  }

  get root(): string {
    if (this.#root !== undefined) return this.#root;
    const { folder } = this.#choice;
    if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#root = folder ?? makeStray("sandboxes");
    return this.#root;
  }

  /** The temporary folder. Absent: there is a data folder, or nothing was stored yet. */
  get temporary(): string | undefined {
    return this.#choice.folder === undefined ? this.#root : undefined;
  }

  /** A folder of this machine that holds all of the emulator's data. */
  get data(): string {
    return this.#choice.folder === undefined ? this.root : dirname(this.#choice.folder);
  }

  session(id: string): string {
    return join(this.root, "sessions", id);
  }

  mountsOf({ mounts = {}, projectId }: Omit<Owner, "id">): Mount[] {
    // Rows of earlier versions may have drives in drives.
    demandApart(Object.keys(mounts));
    return Object.entries(mounts).map(([path, { drive, mode }]) => {
      const row = this.#drive(projectId, drive);
      if (!row) throw notFound(`Drive ${drive}, which is mounted at ${path},`);
      return { path, folder: this.#driveFolder(row), readOnly: mode === "snapshot" };
    });
  }

  /** @param below bytes of the session's layers @param first the path of a mount that comes first */
  holdings({ id, mounts = {}, projectId }: Owner, below: number, first?: string): Holding[] {
    const most = (this.#choice.disk ?? defaultDisk) * 1024 ** 2;
    const own = { folder: this.session(id), name: "The sandbox", most, below, sessionId: id };
    const drives = Object.entries(mounts).flatMap(([path, { drive: name, mode }]) => {
      const drive = mode === "snapshot" ? undefined : this.#drive(projectId, name);
      if (!drive) return [];
      return { path, folder: this.#driveFolder(drive), name: `The drive ${name}`, most: drive.maxSizeBytes };
    });
    return [...drives.filter(({ path }) => path === first), own, ...drives.filter(({ path }) => path !== first)];
  }

  async removeSession(id: string): Promise<void> {
    if (this.#isMade()) await removeIfThere(this.session(id));
  }

  async removeDrive(id: string): Promise<void> {
    if (this.#isMade()) await removeIfThere(join(this.root, "drives", id));
  }

  async clear(folder: string): Promise<void> {
    try {
      await removeIfThere(folder);
    } catch (error) {
      process.emitWarning(`The folder ${folder} of sandboxes cannot be removed: ${String(error)}`);
    }
  }

  #isMade(): boolean {
    return (this.#root ?? this.#choice.folder) !== undefined;
  }

  #drive(projectId: string, name: string): DriveRow | undefined {
    return this.#services.rows(driveTable).first("nameInProject", nameInProject(projectId, name));
  }

  #driveFolder({ id }: DriveRow): string {
    const folder = join(this.root, "drives", id);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }
}

async function removeIfThere(folder: string): Promise<void> {
  if (existsSync(folder)) await beside({ kind: "remove", folder });
}
