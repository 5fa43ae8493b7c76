import mime from "mime";

export function contentType(path: string): string {
  const type = mime.getType(path) ?? "application/octet-stream";
  return /^text\/|json$|javascript$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
