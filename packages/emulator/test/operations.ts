import { groups } from "../src/api/groups.ts";
import { descriptions, routes } from "../src/generated/groups.ts";
import { Catalog } from "../src/pipeline/catalog.ts";
import type { Operation } from "../src/pipeline/handler.ts";
import { createServices } from "./create-services.ts";

/** The API as the emulator knows it, which carries nothing out here. */
export const catalog: Catalog = new Catalog({ routes, descriptions, entries: groups }, createServices());

export const operations: readonly Operation[] = await Promise.all(
  catalog.operations.map((operation) => catalog.operation(operation)),
);
