import { parity } from "../copy.ts";
import { control, type Item, rows } from "../data.ts";
import { Difference } from "../details.tsx";
import { matching, report, type View } from "./view.ts";

async function advance(to: number): Promise<string> {
  const { now } = await control<{ now: number }>("GET /clock");
  const advanced = await control<{ now: number }>("POST /clock/advance", { duration: Math.max(0, to - now) });
  return `It is ${new Date(advanced.now).toISOString()}; all due jobs are done.`;
}

const jobs = async (): Promise<readonly Item[]> =>
  (await rows({ table: "jobs", limit: 1000 })).toSorted((a, b) => Number(a.at) - Number(b.at));

const snapshot = (name: unknown): `/${string}` => `/snapshots/${encodeURIComponent(String(name))}`;

const snapshotNames = async (): Promise<string[]> =>
  (await control<{ snapshots: string[] }>("GET /snapshots")).snapshots;

export const controls: Readonly<Record<string, View>> = {
  clock: {
    title: "Clock",
    about: "Scheduled jobs, the next first. The clock can be advanced to any of them.",
    topics: ["jobs"],
    load: async ({ search }) => matching(await jobs(), search),
    titled: ["kind"],
    columns: ["at", "kind", "subject"],
    actions: [
      {
        title: "Advance to the next job",
        async run() {
          const [next] = await jobs();
          return next ? await advance(Number(next.at)) : "No job is scheduled.";
        },
      },
    ],
    doing: [{ title: "Advance to this", run: ({ at }) => advance(Number(at)) }],
    forms: [
      {
        title: "Advance",
        fields: [{ name: "duration", title: "By", value: "1 hour" }],
        async run({ duration }) {
          const { now } = await control<{ now: number }>("POST /clock/advance", { duration });
          return `It is ${new Date(now).toISOString()}.`;
        },
      },
    ],
  },
  faults: {
    title: "Faults",
    about: "Planned faults.",
    topics: ["requests", "served", "faults"],
    load: async ({ search }) => {
      const { faults } = await control<{ faults: Item[] }>("GET /faults");
      return matching(
        faults.map((fault, index) => ({ number: index + 1, ...fault })),
        search,
      );
    },
    key: "number",
    titled: ["operation", "status"],
    columns: ["number", "operation", "status", "?times", "?scope"],
    forms: [
      {
        title: "Plan a fault",
        fields: [
          {
            name: "operation",
            title: "Function",
            optional: true,
            isOpen: true,
            options: async () => Object.keys(parity),
          },
          { name: "status", title: "Answers", value: "503" },
          { name: "times", title: "Times", value: "1" },
        ],
        run: ({ operation, status, times }) =>
          report(
            control("POST /faults", { ...(operation && { operation }), status: Number(status), times: Number(times) }),
            "Planned.",
          ),
      },
    ],
    actions: [
      { title: "Remove all faults", isDestructive: true, run: () => report(control("DELETE /faults"), "Removed.") },
    ],
  },
  snapshots: {
    title: "Snapshots",
    about: "Copies of the whole state, to be restored.",
    topics: ["snapshots"],
    load: async ({ search }) =>
      matching(
        (await snapshotNames()).map((name) => ({ name })),
        search,
      ),
    key: "name",
    columns: ["name"],
    forms: [
      {
        title: "Take a snapshot",
        fields: [{ name: "name", title: "Name" }],
        run: ({ name }) => report(control(`PUT ${snapshot(name)}`), `Taken: ${name}.`),
      },
    ],
    doing: [
      {
        title: "Restore",
        isDestructive: true,
        run: ({ name }) => report(control(`POST ${snapshot(name)}/restore`), `Restored: ${name}.`),
      },
      {
        title: "Remove",
        isDestructive: true,
        run: ({ name }) => report(control(`DELETE ${snapshot(name)}`), "Removed."),
      },
    ],
    actions: [
      {
        title: "Reset",
        isDestructive: true,
        run: () => report(control("POST /reset"), "Reset to the first seed."),
      },
    ],
  },
  compare: {
    title: "Compare",
    about: "Rows added, changed and removed between two snapshots, or a snapshot and the present.",
    topics: ["snapshots"],
    async load({ params: { from, to }, search }) {
      if (from === undefined) return [];
      const names = { from, ...(to && { to }) };
      const { differences, more } = await control<{ differences: Item[]; more: boolean }>("POST /compare", names);
      const items: Item[] = differences.map((each) => ({ key: `${each.table} ${each.id}`, ...each }));
      if (more) items.unshift({ key: "more", change: "More than a thousand differ; these are the first" });
      return matching(items, search);
    },
    key: "key",
    columns: ["change", "table", "id"],
    detail: Difference,
    forms: [
      {
        title: "Compare",
        fields: [
          { name: "from", title: "From", options: snapshotNames },
          { name: "to", title: "To", options: snapshotNames, optional: true },
        ],
        async run(names) {
          location.hash = `#/compare?${new URLSearchParams(names)}`;
          return "Compared.";
        },
      },
    ],
  },
};
