import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A method of the vendor's SDK: where a caller finds it, and the route that it calls. */
export interface Method {
  readonly name: string;
  readonly route: string;
}

const getter = /^ {4}get (\w+)\(\) \{[^}]*?new (\w+)\(/gm;

export function methodsOf(folder: string): Method[] {
  const classes = globSync("esm/sdk/*.js", { cwd: folder }).map((path) => readFileSync(join(folder, path), "utf8"));
  const all = classes.join("\n");
  const namespaces = new Map([...all.matchAll(getter)].map(([, name, type]) => [type, name]));
  return classes.flatMap((text) => {
    const name = text.match(/^export class (\w+)/m)?.[1] ?? "";
    const namespace = namespaces.get(name);
    return [...text.matchAll(/^ {4}async (\w+)\([^)]*\) \{\s*return \w+\((\w+)\(/gm)].map(
      ([, method = "", called = ""]) => ({
        name: namespace === undefined ? method : `${namespace}.${method}`,
        route: routeOf(join(folder, "esm/funcs", `${called}.js`)),
      }),
    );
  });
}

function routeOf(path: string): string {
  const text = readFileSync(path, "utf8");
  const method = text.match(/method: "(\w+)"/)?.[1];
  const route = text.match(/pathToFunc\(\s*"([^"]+)"/)?.[1];
  if (method === undefined || route === undefined)
    throw new Error(`${basename(path)} calls nothing that is known here.`);
  return `${method} ${route}`;
}
