/** What `spawn` is handed to start a program on a platform, by default this one. */
export declare function command(
  program: string,
  args: readonly string[],
  platform?: NodeJS.Platform,
): { readonly file: string; readonly args: string[]; readonly shell: boolean };
