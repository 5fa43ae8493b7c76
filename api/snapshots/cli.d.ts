// What @slipway/cli exports, written by `npm run api`. Changes here are lost.
declare module "@slipway/cli" {
export interface Io {
	readonly stdin: NodeJS.ReadStream;
	readonly stdout: NodeJS.WriteStream;
	readonly stderr: NodeJS.WriteStream;
	readonly env: Readonly<Record<string, string | undefined>>;
}
export function run(args: readonly string[], io?: Io): Promise<number>;
}

declare module "@slipway/cli/bin" {

}
