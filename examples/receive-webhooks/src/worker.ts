import { receive } from "./receive.ts";

interface Environment {
  readonly WEBHOOK_SECRET?: string | undefined;
}

/** A worker: its secret comes with each request. */
export default {
  async fetch(request: Request, { WEBHOOK_SECRET }: Environment): Promise<Response> {
    const { status, text } = await receive(request, WEBHOOK_SECRET);
    return new Response(text, { status });
  },
};
