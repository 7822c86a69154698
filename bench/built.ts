/** The built command (`npm run build`), and how programs run that are measured. */
import { fileURLToPath } from 'node:url';

export const launcher = fileURLToPath(new URL('../dist/cli/launch.js', import.meta.url));

/** As a program runs that nobody watches: what runs this one from its sources is no part of it. */
export function withoutLoader(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return rest;
}
