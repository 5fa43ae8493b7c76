import querystring from "node:querystring";
import type { Operations } from "@slipway/sandboxes/contract";
import { badRequest, invalid } from "../../engine/platform-error.ts";
import type { Services } from "../../engine/services.ts";
import type { Validated } from "../../engine/validate.ts";
import { home } from "../../isolation/environment.ts";
import type { MadeSession } from "./life.ts";
import { machinesService } from "./machines.ts";
import { newPolicies } from "./policy.ts";
import type { PolicyRow } from "./tables.ts";

type Source = NonNullable<Validated<Operations["createSandbox"]["input"]>["source"]>;
export type GitSource = Extract<Source, { readonly type: "git" }>;

const cloneTimeout = 5 * 60_000;

const maxShownLength = 2000;

/** `checkout` takes a branch, a tag and a commit that came with the clone; others are asked for. */
const script = `
depth=\${DEPTH:+--depth=$DEPTH}
git clone -q --template= --no-checkout $depth -- "$URL" . || exit
[ -n "$REVISION" ] || exec git checkout -q
git checkout -q "$REVISION" -- 2> /dev/null && exit
git fetch -q $depth origin "$REVISION" && exec git checkout -q FETCH_HEAD`;

/** Settings with which git runs no programs, asks nobody, and gives a password to one origin alone, wherever that leads it. */
const settings = (origin: string) => [
  ["core.hooksPath", "/dev/null"],
  ["core.askPass", ""],
  ["credential.helper", ""],
  [`credential.${origin}.helper`, '!f() { printf "username=%s\\npassword=%s\\n" "$GIT_USER" "$GIT_SECRET"; }; f'],
];

/** Clones a repository into a session that is being made: a command of its own, with the reach that it will have. Throws what git says. */
export async function cloneInto(
  services: Services & { readonly signal: AbortSignal },
  { spec, machine }: MadeSession,
  { url: asked, revision = "", depth, username, password }: GitSource,
  policy: PolicyRow | undefined,
): Promise<void> {
  const url = new URL(asked);
  if (!/^https?:$/.test(url.protocol)) throw invalid("`source.url` should begin with https:// or http://");
  if (!/^(?!-)[\w./@-]*$/.test(revision)) throw invalid("`source.revision` should be a commit, a branch or a tag");
  const [user, secret] = [
    username ?? querystring.unescape(url.username),
    password ?? querystring.unescape(url.password),
  ];
  url.username = url.password = "";
  const name = url.href;
  const all = settings(url.origin).slice(0, user === "" && secret === "" ? -1 : undefined);
  const variables = all.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  const env = {
    ...{ URL: name, REVISION: revision, DEPTH: String(depth ?? ""), GIT_USER: user, GIT_SECRET: secret },
    ...{ GIT_TERMINAL_PROMPT: "0", GIT_ALLOW_PROTOCOL: "http:https", GIT_CONFIG_NOSYSTEM: "1" },
    ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_COUNT: String(all.length), ...Object.fromEntries(variables) },
  };
  let output = "";
  const line = { command: "sh", args: ["-c", script], cwd: home, env, sudo: false, policy };
  const policies = services.service(newPolicies);
  policies.set(spec.id, policy ?? { mode: "allow-all" });
  const signal = AbortSignal.any([services.signal, services.closing, AbortSignal.timeout(cloneTimeout)]);
  try {
    const running = await services.service(machinesService).beginIn(spec, machine, () =>
      machine.run(line, async ({ data }) => {
        output = `${output}${data}`.slice(-maxShownLength);
      }),
    );
    const give = () => void running.kill(9);
    if (signal.aborted) give();
    signal.addEventListener("abort", give);
    const code = await running.ended;
    if (code === 0) return;
    const why = signal.aborted ? "it was given up" : hidden(output, user, secret).trim() || `git ended with ${code}`;
    throw badRequest(`The repository ${name} cannot be cloned: ${why}`);
  } finally {
    policies.delete(spec.id);
  }
}

function hidden(text: string, user: string, secret: string): string {
  const forms = [secret, encodeURIComponent(secret), Buffer.from(`${user}:${secret}`).toString("base64")];
  return forms.filter((form) => form.length > 0).reduce((rest, form) => rest.replaceAll(form, "***"), text);
}
