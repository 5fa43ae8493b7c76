// What is used of TypeScript's own API. The workspace's compiler has none; that of 6.0 is installed beside it.

export interface Compiler {
  readonly ModuleKind: { readonly NodeNext: number };
  readonly ScriptTarget: { readonly ES2023: number };
  readonly TypeFlags: { readonly Any: number };
  createProgram(files: readonly string[], options: object): Program;
}

interface Program {
  getTypeChecker(): Checker;
  getSourceFile(name: string): SourceFile | undefined;
}

interface SourceFile {
  readonly fileName: string;
}

export interface Checker {
  getSymbolAtLocation(node: SourceFile): TypeSymbol | undefined;
  getExportsOfModule(module: TypeSymbol): readonly TypeSymbol[];
  getTypeOfSymbol(symbol: TypeSymbol): Type;
  getPropertiesOfType(type: Type): readonly TypeSymbol[];
  getIndexInfosOfType(type: Type): readonly { readonly type: Type }[];
  getTypeArguments(type: Type): readonly Type[];
}

interface TypeSymbol {
  readonly name: string;
  readonly declarations?: readonly { getSourceFile(): SourceFile }[];
}

export interface Type {
  readonly flags: number;
  readonly symbol?: TypeSymbol;
  readonly types: readonly Type[];
  readonly aliasTypeArguments?: readonly Type[];
  isUnionOrIntersection(): boolean;
  getCallSignatures(): readonly { getReturnType(): Type }[];
}
