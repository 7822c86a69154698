/**
 * The files of the console. In the sources they are built when they are first asked for, so that they always are those of
 * the sources at hand; in the package they are there (`scripts/built-console.ts` replaces this module).
 */
import type { ConsoleFiles } from './build.ts';

export async function consoleFiles(): Promise<ConsoleFiles> {
  const { buildConsole } = await import('./build.ts');
  return buildConsole();
}
