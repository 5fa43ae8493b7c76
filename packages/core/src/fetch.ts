export { createClient } from "./transport/fetch-client.ts";
