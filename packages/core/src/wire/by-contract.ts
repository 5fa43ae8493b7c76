import type { OperationContract } from "../types/contract.ts";

const hidden = "[redacted]";

/** Tells whether a call with this input deletes, revokes or replaces something: ask before you make it for someone. */
export function isDestructive(
  { destructive, destructiveWhen }: Pick<OperationContract, "destructive" | "destructiveWhen">,
  input: object = {},
): boolean {
  if (destructiveWhen === undefined) return destructive === true;
  return Object.entries(destructiveWhen).some(([path, values]) =>
    valuesAt(input, path.split(".")).some(
      (value) => value !== undefined && (values.length === 0 || values.map(String).includes(String(value))),
    ),
  );
}

/** Replaces each credential that the contract names in `secrets` by `"[redacted]"`, in an answer, a page, or the items of a list alone. */
export function hideSecrets(answer: unknown, contract: Pick<OperationContract, "secrets" | "items">): unknown {
  const { secrets = [], items } = contract;
  // Clients may pass the items of a page alone.
  if (items && Array.isArray(answer)) return answer.map((item) => hideItemSecrets(item, contract));
  return hideAt(
    answer,
    secrets.map((path) => path.split(".")),
  );
}

/** Hides the credentials of one item of a list. The type excludes whole lists, to which an item's paths do not apply. */
export function hideItemSecrets<Item>(
  item: Item extends readonly unknown[] ? never : Item,
  { secrets = [], items }: Pick<OperationContract, "secrets" | "items">,
): unknown {
  const above = items ? `${items}.*.` : "*.";
  return hideAt(
    item,
    secrets.flatMap((path) => (path.startsWith(above) ? [path.slice(above.length).split(".")] : [])),
  );
}

function hideAt(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.length === 0 || typeof value !== "object" || value === null) return value;
  const below = (step: string) => paths.flatMap(([first, ...rest]) => (first === "*" || first === step ? [rest] : []));
  const hide = (step: string, each: unknown): unknown => {
    const rest = below(step);
    return rest.some(({ length }) => length === 0) && each !== undefined && each !== null ? hidden : hideAt(each, rest);
  };
  if (Array.isArray(value)) return value.map((each) => hide("*", each));
  // A record whose values are all credentials may have credentials as keys.
  if (paths.some((path) => path.length === 1 && path[0] === "*")) return hidden;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, hide(name, each)]));
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== "object" || value === null) return [];
  const members =
    step === "*"
      ? Object.values(value)
      : Object.entries(value).flatMap(([name, each]) => (name === step ? [each] : []));
  return members.flatMap((each) => valuesAt(each, rest));
}
