import type { KnownOperation } from "../operation.ts";
import type { BuildFault, Fault, Faults, PlainFault, RequestFault, StubbedAnswer } from "./fault.ts";
import { judgeAnswer, type Stub, servedStub } from "./judge-answer.ts";
import { judgeMatch } from "./judge-match.ts";
import { type Delivered, has, isServed, type ServedRequest } from "./matches.ts";
import { checkFault } from "./schema.ts";

/** A fault whose turn it is. */
export interface Strike {
  readonly fault: RequestFault;
  /** The answer that it gives. */
  readonly stub?: Stub;
}

/** The engine's side of the plan. */
export interface FaultPlan {
  /** What the emulator's user has of it. */
  readonly faults: Faults;
  /** Does what `faults.add` does with whatever somebody wrote; its errors begin with the member. */
  plan(fault: unknown): void | Promise<void>;
  /** Whether a fault tells this operation's requests by their input. */
  looksAtInput(operation: string): boolean;
  takeForRequest(operation: string, input?: unknown): Strike | undefined;
  takeForServed(request: ServedRequest): Strike | undefined;
  takeForDelivery(delivery: Delivered): Strike | undefined;
  /** Tells `onUndo` how to plan it again, for a build that does not come about. */
  takeForBuild(project: string, onUndo: (undo: () => void) => void): BuildFault | undefined;
}

/** The API that faults are planned for. */
export interface FaultedApi {
  has(operation: string): boolean;
  operationNamed(name: string): Promise<KnownOperation>;
}

interface Planned<What> {
  readonly what: What;
  skip: number;
  left: number;
  /** How many are passed over after each that it struck. */
  readonly between: number;
}

const mostFaults = 10_000;

export function createFaultPlan(api: FaultedApi): FaultPlan {
  let requests: Planned<Strike>[] = [];
  let builds: Planned<BuildFault>[] = [];

  function check(value: unknown): Fault {
    checkFault(value);
    if ("operation" in value && value.operation !== undefined && !api.has(value.operation)) {
      throw new Error(`\`operation\`: there is no operation ${value.operation}`);
    }
    return value;
  }

  async function planStub(fault: RequestFault, answer: StubbedAnswer): Promise<void> {
    const { operation } = fault;
    // A fault of the API that gives an answer names its operation.
    const known = operation === undefined ? undefined : await api.operationNamed(operation);
    if (known && fault.match) judgeMatch(fault.match, known);
    const stub = known ? judgeAnswer(answer, known) : servedStub(answer);
    requests.push(planned({ fault, stub }, fault));
  }

  /** Plans it at once, and takes it out again when no request could ever have what it matches. */
  async function planMatch(fault: RequestFault, operation: string): Promise<void> {
    const entry = planned({ fault }, fault);
    requests.push(entry);
    try {
      judgeMatch(fault.match ?? {}, await api.operationNamed(operation));
    } catch (error) {
      requests = requests.filter((each) => each !== entry);
      throw error;
    }
  }

  function plan(given: unknown): void | Promise<void> {
    // Whoever made it may change it.
    const fault = check(structuredClone(given));
    if (requests.length + builds.length >= mostFaults)
      throw new Error(`${mostFaults} faults are planned, which is the most`);
    if ("build" in fault) builds.push(planned(fault, fault));
    else if (fault.answer) return planStub(fault, fault.answer);
    else if (fault.match && fault.operation !== undefined) return planMatch(fault, fault.operation);
    else requests.push(planned({ fault }, fault));
  }

  function add(given: PlainFault): void;
  function add(given: Fault): Promise<void>;
  function add(given: Fault): void | Promise<void> {
    if (isJudged(given)) {
      return (async () => plan(given))().catch((error: unknown) => {
        throw notAdded(error);
      });
    }
    try {
      plan(given);
    } catch (error) {
      throw notAdded(error);
    }
  }

  return {
    faults: {
      add,
      clear() {
        requests = [];
        builds = [];
      },
      get pending() {
        return [...requests.map(({ what }) => what.fault), ...builds.map(({ what }) => what)];
      },
    },
    plan,
    looksAtInput(operation) {
      return requests.some(({ what: { fault } }) => strikesApi(fault, operation) && fault.match !== undefined);
    },
    takeForRequest(operation, input) {
      return take(requests, ({ fault }) => strikesApi(fault, operation) && (!fault.match || has(input, fault.match)));
    },
    takeForServed(request) {
      return take(
        requests,
        ({ fault }) => fault.scope === "served" && (!fault.match || isServed(request, fault.match)),
      );
    },
    takeForDelivery(delivery) {
      return take(
        requests,
        ({ fault }) => fault.scope === "deliveries" && (!fault.match || has(delivery, fault.match)),
      );
    },
    takeForBuild(project, onUndo) {
      const before = builds.map((each) => ({ ...each }));
      onUndo(() => {
        builds = before;
      });
      return take(builds, (fault) => fault.project === undefined || fault.project === project);
    },
  };
}

function strikesApi({ scope = "api", operation }: RequestFault, wanted: string): boolean {
  return scope === "api" && (operation === undefined || operation === wanted);
}

function planned<What>(what: What, { every, nth, times }: Fault): Planned<What> {
  const skip = (nth ?? every ?? 1) - 1;
  return { what, skip, left: times ?? (every === undefined ? 1 : Number.POSITIVE_INFINITY), between: (every ?? 1) - 1 };
}

/** The first fault whose turn it is; every matching one counts the occurrence, also those behind it. */
function take<What>(plan: Planned<What>[], matches: (what: What) => boolean): What | undefined {
  let struck: What | undefined;
  for (const each of [...plan]) {
    if (!matches(each.what)) continue;
    if (each.skip > 0) each.skip -= 1;
    else if (struck === undefined) {
      struck = each.what;
      each.left -= 1;
      each.skip = each.between;
      if (each.left === 0) plan.splice(plan.indexOf(each), 1);
    }
  }
  return struck;
}

/** Whether the contract is needed to judge it, which is loaded first. */
function isJudged(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return ("answer" in value && value.answer !== undefined) || ("match" in value && value.match !== undefined);
}

function notAdded(error: unknown): Error {
  return new Error(`faults.add: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
