import { existsSync, mkdirSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { isSlipwayError } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import type { OpenedImage } from "@slipway/registry/node";
import { PlatformError } from "../../../../engine/platform-error.ts";
import type { Services } from "../../../../engine/services.ts";
import { newId } from "../../../../store/ids.ts";
import type { Principal } from "../../../accounts/access/require-right.ts";
import { accountName } from "../../../accounts/account-names.ts";
import { pulledContent } from "../../../images/pulled-content.ts";
import type { ProjectRow } from "../../../projects/tables.ts";
import { demandDisk } from "../../disk-guard.ts";
import { unprocessable } from "../../limits.ts";
import { isLive, type SessionRow, sandboxTable, sessionTable, snapshotTable } from "../../tables.ts";
import { beside, sweep } from "../files/beside.ts";
import { type ImageReference, openLayout, parseImage } from "./reference.ts";
import { unpackLayers } from "./unpack-layers.ts";

export interface NamedImage {
  readonly image: string;
  readonly imageDigest: string;
}

export interface UnpackedImage {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly workingDir?: string;
}

export type SessionImage = Pick<SessionRow, "id" | "accountId" | "projectId" | "image" | "imageDigest">;

export const imagesFolder = "images";

const maxRecent = 3;

interface Unpacking {
  readonly result: Promise<UnpackedImage>;
  readonly ending: AbortController;
  waiting: number;
}

export class Images {
  readonly #services: Services;
  readonly #root: () => string;
  readonly #layouts: readonly string[];
  readonly #unpacking = new Map<string, Unpacking>();
  readonly #held = new Map<string, string>();
  readonly #recent = new Set<string>();

  constructor(services: Services, root: () => string, layouts: readonly string[]) {
    this.#services = services;
    this.#root = root;
    this.#layouts = layouts.map((folder) => resolve(folder));
  }

  /** The image of a name in a project. Absent: there is none here. Throws 422 for one that no sandbox can run in. */
  async find(
    name: string,
    project: ProjectRow,
    asking: Principal,
    signal: AbortSignal,
  ): Promise<NamedImage | undefined> {
    const parsed = parseImage(name);
    if (!parsed) return undefined;
    const { rows, hosts } = this.#services;
    if (parsed.from !== "registry") {
      const { descriptor } = await this.#read(name, parsed, project.accountId, signal, async (image) => image);
      return { image: name, imageDigest: descriptor.digest };
    }
    if (parsed.host !== undefined && !hosts.isApi(parsed.host.replace(/:\d+$/, ""))) return undefined;
    const { name: repository, reference } = parsed;
    const whole = repository.includes("/")
      ? repository
      : `${accountName({ rows }, project.accountId)}/${project.name}/${repository}`;
    const content = pulledContent(this.#services, project.accountId, whole, asking);
    if (content?.digestOf(reference) === undefined) return undefined;
    const source = { ...parsed, name: whole };
    const { descriptor } = await this.#read(name, source, project.accountId, signal, async (image) => image);
    return { image: `vcr.vercel.com/${whole}@${descriptor.digest}`, imageDigest: descriptor.digest };
  }

  async openFor(session: SessionImage, signal: AbortSignal): Promise<UnpackedImage | undefined> {
    const { id, accountId, image, imageDigest } = session;
    if (image === undefined || imageDigest === undefined) return undefined;
    const key = keyOf(imageDigest);
    this.#held.set(id, key);
    this.#recent.delete(key);
    this.#recent.add(key);
    const [oldest] = this.#recent;
    if (oldest !== undefined && this.#recent.size > maxRecent) this.#recent.delete(oldest);
    try {
      const there = await unpackedAt(join(this.#folder(), key));
      return there ?? (await this.#unpackOnce(key, { image, imageDigest }, accountId, signal));
    } catch (error) {
      this.#held.delete(id);
      throw error;
    }
  }

  async release(sessionId: string): Promise<void> {
    if (this.#held.delete(sessionId)) await this.sweep(false);
  }

  /** Removes images that nothing names any more, but for those opened last. @param isStart nothing is half-made but by a killed emulator */
  async sweep(isStart: boolean): Promise<void> {
    const { rows } = this.#services;
    const live = rows(sessionTable).all().filter(isLive);
    const referrers = [...rows(sandboxTable).all(), ...rows(snapshotTable).all(), ...live];
    const digests = referrers.flatMap(({ imageDigest = "" }) => keyOf(imageDigest));
    const used = new Set([...digests, ...this.#held.values(), ...this.#recent]);
    await sweep(this.#folder(), (name) => used.has(name), isStart);
  }

  #folder(): string {
    const folder = join(this.#root(), imagesFolder);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  async #unpackOnce(
    key: string,
    reference: NamedImage,
    accountId: string,
    signal: AbortSignal,
  ): Promise<UnpackedImage> {
    signal.throwIfAborted();
    let unpacking = this.#unpacking.get(key);
    if (!unpacking) {
      const ending = new AbortController();
      const unpacked = this.#unpack(
        key,
        reference,
        accountId,
        AbortSignal.any([ending.signal, this.#services.closing]),
      );
      unpacking = { result: unpacked, ending, waiting: 0 };
      this.#unpacking.set(key, unpacking);
      const forget = () => this.#forget(key, ending);
      unpacked.then(forget, forget);
    }
    unpacking.waiting += 1;
    try {
      return await unlessAborted(unpacking.result, signal);
    } finally {
      unpacking.waiting -= 1;
      if (unpacking.waiting === 0) {
        unpacking.ending.abort(signal.reason);
        this.#forget(key, unpacking.ending);
      }
    }
  }

  #forget(key: string, ending: AbortController): void {
    if (this.#unpacking.get(key)?.ending === ending) this.#unpacking.delete(key);
  }

  async #unpack(key: string, reference: NamedImage, accountId: string, signal: AbortSignal): Promise<UnpackedImage> {
    const parsed = parseImage(reference.image);
    if (!parsed) throw unprocessable(`The image ${reference.image} cannot be had here`);
    const folder = join(this.#folder(), key);
    const part = `${folder}.${newId("", 16)}.part`;
    const source = { ...parsed, reference: reference.imageDigest };
    await this.#read(reference.image, source, accountId, signal, async (image) => {
      const files = join(part, "root");
      await mkdir(files, { recursive: true, mode: 0o755 });
      try {
        await unpackLayers(image, files, () => demandDisk(part), signal);
        const { env, workingDir } = image;
        await writeFile(join(part, "image.json"), JSON.stringify({ env, workingDir }));
        await rename(part, folder).catch(async (error: unknown) => {
          if (!(await unpackedAt(folder))) throw error;
          await beside({ kind: "remove", folder: part });
        });
      } catch (error) {
        await beside({ kind: "remove", folder: part });
        throw error;
      }
    });
    const unpacked = await unpackedAt(folder);
    if (!unpacked) throw new Error(`The image ${reference.image} was removed while it was opened`);
    return unpacked;
  }

  async #read<T>(
    name: string,
    source: ImageReference,
    accountId: string,
    signal: AbortSignal,
    use: (image: OpenedImage) => Promise<T>,
  ): Promise<T> {
    let close = async () => {};
    try {
      const { readImage } = await import("@slipway/registry/node");
      if (source.from === "registry") {
        const store = pulledContent(this.#services, accountId, source.name, undefined);
        if (!store) throw unprocessable("it is not in the registry any more");
        return await use(await readImage({ store, reference: source.reference }, { signal }));
      }
      const store = await openLayout(source, this.#layouts);
      close = store.close;
      const reference = source.reference ?? (await onlyTag(store.tags.list()));
      return await use(await readImage({ store, reference }, { signal }));
    } catch (error) {
      signal.throwIfAborted();
      const why = reasonOf(error);
      if (why === undefined) throw error;
      throw unprocessable(`The image ${name} cannot be had here: ${why}`);
    } finally {
      await close();
    }
  }
}

async function onlyTag(tags: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const tag of tags) all.push(tag);
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  throw unprocessable(
    all.length === 0 ? "nothing in it has a tag; name a digest" : `it has several; name one of ${all.join(", ")}`,
  );
}

/** Absent: it is no fault of the image's. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof PlatformError || isSlipwayError(error)) return error.message;
  // Errors of the system name files of this machine.
  return error instanceof Error && "syscall" in error && "code" in error ? String(error.code) : undefined;
}

async function unpackedAt(folder: string): Promise<UnpackedImage | undefined> {
  if (!existsSync(folder)) return undefined;
  const settings: Pick<UnpackedImage, "env" | "workingDir"> = JSON.parse(
    await readFile(join(folder, "image.json"), "utf8"),
  );
  return { folder: join(folder, "root"), ...settings };
}

/** A digest as the name of a folder: a colon would part it where several folders are listed. */
function keyOf(digest: string): string {
  return digest.replace(":", "-");
}
