/** @jsxImportSource preact */
import type { VNode } from "preact";
import { control, type Item, live, rows } from "../data.ts";
import { RequestDetail } from "../details.tsx";
import { Bars, Heights } from "../plots.tsx";
import { matching, report, table, type View, type ViewQuery } from "./view.ts";

const statusKind = ({ status }: Item): string => (status === 0 ? "5xx" : `${Math.floor(Number(status) / 100)}xx`);
const tookOf = ({ took }: Item): number => Number(took);
/** Plots of the latest requests; more would not be visible. */
const traffic = (all: readonly Item[], items = all.slice(-2000)): VNode => (
  <div class="plots">
    <Bars title="By status" items={items} at="at" kind={statusKind} />
    <Heights title="Slowest" items={items} at="at" value={tookOf} />
  </div>
);

async function mails({ search }: ViewQuery): Promise<readonly Item[]> {
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

export const activity: Readonly<Record<string, View>> = {
  requests: {
    title: "Requests",
    about: "API requests, newest first.",
    topics: ["requests"],
    load: async ({ search }) => matching(live.requests.toReversed(), search),
    titled: ["method", "path"],
    columns: ["at", "?method", "path", "?operation", "status", "?code", "?took"],
    above: () => traffic(live.requests),
    detail: RequestDetail,
  },
  visits: {
    title: "Visits",
    about: "Requests for sites, and the step that answered.",
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
    about: "Deliveries to webhooks and drains.",
    topics: ["deliveries"],
    async load({ search }) {
      const { deliveries } = await control<{ deliveries: Item[] }>("GET /deliveries");
      const items = deliveries.map((delivery) => ({
        ...delivery,
        type: (delivery.event as Item | undefined)?.type ?? "drain",
      }));
      return matching(items.toReversed(), search);
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
          return `Sent again: ${deliveries.find((each) => each.id === id)?.state}.`;
        },
      },
      {
        title: "Release",
        only: ({ state }) => state === "held",
        run: ({ id }) => report(control(`POST /deliveries/${id}/release`), "Released."),
      },
    ],
  },
  events: {
    title: "Events",
    about: "Activity logs of all accounts.",
    ...table("events"),
    titled: ["text"],
    columns: ["createdAt", "type", "?text", "?accountId"],
  },
  mails: {
    title: "Mails",
    about: "Mails that the platform would send. The emulator sends none.",
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
        run: ({ user }) => report(control("POST /world/confirmed-deletions", { user }), "The account is deleted."),
      },
    ],
  },
};
