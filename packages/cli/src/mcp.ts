export { type Listening, serveHttp } from "./mcp/http.ts";
export type { Limits } from "./mcp/sandbox.ts";
export { createMcpServers, type McpOptions } from "./mcp/server.ts";
