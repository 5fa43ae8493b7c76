import type { ImageSettings } from "../domain/deployments/build-output.ts";
import { contentType } from "../domain/deployments/content-type.ts";
import { normalPath } from "../domain/deployments/routing/normal-path.ts";
import type { DeploymentRow } from "../domain/deployments/tables.ts";
import { platformPage } from "./pages.ts";
import { type FileContext, serveFile } from "./serve-file.ts";
import { answers, type Decision } from "./visit.ts";

/** Serves an image of the deployment in the size that it has. Requests that the platform refuses are refused here too. */
export function serveImage(
  settings: ImageSettings,
  context: FileContext & { readonly url: URL; readonly deployment: DeploymentRow },
): Decision {
  const { url, site, deployment } = context;
  const source = url.searchParams.get("url") ?? "";
  const refused = (status: number, why: string): Decision => {
    const step = status === 400 ? "file" : "not-carried-out";
    return answers(step, why, () => platformPage(status, "INVALID_IMAGE_OPTIMIZE_REQUEST", why));
  };
  const isOwn = source.startsWith("/") && !source.startsWith("//");
  const place = isOwn ? site.lookup(normalPath(new URL(source, url).pathname)) : undefined;
  const file = place?.kind === "file" ? place : undefined;
  const problem = problemOfImage(settings, url.searchParams, file && (file.contentType ?? contentType(file.file.path)));
  if (problem !== undefined) return refused(400, problem);
  if (!file) return refused(404, "The emulator serves images of the deployment itself, in the size that they have.");
  const why = `${source} is served in the size that it has: the emulator makes no other one`;
  const response = () => serveFile(context, file.file, 200, file.contentType);
  return { step: "file", why, answer: () => ({ thrown: `${deployment.host}: ${why}`, response: response() }) };
}

/** Checks what https://vercel.com/docs/build-output-api/configuration#images states of `sizes`, `qualities` and SVG images. */
function problemOfImage(
  { sizes, qualities, dangerouslyAllowSVG }: ImageSettings,
  query: URLSearchParams,
  type: string | undefined,
): string | undefined {
  if (!query.get("url")) return "An image has to be named by `url`.";
  const [width, quality] = [Number(query.get("w")), Number(query.get("q"))];
  if (sizes && !sizes.includes(width))
    return `\`w\` has to be one of the \`sizes\` of \`images\`: ${sizes.join(", ")}.`;
  if (!(qualities?.includes(quality) ?? (quality >= 1 && quality <= 100)))
    return `\`q\` has to be ${qualities ? `one of the \`qualities\` of \`images\`: ${qualities.join(", ")}` : "from 1 to 100"}.`;
  const isVector = type?.startsWith("image/svg") === true && dangerouslyAllowSVG !== true;
  return isVector ? "SVG images are served where `dangerouslyAllowSVG` of `images` is true." : undefined;
}
