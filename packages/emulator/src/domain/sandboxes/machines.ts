import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { addAbortSignal, pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Service, Services } from "../../engine/services.ts";
import { upperFolder } from "../../isolation/bubblewrap/disk.ts";
import type { RuntimePlace } from "../../isolation/bubblewrap/open-isolated.ts";
import { listed } from "../../isolation/machine-files.ts";
import type { Terminal } from "../../isolation/terminal.ts";
import { type ArrivedBlob, Blobs } from "../../store/blobs.ts";
import { removeNow } from "../../store/files/remove-folder.ts";
import { newId } from "../../store/ids.ts";
import { DiskGuard, type Holding, type Watched } from "./disk-guard.ts";
import { bytesOf, Layers } from "./layers.ts";
import { sessionEnded, unprocessable } from "./limits.ts";
import { WayOut } from "./network/way-out.ts";
import { type SandboxChoice, sandboxChoice } from "./options.ts";
import { policyOfSession } from "./policy.ts";
import { RunningCommands, type StartedCommand } from "./running-commands.ts";
import { sizeOf } from "./runtimes/files/size-of.ts";
import { Images, imagesFolder, type SessionImage } from "./runtimes/image/images.ts";
import type { CommandLine, Machine, Runtime } from "./runtimes/runtime.ts";
import { SandboxStorage } from "./storage.ts";
import { strays } from "./strays.ts";
import { type SessionRow, type SnapshotRow, sessionTable, snapshotTable } from "./tables.ts";

/** Time that a command gets to end, in real ms. */
const grace = 1000;

export type Spec = Pick<SessionRow, "runtime" | "memory" | "vcpus" | "mounts" | "layers"> &
  SessionImage & { readonly isPacked?: boolean };

export type Frozen = Pick<SnapshotRow, "layers" | "sizeBytes"> & { readonly arrived?: ArrivedBlob };

/** The machines of one emulator's sessions. A machine is there from its session's start to its end, and what it writes is its folder. */
export class Machines {
  readonly snapshots: Blobs;
  readonly images: Images;
  readonly layers: Layers;
  readonly commands: RunningCommands;
  readonly #services: Services;
  readonly #choice: SandboxChoice;
  readonly #storage: SandboxStorage;
  #runtime: Promise<Runtime> | undefined;
  readonly #machines = new Map<string, Promise<Machine>>();
  readonly #watchedSessions = new Map<string, Spec>();
  readonly #disk: DiskGuard;
  readonly #halting = new Set<string>();
  readonly #closing = new Map<string, Promise<void>>();
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(services: Services, choice: SandboxChoice) {
    this.#services = services;
    this.#choice = choice;
    this.#storage = new SandboxStorage(services, choice);
    const root = () => this.#storage.root;
    this.snapshots = new Blobs(services.files("sandboxSnapshots"), services.store);
    this.images = new Images(services, root, choice.images ?? []);
    this.layers = new Layers(services, root);
    this.commands = new RunningCommands(services, (sessionId) => this.#storage.session(sessionId));
    this.#disk = new DiskGuard(root, () => this.#watched());
  }

  async runtime(): Promise<Runtime> {
    const { runtime: name, isolation } = this.#choice;
    if (name === undefined) {
      const ways = "`process` runs programs of this machine, `just-bash` a shell in JavaScript";
      const how = 'createEmulator({ sandboxes: "process" }) or --sandboxes process';
      throw unprocessable(`This emulator was started without a runtime for sandboxes. ${ways}; choose one: ${how}`);
    }
    this.#runtime ??=
      name === "process"
        ? import("./runtimes/process/process-runtime.ts").then((module) =>
            module.createProcessRuntime(isolation, this.#runtimePlace()),
          )
        : import("./runtimes/just-bash/just-bash-runtime.ts").then((module) => module.createJustBashRuntime());
    this.#runtime.catch(() => {
      this.#runtime = undefined;
    });
    return this.#runtime;
  }

  async make(spec: Spec, from: SnapshotRow | undefined, signal: AbortSignal): Promise<Machine> {
    const { isLayered } = await this.runtime();
    // Layers may have been merged meanwhile. No wait may come between here and the hold in `#open`.
    const snapshot = from && (this.#services.rows(snapshotTable).get(from.id) ?? from);
    const layers = snapshot && isLayered ? this.layers.of(snapshot) : undefined;
    try {
      const machine = await this.#open({ ...spec, ...omitUndefined({ layers }) }, signal);
      if (snapshot && !layers) await machine.restore(this.#contentOf(snapshot));
      return machine;
    } catch (error) {
      await this.drop(spec.id);
      throw error;
    }
  }

  #contentOf({ id, content }: SnapshotRow): ReadableStream<Uint8Array> {
    if (content !== undefined && this.snapshots.has(content)) return this.snapshots.read(content);
    const how = "open it, or export it, where it was made and sandboxes are isolated";
    throw unprocessable(`The snapshot ${id} is made of layers that cannot be mounted here; ${how}`);
  }

  async aside<T>(
    snapshot: Pick<SnapshotRow, "accountId" | "projectId" | "image" | "imageDigest">,
    { layers, isPacked = false }: Pick<Spec, "layers" | "isPacked">,
    work: (machine: Machine, id: string) => Promise<T>,
  ): Promise<T> {
    const { accountId, projectId, image, imageDigest } = snapshot;
    const id = newId(sessionTable.id.prefix, sessionTable.id.length);
    const further = omitUndefined({ layers, image, imageDigest });
    const spec = { id, accountId, projectId, runtime: "node", memory: 256, vcpus: 1, isPacked, ...further };
    try {
      return await work(await this.#open(spec), id);
    } finally {
      await this.drop(id);
    }
  }

  /** The machine of a session that runs; one that an earlier emulator made goes on with its files. Throws 410 for one that is ending. */
  of(session: SessionRow): Promise<Machine> {
    if (this.#halting.has(session.id)) throw sessionEnded("The session is being stopped");
    return this.#machines.get(session.id) ?? this.#open(session);
  }

  #open(spec: Spec, signal: AbortSignal = this.#services.closing): Promise<Machine> {
    const opened = this.#track(this.#openNow(spec, signal));
    this.#machines.set(spec.id, opened);
    const forget = () => {
      if (this.#machines.get(spec.id) !== opened) return;
      this.#machines.delete(spec.id);
      this.#watchedSessions.delete(spec.id);
    };
    const warn = (error: Error) => process.emitWarning(error);
    opened.then(({ closed, close }) => closed?.then(forget).then(close).catch(warn), forget);
    return opened;
  }

  async #openNow(spec: Spec, signal: AbortSignal): Promise<Machine> {
    this.layers.hold(spec.id, spec.layers);
    const runtime = await this.runtime();
    await this.#closing.get(spec.id);
    this.layers.hold(spec.id, spec.layers);
    const folder = this.#storage.session(spec.id);
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await this.#disk.begin(folder);
    }
    const { id: sessionId, memory, vcpus } = spec;
    const image = await this.images.openFor(spec, signal);
    const wayOut = new WayOut(this.#services, {
      askedIn: sessionId,
      policyNow: () => policyOfSession(this.#services, sessionId),
      connect: (port) => machine.connect(port),
      onRefusal: (sentence) => this.commands.refuse(sessionId, sentence),
    });
    const machine = await runtime.open({
      sessionId,
      folder,
      runtime: spec.image ?? spec.runtime,
      memory,
      vcpus,
      drives: this.#storage.mountsOf(spec),
      demandRoom: (bytes, mount) => this.#disk.demandRoom(this.#holdings(spec, mount), bytes),
      leave: (socket) => wayOut.accept(socket),
      certificate: () => wayOut.certificate,
      sealed: this.layers.foldersOf(sessionId),
      ...omitUndefined({ image, isPacked: spec.isPacked }),
    });
    return {
      ...machine,
      async close() {
        wayOut.close();
        await machine.close();
      },
    };
  }

  #runtimePlace(): RuntimePlace {
    const folder = join(this.#storage.root, "shared");
    // A killed emulator leaves a folder of an overlay that its owner may not open.
    removeNow(folder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { folder, hidden: [this.#storage.data] };
  }

  #holdings(session: Spec, first?: string): Holding[] {
    return this.#storage.holdings(session, bytesOf(this.layers.heldBy(session.id)), first);
  }

  #watched(): Watched[] {
    return [...this.#watchedSessions.values()].map((session) => ({
      holdings: this.#holdings(session),
      end: (why) => this.#endIn(session.id, why),
    }));
  }

  async #endIn(sessionId: string, why: string): Promise<void> {
    await this.commands.endAll(sessionId, why);
    await this.#close(sessionId);
  }

  /** Closes a machine, if there is one. The next opening of this session waits for the end of that. @param then the work that follows */
  #close(sessionId: string, then?: () => Promise<void>): Promise<void> {
    const machine = this.#machines.get(sessionId);
    this.#machines.delete(sessionId);
    this.#watchedSessions.delete(sessionId);
    const work = async () => {
      await machine?.then(
        (opened) => opened.close(),
        () => {},
      );
      await then?.();
    };
    const closed = this.#track(work());
    const over = () => {
      if (this.#closing.get(sessionId) === closed) this.#closing.delete(sessionId);
    };
    this.#closing.set(sessionId, closed);
    closed.then(over, over);
    return closed;
  }

  async begin(session: SessionRow, id: string, line: CommandLine): Promise<StartedCommand> {
    const machine = await this.of(session);
    const log = this.commands.openLog(session.id, id);
    const running = await this.beginIn(session, machine, () => machine.run(line, (output) => log.append(output)));
    return this.commands.add(session.id, id, { running, log }, () => this.#leave(session.id, machine));
  }

  demandTerminals(): void {
    if (this.#choice.runtime === "process" && process.platform === "linux") return;
    throw unprocessable("There are no terminals here: they take the runtime `process`, on Linux");
  }

  async beginTerminal(session: SessionRow, ...asked: Parameters<Machine["openTerminal"]>): Promise<Terminal> {
    const machine = await this.of(session);
    return this.beginIn(session, machine, () => machine.openTerminal(...asked));
  }

  async beginIn<T>(session: Spec, machine: Machine, begin: () => Promise<T>): Promise<T> {
    await this.#disk.demandRoom(this.#holdings(session));
    const running = await begin().catch(async (error: unknown) => {
      await this.#leave(session.id, machine);
      throw error;
    });
    this.#watchedSessions.set(session.id, session);
    this.#disk.watch();
    return running;
  }

  async #leave(sessionId: string, machine: Machine): Promise<void> {
    if ((await this.#machines.get(sessionId)) !== machine) await machine.close();
  }

  async halt(session: SessionRow): Promise<Machine> {
    const machine = await this.of(session);
    this.#halting.add(session.id);
    await machine.halt(grace);
    await this.commands.recorded(session.id);
    return machine;
  }

  /** Lets a session that was halted and not ended go on: with its files, in a machine that the next command opens. */
  goOn(sessionId: string): void {
    if (this.#halting.delete(sessionId)) this.later(() => this.#close(sessionId));
  }

  async freeze(id: string, machine: Machine): Promise<Frozen> {
    const { isLayered } = await this.runtime();
    if (!isLayered) {
      const arrived = await this.snapshots.receive(packMachine(machine));
      return { arrived, sizeBytes: arrived.size };
    }
    const upper = join(this.#storage.session(id), upperFolder);
    const [bytes] = await Promise.all([sizeOf(upper), this.#close(id)]);
    const layers = this.layers.seal(id, upper, bytes);
    return { layers, sizeBytes: bytesOf(layers) };
  }

  drop(sessionId: string): Promise<void> {
    return this.#close(sessionId, async () => {
      await this.#storage.removeSession(sessionId);
      this.#disk.forget(this.#storage.session(sessionId));
      await this.images.release(sessionId);
      await this.layers.release(sessionId);
      this.#halting.delete(sessionId);
    });
  }

  removeDrive(id: string): void {
    this.later(() => this.#storage.removeDrive(id));
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const forget = () => this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  later(work: () => Promise<void>): void {
    const working = this.#track(work());
    working.catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)));
  }

  async recover(keeps: (sessionId: string) => boolean): Promise<void> {
    if (this.#choice.folder === undefined) {
      if (this.#choice.runtime !== undefined) await this.#recoverStrays();
      return;
    }
    if (existsSync(join(this.#choice.folder, imagesFolder))) await this.images.sweep(true);
    this.later(() => this.layers.sweep(true));
    const ids = listed(join(this.#choice.folder, "sessions"));
    if (ids.length === 0 || this.#choice.runtime === undefined) return;
    await (await this.runtime()).endLeftovers(ids);
    await Promise.all(ids.filter((id) => !keeps(id)).map((id) => this.#storage.clear(this.#storage.session(id))));
  }

  async #recoverStrays(): Promise<void> {
    for (const folder of strays("sandboxes")) {
      await (await this.runtime()).endLeftovers(listed(join(folder, "sessions")));
      await this.#storage.clear(folder);
    }
  }

  async close(): Promise<void> {
    await this.settled();
    const machines = await Promise.allSettled([...this.#machines.values()]);
    await Promise.all(machines.map((each) => (each.status === "fulfilled" ? each.value.close() : undefined)));
    await this.commands.recorded();
    const { temporary } = this.#storage;
    if (temporary === undefined) return;
    await Promise.allSettled([...this.#machines.keys()].map((id) => this.drop(id)));
    await this.#storage.clear(temporary);
  }
}

export function packMachine(machine: Machine, signal?: AbortSignal): AsyncIterable<Uint8Array> {
  const zipped = createGzip({ level: 1 });
  return pipeline(machine.freeze(), signal ? addAbortSignal(signal, zipped) : zipped, () => {});
}

export const machinesService: Service<Machines> = {
  make: (services) => new Machines(services, services.service(sandboxChoice)),
  clear: ({ snapshots }) => snapshots.clear(),
};
