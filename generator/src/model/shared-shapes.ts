import type { ResolvedGroup } from "./resolve-group.ts";
import { collectNames } from "./shape.ts";

export interface Imported {
  readonly names: ReadonlySet<string>;
  readonly types: string;
  readonly schemas: string;
  /** Whether a package reexports them for its operations. */
  readonly handsOn: boolean;
}

export function fromPackage(group: ResolvedGroup, listed: ResolvedGroup | undefined): Imported {
  const isSame = (name: string): boolean =>
    listed !== undefined &&
    shapeOf(group, name) === shapeOf(listed, name) &&
    group.answerNames.has(name) === listed.answerNames.has(name) &&
    (listed.requestNames.has(name) || !group.requestNames.has(name));
  const from = `@slipway/${group.name}`;
  return { names: namesWhere(group, isSame), types: from, schemas: `${from}/schemas`, handsOn: false };
}

/** Shapes that several groups print equally, as a group without operations, and the imports of each group. */
export interface CommonShapes {
  readonly common: ResolvedGroup;
  importedBy(group: ResolvedGroup): Imported;
}

export function commonShapes(groups: readonly ResolvedGroup[]): CommonShapes {
  const usual = usualHolders(groups);
  const isUsual = (group: ResolvedGroup) => (name: string) => {
    const holder = usual.get(name);
    return holder !== undefined && typeOf(group, name) === typeOf(holder, name);
  };
  const counts = new Map<string, number>();
  const candidates = new Map<ResolvedGroup, string[]>();
  for (const group of groups) {
    const names = [...namesWhere(group, isUsual(group))];
    candidates.set(group, names);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isCommon = (name: string) => (counts.get(name) ?? 0) > 1;
  const shapes = new Map(
    [...usual].flatMap(([name, { shapes: held }]) => {
      const declared = held.get(name);
      return declared ? [[name, declared]] : [];
    }),
  );
  const printed = new Set<string>();
  for (const name of counts.keys()) if (isCommon(name)) collectNames({ kind: "ref", name }, shapes, printed);
  const sorted = [...printed].sort();
  const those = (of: "answerNames" | "requestNames") =>
    new Set(sorted.filter((name) => usual.get(name)?.[of].has(name)));
  const folder = "../../../../shapes/generated";
  return {
    common: {
      ...{ name: "shapes", summary: "", operations: [], delivered: [] },
      ...{ inputs: new Map(), outputs: new Map(), merges: [] },
      shapes: new Map([...shapes].filter(([name]) => printed.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))),
      answerNames: those("answerNames"),
      requestNames: those("requestNames"),
    },
    importedBy: (group) => ({
      names: new Set(candidates.get(group)?.filter(isCommon)),
      types: `${folder}/types.ts`,
      schemas: `${folder}/schemas.ts`,
      handsOn: true,
    }),
  };
}

/** A group for each shape's name that prints the shape as most groups do. */
function usualHolders(groups: readonly ResolvedGroup[]): Map<string, ResolvedGroup> {
  const holders = new Map<string, Map<string, ResolvedGroup[]>>();
  for (const group of groups) {
    for (const name of group.shapes.keys()) {
      const forms = holders.get(name) ?? new Map<string, ResolvedGroup[]>();
      forms.set(typeOf(group, name), [...(forms.get(typeOf(group, name)) ?? []), group]);
      holders.set(name, forms);
    }
  }
  return new Map(
    [...holders].flatMap(([name, forms]) => {
      const [[holder] = []] = [...forms.values()].sort((a, b) => b.length - a.length);
      return holder ? [[name, holder]] : [];
    }),
  );
}

function namesWhere(group: ResolvedGroup, isTrue: (name: string) => boolean): ReadonlySet<string> {
  const leadsTo = (name: string): Set<string> => {
    const reachable = new Set<string>();
    collectNames({ kind: "ref", name }, group.shapes, reachable);
    return reachable;
  };
  const names = [...group.shapes.keys()];
  const those = new Set(names.filter(isTrue));
  return new Set(names.filter((name) => [...leadsTo(name)].every((each) => those.has(each))));
}

function shapeOf({ shapes }: ResolvedGroup, name: string): string {
  return JSON.stringify(shapes.get(name));
}

/** Everything that affects a shape's type: its structure, use in answers, and read-only lists in requests. */
function typeOf(group: ResolvedGroup, name: string): string {
  const shape = shapeOf(group, name);
  const isReadOnly = group.requestNames.has(name) && shape.includes('"kind":"array"');
  return [shape, group.answerNames.has(name), isReadOnly].join();
}
