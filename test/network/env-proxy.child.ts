import { call, createClient } from "../../packages/core/src/index.ts";

// Calls an API as its environment says, and prints what it gets, or the error.
const client = createClient({ token: "t", retry: false });
try {
  console.log(JSON.stringify(await call(client, { route: "GET /v1/things/{id}" }, { id: "x" })));
} catch (error) {
  console.log(String(error));
}
