import { type Client, isSlipwayError } from "@slipway/core";
import { getProject, updateProject } from "@slipway/projects";

/** Gives a project another name. Where the answer is lost, it looks before it says that nothing happened. */
export async function renameProject(client: Client, from: string, to: string): Promise<"renamed" | "it was renamed"> {
  const { id } = await getProject(client, { idOrName: from });
  try {
    await updateProject(client, { idOrName: id, name: to });
    return "renamed";
  } catch (error) {
    if (!isSlipwayError(error) || error.sideEffect === "none") throw error;
    if ((await getProject(client, { idOrName: id })).name !== to) throw error;
    return "it was renamed";
  }
}
