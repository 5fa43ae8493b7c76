import { isPlatformHost } from "./engine/addresses/platform-hosts.ts";
import { redirectConnections } from "./redirect/connections.ts";
import { guardDatagrams } from "./redirect/datagrams.ts";
import { readSettings } from "./redirect/settings.ts";

// Side effects only: `node --import @slipway/emulator/redirect program.js`.
const settings = readSettings(process.env);
redirectConnections(settings, isPlatformHost);
if (settings.strict) guardDatagrams();
