import type { EmulatorOptions } from "../control/emulator-types.ts";
import type { Feed } from "../control/feed.ts";
import type { RequestLog } from "../engine/request-log.ts";
import type { ServiceInstances, Services } from "../engine/services.ts";
import type { ServedRecord } from "../hosting/served.ts";
import type { Catalog } from "../pipeline/catalog.ts";
import type { FirstSeed } from "../seed/read-seed.ts";
import type { UnderWay } from "../server/under-way.ts";
import type { EmulatorState } from "./open-state.ts";

export interface Core {
  readonly options: EmulatorOptions;
  seed(): Promise<FirstSeed>;
  readonly state: EmulatorState;
  readonly services: Services;
  readonly catalog: Catalog;
  readonly instances: ServiceInstances;
  readonly underWay: UnderWay;
  readonly feed: Feed;
  readonly requests: RequestLog;
  readonly served: RequestLog<ServedRecord>;
  readonly token: string;
  planFirstFaults(): Promise<void>;
}
