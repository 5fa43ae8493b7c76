import type { Operations } from "@slipway/deployments/contract";
import { contentType } from "./content-type.ts";
import { type DeployedFile, type DeployedFolder, type FilesAndFolders, isLink } from "./tables.ts";

type Node = Operations["listDeploymentFiles"]["output"][number];

const folderMode = 0o40755;
const fileMode = 0o100644;

export function fileTree({ files, folders = [] }: FilesAndFolders): Node[] {
  const root: Node[] = [];
  const children = new Map<string, Node[]>([["", root]]);
  const modes = new Map(folders.map(({ path, mode }) => [path, mode]));
  const entries: (DeployedFile | DeployedFolder)[] = [...files, ...folders];
  entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const entry of entries) {
    if ("sha" in entry) childrenOf(folderOf(entry.path)).push(nodeOf(entry));
    else childrenOf(entry.path);
  }
  return root;

  function childrenOf(path: string): Node[] {
    const existing = children.get(path);
    if (existing) return existing;
    const own: Node[] = [];
    children.set(path, own);
    const mode = modes.get(path) ?? folderMode;
    childrenOf(folderOf(path)).push({ type: "directory", name: baseName(path), mode, children: own });
    return own;
  }
}

function nodeOf(file: DeployedFile): Node {
  const { path, sha, mode = fileMode } = file;
  const type = isLink(file) ? "symlink" : "file";
  return { type, name: baseName(path), mode, uid: sha, contentType: contentType(path) };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
