import { type Document, follow, isObject, parseDocument } from "./document.ts";

const mark = "x-slipway-unpublished";

/** A description of the platform's API, whoever wrote it: what one of ours has of its own accord is no part of it. */
export function readDescription(text: string, name: string): Document {
  const document = parseDocument(text, name);
  return text.includes(mark) ? asPublished(document) : document;
}

/** A document of ours without what the contract has of its own accord: what the platform does not describe is no difference from what it describes. */
function asPublished(document: Document): Document {
  const isOurs = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    if (mark in value) return true;
    const { $ref } = value;
    return (
      typeof $ref === "string" && $ref.startsWith("#/components/parameters/") && isOurs(follow(document, { $ref }))
    );
  };
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isOurs(each)).map(strip);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => (isOurs(each) ? [] : [[name, strip(each)]])),
    );
  };
  // What is left out leaves a document.
  return strip(document) as Document;
}
