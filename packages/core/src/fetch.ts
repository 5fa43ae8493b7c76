export { createClient } from "./client/fetch-client.ts";
