export { type EmulatorFixtures, test } from "./testing/fixtures.ts";
