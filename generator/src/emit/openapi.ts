import { getNamespaceFullName, type Program, type Type } from "@typespec/compiler";
import { getAllHttpServices } from "@typespec/http";
import { getStreamMetadata } from "@typespec/http/experimental";
import { getOpenAPI3 } from "@typespec/openapi3";

/** What is changed of the document. */
interface Described {
  readonly paths: Record<string, Record<string, DescribedOperation>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface DescribedOperation {
  readonly responses: Record<string, { content?: Media }>;
  readonly "x-slipway-unpublished"?: boolean;
}

type Media = Record<string, { schema?: unknown }>;

/** `openapi.json`: the whole API as OpenAPI 3.1, minified, by TypeSpec's own emitter. */
export async function emitOpenApi(program: Program): Promise<string> {
  const [service] = await getOpenAPI3(program, {
    "openapi-versions": ["3.1.0"],
    "operation-id-strategy": "explicit-only",
  });
  if (!service || service.versioned) throw new Error("The contract has to describe one service without versions.");
  const problems = service.diagnostics.filter((each) => each.severity === "error");
  if (problems.length > 0) throw new Error(problems.map((each) => each.message).join("\n"));
  const document: Described = JSON.parse(JSON.stringify(service.document));
  stateRecords(program, document);
  leaveOutUnpublished(document);
  return `${JSON.stringify(document)}\n`;
}

/** What a stream is made of: TypeSpec's emitter says that it is text, and a reader wants to know what a line holds. */
function stateRecords(program: Program, document: Described): void {
  const [services] = getAllHttpServices(program);
  for (const { path, verb, responses } of services.flatMap((service) => service.operations)) {
    for (const { statusCodes, responses: contents } of responses) {
      for (const content of contents) {
        const record = getStreamMetadata(program, content)?.streamType;
        const media = document.paths[path]?.[verb]?.responses[String(statusCodes)]?.content;
        const stated = media?.[content.body?.contentTypes[0] ?? ""];
        if (record && stated) stated.schema = { $ref: `#/components/schemas/${schemaName(record, document)}` };
      }
    }
  }
}

/** The document is the platform's API: operations that it does not describe are not in it. */
function leaveOutUnpublished({ paths }: Described): void {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation["x-slipway-unpublished"]) delete item[method];
    }
    if (Object.keys(item).length === 0) delete paths[path];
  }
}

function schemaName(type: Type, document: Described): string {
  if (!("name" in type) || typeof type.name !== "string" || !("namespace" in type) || !type.namespace) {
    throw new Error("A stream's record needs a name: openapi.json refers to it.");
  }
  // Names of the service's own namespace stand alone.
  const name = `${getNamespaceFullName(type.namespace)}.${type.name}`.replace(/^Slipway\./, "");
  if (!document.components.schemas[name]) throw new Error(`openapi.json has no schema ${name}.`);
  return name;
}
