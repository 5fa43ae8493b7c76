import { PlatformError } from "../engine/platform-error.ts";

/** As much as Node's server takes of target and headers together; in-process requests come another way. */
const maxBytes = 16 * 1024;
/** A repository's name has 255 characters at most, so that no path of the API comes near. */
const maxSegments = 256;

export function checkSize(request: Request): PlatformError | undefined {
  const { length } = request.url;
  if (length > maxBytes) return tooLarge(414, "uri_too_long", `The address has ${length} characters`, maxBytes);
  const segments = new URL(request.url).pathname.split("/").length - 1;
  if (segments > maxSegments) return tooLarge(414, "uri_too_long", `The path has ${segments} segments`, maxSegments);
  let size = 0;
  for (const [name, value] of request.headers) size += name.length + value.length;
  if (size > maxBytes) return tooLarge(431, "headers_too_large", `The headers have ${size} characters`, maxBytes);
  return undefined;
}

function tooLarge(status: number, code: string, fault: string, most: number): PlatformError {
  return new PlatformError(status, code, `${fault}, and ${most} is the most that is taken`);
}
