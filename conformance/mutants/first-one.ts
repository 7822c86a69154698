/** For mistakes that serve whoever came first, an organization mostly, otherwise than those behind it. */

/** @returns whether one is the first that it was asked about; to be asked of each as it comes */
export function firstOne(): (one: unknown) => boolean {
  let first: unknown;
  return (one) => {
    first ??= one;
    return one === first;
  };
}
