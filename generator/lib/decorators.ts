import {
  type DecoratorContext,
  type DecoratorFunction,
  type DiagnosticTarget,
  type Enum,
  isSecret,
  type Model,
  type ModelProperty,
  type Namespace,
  navigateProgram,
  type Operation,
  type Program,
  type Scalar,
  type Type,
  type Union,
  type UnionVariant,
} from "@typespec/compiler";
import { useStateMap, useStateSet } from "@typespec/compiler/utils";
import { setExtension } from "@typespec/openapi";
import type { DestructiveWhen, Resume } from "../src/model/contract.ts";

// Each decorator of decorators.tsp stores its value for the generator, and states it in openapi.json.

const key = (name: string) => Symbol.for(`slipway.${name}`);
const [getDestructive, setDestructive] = useStateMap<Operation, DestructiveWhen | true>(key("destructive"));
const [isSpending, setSpending] = useStateSet<Operation>(key("spends"));
const [isRevealingOnce, setRevealingOnce] = useStateSet<Operation>(key("revealsOnce"));
const [isAnsweredEmpty, setAnsweredEmpty] = useStateSet<Operation>(key("answersEmpty"));
const [isUnpublished, setUnpublished] = useStateSet<Operation | ModelProperty | UnionVariant>(key("unpublished"));
const [isFormer, setFormer] = useStateSet<UnionVariant>(key("former"));
const [getWithoutTeam, setWithoutTeam] = useStateMap<Operation | Namespace, string>(key("withoutTeam"));
const [getMovedTo, setMovedTo] = useStateMap<Namespace, string>(key("movedTo"));
const [getSince, setSince] = useStateMap<Operation, string>(key("since"));
const [getSafe, setSafe] = useStateMap<Operation, boolean>(key("safe"));
const [getResumption, setResumption] = useStateMap<Operation, Resume>(key("resumable"));
const [getNextFromLast, setNextFromLast] = useStateMap<Operation, string>(key("nextFromLast"));
const [getPageCount, setPageCount] = useStateMap<Operation, string>(key("pageCount"));
const [getJoined, setJoined] = useStateMap<Model, string>(key("joined"));
const [getUsual, setUsual] = useStateMap<Union, Model>(key("usual"));
const [getColumns, setColumns] = useStateMap<Operation | Model, readonly string[]>(key("columns"));
const [isDelivered, setDelivered] = useStateSet<Model | Union>(key("delivered"));
const [getPayloads, setPayloads] = useStateMap<Model, Model>(key("events"));
const [getMaxEntries, setMaxEntries] = useStateMap<ModelProperty, number>(key("maxEntries"));
const [getInputName, setInputName] = useStateMap<ModelProperty, string>(key("inputName"));

export {
  getColumns,
  getDestructive,
  getInputName,
  getJoined,
  getMaxEntries,
  getMovedTo,
  getNextFromLast,
  getPageCount,
  getPayloads,
  getResumption,
  getSafe,
  getSince,
  getUsual,
  getWithoutTeam,
  isAnsweredEmpty,
  isDelivered,
  isFormer,
  isRevealingOnce,
  isSpending,
  isUnpublished,
};

/** A decorator that stores its value, `true` by default, and states it in openapi.json where that has a name for it. */
const storing =
  <Target extends Type, Word>(keep: (program: Program, target: Target, word: Word) => void, name?: `x-${string}`) =>
  ({ program }: DecoratorContext, target: Target, word: Word = true as Word) => {
    keep(program, target, word);
    if (name) setExtension(program, target, name, word);
  };

function reportProblem(program: Program, code: string, target: DiagnosticTarget, message: string): void {
  program.reportDiagnostic({ code, severity: "error", message, target });
}

/** The compiler finds the decorators here, by namespace and name. */
export const $decorators = {
  Slipway: {
    safe: storing(setSafe, "x-slipway-safe"),
    destructive: storing(setDestructive, "x-slipway-destructive"),
    spends: storing(setSpending, "x-slipway-spends"),
    revealsOnce: storing(setRevealingOnce),
    unpublished: storing(setUnpublished, "x-slipway-unpublished"),
    former: storing(setFormer),
    withoutTeam: storing(setWithoutTeam),
    movedTo: storing(setMovedTo),
    since: storing(setSince, "x-slipway-since"),
    answersEmpty: storing(setAnsweredEmpty),
    resumable: storing(setResumption, "x-slipway-resume"),
    nextFromLast: storing(setNextFromLast, "x-slipway-next-from-last"),
    pageCount: storing(setPageCount, "x-slipway-pages"),
    joined: storing(setJoined),
    usual: ({ program, getArgumentTarget }: DecoratorContext, target: Union, alternative: Model) => {
      setUsual(program, target, alternative);
      setExtension(program, target, "x-slipway-usual", alternative.name);
      const types = [...target.variants.values()].map(({ type }) => type);
      const problem = !types.includes(alternative)
        ? `@usual names ${alternative.name}: ${target.name} has no such alternative.`
        : !types.every(isNamedModel) || !target.name
          ? `@usual is for a union with a name, of models with names: guards are called by them.`
          : undefined;
      if (problem !== undefined)
        reportProblem(program, "slipway-unknown-name", getArgumentTarget(0) ?? target, problem);
    },
    columns: ({ program }: DecoratorContext, target: Operation | Model, ...members: string[]) => {
      setColumns(program, target, members);
    },
    delivered: storing(setDelivered),
    events: ({ program, getArgumentTarget }: DecoratorContext, target: Model, payloads: Model) => {
      setDelivered(program, target);
      setPayloads(program, target, payloads);
      const problem = mismatch(target, payloads);
      if (problem !== undefined)
        reportProblem(program, "slipway-unknown-name", getArgumentTarget(0) ?? target, problem);
    },
    // The type wants an extension's name, and JSON Schema's keywords work as well.
    maxEntries: storing(setMaxEntries, "maxProperties" as `x-${string}`),
    inputName: storing(setInputName, "x-slipway-input-name"),
  } satisfies Record<string, DecoratorFunction>,
};

function isNamedModel(type: Type): boolean {
  return type.kind === "Model" && type.name !== "" && !type.templateMapper && !type.indexer;
}

function mismatch(event: Model, payloads: Model): string | undefined {
  const type = event.properties.get("type")?.type;
  if (type?.kind !== "Union" || !event.properties.has("payload"))
    return `@events is for a model with a \`type\`, which is a union, and a \`payload\`: ${event.name} is none.`;
  const types = [...type.variants.values()].flatMap((variant) =>
    variant.type.kind === "String" ? [variant.type.value] : [],
  );
  const lacking = types.filter((each) => !payloads.properties.has(each));
  if (lacking.length > 0) return `${payloads.name} does not say what the payload of ${lacking.join(", ")} is.`;
  const unknown = [...payloads.properties.keys()].filter((each) => !types.includes(each));
  if (unknown.length > 0) return `${payloads.name} has ${unknown.join(", ")}: ${type.name} has no such event.`;
  const optional = [...payloads.properties.values()].filter((each) => each.optional).map(({ name }) => name);
  return optional.length > 0 ? `${payloads.name}: ${optional.join(", ")} may not be optional.` : undefined;
}

/** Refuses our words as extensions in plain text, where a misspelling would go unnoticed. */
export function $onValidate(program: Program): void {
  const check = (type: Type & { readonly decorators: Model["decorators"] }) => {
    for (const { definition, args, node } of type.decorators) {
      const name = definition?.name === "@extension" ? args[0]?.jsValue : undefined;
      if (typeof name !== "string" || !name.startsWith("x-slipway-")) continue;
      const instead = "Write the decorator of generator/lib/decorators.tsp instead.";
      reportProblem(program, "slipway-extension", node ?? type, `@extension("${name}") is not checked. ${instead}`);
    }
  };
  // Only marks on members, and on models with secret keys, are read.
  const refuseSecret = (type: Scalar | Union | Enum) => {
    if (!isSecret(program, type)) return;
    const instead = "Mark the members that have this type.";
    reportProblem(program, "slipway-secret", type, `@secret on ${type.name ?? "it"} is not read. ${instead}`);
  };
  navigateProgram(program, { scalar: refuseSecret, union: refuseSecret, enum: refuseSecret });
  navigateProgram(program, {
    model: check,
    modelProperty: check,
    operation: check,
    union: check,
    unionVariant: check,
    enum: check,
    enumMember: check,
    scalar: check,
    namespace: check,
  });
}
