// The package has this copy of itself for old engines, and describes only the other one.
declare module "ignore/legacy.js" {
  const makeIgnore: () => unknown;
  export default makeIgnore;
}
