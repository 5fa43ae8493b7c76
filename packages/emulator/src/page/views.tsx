/** @jsxImportSource preact */
import type { VNode } from "preact";
import { parity } from "./copy.ts";
import { control, type Item, live, type RowsQuery, rows } from "./data.ts";
import { Difference, Outputs, RequestDetail, Served } from "./details.tsx";
import type { Action, Column, FormOf } from "./parts.tsx";
import { Bars, Heights } from "./plots.tsx";

/** A list that belongs to an item of a view. */
interface Part {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly topics: readonly string[];
  readonly load: (item: Item) => Promise<readonly Item[]>;
}

/** What a view is asked for. */
interface Asked {
  readonly search: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A list of the page: where it comes from, what of it is shown, and what can be done. */
export interface View {
  readonly title: string;
  readonly about: string;
  /** Tables and lists; when something in them changes, it is loaded anew. */
  readonly topics: readonly string[];
  readonly load: (asked: Asked) => Promise<readonly Item[]>;
  /** What an item is known by. Default: its id. */
  readonly key?: string;
  /** The members that call an item by its name. Default: those that do so mostly. */
  readonly titled?: readonly string[];
  readonly columns: readonly Column[];
  readonly above?: (items: readonly Item[]) => VNode;
  readonly forms?: readonly FormOf[];
  readonly actions?: readonly Action[];
  /** With one item. */
  readonly doing?: readonly Action[];
  readonly detail?: (props: { item: Item }) => VNode;
  readonly parts?: readonly Part[];
}

/** The newest rows of a table; `bring` says what of them is shown. */
const table = (name: string, more: Partial<RowsQuery> = {}): Pick<View, "topics" | "load"> => ({
  topics: [name],
  load: ({ search }) => rows({ table: name, search, ...more }),
});

/** The rows of a table that belong to an item. */
const part = (title: string, name: string, by: string, columns: readonly Column[]): Part => ({
  ...{ title, columns, topics: [name] },
  load: async ({ id }) => await rows({ table: name, where: { [by]: String(id) } }),
});

const most = 200;
const texts = new WeakMap<Item, string>();

/** Those of what is at hand that have a text somewhere; the first of them. */
function matching(items: readonly Item[], search: string): readonly Item[] {
  const wanted = search.toLowerCase();
  const found: Item[] = [];
  for (const item of items) {
    if (wanted !== "" && !textOf(item).includes(wanted)) continue;
    if (found.push(item) === most) break;
  }
  return found;
}

function textOf(item: Item): string {
  const text = texts.get(item) ?? JSON.stringify(item).toLowerCase();
  texts.set(item, text);
  return text;
}

const statusKind = ({ status }: Item): string => (status === 0 ? "5xx" : `${Math.floor(Number(status) / 100)}xx`);
const tookOf = ({ took }: Item): number => Number(took);
/** Plots of the latest of all: where more are drawn, nobody sees more. */
const traffic = (all: readonly Item[], items = all.slice(-2000)): VNode => (
  <div class="plots">
    <Bars title="By status" items={items} at="at" kind={statusKind} />
    <Heights title="Slowest" items={items} at="at" value={tookOf} />
  </div>
);

const done = async (work: Promise<unknown>, text: string): Promise<string> => {
  await work;
  return text;
};

async function advance(to: number): Promise<string> {
  const { now } = await control<{ now: number }>("GET /clock");
  const told = await control<{ now: number }>("POST /clock/advance", { duration: Math.max(0, to - now) });
  return `It is ${new Date(told.now).toISOString()}, and what was due is done.`;
}

const jobs = async (): Promise<readonly Item[]> =>
  (await rows({ table: "jobs", limit: 1000 })).toSorted((a, b) => Number(a.at) - Number(b.at));

const snapshotNames = async (): Promise<string[]> =>
  (await control<{ snapshots: string[] }>("GET /snapshots")).snapshots;

async function mails({ search }: Asked): Promise<readonly Item[]> {
  const invites = await rows({ table: "invites" });
  const leaving = (await rows({ table: "users" })).filter(
    ({ deletionRequestedAt }) => deletionRequestedAt !== undefined,
  );
  const all = [
    ...invites.map(({ createdAt, email, teamId, role }) => ({
      key: `${teamId} ${email}`,
      ...{ at: createdAt, to: email, subject: `Join ${live.names.get(String(teamId)) ?? teamId} as ${role}`, teamId },
    })),
    ...leaving.map(({ id, username, email, deletionRequestedAt }) => ({
      ...{
        key: id,
        at: deletionRequestedAt,
        to: email,
        subject: "Confirm that your account is deleted",
        user: username,
      },
    })),
  ];
  return matching(all, search);
}

function functions({ search }: Asked): readonly Item[] {
  const counts = new Map<unknown, { calls: number; refused: number }>();
  for (const { operation, status } of live.requests) {
    const { calls, refused } = counts.get(operation) ?? { calls: 0, refused: 0 };
    counts.set(operation, { calls: calls + 1, refused: refused + (Number(status) >= 400 || status === 0 ? 1 : 0) });
  }
  const all = Object.entries(parity).map(([name, [group, level, judge]]) => {
    const { calls, refused } = counts.get(name) ?? { calls: 0, refused: 0 };
    return { function: name, calls, refused, package: group, level, judgedBy: judge };
  });
  const wanted = search.toLowerCase();
  return all.filter((item) => textOf(item).includes(wanted)).sort((a, b) => b.calls - a.calls);
}

function strangers({ search }: Asked): readonly Item[] {
  const found = new Map<
    string,
    { key: string; unknown: string; operation: unknown; times: number; at: unknown; path: unknown }
  >();
  for (const { operation, unknown, at, path } of live.requests) {
    for (const name of (unknown as readonly string[] | undefined) ?? []) {
      const key = `${operation} ${name}`;
      found.set(key, { key, unknown: name, operation, times: (found.get(key)?.times ?? 0) + 1, at, path });
    }
  }
  return matching([...found.values()].reverse(), search);
}

const happens: Readonly<Record<string, View>> = {
  requests: {
    title: "Requests",
    about: "What reached the API, the newest first.",
    topics: ["requests"],
    load: async ({ search }) => matching(live.requests.toReversed(), search),
    titled: ["method", "path"],
    columns: ["at", "?method", "path", "?operation", "status", "?code", "?took"],
    above: () => traffic(live.requests),
    detail: RequestDetail,
  },
  visits: {
    title: "Visits",
    about: "What was asked of deployed sites, and which step decided.",
    topics: ["served"],
    load: async ({ search }) => matching(live.served.toReversed(), search),
    titled: ["method", "host", "path"],
    columns: ["at", "?method", "?host", "path", "status", "step", "?why", "?took"],
    above: () => traffic(live.served),
    forms: [
      {
        title: "Explain a visit",
        fields: [
          { name: "url", title: "Address" },
          { name: "country", title: "Country", optional: true },
        ],
        run: (visit) => control("POST /explain", visit),
      },
    ],
  },
  deliveries: {
    title: "Deliveries",
    about: "What was sent to webhooks and drains, or is to be.",
    topics: ["deliveries"],
    async load({ search }) {
      const { deliveries } = await control<{ deliveries: Item[] }>("GET /deliveries");
      const shown = deliveries.map((delivery) => ({
        ...delivery,
        type: (delivery.event as Item | undefined)?.type ?? "drain",
      }));
      return matching(shown.toReversed(), search);
    },
    titled: ["type"],
    columns: ["createdAt", "type", "?url", "state", "?projectId"],
    above: (items) => (
      <div class="plots">
        <Bars title="By state" items={items.toReversed()} at="createdAt" kind={({ state }) => String(state)} />
      </div>
    ),
    doing: [
      {
        title: "Redeliver",
        only: ({ state }) => state !== "waiting" && state !== "held",
        run: async ({ id }) => {
          await control(`POST /deliveries/${id}/redeliver`);
          const { deliveries } = await control<{ deliveries: Item[] }>("GET /deliveries");
          return `Sent again: it is ${deliveries.find((each) => each.id === id)?.state}.`;
        },
      },
      {
        title: "Release",
        only: ({ state }) => state === "held",
        run: ({ id }) => done(control(`POST /deliveries/${id}/release`), "Released."),
      },
    ],
  },
  events: {
    title: "Events",
    about: "What the accounts' lists of events have.",
    ...table("events"),
    titled: ["text"],
    columns: ["createdAt", "type", "?text", "?accountId"],
  },
  mails: {
    title: "Mails",
    about: "What the platform would have sent by mail. The emulator sends none.",
    topics: ["invites", "users"],
    load: mails,
    key: "key",
    titled: ["subject"],
    columns: ["at", "to", "subject"],
    doing: [
      {
        title: "Follow the link: delete the account",
        isDestructive: true,
        only: ({ user }) => user !== undefined,
        run: ({ user }) => done(control("POST /world/confirmed-deletions", { user }), "The account is deleted."),
      },
    ],
  },
};

const stands: Readonly<Record<string, View>> = {
  accounts: {
    title: "Accounts",
    about: "Users and teams.",
    topics: ["users", "teams", "memberships"],
    async load({ search }) {
      const [teams, users] = await Promise.all([rows({ table: "teams", search }), rows({ table: "users", search })]);
      const as = (kind: string) => (row: Item) => ({ called: row.slug ?? row.username, kind, ...row });
      return [...teams.map(as("team")), ...users.map(as("user"))];
    },
    columns: ["called", "kind", "?name", "?plan", "?createdAt"],
    parts: [
      part("Members", "memberships", "team", ["userId", "role", "confirmed"]),
      part("Member of", "memberships", "user", ["teamId", "role"]),
      part("Projects", "projects", "account", ["name", "createdAt"]),
    ],
  },
  projects: {
    title: "Projects",
    about: "Projects of all accounts.",
    ...table("projects"),
    columns: ["name", "accountId", "?createdAt", "?updatedAt"],
    parts: [
      part("Deployments", "deployments", "project", ["createdAt", "target", "readyState", "id"]),
      part("Domains", "domains", "project", ["name", "verified"]),
      part("Variables, without their values", "envs", "project", ["key", "target"]),
    ],
  },
  deployments: {
    title: "Deployments",
    about: "Deployments with their logs, and what they serve.",
    ...table("deployments"),
    columns: ["createdAt", "name", "?accountId", "?target", "readyState", "?host"],
    detail: Served,
    parts: [
      {
        title: "Build log",
        columns: ["createdAt", "line", "type"],
        topics: ["deploymentEvents"],
        load: async ({ id }) =>
          (await rows({ table: "deploymentEvents", where: { deployment: String(id) } }))
            .map(({ createdAt, type, text, readyState }) => ({
              createdAt,
              line: text || readyState,
              type: readyState ? "state" : type,
            }))
            .toReversed(),
      },
      part("Runtime log", "requestLogs", "deployment", ["createdAt", "status", "message"]),
      {
        title: "Files",
        columns: ["path", "size"],
        topics: ["fileLists"],
        load: async ({ id }) =>
          (await rows({ table: "fileLists", where: { deployment: String(id) } })).flatMap(({ files }) =>
            (files as readonly Item[]).slice(0, most),
          ),
      },
    ],
  },
  certificates: {
    title: "Certificates",
    about: "What the emulator's own authority has issued, or somebody has uploaded.",
    ...table("certs"),
    titled: ["cns"],
    columns: ["cns", "createdAt", "expiresAt", "?accountId"],
  },
  sandboxes: {
    title: "Sandboxes",
    about: "Sandboxes, and what their commands wrote.",
    ...table("sandboxes"),
    columns: ["name", "projectId", "status", "?createdAt"],
    detail: Outputs,
    parts: [part("Sessions", "sandboxSessions", "sandbox", ["startedAt", "status", "runtime"])],
  },
  registry: {
    title: "Registry",
    about: "Repositories with their tags, images and layers.",
    ...table("repositories"),
    columns: ["name", "projectId", "?createdAt", "?updatedAt"],
    parts: [
      part("Tags", "tags", "repository", ["tag", "digest"]),
      part("Images", "manifests", "repository", ["digest", "kind", "size", "pushedBy"]),
      part("Layers and configurations", "repositoryBlobs", "repository", ["digest", "size"]),
    ],
  },
};

const controls: Readonly<Record<string, View>> = {
  clock: {
    title: "Clock",
    about: "What is due, the next first. The clock can be moved forward to it.",
    topics: ["jobs"],
    load: async ({ search }) => matching(await jobs(), search),
    titled: ["kind"],
    columns: ["at", "kind", "subject"],
    actions: [
      {
        title: "Advance to the next job",
        async run() {
          const [next] = await jobs();
          return next ? await advance(Number(next.at)) : "Nothing is due, ever.";
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
    about: "What will go wrong, since somebody has planned it.",
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
          done(
            control("POST /faults", { ...(operation && { operation }), status: Number(status), times: Number(times) }),
            "Planned.",
          ),
      },
    ],
    actions: [
      { title: "Forget all faults", isDestructive: true, run: () => done(control("DELETE /faults"), "Forgotten.") },
    ],
  },
  snapshots: {
    title: "Snapshots",
    about: "Copies of everything, to be put back.",
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
        run: ({ name }) => done(control(`PUT /snapshots/${encodeURIComponent(name ?? "")}`), `Taken: ${name}.`),
      },
    ],
    doing: [
      {
        title: "Restore",
        isDestructive: true,
        run: ({ name }) => done(control(`POST /snapshots/${name}/restore`), `Everything is as it was in ${name}.`),
      },
      {
        title: "Remove",
        isDestructive: true,
        run: ({ name }) => done(control(`DELETE /snapshots/${name}`), "Removed."),
      },
    ],
    actions: [
      {
        title: "Begin again",
        isDestructive: true,
        run: () => done(control("POST /reset"), "Begun again with the first seed."),
      },
    ],
  },
  compare: {
    title: "Compare",
    about: "What was added, changed and removed from one snapshot to another one, or to the present.",
    topics: ["snapshots"],
    async load({ params: { from, to }, search }) {
      if (from === undefined) return [];
      const { differences } = await control<{ differences: Item[] }>("POST /compare", { from, ...(to && { to }) });
      const found = differences.map((each) => ({ key: `${each.table} ${each.id}`, ...each }));
      return matching(found, search);
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

const coverage: Readonly<Record<string, View>> = {
  functions: {
    title: "Functions",
    about: "Which functions were called, and how far the emulator has each; an empty level: it is not modelled.",
    topics: ["requests"],
    load: async (asked) => functions(asked),
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
    about: "Members and parameters that clients sent and the contract does not have.",
    topics: ["requests"],
    load: async (asked) => strangers(asked),
    key: "key",
    titled: ["operation", "unknown"],
    columns: ["unknown", "operation", "times", "?at", "?path"],
  },
};

/** All views, by what they are about and by their names in addresses. */
export const groups: Readonly<Record<string, Readonly<Record<string, View>>>> = {
  "What happens": happens,
  "What there is": stands,
  Controls: controls,
  Coverage: coverage,
};
