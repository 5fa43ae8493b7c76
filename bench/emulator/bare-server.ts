import { createServer } from "node:http";

// The least that answers: what the emulator is held against. It prints what the emulator's command prints.
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
