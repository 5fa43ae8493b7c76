import { redirectConnections } from "./redirect/connections.ts";
import { guardDatagrams } from "./redirect/datagrams.ts";
import { readNames } from "./redirect/settings.ts";

// Loaded by `NODE_OPTIONS` into the Node programs of a command, which then reach sites by name without a resolver.
const names = readNames(process.env);
if (names) {
  redirectConnections(names, names.isEmulated);
  if (names.strict) guardDatagrams();
}
