import type { Operations } from "@slipway/project-routes/contract";

type Answer = Operations["generateProjectRoute"]["output"];
type Generated = NonNullable<Answer["route"]>;
type Action = Generated["actions"][number];

/** A path; `*` stands for the rest. */
const path = String.raw`(\/\S*)`;

/** Supported sentences, in place of the platform's model. */
const sentences: readonly (readonly [
  RegExp,
  (groups: readonly string[]) => readonly [source: string, action: Action],
])[] = [
  [
    new RegExp(String.raw`^redirect ${path} to (\S+?)(?: permanently)?(?: with (?:status )?(\d{3}))?$`, "i"),
    ([source = "", dest = "", status]) => [
      source,
      { type: "redirect", dest: withRest(dest), status: Number(status ?? 307) },
    ],
  ],
  [
    new RegExp(`^rewrite ${path} to (\\S+)$`, "i"),
    ([source = "", dest = ""]) => [source, { type: "rewrite", dest: withRest(dest) }],
  ],
  [
    new RegExp(String.raw`^(?:return|answer) (\d{3}) for ${path}$`, "i"),
    ([status, source = ""]) => [source, { type: "set-status", status: Number(status) }],
  ],
  [
    new RegExp(String.raw`^set (?:the )?header (\S+) to (.+) (?:on|for) ${path}$`, "i"),
    ([key = "", value = "", source = ""]) => [
      source,
      { type: "modify", subType: "response-headers", headers: [{ key, op: "set", value }] },
    ],
  ],
];

const examples =
  "`redirect /old to /new`, `rewrite /api/* to https://example.com/*`, `return 404 for /x`, `set header X-A to b on /x`";

export function generateRule(prompt: string): Answer {
  for (const [form, make] of sentences) {
    const [, ...groups] = form.exec(prompt.trim()) ?? [];
    if (groups.length === 0) continue;
    const [source, action] = make(groups);
    const syntax = source.includes("*") ? "path-to-regexp" : "equals";
    const pathCondition = { syntax, value: source.replace("*", ":path*") } as const;
    return {
      route: { name: prompt.trim().slice(0, 64), description: prompt.trim(), actions: [action], pathCondition },
    };
  }
  return { error: `The emulator writes rules from a few sentences only: ${examples}.` };
}

function withRest(dest: string): string {
  return dest.replace("*", ":path*");
}
