import { isPlatformHost } from "./engine/addresses/platform-hosts.ts";
import { leadConnections } from "./redirect/connections.ts";
import { holdDatagrams } from "./redirect/datagrams.ts";
import { readSettings } from "./redirect/settings.ts";

// Loaded for what it does: `node --import @slipway/emulator/redirect program.js`.
const settings = readSettings(process.env);
leadConnections(settings, isPlatformHost);
if (settings.strict) holdDatagrams();
