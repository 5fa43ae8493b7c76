import type { Upgrade } from "../../engine/http/hop-by-hop.ts";
import type { Service } from "../../engine/services.ts";
import type { SandboxIsolation } from "../../isolation/choose-isolation.ts";
import type { ProxyVariables } from "../../proxy/upstream.ts";

/** The runtime of sandboxes' commands: programs of this machine, or a shell in JavaScript. */
export type SandboxRuntimeName = "process" | "just-bash";

/** How sandboxes run. */
export interface SandboxOptions {
  readonly runtime: SandboxRuntimeName;
  /**
   * Isolation of `process`. Default: bubblewrap; where that cannot be had nothing starts, because programs without isolation can do what the
   * emulator's user can: that has to be asked for, by `none`.
   */
  readonly isolation?: SandboxIsolation;
  /** Disk that a sandbox may fill, drives aside, in MiB. Default: 32768, as on the platform. */
  readonly disk?: number;
  /**
   * Folders of this machine with image layouts that `image` may name, of `process` only, as `oci:folder:tag` or
   * `oci-archive:file.tar:tag`. Default: none, because whoever has a token may name what is in them.
   */
  readonly images?: readonly string[];
}

export interface SandboxChoice extends Partial<SandboxOptions> {
  /** The folder of running sessions and drives. Absent: a temporary folder of the system's. */
  readonly folder?: string;
}

export const sandboxChoice: Service<SandboxChoice> = { make: () => ({}) };

/** Packs layers of snapshots, so that a state is complete with the store's rows and files. Absent: no snapshot is to be packed. */
export const packing: Service<{ pack?(): Promise<void> | undefined }> = { make: () => ({}) };

export interface Outside {
  answer(request: Request): Promise<Response>;
  takeOver(upgrade: Upgrade): Promise<boolean>;
  ports(): readonly number[];
  readonly through: ProxyVariables;
}

export const outsideService: Service<Outside> = {
  make: () => ({
    answer: async () => new Response(null, { status: 503 }),
    takeOver: async () => false,
    ports: () => [],
    through: {},
  }),
};

export const refusalsService: Service<Set<(sessionId: string, sentence: string) => void>> = { make: () => new Set() };
