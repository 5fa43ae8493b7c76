/** Side of a member: `input` is given by callers, `answer` is returned to them; `error` is a typed error's body, `status` a bare status. */
export type Side = "input" | "answer" | "both" | "error" | "status";

export interface Member {
  readonly side: Side;
  readonly within?: string | undefined;
  /** Name for people, within a named shape: `Deployment.readyState`. */
  readonly owner?: string | undefined;
  /** `required`, `optional`, or both where alternatives differ; `exported` or `internal` for a declaration. */
  readonly presence: Set<string>;
  /** Kinds of value: `string`, `number`, `"READY"`, `null`, `object`, `array`, `bytes`, `anything`, or a type's name. */
  readonly types: Set<string>;
  /** `maxLength 500`, `default true`. */
  readonly limits: Set<string>;
  /** Docs; empty where words are not compared. */
  readonly docs: Set<string>;
}

/** Members by path: `query limit`, `body.name`, `200.projects[].id`, `error 404`; `Project.id` in a package's API. */
export type Members = Map<string, Member>;

export function memberAt(members: Members, path: string, about: Pick<Member, "side" | "within" | "owner">): Member {
  const existing = members.get(path);
  if (existing) return existing;
  const member: Member = { ...about, presence: new Set(), types: new Set(), limits: new Set(), docs: new Set() };
  members.set(path, member);
  return member;
}
