import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { Control } from "../src/control/control.ts";
import { controls } from "../src/control/controls.ts";

export function describeControls(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, control] of Object.entries(controls)) {
    const path = `/_emulator${control.path}`;
    paths[path] = { ...paths[path], [control.method.toLowerCase()]: operationOf(name, control) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Slipway emulator: control",
      version: "1",
      description: "What a test can do with an emulator from outside. Every path wants the emulator's own token.",
    },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "The token that the emulator told." } },
      schemas: {
        Failure: {
          type: "object",
          properties: {
            error: {
              type: "object",
              properties: { code: { type: "string" }, message: { type: "string" } },
              required: ["code", "message"],
            },
          },
          required: ["error"],
        },
      },
    },
  };
}

function operationOf(name: string, control: Control): object {
  const members = [...control.path.matchAll(/\{(\w+)\}/g)].map(([, member]) => member);
  const parameters = members.map((member) => ({
    name: member,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const failure = json({ $ref: "#/components/schemas/Failure" });
  return {
    operationId: name,
    summary: control.summary,
    ...(members.length > 0 ? { parameters } : {}),
    ...(control.input && members.length === 0
      ? { requestBody: { required: true, content: inputOf(control.input) } }
      : {}),
    responses: {
      200: { description: "It is done.", content: answerOf(control) },
      ...(control.limit === undefined ? {} : { 429: { description: control.limit, content: failure } }),
      default: { description: "Why not.", content: failure },
    },
  };
}

function inputOf(input: GenericSchema | "bytes"): object {
  return input === "bytes" ? { "application/octet-stream": {} } : json(schemaOf(input));
}

function answerOf(control: Control): object {
  if (control.answers === "bytes") return { "application/octet-stream": {} };
  if (control.answers === "json") return json(schemaOf(control.output));
  return { "text/event-stream": { schema: { type: "string" }, "x-event": schemaOf(control.output) } };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function schemaOf(schema: GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    ignoreActions: ["check", "starts_with"],
    target: "draft-2020-12",
  });
  return rest;
}
