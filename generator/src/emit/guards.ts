import { type Guard, guardsOf } from "../model/guards.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { banner, docComment, literal, sortNames } from "./text.ts";

export function emitGuards(group: ResolvedGroup): string | undefined {
  const guards = guardsOf(group);
  if (guards.length === 0) return undefined;
  const unions = sortNames(new Set(guards.flatMap((guard) => guard.unions)));
  const alternatives = guards.filter(({ narrows }) => narrows).map(({ name }) => name);
  const types = sortNames(new Set([...unions, ...alternatives]));
  return `${banner}import type { ${types.join(", ")} } from "./types.ts";
${guards.map((guard) => printGuard(guard, group)).join("")}`;
}

export function guardNames(group: ResolvedGroup): string[] {
  return guardsOf(group).map(guardName);
}

function guardName({ name }: Guard): string {
  return `is${name}`;
}

function printGuard(guard: Guard, { shapes }: ResolvedGroup): string {
  const { name, unions, has, lacks, lacksAny, narrows } = guard;
  const usual = [...new Set(unions.flatMap((union) => shapes.get(union)?.usual ?? []))].join(" or ");
  const doc = docComment([
    name === usual
      ? `Whether an answer is of the type \`${name}\`, as it usually is.`
      : `Whether an answer is of the type \`${name}\`, not of the usual \`${usual}\`.`,
    shapes.get(name)?.doc,
    ...(narrows
      ? []
      : [
          `It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.`,
        ]),
  ]);
  const conditions = [
    ...has.map((member) => `${JSON.stringify(member)} in answer`),
    ...lacks.map((member) => `!(${JSON.stringify(member)} in answer)`),
    ...(lacksAny.length > 0 ? [`!${literal(lacksAny)}.every((member) => member in answer)`] : []),
  ];
  const type = narrows ? `answer is ${name}` : "boolean";
  return `
${doc}export function ${guardName(guard)}(
  answer: ${unions.join(" | ")},
): ${type} {
  return ${conditions.join(" &&\n    ")};
}
`;
}
