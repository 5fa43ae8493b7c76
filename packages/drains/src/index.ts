export { type DecodeDrainOptions, type DrainBody, decodeDrain } from "./decode-drain.ts";
export * from "./generated/exports.ts";
export { signDrain, verifyDrain } from "./verify-drain.ts";
