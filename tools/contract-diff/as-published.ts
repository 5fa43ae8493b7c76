import { type Document, isObject, parseDocument, resolveReference } from "./document.ts";

const mark = "x-slipway-unpublished";

/** Reads a description of the platform's API; unpublished parts of our own are left out. */
export function readDescription(text: string, name: string): Document {
  const document = parseDocument(text, name);
  return text.includes(mark) ? asPublished(document) : document;
}

/** Removes unpublished parts, which are no difference from the platform's description. */
function asPublished(document: Document): Document {
  const isOurs = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    if (mark in value) return true;
    const { $ref } = value;
    return (
      typeof $ref === "string" &&
      $ref.startsWith("#/components/parameters/") &&
      isOurs(resolveReference(document, { $ref }))
    );
  };
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isOurs(each)).map(strip);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => (isOurs(each) ? [] : [[name, strip(each)]])),
    );
  };
  // A stripped document is a document.
  return strip(document) as Document;
}
