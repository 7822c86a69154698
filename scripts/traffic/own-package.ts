/** Threads read TypeScript as it is: there the package's own name means its sources, as `tsconfig.json` has it. */
import { registerHooks } from 'node:module';

const client = new URL('../../src/client/client.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'model-run-kit/client' ? client : specifier, context),
});
