import { receive } from "./receive.ts";

/** A route handler of Next, `app/hooks/route.ts`: it is given a request of the web. */
export async function POST(request: Request): Promise<Response> {
  const { status, text } = await receive(request, process.env.WEBHOOK_SECRET);
  return new Response(text, { status });
}
