import { connect } from "slipway";

export const slipway = () => connect();
