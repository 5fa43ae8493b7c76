/** Where a program of the emulator stands that is begun by itself: as source or as built, beside the file that begins it. */
export function entryBeside(name: string, file: string): URL {
  return new URL(`./${name}.entry${file.slice(-3)}`, file);
}
