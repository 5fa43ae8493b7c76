const member = "_vercel_password";

const maxFormBytes = 4096;

export async function readPassword(request: Request): Promise<string | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !type.startsWith("application/x-www-form-urlencoded")) return undefined;
  const text = await readShort(request.body);
  return text === undefined ? undefined : (new URLSearchParams(text).get(member) ?? undefined);
}

export function signInPage(isWrong: boolean): Response {
  return protectedPage(`<p>${isWrong ? "The password is not the one of this site." : "This site asks for its password."}</p>
<form method="post"><input type="password" name="${member}" aria-label="Password" required> <button>Go on</button></form>`);
}

export function protectedPage(content: string): Response {
  const page = `<!doctype html>
<meta charset="utf-8">
<title>Authentication Required</title>
<h1>Authentication Required</h1>
${content}
`;
  return new Response(page, {
    status: 401,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "x-vercel-error": "DEPLOYMENT_PROTECTED",
    },
  });
}

async function readShort(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxFormBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
