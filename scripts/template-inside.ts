/** For what is bundled: the records of the usual seed state, so that a server that starts has no need to plant them. */
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { templateOf } from '../src/server/seed/open-seeded-store.ts';
import { seedStateOf, usual_seed, usual_state } from '../src/server/seed/seed-states.ts';

export const template_inside: Plugin = {
  name: 'template-inside',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/src\/server\/seed\/planted-before\.ts$/ }, () => ({
      contents: `import planted_before from 'template:usual'; export { planted_before };`,
    }));
    onResolve({ filter: /^template:/ }, ({ path }) => ({ path, namespace: 'template' }));
    onLoad({ filter: /.*/, namespace: 'template' }, async () => ({
      contents: brotliCompressSync(await templateOf(await seedStateOf(usual_state), String(usual_seed))),
      loader: 'binary',
    }));
  },
};
