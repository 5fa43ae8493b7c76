import { formatIdentifier, navigateProgram, type Program } from "@typespec/compiler";
import { getOperationId } from "@typespec/openapi";
import { CannotPrint, pascal } from "./print-shape.ts";

/** Names may have 40 characters, and some are added where a name is taken. */
const longest = 34;

/** What no function can be called, and what operations call of core. */
const reserved: ReadonlySet<string> = new Set(
  `arguments await break bytes call case catch class const continue debugger default delete do else enum eval export extends false finally
  for function if implements import in instanceof interface let list new null package private probe protected public return static stream
  super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** Gives operations that the contract has not got a name, until a person finds a better one. */
export class OperationNames {
  readonly #taken: Set<string> = new Set();
  readonly #byId: Map<string, string> = new Map();

  constructor(program: Program) {
    navigateProgram(program, {
      operation: (operation) => {
        this.#taken.add(operation.name);
        const id = getOperationId(program, operation);
        if (id !== undefined) this.#byId.set(id, operation.name);
      },
    });
  }

  /** The operation of the contract that has this ID. */
  ofId(id: string): string | undefined {
    return this.#byId.get(id);
  }

  /** A name out of an ID, with the method where that alone is none, and with the group where it is taken. */
  nameOf(id: string, method: string, group: string): string {
    const base = [id, `${method} ${id}`].map(camel).find(isName);
    if (base === undefined) throw new CannotPrint("its operationId makes no name");
    let name = base;
    for (let number = 1; this.#taken.has(name); number++)
      name = `${camel(`${base} ${group}`)}${number > 1 ? number : ""}`;
    this.#taken.add(name);
    return name;
  }
}

function isName(name: string): boolean {
  return /^[a-z]\w*$/.test(name) && formatIdentifier(name) === name && !reserved.has(name) && !(name in globalThis);
}

function camel(words: string): string {
  const name = pascal(words).slice(0, longest);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
