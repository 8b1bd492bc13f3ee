/** The special functions used here of a package that has no types of its own. */
declare module 'jstat' {
  type SpecialFunctions = {
    /** ln B(a, b) */
    betaln(a: number, b: number): number;
    /** ln Γ(x) */
    gammaln(x: number): number;
    beta: {
      /** The quantile of the beta distribution. */
      inv(probability: number, a: number, b: number): number;
    };
  };
  const jstat: { jStat: SpecialFunctions };
  export default jstat;
}
