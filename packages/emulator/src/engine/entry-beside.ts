export function entryBeside(name: string, file: string): URL {
  return new URL(`./${name}.entry${file.slice(-3)}`, file);
}
