import { createClient } from "@slipway/core";
import { deploy } from "@slipway/deployments/node";

const [, , baseUrl = "", token = "", directory = ""] = process.argv;
void deploy(createClient({ baseUrl, token }), { directory, name: "site", schedule: () => 5 }).then(({ id }) =>
  process.stdout.write(id),
);
