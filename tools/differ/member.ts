/** Who a member is for: `input` is what callers give, `answer` what they get, `both` both; `error` is a typed error's body, `status` a bare status. */
export type Side = "input" | "answer" | "both" | "error" | "status";

export interface Member {
  readonly side: Side;
  readonly within?: string | undefined;
  /** Its name for people, where a named shape holds it: `Deployment.readyState`. */
  readonly owner?: string | undefined;
  /** `required`, `optional`, or both where alternatives differ; `exported` or `internal` for a declaration. */
  readonly presence: Set<string>;
  /** Kinds of value: `string`, `number`, `"READY"`, `null`, `object`, `array`, `bytes`, `anything`, or a type's name. */
  readonly types: Set<string>;
  /** `maxLength 500`, `default true`. */
  readonly limits: Set<string>;
  /** What is said of it in words; empty where words are not compared. */
  readonly docs: Set<string>;
}

/** Members by path: `query limit`, `body.name`, `200.projects[].id`, `error 404`; `Project.id` in a package's API. */
export type Members = Map<string, Member>;

export function memberAt(members: Members, path: string, about: Pick<Member, "side" | "within" | "owner">): Member {
  const known = members.get(path);
  if (known) return known;
  const member: Member = { ...about, presence: new Set(), types: new Set(), limits: new Set(), docs: new Set() };
  members.set(path, member);
  return member;
}

/** Whether an answer's type says that more literals may come. */
export function isOpen(types: ReadonlySet<string>): boolean {
  return [...types].some((type) => /^Unlisted\b/.test(type));
}
