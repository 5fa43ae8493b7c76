import { redirectConnections } from "./redirect/connections.ts";
import { guardDatagrams } from "./redirect/datagrams.ts";
import { readNames } from "./redirect/settings.ts";

// What `NODE_OPTIONS` loads into each program of a command that works with the emulator: no resolver has to know the names of sites.
const names = readNames(process.env);
if (names) {
  redirectConnections(names, names.isEmulated);
  if (names.strict) guardDatagrams();
}
