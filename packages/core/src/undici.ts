export { type UndiciDispatcher, undiciFetch } from "./transport/undici-fetch.ts";
