import mime from "mime";

/** The media type that a deployed file is served with, by its name. */
export function contentType(path: string): string {
  const type = mime.getType(path) ?? "application/octet-stream";
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
