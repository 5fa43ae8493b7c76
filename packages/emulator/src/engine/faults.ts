/** How often and when a fault strikes. */
interface Turn {
  /** Which of the matching occurrences from now on, counted from 1. Default: the next. */
  readonly nth?: number;
  /** How many in a row from there. Default: 1. */
  readonly times?: number;
}

/** Makes a request fail, arrive late, or lose its connection. */
export interface RequestFault extends Turn {
  /** The operation's name; absent: any request. */
  readonly operation?: string;
  /** Answers this status instead of handling the request. */
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Rate-limit particulars of the error body; `resetIn` is in seconds from now. */
  readonly limit?: { readonly resetIn: number; readonly total?: number };
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
  /** Waits so many real milliseconds before anything else. */
  readonly delay?: number;
  /** Cuts the connection: before the request is handled, after it without an answer, or midway through the answer's body. */
  readonly drop?: "before" | "after" | "midway";
}

/** Makes the build of a deployment fail. */
export interface BuildFault extends Turn {
  readonly build: "error";
  /** The project's name; absent: any project. */
  readonly project?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
}

export type Fault = RequestFault | BuildFault;

/** A deterministic plan of failures; a fault is used up by what it strikes. */
export interface Faults {
  /** Plans a fault. Throws when it names an operation that the emulator does not know, or does nothing. */
  add(fault: Fault): void;
  clear(): void;
  /** The faults that have not been used up. */
  readonly pending: readonly Fault[];
}

/** The engine's side of the plan. */
export interface FaultPlan extends Faults {
  takeForRequest(operation: string | undefined): RequestFault | undefined;
  /** Tells `onUndo` how to plan it again, for a build that does not come about. */
  takeForBuild(project: string, onUndo: (undo: () => void) => void): BuildFault | undefined;
}

interface Planned<F> {
  readonly fault: F;
  skip: number;
  left: number;
}

export function createFaultPlan(knows: (operation: string) => boolean): FaultPlan {
  let requests: Planned<RequestFault>[] = [];
  let builds: Planned<BuildFault>[] = [];

  return {
    add(fault) {
      const planned = { skip: (fault.nth ?? 1) - 1, left: fault.times ?? 1 };
      if (!(planned.skip >= 0 && planned.left >= 1)) throw new RangeError("faults.add: nth and times count from 1");
      if ("build" in fault) {
        builds.push({ fault, ...planned });
        return;
      }
      if (fault.operation !== undefined && !knows(fault.operation)) {
        throw new Error(`faults.add: there is no operation ${fault.operation}`);
      }
      if (fault.status === undefined && fault.delay === undefined && fault.drop === undefined) {
        throw new Error("faults.add: give a status, a delay or a drop");
      }
      requests.push({ fault, ...planned });
    },
    clear() {
      requests = [];
      builds = [];
    },
    get pending() {
      return [...requests, ...builds].map((planned) => planned.fault);
    },
    takeForRequest(operation) {
      return take(requests, (fault) => fault.operation === undefined || fault.operation === operation);
    },
    takeForBuild(project, onUndo) {
      const before = builds.map((planned) => ({ ...planned }));
      onUndo(() => {
        builds = before;
      });
      return take(builds, (fault) => fault.project === undefined || fault.project === project);
    },
  };
}

/** The first fault whose turn it is; every matching one counts the occurrence, also those behind it. */
function take<F>(plan: Planned<F>[], matches: (fault: F) => boolean): F | undefined {
  let struck: F | undefined;
  for (const planned of [...plan]) {
    if (!matches(planned.fault)) continue;
    if (planned.skip > 0) planned.skip -= 1;
    else if (struck === undefined) {
      struck = planned.fault;
      planned.left -= 1;
      if (planned.left === 0) plan.splice(plan.indexOf(planned), 1);
    }
  }
  return struck;
}
