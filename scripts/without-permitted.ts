/** For what is bundled: no permitted servers, which prove the suite and which only `explain` in a clone tells of. */
import type { Plugin } from 'esbuild';

export const without_permitted: Plugin = {
  name: 'without-permitted',
  setup({ onLoad }) {
    onLoad({ filter: /\/permitted\/generated\/tables\.ts$/ }, () => ({
      contents: 'export const permittedTables = {};',
    }));
  },
};
