import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "../../engine/services.ts";
import { newId } from "../../store/ids.ts";
import { sweep } from "./runtimes/files/beside.ts";
import { isLive, type SealedLayer, type SnapshotRow, sessionTable, snapshotTable } from "./tables.ts";

const prefix = "lay_";

/** The sealed layers of an emulator: each is the folder that one session wrote, and exists as long as a row or a machine names it. */
export class Layers {
  readonly #services: Services;
  readonly #root: () => string;
  readonly #held = new Map<string, readonly SealedLayer[]>();

  constructor(services: Services, root: () => string) {
    this.#services = services;
    this.#root = root;
  }

  /** The layers of a snapshot. Absent: this machine lacks some of them. */
  of({ layers }: Pick<SnapshotRow, "layers">): readonly SealedLayer[] | undefined {
    return layers?.every((layer) => this.#has(layer)) ? layers : undefined;
  }

  /** Keeps the layers of a session until its release. The session's row goes first, because a stop may have sealed a layer meanwhile. */
  hold(sessionId: string, layers: readonly SealedLayer[] = []): void {
    const { layers: current = layers } = this.#services.rows(sessionTable).get(sessionId) ?? {};
    const present = current.filter((layer) => this.#has(layer));
    this.#held.set(sessionId, present);
  }

  async release(sessionId: string): Promise<void> {
    const { length } = this.heldBy(sessionId);
    this.#held.delete(sessionId);
    if (length > 0) await this.sweep();
  }

  heldBy(sessionId: string): readonly SealedLayer[] {
    return this.#held.get(sessionId) ?? [];
  }

  foldersOf(sessionId: string): string[] {
    return this.heldBy(sessionId).map(({ id }) => this.#at(id));
  }

  /** Makes the session's upper folder the uppermost of its layers. The session must be closed. */
  seal(sessionId: string, upper: string, bytes: number): readonly SealedLayer[] {
    const { store, rows } = this.#services;
    const id = newId(prefix, 24);
    const layers = [{ id, bytes }, ...this.heldBy(sessionId)];
    // The row is written first: a session that goes on, even after a kill, finds the layer if the rename happened.
    if (rows(sessionTable).get(sessionId)) store.transact(() => rows(sessionTable).change(sessionId, { layers }));
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    renameSync(upper, this.#at(id));
    this.#held.set(sessionId, layers);
    return layers;
  }

  async sweep(isStart = false): Promise<void> {
    const { rows } = this.#services;
    const live = rows(sessionTable).all().filter(isLive);
    const all = [...rows(snapshotTable).all(), ...live].map(({ layers = [] }) => layers);
    const used = new Set([...all, ...this.#held.values()].flat().map(({ id }) => id));
    await sweep(this.folder, (name) => used.has(name), isStart);
  }

  get folder(): string {
    return join(this.#root(), "layers");
  }

  #has({ id }: SealedLayer): boolean {
    return id.startsWith(prefix) && /^\w+$/.test(id) && existsSync(this.#at(id));
  }

  #at(id: string): string {
    return join(this.folder, id);
  }
}

export function bytesOf(layers: readonly SealedLayer[]): number {
  return layers.reduce((sum, { bytes }) => sum + bytes, 0);
}
