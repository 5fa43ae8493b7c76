import { Hono } from "hono";
import { receive } from "./receive.ts";

/** An app of Hono: `context.req.raw` is the request as it came. */
export function honoApp(secret: string | undefined): Hono {
  const app = new Hono();
  app.post("/hooks", async (context) => {
    const { status, text } = await receive(context.req.raw, secret);
    return new Response(text, { status });
  });
  return app;
}
