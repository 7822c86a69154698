/**
 * The template of the usual seed state, compressed by Brotli, where the package was built with it
 * (`scripts/template-inside.ts` replaces this module). In the sources there is none: they plant what is at hand.
 */
export const planted_before: Uint8Array | undefined = undefined;
