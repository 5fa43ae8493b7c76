// What a bundle for Node holds: there `createClient` of `@slipway/core` is this one.
export { createClient } from "@slipway/core/ky";

import { connect } from "slipway";

export const slipway = () => connect();
