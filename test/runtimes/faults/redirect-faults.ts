import { bytes, type Client, call, stream } from "@slipway/core";
import { type FaultRow, get, input, ok, post, put, type SeenBy, token, tokensOf, upload } from "./fault.ts";

const gives = { ok: true };
const away = (status = 307) => ({ status, headers: { location: "{elsewhere}/here" } });
const refused = { name: "RedirectError", attempts: 1, message: /redirect (to http\S+ )?is not followed$/ };
const send = (body: () => unknown) => async (client: Client) => call(client, upload, { ...input, body: body() });

/** Faults of redirects: reads follow, without the token to another origin; other requests are not handed on. */
export const redirectFaults: readonly FaultRow[] = [
  {
    says: "redirect: within the origin the token comes along",
    turns: [
      { status: 307, headers: { location: "{home}/here" } },
      { path: "/here", ...ok },
    ],
    gives,
    arrives: [2, 3],
    of: ({ home }) => tokensOf(home).slice(-1),
    is: [token],
  },
  ...[301, 302, 303, 307, 308].map((status) => ({
    says: `redirect: a ${status} of a GET to another origin takes no token along`,
    turns: [away(status)],
    elsewhere: [ok],
    gives,
    arrives: [1, 2],
    arrivesElsewhere: 1,
    of: ({ elsewhere }: SeenBy) => tokensOf(elsewhere),
    is: ["none"],
  })),
  {
    says: "redirect: who comes back from another origin is a stranger",
    turns: [away(), { path: "/back", ...ok }],
    elsewhere: [{ status: 302, headers: { location: "{home}/back" } }],
    gives,
    arrives: [2, 3],
    arrivesElsewhere: 1,
    of: ({ home }) => tokensOf(home).slice(-1),
    is: ["none"],
  },
  {
    says: "redirect: a stranger cannot have the token renewed",
    turns: [away()],
    elsewhere: [{ status: 403, body: { error: { code: "forbidden", message: "no", invalidToken: true } } }],
    client: () => ({ token: () => token }),
    fails: { name: "ApiError", status: 403, message: /\(sent by http:\S+, which is not the API\)/ },
    arrives: [1, 2],
    arrivesElsewhere: 1,
  },
  {
    says: "redirect: a circle is walked five times, and not tried again",
    turns: [{ status: 307, headers: { location: "{home}/round" } }],
    fails: { name: "RedirectError", sideEffect: "none", attempts: 1 },
    arrives: 6,
  },
  ...[301, 302, 303, 307, 308].flatMap((status) =>
    [post, put].map((operation) => ({
      says: `redirect: a ${status} of a ${operation.route.slice(0, 4).trim()} hands nothing over, and is not tried again`,
      turns: [away(status)],
      elsewhere: [ok],
      operation,
      fails: refused,
    })),
  ),
  {
    says: "redirect: an upload from memory is sent once, and handed to nobody",
    turns: [away()],
    elsewhere: [ok],
    does: send(() => new Uint8Array(1)),
    fails: refused,
  },
  {
    says: "redirect: an upload of a Blob is sent once, and handed to nobody",
    turns: [away()],
    elsewhere: [ok],
    does: send(() => new Blob(["x"])),
    fails: refused,
  },
  {
    says: "redirect: an upload of a stream is sent once, and handed to nobody",
    turns: [away()],
    elsewhere: [ok],
    does: send(() => () => new Blob(["x"]).stream()),
    fails: refused,
  },
  {
    says: "redirect: a download goes on without the token",
    turns: [away(302)],
    elsewhere: [{ body: "content" }],
    does: async (client) => new Response(await bytes(client, get, input)).text(),
    gives: "content",
    arrives: [1, 2],
    arrivesElsewhere: 1,
    of: ({ elsewhere }) => tokensOf(elsewhere),
    is: ["none"],
  },
  {
    says: "redirect: a stream of records goes on without the token",
    turns: [away(302)],
    elsewhere: [{ headers: { "content-type": "application/x-ndjson" }, body: '{"id":1}\n{"id":2}\n' }],
    async does(client) {
      const found: unknown[] = [];
      for await (const record of stream(client, { route: "GET /v1/lines" })) found.push(record);
      return found;
    },
    gives: [{ id: 1 }, { id: 2 }],
    arrives: [1, 2],
    arrivesElsewhere: 1,
    of: ({ elsewhere }) => tokensOf(elsewhere),
    is: ["none"],
  },
];
