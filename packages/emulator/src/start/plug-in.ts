import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import type { Upgrade } from "../engine/http/upgrade.ts";
import type { Parts, Services } from "../engine/services.ts";
import { isLoopbackAddress } from "../server/listen.ts";

export interface Front {
  answer(request: Request): Promise<Response>;
  /** Takes a connection over whose client wants another protocol, and says whether. */
  takeOver(upgrade: Upgrade): Promise<boolean>;
}

interface Setting {
  readonly options: EmulatorOptions;
  readonly parts: Parts;
  /** Answers a request as the emulator does, as soon as all of it is open. */
  answer(request: Request): Promise<Response>;
  /** The ports of this machine at which it answers so by now. */
  ports(): readonly number[];
  /** The URL of its own port. Absent: it has none. */
  readonly url: string | undefined;
}

/** What a plug-in is opened with. */
export interface Opening extends Omit<Setting, "parts"> {
  readonly services: Services;
}

export interface Opened {
  settled?(): Promise<void>;
  /** @param ended resolves when no request and no job is under way any more, which may be because this is closed */
  close?(ended: Promise<unknown>): Promise<void>;
  readonly port?: number;
  readonly shown?: Partial<Emulator>;
}

/** Something that an emulator brings along, where its options want it. */
export interface PlugIn {
  /** Says what parts of the domain are to be, before anything uses them. */
  choose?(setting: Setting): unknown;
  open?(opening: Opening): Opened | undefined | Promise<Opened | undefined>;
}

/** Resolves when what any of them has begun has ended. */
export async function settleAll(opened: readonly Opened[]): Promise<void> {
  await Promise.all(opened.map((each) => each.settled?.()));
}

/** Closes all of them together. One that cannot be closed keeps none of the others open, and its error is thrown at the end. */
export async function closeAll(opened: readonly Opened[], ended: Promise<unknown>): Promise<void> {
  const closed = await Promise.allSettled([ended, ...opened.map((each) => each.close?.(ended))]);
  const failure = closed.find((each) => each.status === "rejected");
  if (failure) throw failure.reason;
}

/** Where listens what takes no token: on this machine only, wherever the emulator itself listens. */
export function besideHost({ host = "127.0.0.1" }: EmulatorOptions): string {
  return isLoopbackAddress(host) ? host : "127.0.0.1";
}
