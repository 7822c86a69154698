/**
 * Figures as ratios of one run, on whatever machine this is: `npm run bench`, or `npm run bench -- reads lists suite`.
 * Nothing here is a test. Absolute numbers are printed beside the ratios and say little on a shared machine.
 */
import { availableParallelism } from 'node:os';
import { oneOf, readArguments } from '../scripts/runs/read-arguments.ts';
import type { Figure } from './figure.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  reads: async () => (await import('./reads.ts')).reads(),
  lists: async () => (await import('./lists.ts')).lists(),
  worlds: async () => (await import('./worlds.ts')).worlds(),
  deliveries: async () => (await import('./deliveries.ts')).deliveries(),
  interceptors: async () => (await import('./interceptors.ts')).interceptors(),
  suite: async () => (await import('./suite.ts')).suite(),
};

const named = readArguments({ allowPositionals: true }, ({ positionals }) =>
  positionals.map((name) => oneOf('benchmark', name, Object.keys(benches))),
);

process.stdout.write(`node ${process.version}, ${availableParallelism()} cores\n`);
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  for (const { what, value, yardstick, from } of await benches[name]!()) {
    process.stdout.write(`${name.padEnd(10)} ${what}: ${value} (yardstick: ${yardstick}; ${from})\n`);
  }
}
