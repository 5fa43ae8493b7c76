import type { KnownOperation } from "../operation.ts";
import type { BuildFault, Fault, Faults, RequestFault, StubbedAnswer } from "./fault.ts";
import { judgeAnswer, judgeMatch, type Stub, servedStub } from "./judge-answer.ts";
import { type Delivered, has, matchesServed, type ServedRequest } from "./matches.ts";
import { checkFault } from "./schema.ts";

export interface DueFault {
  readonly fault: RequestFault;
  readonly stub?: Stub;
}

export interface FaultedApi {
  has(operation: string): boolean;
  operationNamed(name: string): Promise<KnownOperation>;
}

interface Planned<What> {
  readonly what: What;
  skip: number;
  left: number;
  readonly between: number;
}

const mostFaults = 10_000;

export class FaultPlan {
  readonly #api: FaultedApi;
  #requests: Planned<DueFault>[] = [];
  #builds: Planned<BuildFault>[] = [];

  constructor(api: FaultedApi) {
    this.#api = api;
  }

  get faults(): Faults {
    const pending = () => [...this.#requests.map(({ what }) => what.fault), ...this.#builds.map(({ what }) => what)];
    return {
      // What is judged by the contract is what rejects, as `Faults` says.
      add: ((fault: Fault) => this.#add(fault)) as Faults["add"],
      clear: () => {
        this.#requests = [];
        this.#builds = [];
      },
      get pending() {
        return pending();
      },
    };
  }

  plan(given: unknown): void | Promise<void> {
    // Whoever made it may change it.
    const fault: unknown = structuredClone(given);
    checkFault(fault);
    if ("operation" in fault && fault.operation !== undefined && !this.#api.has(fault.operation))
      throw new Error(`\`operation\`: there is no operation ${fault.operation}`);
    if (this.#requests.length + this.#builds.length >= mostFaults)
      throw new Error(`${mostFaults} faults are planned, which is the most`);
    if ("build" in fault) this.#builds.push(planned(fault, fault));
    else if (fault.answer) return this.#planStub(fault, fault.answer);
    else if (fault.match && fault.operation !== undefined) return this.#planMatch(fault, fault.operation);
    else this.#requests.push(planned({ fault }, fault));
  }

  looksAtInput(operation: string): boolean {
    return this.#requests.some(({ what: { fault } }) => strikesApi(fault, operation) && fault.match !== undefined);
  }

  takeForRequest(operation: string, input?: unknown): DueFault | undefined {
    return this.#take((fault) => strikesApi(fault, operation) && (!fault.match || has(input, fault.match)));
  }

  takeForServed(request: ServedRequest): DueFault | undefined {
    return this.#take(({ scope, match }) => scope === "served" && (!match || matchesServed(request, match)));
  }

  takeForDelivery(delivery: Delivered): DueFault | undefined {
    return this.#take(({ scope, match }) => scope === "deliveries" && (!match || has(delivery, match)));
  }

  takeForBuild(project: string, onUndo: (undo: () => void) => void): BuildFault | undefined {
    const before = this.#builds.map((each) => ({ ...each }));
    onUndo(() => {
      this.#builds = before;
    });
    return take(this.#builds, (fault) => fault.project === undefined || fault.project === project);
  }

  #take(matches: (fault: RequestFault) => boolean): DueFault | undefined {
    return take(this.#requests, ({ fault }) => matches(fault));
  }

  #add(given: Fault): void | Promise<void> {
    if (isJudged(given))
      return (async () => this.plan(given))().catch((error: unknown) => {
        throw notAdded(error);
      });
    try {
      this.plan(given);
    } catch (error) {
      throw notAdded(error);
    }
  }

  async #planStub(fault: RequestFault, answer: StubbedAnswer): Promise<void> {
    const { operation } = fault;
    // A fault of the API that gives an answer names its operation.
    const known = operation === undefined ? undefined : await this.#api.operationNamed(operation);
    if (known && fault.match) judgeMatch(fault.match, known);
    const stub = known ? judgeAnswer(answer, known) : servedStub(answer);
    this.#requests.push(planned({ fault, stub }, fault));
  }

  async #planMatch(fault: RequestFault, operation: string): Promise<void> {
    const entry = planned({ fault }, fault);
    this.#requests.push(entry);
    try {
      judgeMatch(fault.match ?? {}, await this.#api.operationNamed(operation));
    } catch (error) {
      this.#requests = this.#requests.filter((each) => each !== entry);
      throw error;
    }
  }
}

function strikesApi({ scope = "api", operation }: RequestFault, wanted: string): boolean {
  return scope === "api" && (operation === undefined || operation === wanted);
}

function planned<What>(what: What, { every, nth, times }: Fault): Planned<What> {
  const skip = (nth ?? every ?? 1) - 1;
  return { what, skip, left: times ?? (every === undefined ? 1 : Number.POSITIVE_INFINITY), between: (every ?? 1) - 1 };
}

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
