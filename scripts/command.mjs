// How a program is started on this platform: what `spawn` is handed. On Windows what npm installs is a `.cmd` file, which
// only the shell starts; there the words are one text, quoted.
export function command(program, args, platform = process.platform) {
  if (platform !== "win32" || native.test(program)) return { file: program, args: [...args], shell: false };
  return { file: [program, ...args].map(quoted).join(" "), args: [], shell: true };
}

const native = /(^|[\\/])(node|git|tar)$|\.exe$/i;

function quoted(word) {
  return /^[\w@.:/\\=-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}
