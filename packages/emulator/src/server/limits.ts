import { PlatformError } from "../engine/platform-error.ts";

/** As much as Node's server takes of target and headers together; in-process requests come another way. */
const mostBytes = 16 * 1024;
/** A repository's name has 255 characters at most, so that no path of the API comes near. */
const mostSegments = 256;

export function refuseLarge(request: Request): PlatformError | undefined {
  const { length } = request.url;
  if (length > mostBytes) return refusal(414, "uri_too_long", `The address has ${length} characters`, mostBytes);
  const segments = new URL(request.url).pathname.split("/").length - 1;
  if (segments > mostSegments) return refusal(414, "uri_too_long", `The path has ${segments} segments`, mostSegments);
  let size = 0;
  for (const [name, value] of request.headers) size += name.length + value.length;
  if (size > mostBytes) return refusal(431, "headers_too_large", `The headers have ${size} characters`, mostBytes);
  return undefined;
}

function refusal(status: number, code: string, fault: string, most: number): PlatformError {
  return new PlatformError(status, code, `${fault}, and ${most} is the most that is taken`);
}
