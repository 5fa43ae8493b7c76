import { createClient } from "@slipway/core";
import { createProject, deleteProject } from "@slipway/projects";
import { openSandbox } from "@slipway/sandboxes";
import { type Model, solve } from "./solve.ts";

// Stands for a model: its first program is wrong, and it learns from the error.
const model: Model = async (question) =>
  question.includes("ReferenceError")
    ? "let sum = 0; for (let i = 1; i <= 100; i++) sum += i; console.log(sum);"
    : "console.log(sum);";

const client = createClient();
const { id: projectId } = await createProject(client, { name: `agent-${Date.now().toString(36)}` });
try {
  await using sandbox = await openSandbox(client, { projectId, image: "node24", timeout: 120_000, atEnd: "delete" });
  const bounds = { attempts: 5, time: 10_000, output: 10_000 };
  console.log(await solve(sandbox, model, "Print the sum of the numbers from 1 to 100.", bounds));
} finally {
  await deleteProject(client, { idOrName: projectId });
}
