export * from "./generated/exports.ts";
