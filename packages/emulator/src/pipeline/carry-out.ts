import type { Context } from "../domain/accounts/scope.ts";
import { StorageError } from "../store/storage-error.ts";
import type { Change, Store } from "../store/store.ts";
import { refuseToWait } from "../store/transactions.ts";
import { type Handler, type Returned, type WaitingContext, WaitingHandler } from "./handler.ts";

export interface Exchange {
  readonly store: Store;
  readonly handler: Handler<unknown, unknown>;
  readonly input: unknown;
  readonly isRead: boolean;
  /** The caller's current context. Throws once its token or membership has ended. */
  present(): Context;
  respond(returned: Returned<unknown>): Response;
  changed(changes: readonly Change[]): void;
}

/** Runs an operation in one transaction, which is on disk on return. Other requests run between transactions, never within. */
export async function carryOut(exchange: Exchange): Promise<Response> {
  const { handler, input, present } = exchange;
  if (handler instanceof WaitingHandler) return carryOutWaiting(exchange, handler);
  return runInTransaction(exchange, () => handler(input, present())).response;
}

async function carryOutWaiting(exchange: Exchange, { run }: WaitingHandler<unknown, unknown>): Promise<Response> {
  const { input, present, respond } = exchange;
  let answered: Response | undefined;

  const transact: WaitingContext<unknown>["transact"] = (work) => {
    if (answered) throw new Error("A request has one transaction: a second one could fail after the first is stored");
    const { returned, response } = runInTransaction(exchange, () => work(present()));
    answered = response;
    return returned;
  };

  try {
    const returned = await run(input, { ...present(), transact });
    return answered ?? respond(returned);
  } catch (error) {
    if (!answered) throw error;
    // The change is stored and answered; only the clean-up failed.
    process.emitWarning(error instanceof Error ? error : String(error));
    return answered;
  }
}

interface Answered {
  readonly returned: Returned<unknown>;
  readonly response: Response;
}

/** A read whose side effects cannot be stored, such as a last access, is answered all the same. */
function runInTransaction({ store, isRead, respond, changed }: Exchange, work: () => Returned<unknown>): Answered {
  const answer = (): Answered => {
    const returned = work();
    refuseToWait(returned);
    return { returned, response: respond(returned) };
  };
  const end = isRead ? undefined : store.onChanges(changed);
  try {
    return store.transact(answer, ({ response }) => response.ok);
  } catch (error) {
    if (!isRead || !(error instanceof StorageError)) throw error;
    return store.transact(answer, () => false);
  } finally {
    end?.();
  }
}
