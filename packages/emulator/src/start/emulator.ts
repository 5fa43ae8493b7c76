import type { Emulator, EmulatorOptions } from "../control/emulator-types.ts";
import { createFeed } from "../control/feed.ts";
import { putOwnToken } from "../domain/accounts/own-token.ts";
import { userTable } from "../domain/accounts/tables.ts";
import { refusalsService } from "../domain/sandboxes/options.ts";
import { readFaults } from "../engine/faults/from-file.ts";
import { RequestLog } from "../engine/request-log.ts";
import { ServiceInstances } from "../engine/services.ts";
import type { ServedRecord } from "../hosting/served.ts";
import { Api } from "../pipeline/api.ts";
import { readSeed } from "../seed/read-seed.ts";
import { UnderWay } from "../server/under-way.ts";
import { checkOptions } from "./check-options.ts";
import { createFacade } from "./facade.ts";
import { createFront, openPort } from "./front.ts";
import { openServices } from "./open-services.ts";
import { type EmulatorState, openState } from "./open-state.ts";
import { closeAll, type Front, type Opened, settleAll } from "./plug-in.ts";
import { plugIns } from "./plug-ins.ts";
import { callFirst, putFirst } from "./seeding.ts";

/**
 * Starts an emulator.
 *
 * Throws for an unknown or wrong option, a port in use, an inconsistent seed, or a data folder that another emulator uses.
 *
 * @example
 * const emulator = await createEmulator();
 * const client = createClient({ baseUrl: emulator.url, token: emulator.token });
 */
export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  checkOptions(options);
  return startEmulator(options, await openState(options));
}

export async function startEmulator(options: EmulatorOptions, state: EmulatorState): Promise<Emulator> {
  const underWay = new UnderWay();
  const opened: Opened[] = [];
  const ends = [() => underWay.end()];
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    // The folder is released last: work in flight still writes.
    closing ??= closeAll(opened, Promise.all(ends.map((end) => end()))).finally(() => state.close());
    return closing;
  };
  // Listening comes first, since the URL has its port; early requests wait for the rest to open.
  const running: Promise<Running> = open({
    ...{ options, state, underWay, opened, ends, close },
    async answer(request) {
      const { front } = await running;
      return underWay.run(() => front.answer(request));
    },
    takeOver: async (upgrade) => (await running).front.takeOver(upgrade),
  });
  try {
    const { emulator, begin } = await running;
    await begin();
    return emulator;
  } catch (error) {
    await close();
    throw error;
  }
}

interface Start extends Front {
  readonly options: EmulatorOptions;
  readonly state: EmulatorState;
  readonly underWay: UnderWay;
  readonly opened: Opened[];
  readonly ends: (() => Promise<void>)[];
  close(): Promise<void>;
}

interface Running {
  readonly emulator: Emulator;
  readonly front: Front;
  begin(): Promise<void>;
}

async function open(start: Start): Promise<Running> {
  const { options, state, underWay, opened, ends, answer, takeOver, close } = start;
  const listener = await openPort(options, start);
  const url = listener?.url;
  if (listener) opened.push({ close: () => listener.close(), port: Number(new URL(listener.url).port) });

  const instances = new ServiceInstances();
  const ports = (): number[] => opened.flatMap(({ port }) => port ?? []);
  for (const plugIn of plugIns) plugIn.choose?.({ options, instances, answer, takeOver, ports, url });
  const { closing } = underWay;
  const externalWorkSettled = (): Promise<void> => settleAll(opened);
  const { services, catalog } = openServices({ options, state, instances, url, closing, externalWorkSettled });
  ends.push(() => services.jobs.stop());

  // Read before the state changes: a wrong file must not leave a half-filled folder.
  const planFirstFaults = await readFaults(options.faults, services.faults);
  await planFirstFaults();
  const isEmpty = services.rows(userTable).size === 0;
  let read: ReturnType<typeof readSeed> | undefined;
  const seed = () => (read ??= readSeed(options.seed));
  // A filled folder needs no seed, whose file may no longer exist.
  const first = isEmpty ? await seed() : undefined;
  const token = services.store.transact(() => {
    if (first) putFirst(first, services);
    services.clock.keep(services.store);
    return putOwnToken(services, options.token);
  });
  for (const plugIn of plugIns)
    opened.push((await plugIn.open?.({ options, services, answer, takeOver, ports, url })) ?? {});

  const feed = createFeed(services);
  const refusals = services.service(refusalsService);
  refusals.add((sessionId, sentence) => feed.publish({ kind: "refused", sessionId, sentence }));
  const requests = new RequestLog((request) => feed.publish({ kind: "request", request }));
  const served = new RequestLog<ServedRecord>((record) => feed.publish({ kind: "served", served: record }));
  const core = {
    options,
    seed,
    state,
    services,
    catalog,
    instances,
    underWay,
    feed,
    requests,
    served,
    token,
    planFirstFaults,
  };
  const emulator: Emulator = Object.assign(
    createFacade(core, answer, close),
    ...opened.map(({ exposed: shown }) => shown),
  );
  const api = new Api(catalog, services, requests, options);
  const begin = async (): Promise<void> => {
    if (isEmpty) await callFirst(core);
  };
  return { emulator, front: createFront(core, api, emulator), begin };
}
