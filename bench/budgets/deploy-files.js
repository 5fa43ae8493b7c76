import { createClient } from "@slipway/core";
import { deployFiles } from "@slipway/deployments";

export const deploy = () =>
  deployFiles(createClient(), { name: "site", files: [{ path: "index.html", data: "<h1>Ahoy</h1>" }] });
