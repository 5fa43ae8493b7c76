/** @jsxImportSource preact */
import { parity } from "../copy.ts";
import { type Item, live } from "../data.ts";
import { matching, searchText, type View, type ViewQuery } from "./view.ts";

function functions({ search }: ViewQuery): readonly Item[] {
  const counts = new Map<unknown, { calls: number; refused: number }>();
  for (const { operation, status } of live.requests) {
    const { calls, refused } = counts.get(operation) ?? { calls: 0, refused: 0 };
    counts.set(operation, { calls: calls + 1, refused: refused + (Number(status) >= 400 || status === 0 ? 1 : 0) });
  }
  const all = Object.entries(parity).map(([name, [group, level, judge]]) => {
    const { calls, refused } = counts.get(name) ?? { calls: 0, refused: 0 };
    return { function: name, calls, refused, package: group, level, judgedBy: judge };
  });
  const needle = search.toLowerCase();
  return all.filter((item) => searchText(item).includes(needle)).sort((a, b) => b.calls - a.calls);
}

function unknownInputs({ search }: ViewQuery): readonly Item[] {
  const entries = new Map<
    string,
    { key: string; unknown: string; operation: unknown; times: number; at: unknown; path: unknown }
  >();
  for (const { operation, unknown, at, path } of live.requests) {
    for (const name of (unknown as readonly string[] | undefined) ?? []) {
      const key = `${operation} ${name}`;
      entries.set(key, { key, unknown: name, operation, times: (entries.get(key)?.times ?? 0) + 1, at, path });
    }
  }
  return matching([...entries.values()].reverse(), search);
}

export const coverage: Readonly<Record<string, View>> = {
  functions: {
    title: "Functions",
    about: "Calls of each function, and how the emulator models it; an empty level is not modelled.",
    topics: ["requests"],
    load: async (query) => functions(query),
    key: "function",
    titled: ["function"],
    columns: ["function", "calls", "?refused", "?package", "level", "?judgedBy"],
    above: (items) => {
      const modelled = items.filter(({ level }) => level !== "");
      const called = modelled.filter(({ calls }) => Number(calls) > 0).length;
      return (
        <p>
          <meter min={0} max={modelled.length} value={called} aria-label="Functions that were called" /> {called} of{" "}
          {modelled.length} modelled functions were called, of {items.length}.
        </p>
      );
    },
  },
  unknown: {
    title: "Unknown",
    about: "Members and parameters that clients sent and the contract lacks.",
    topics: ["requests"],
    load: async (query) => unknownInputs(query),
    key: "key",
    titled: ["operation", "unknown"],
    columns: ["unknown", "operation", "times", "?at", "?path"],
  },
};
