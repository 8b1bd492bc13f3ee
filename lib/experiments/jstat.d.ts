/** The functions used here. The package has no types. */
declare module 'jstat' {
  type SpecialFunctions = {
    /** ln B(a, b) */
    betaln(a: number, b: number): number;
    /** ln Γ(x) */
    gammaln(x: number): number;
    /** Cumulative beta distribution. */
    ibeta(x: number, a: number, b: number): number;
    beta: {
      /** Quantile of the beta distribution. */
      inv(probability: number, a: number, b: number): number;
    };
  };
  const jstat: { jStat: SpecialFunctions };
  export default jstat;
}
