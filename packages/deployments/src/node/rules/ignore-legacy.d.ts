// The package lacks types for its copy for old engines.
declare module "ignore/legacy.js" {
  const makeIgnore: () => unknown;
  export default makeIgnore;
}
