export { type EmulatorFixtures, test } from "./testing/playwright-fixtures.ts";
