export { inOneLine, lineOf, literal, quoted } from "./errors/text.ts";
