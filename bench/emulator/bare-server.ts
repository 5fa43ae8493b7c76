import { createServer } from "node:http";

// The least server, as the emulator's peer. It prints the same line as the emulator's command.
const body = JSON.stringify({
  user: { id: "user", email: "developer@example.com", username: "developer", name: "Developer" },
});
const server = createServer((_, response) => {
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`Bare server at http://127.0.0.1:${typeof address === "object" && address?.port} with token none`);
});
