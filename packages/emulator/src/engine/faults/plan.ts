import type { KnownOperation } from "../validate.ts";
import type { BuildFault, Fault, Faults, RequestFault, StubbedAnswer } from "./fault.ts";
import { judgeAnswer, judgeMatch, type Stub, servedStub } from "./judge-answer.ts";
import { containsMembers, type Delivered, matchesServed, type ServedRequest } from "./matches.ts";
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
  remaining: number;
  readonly gap: number;
}

const maxFaults = 10_000;

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
      // The overloads of `Faults` say which faults return a promise.
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

  plan(input: unknown): void | Promise<void> {
    // A copy: the caller may change its object later.
    const fault: unknown = structuredClone(input);
    checkFault(fault);
    if ("operation" in fault && fault.operation !== undefined && !this.#api.has(fault.operation))
      throw new Error(`\`operation\`: there is no operation ${fault.operation}`);
    if (this.#requests.length + this.#builds.length >= maxFaults)
      throw new Error(`${maxFaults} faults are planned already, the maximum`);
    if ("build" in fault) this.#builds.push(planned(fault, fault));
    else if (fault.answer) return this.#planStub(fault, fault.answer);
    else if (fault.match && fault.operation !== undefined) return this.#planMatch(fault, fault.operation);
    else this.#requests.push(planned({ fault }, fault));
  }

  looksAtInput(operation: string): boolean {
    return this.#requests.some(({ what: { fault } }) => isForOperation(fault, operation) && fault.match !== undefined);
  }

  takeForRequest(operation: string, input?: unknown): DueFault | undefined {
    return this.#take(
      (fault) => isForOperation(fault, operation) && (!fault.match || containsMembers(input, fault.match)),
    );
  }

  takeForServed(requested: () => ServedRequest): DueFault | undefined {
    return this.#take(({ scope, match }) => scope === "served" && (!match || matchesServed(requested(), match)));
  }

  takeForDelivery(delivery: Delivered): DueFault | undefined {
    return this.#take(({ scope, match }) => scope === "deliveries" && (!match || containsMembers(delivery, match)));
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

  #add(fault: Fault): void | Promise<void> {
    if (isJudged(fault))
      return (async () => this.plan(fault))().catch((error: unknown) => {
        throw notAdded(error);
      });
    try {
      this.plan(fault);
    } catch (error) {
      throw notAdded(error);
    }
  }

  async #planStub(fault: RequestFault, answer: StubbedAnswer): Promise<void> {
    const { operation } = fault;
    // Only faults of served requests have an answer and no operation.
    const described = operation === undefined ? undefined : await this.#api.operationNamed(operation);
    if (described && fault.match) judgeMatch(fault.match, described);
    const stub = described ? judgeAnswer(answer, described) : servedStub(answer);
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

function isForOperation({ scope = "api", operation }: RequestFault, name: string): boolean {
  return scope === "api" && (operation === undefined || operation === name);
}

function planned<What>(what: What, { every, nth, times }: Fault): Planned<What> {
  const skip = (nth ?? every ?? 1) - 1;
  return {
    what,
    skip,
    remaining: times ?? (every === undefined ? 1 : Number.POSITIVE_INFINITY),
    gap: (every ?? 1) - 1,
  };
}

function take<What>(plan: Planned<What>[], matches: (what: What) => boolean): What | undefined {
  let due: What | undefined;
  for (const each of [...plan]) {
    if (!matches(each.what)) continue;
    if (each.skip > 0) each.skip -= 1;
    else if (due === undefined) {
      due = each.what;
      each.remaining -= 1;
      each.skip = each.gap;
      if (each.remaining === 0) plan.splice(plan.indexOf(each), 1);
    }
  }
  return due;
}

function isJudged(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return ("answer" in value && value.answer !== undefined) || ("match" in value && value.match !== undefined);
}

function notAdded(error: unknown): Error {
  return new Error(`faults.add: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
}
