import express, { type Express } from "express";
import { receive } from "./receive.ts";

/** An app of Express: the route stands before `express.json()`, which would read the body and leave nothing to verify. */
export function expressApp(secret: string | undefined): Express {
  const app = express();
  app.post("/hooks", async (request, response) => {
    const { status, text } = await receive(request, secret);
    response.status(status).send(text);
  });
  app.use(express.json());
  return app;
}
