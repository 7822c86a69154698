import { expect, it } from 'vitest';
import tsconfig from '../tsconfig.json' with { type: 'json' };
import { entry_points } from './entries.ts';

it('what examples import of the package is found at its sources', () => {
  const paths = Object.entries(tsconfig.compilerOptions.paths).map(([name, files]) => [name, files.join()]);
  expect(entry_points).toMatchObject(Object.fromEntries(paths.map(([name, file]) => [name, file!.replace('./', '')])));
});
