import type { Start } from "../begin-process.ts";

export interface BeginMessage {
  readonly type: "begin";
  readonly id: number;
  readonly start: Start;
}

export type ToAgent = BeginMessage | { readonly type: "go"; readonly id: number };

export type FromAgent =
  | { readonly type: "ready"; readonly pid: number }
  | { readonly type: "begun"; readonly id: number; readonly pid: number }
  | { readonly type: "isolated"; readonly id: number; readonly pid: number | undefined }
  | { readonly type: "ended"; readonly id: number; readonly exitCode: number }
  | { readonly type: "failed"; readonly id: number; readonly why: string };

/** Address of the emulator's proxy in a sandbox, the only way out: a loopback address that no program takes by chance. */
export const proxyAddress = { host: "127.100.0.1", port: 3128 } as const;

/** Sockets in the session's folder. No descriptor is passed: the kernel counts those by user, and one sandbox could use up all. */
export const sockets = { ports: "ports.socket", out: "out.socket" } as const;

export const connectedMark = "+";
