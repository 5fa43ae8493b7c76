import type { Member, Members } from "./member.ts";
import { type Change, difference } from "./weight.ts";

/** The changes that adopt the other members, in the other's order, removals last. */
export function* compareMembers(ours: Members, theirs: Members): Generator<Change> {
  for (const [path, their] of theirs) {
    const own = ours.get(path);
    if (own) yield* compareMember(path, own, their);
    else yield { ...about(path, their, ours), kind: "added", required: their.presence.has("required") };
  }
  for (const [path, own] of ours) {
    const [root = path] = /^(\/\S+ )?\w+/.exec(path) ?? [];
    if (!theirs.has(path) && !originOf(theirs.get(root))) yield { ...about(path, own, theirs), kind: "removed" };
  }
}

/** The package of which a member is a re-export: `from "@slipway/core"`. */
function originOf(member: Member | undefined): string | undefined {
  return [...(member?.types ?? [])].find((type) => type.startsWith("from "));
}

function about(path: string, member: Member, others: Members): Omit<Change, "kind"> {
  const { side, owner, within } = member;
  return { path, side, owner, what: describeMember(member), inside: within !== undefined && !others.has(within) };
}

function* compareMember(path: string, own: Member, their: Member): Generator<Change> {
  const { owner } = their;
  // A shape that changed sides is judged for both.
  const side = own.side === their.side ? own.side : "both";
  const origin = originOf(their);
  if (origin !== undefined && origin !== originOf(own))
    return yield { kind: "changed", path, side: "answer", owner, what: origin, aspect: "moved" };
  const aspects = ["presence", "types", "limits", "docs"] as const;
  for (const aspect of aspects) {
    const change = difference(own[aspect], their[aspect]);
    if (change) yield { kind: "changed", path, side, owner, ...change, aspect };
  }
}

function describeMember({ presence, types }: Member): string {
  return `${[...presence].join(" or ")} ${[...types].sort().join(" | ")}`;
}
