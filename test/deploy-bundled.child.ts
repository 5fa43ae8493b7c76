import { createClient } from "@slipway/core";
import { deploy } from "@slipway/deployments/node";

// Deploys a folder, as a program does that consists of one file.
const [, , baseUrl = "", token = "", directory = ""] = process.argv;
void deploy(createClient({ baseUrl, token }), { directory, name: "site", schedule: () => 5 }).then(({ id }) =>
  process.stdout.write(id),
);
