import { join } from "node:path";
import { installPeer, peerProgram } from "../../scripts/peers/install-peer.ts";
import { chromiumArguments, findChromium } from "./chromium.ts";
import { attemptsOf, safeMethods, stepOf, unsafeRequests } from "./faults/kept-connection.ts";

/** Form of the scenario: a module beside the installed packages, or a single file that holds everything. */
export type Form = "module" | "worker" | "script";

interface Prepared {
  /** The file, in the form that the runtime asks for. */
  readonly file: string;
  /** The scenario as a page, for runtimes without files. */
  readonly page: string;
  readonly scratch: string;
}

export interface Runtime {
  readonly name: string;
  /** Name in the table. */
  readonly from: string;
  readonly form: Form;
  /** Conditions that its bundlers resolve packages by. */
  readonly conditions?: readonly string[];
  /** Steps that cannot work here, by the start of their names, and why. They have to fail. */
  readonly gaps?: Readonly<Record<string, string>>;
  /** Gets the runtime and says how to start it. Throws an `AbsentError` when it cannot be had. */
  install(): (prepared: Prepared) => readonly string[];
}

const drivers = join(import.meta.dirname, "drivers");

const saysNothing = "It says of every connection that fails that it was lost, and no more: it may have been made.";

const startedElsewhere =
  "Pages of other origins see where an upload goes on (`Location`) if a registry exposes it; the platform is not known to.";

const challengesElsewhere =
  "Pages of other origins see how to log in (`WWW-Authenticate`) if a registry exposes it; the platform is not known to.";

const packedAnyway =
  "Browsers ask for packed answers whatever a page says, and Chromium shows no end of one that is cut and well framed.";

const refusesAsLost = "Browsers do not tell a redirect that they refuse from a lost connection: it is a NetworkError.";

const sendsTwice =
  "Browsers send once more by themselves what was on a connection that they kept and that breaks, whatever its method: the error says that it may have been sent twice.";

/** A request that is safe to repeat is left to the runtime. */
const asksAgain = Object.fromEntries(
  safeMethods.map((method) => [
    attemptsOf(method),
    "It sends once more by itself what was on a connection that it kept and that breaks: it arrives once more than `attempts` says.",
  ]),
);

const streamsOverHttp2 = "Browsers stream uploads over HTTP/2 and newer only, and the servers here speak HTTP/1.1.";

function node(version: 22 | 24 | 26): Runtime {
  return {
    name: `Node ${version}`,
    from: "npm",
    form: "module",
    install() {
      const program = peerProgram(`node${version}`, "node");
      return ({ file }) => [program, file];
    },
  };
}

function workerd(name: string, compatibilityDate: string, gaps: Runtime["gaps"] = {}): Runtime {
  return {
    name,
    from: "npm, through miniflare",
    form: "worker",
    conditions: ["workerd", "worker"],
    gaps: { "connection: a POST that could not connect was not done, and is tried again": saysNothing, ...gaps },
    install() {
      const folder = installPeer("workerd");
      return ({ file }) => [process.execPath, join(drivers, "workerd.ts"), folder, file, compatibilityDate];
    },
  };
}

export const runtimes: readonly Runtime[] = [
  node(22),
  node(24),
  node(26),
  {
    name: "Bun",
    from: "npm",
    form: "module",
    gaps: asksAgain,
    install() {
      const bun = peerProgram("bun", "bun");
      return ({ file }) => [bun, "--bun", file];
    },
  },
  {
    name: "Deno",
    from: "npm",
    form: "module",
    gaps: asksAgain,
    install() {
      const deno = peerProgram("deno", "deno");
      // Without leave to read the environment: the client does not need it.
      return ({ file }) => [deno, "run", "--no-prompt", "--no-lock", "--cached-only", "--allow-net=127.0.0.1", file];
    },
  },
  workerd("workerd", "2026-07-01"),
  // From here on back it takes the token along to another origin, if it follows a redirect itself.
  workerd("workerd as of 2025-08", "2025-08-31", {
    "no rejection is left unhandled":
      "Workers of that date call one unhandled before who handles it had a turn; `unhandled_rejection_after_microtask_checkpoint` ends that.",
  }),
  {
    name: "Edge Runtime",
    from: "npm, `@edge-runtime/vm`",
    form: "script",
    conditions: ["edge-light"],
    gaps: {
      "download: one that breaks off where the connection was not to be kept is an error":
        "Its fetch takes what came over such a connection for the whole.",
    },
    install() {
      const folder = installPeer("edge-runtime");
      return ({ file }) => [process.execPath, join(drivers, "edge-runtime.ts"), folder, file];
    },
  },
  {
    name: "Chromium",
    from: "Debian",
    form: "script",
    conditions: ["browser"],
    gaps: {
      "registry: pushes, finds and pulls an artifact": startedElsewhere,
      "registry: uploads a stream in chunks, and reads a part of it": startedElsewhere,
      "registry: pushes in one request, and pulls what it verifies by sha512": challengesElsewhere,
      "a GET that is redirected to another origin takes no header of the client along":
        "Browsers show no redirect: they follow those of GET and HEAD by their own rules, and take all headers but the token along.",
      "RedirectError: an upload of a Blob is redirected": refusesAsLost,
      "half of a packed download is an error": packedAnyway,
      "download: half of one that is packed is an error": packedAnyway,
      "download: one that is packed, and was not to be, is an error":
        "Browsers ask for packed answers whatever a page says, and unpack them.",
      "connection: a POST that could not connect was not done, and is tried again": saysNothing,
      ...Object.fromEntries(unsafeRequests.map((request) => [stepOf(request), sendsTwice])),
      [stepOf("a PUT of a stream of a Blob")]: streamsOverHttp2,
      ...asksAgain,
      "redirect: a circle is walked five times, and not tried again":
        "Browsers follow redirects of GET by their own rules, and do not tell a circle from a lost connection: it is a NetworkError.",
      "redirect: an upload of a Blob is sent once, and handed to nobody": refusesAsLost,
      "redirect: an upload of a stream is sent once, and handed to nobody": streamsOverHttp2,
      "tells the request's ID":
        "Pages of other origins see the header `x-vercel-id` where a server exposes it; the platform is not known to.",
      "uploads 5 MB from a stream": streamsOverHttp2,
    },
    install() {
      const chromium = findChromium();
      return ({ page, scratch }) => [chromium, ...chromiumArguments(page, scratch)];
    },
  },
];
