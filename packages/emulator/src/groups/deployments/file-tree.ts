import type { Operations } from "@slipway/deployments/contract";
import { contentType } from "../../hosting/serve-file.ts";
import { type DeployedFile, isLink } from "./tables.ts";

type Node = Operations["listDeploymentFiles"]["output"][number];

const folderMode = 0o40755;
const fileMode = 0o100644;

/** Files by path as a tree of folders; a file's `uid` is its digest. */
export function fileTree(files: readonly DeployedFile[]): Node[] {
  const root: Node[] = [];
  const folders = new Map<string, Node[]>([["", root]]);
  for (const file of files) {
    const { path, sha, mode = fileMode } = file;
    const cut = path.lastIndexOf("/");
    const name = path.slice(cut + 1);
    folder(folders, path.slice(0, Math.max(cut, 0))).push({
      type: isLink(file) ? "symlink" : "file",
      name,
      mode,
      uid: sha,
      contentType: contentType(path),
    });
  }
  return root;
}

function folder(folders: Map<string, Node[]>, path: string): Node[] {
  const known = folders.get(path);
  if (known) return known;
  const cut = path.lastIndexOf("/");
  const children: Node[] = [];
  folders.set(path, children);
  folder(folders, path.slice(0, Math.max(cut, 0))).push({
    type: "directory",
    name: path.slice(cut + 1),
    mode: folderMode,
    children,
  });
  return children;
}
