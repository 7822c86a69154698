/**
 * The quantile of a binomial distribution: the least count whose probability, with those of all lower counts, reaches
 * `chance`.
 * @param rate from 0 to 1
 */
export function binomialQuantile(tries: number, rate: number, chance: number): number {
  if (rate <= 0) return 0;
  if (rate >= 1) return tries;
  // Logarithms, since the probability of no success in thousands of tries is below the smallest number.
  let log_probability = tries * Math.log1p(-rate);
  let sum = Math.exp(log_probability);
  let count = 0;
  while (sum < chance && count < tries) {
    log_probability += Math.log((tries - count) / (count + 1)) + Math.log(rate) - Math.log1p(-rate);
    count += 1;
    sum += Math.exp(log_probability);
  }
  return count;
}

/** A draw by chance alone is below its bound once in so many; a whole run of the proofs compares some thirty. */
const chance = 1 / 1000;

/** The successes that a draw of so many must have where all together have at least `rate`, from 0 to 1. */
export function leastOfDraw(tries: number, rate: number): number {
  return binomialQuantile(tries, rate, chance);
}
