import { PlatformError } from "../engine/platform-error.ts";

/** The limit of Node's server, for in-process requests too. */
const maxBytes = 16 * 1024;
/** Repository names, the longest parameters, have at most 255 characters. */
const maxSegments = 256;

export function checkSize(request: Request): PlatformError | undefined {
  const { length } = request.url;
  if (length > maxBytes) return tooLarge(414, "uri_too_long", `The address has ${length} characters`, maxBytes);
  const segments = length > maxSegments ? new URL(request.url).pathname.split("/").length - 1 : 0;
  if (segments > maxSegments) return tooLarge(414, "uri_too_long", `The path has ${segments} segments`, maxSegments);
  let size = 0;
  for (const [name, value] of request.headers) size += name.length + value.length;
  if (size > maxBytes) return tooLarge(431, "headers_too_large", `The headers have ${size} characters`, maxBytes);
  return undefined;
}

function tooLarge(status: number, code: string, fault: string, most: number): PlatformError {
  return new PlatformError(status, code, `${fault}; the maximum is ${most}`);
}
