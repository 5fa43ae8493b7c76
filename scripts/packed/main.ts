import { checkMatrix } from "./matrix.ts";
import { pack } from "./pack.ts";

// npm run release:rehearse, and by hand `node scripts/run.mjs node scripts/packed/main.ts <word>`: the cells of the matrix whose name holds a word.
const [word = ""] = process.argv.slice(2);
const result = await checkMatrix(pack(), word === "packed" || word === "weekly" ? word : { word });
if (typeof result === "object") console.error(Object.values(result).flat().join("\n"));
process.exit(result === false || (typeof result === "object" && "failures" in result) ? 1 : 0);
