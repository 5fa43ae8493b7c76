/** Pages of any origin may call: what a call needs is a token, and no page has it unless it is given it. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
  // The asterisk leaves Authorization out.
  "access-control-allow-headers": "*, Authorization",
};

/** Answers as a browser wants it before it lets a page read the answer, and what it asks before it sends a request. */
export async function forPages(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { status, statusText, headers, body } =
    request.method === "OPTIONS" ? new Response(null, { status: 204 }) : await answer();
  const more = new Headers(headers);
  for (const [name, value] of Object.entries(cors)) more.set(name, value);
  return new Response(body, { status, statusText, headers: more });
}
