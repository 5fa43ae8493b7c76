export { type UndiciDispatcher, undiciFetch } from "./client/undici-fetch.ts";
