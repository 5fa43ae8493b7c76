import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import type { Upgrade } from "../engine/http/hop-by-hop.ts";
import type { ServiceInstances, Services } from "../engine/services.ts";
import { isLoopbackAddress } from "../server/listen.ts";

export interface Front {
  answer(request: Request): Promise<Response>;
  takeOver(upgrade: Upgrade): Promise<boolean>;
}

interface Setting extends Front {
  readonly options: EmulatorOptions;
  readonly instances: ServiceInstances;
  ports(): readonly number[];
  readonly url: string | undefined;
}

export interface Opening extends Omit<Setting, "instances"> {
  readonly services: Services;
}

export interface Opened {
  settled?(): Promise<void>;
  /** @param ended resolves when no request and no job is in flight, which may require this to close */
  close?(ended: Promise<unknown>): Promise<void>;
  readonly port?: number;
  readonly exposed?: Partial<Emulator>;
}

export interface PlugIn {
  choose?(setting: Setting): unknown;
  open?(opening: Opening): Opened | undefined | Promise<Opened | undefined>;
}

export async function settleAll(opened: readonly Opened[]): Promise<void> {
  await Promise.all(opened.map((each) => each.settled?.()));
}

export async function closeAll(opened: readonly Opened[], ended: Promise<unknown>): Promise<void> {
  const closed = await Promise.allSettled([ended, ...opened.map((each) => each.close?.(ended))]);
  const failure = closed.find((each) => each.status === "rejected");
  if (failure) throw failure.reason;
}

export function loopbackHost({ host = "127.0.0.1" }: EmulatorOptions): string {
  return isLoopbackAddress(host) ? host : "127.0.0.1";
}
