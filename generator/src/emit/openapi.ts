import type { Program } from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";

/** `openapi.json`: the whole API as OpenAPI 3.1, minified, by TypeSpec's own emitter. */
export async function emitOpenApi(program: Program): Promise<string> {
  const [service] = await getOpenAPI3(program, {
    "openapi-versions": ["3.1.0"],
    "operation-id-strategy": "explicit-only",
  });
  if (!service || service.versioned) throw new Error("The contract has to describe one service without versions.");
  const problems = service.diagnostics.filter((each) => each.severity === "error");
  if (problems.length > 0) throw new Error(problems.map((each) => each.message).join("\n"));
  return `${JSON.stringify(service.document)}\n`;
}
