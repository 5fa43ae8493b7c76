export const tokenPath = "/v2/_token";
