// What is used of TypeScript's own API. The workspace's compiler has none; that of 6.0 is installed beside it.

export interface Compiler {
  readonly ModuleKind: { readonly NodeNext: number };
  readonly ScriptTarget: { readonly ES2023: number };
  readonly TypeFlags: { readonly Any: number };
  createProgram(files: readonly string[], options: object): Program;
}

/** The compiler with what editors ask. */
export interface LanguageCompiler extends Compiler {
  readonly ScriptSnapshot: { fromString(text: string): object };
  readonly SymbolFlags: { readonly BlockScopedVariable: number };
  readonly sys: Required<Pick<LanguageHost, "fileExists" | "readFile" | "directoryExists" | "realpath">>;
  getDefaultLibFilePath(options: object): string;
  displayPartsToString(parts: readonly object[] | undefined): string;
  createLanguageService(host: LanguageHost): LanguageService;
}

interface LanguageHost {
  getScriptFileNames(): string[];
  getScriptVersion(name: string): string;
  getScriptSnapshot(name: string): object | undefined;
  getCurrentDirectory(): string;
  getCompilationSettings(): object;
  getDefaultLibFileName(options: object): string;
  fileExists(name: string): boolean;
  readFile(name: string): string | undefined;
  directoryExists?(name: string): boolean;
  realpath?(name: string): string;
}

export interface LanguageService {
  getQuickInfoAtPosition(file: string, at: number): { readonly documentation?: readonly object[] } | undefined;
  getProgram(): Program | undefined;
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
  getSymbolsInScope(node: SourceFile, flags: number): readonly TypeSymbol[];
}

interface TypeSymbol {
  readonly name: string;
  readonly declarations?: readonly { getSourceFile(): SourceFile }[];
  getDocumentationComment(checker: Checker): readonly object[];
}

export interface Type {
  readonly flags: number;
  readonly symbol?: TypeSymbol;
  readonly types: readonly Type[];
  readonly aliasTypeArguments?: readonly Type[];
  isUnion(): boolean;
  isUnionOrIntersection(): boolean;
  getCallSignatures(): readonly { getReturnType(): Type; getParameters(): readonly TypeSymbol[] }[];
}
