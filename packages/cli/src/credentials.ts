import { isDeepStrictEqual } from "node:util";
import { hideItemSecrets, hideSecrets, type OperationContract } from "@slipway/core/raw";
import { type Context, usageError } from "./context.ts";

export interface Redaction {
  answer(value: unknown): unknown;
  item(value: unknown): unknown;
}

export function redactionOf(operation: OperationContract, { options, note }: Context): Redaction {
  if (options.showSecrets) return { answer: (value) => value, item: (value) => value };
  let isNoted = false;
  const noting = (hide: typeof hideSecrets) => (value: unknown) => {
    const redacted = hide(value, operation);
    if (!isNoted && !isDeepStrictEqual(redacted, value)) {
      isNoted = true;
      note("Credentials are [redacted]: --show-secrets shows them.");
    }
    return redacted;
  };
  return { answer: noting(hideSecrets), item: noting(hideItemSecrets) };
}

/** Refuses an operation, before it is sent, whose answer would show credentials or lose one that is shown only once. */
export function refuseHidden({ secrets, revealsOnce, kind }: OperationContract, { options, format }: Context): void {
  if (options.showSecrets || !secrets) return;
  const why = revealsOnce
    ? "Its answer shows a credential this once"
    : format === "raw" || kind === "bytes"
      ? "Its response may hold credentials, and would be shown unchanged"
      : undefined;
  if (why) throw usageError(`${why}: pass --show-secrets. Nothing was sent.`);
}

export interface Match {
  readonly operation: OperationContract;
  readonly isExact: boolean;
}

/** Operations that match a request, in any version; without the registry's, whose names may be any path. */
export async function operationsAt(method: string, pathname: string): Promise<Match[]> {
  const { loadCatalog } = await import("./mcp/catalog.ts");
  const unversioned = (path: string): string => path.replace(/^\/v\d+(?=\/)/, "");
  return [...(await loadCatalog()).values()].flatMap(({ contract: operation }) => {
    const [verb, template = ""] = operation.route.split(" ");
    if (verb !== method || template.includes("{+")) return [];
    const fits = (path: string, actual: string): boolean => {
      const pattern = path.replace(/\{\w+\}|[.+?^$()|[\]\\]/g, (each) =>
        each.startsWith("{") ? "[^/]+" : `\\${each}`,
      );
      return new RegExp(`^${pattern}/?$`).test(actual);
    };
    if (!fits(unversioned(template), unversioned(pathname))) return [];
    return [{ operation, isExact: fits(template, pathname) }];
  });
}
