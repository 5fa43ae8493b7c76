/** Whether all cases are tried of what has many (`SLIPWAY_CASES=all`, as `npm run check -- endurance` sets it), or some. */
export const allCases: boolean = process.env.SLIPWAY_CASES === "all";

export function casesOf(some: number, all: number): number {
  return allCases ? all : some;
}
