import { createContext, runInContext } from "node:vm";

/** How long the patterns of a deployment may take for one request, in real ms: some take for ever to say no. */
const longest = 250;

const context: { work?: () => void } = {};
createContext(context);

/** What `work` returns; undefined where it takes too long. It is ended wherever it is, also in the middle of a pattern. */
export function within<Result>(work: () => Result): { readonly result: Result } | undefined {
  let result: { readonly result: Result } | undefined;
  context.work = () => {
    result = { result: work() };
  };
  try {
    runInContext("work()", context, { timeout: longest });
    return result;
  } catch (error) {
    // It is an error of the other realm, which is no `Error` of this one.
    const { code }: { code?: unknown } = Object(error);
    if (code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    delete context.work;
  }
}
