import fc from "fast-check";

type Arbitraries<Values extends unknown[]> = readonly [...{ [Each in keyof Values]: fc.Arbitrary<Values[Each]> }];

/** Checks what holds for all values of these kinds, by many of them: where one gives false or throws, it holds not. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => void,
  parameters: fc.Parameters<Values> = {},
): void {
  fc.assert(fc.property<Values>(...arbitraries, check), parameters);
}

export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => Promise<void>,
  parameters: fc.Parameters<Values> = {},
): Promise<void> {
  return fc.assert(fc.asyncProperty<Values>(...arbitraries, check), parameters);
}
