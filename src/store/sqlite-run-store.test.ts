import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { batchContract } from './batch-contract.support.ts';
import { catalogContract } from './catalog-contract.support.ts';
import { controlContract } from './control-contract.support.ts';
import { eventContract } from './event-contract.support.ts';
import { runContract } from './run-contract.support.ts';
import { runLifeContract } from './run-life-contract.support.ts';
import { openStore } from './sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const template = openStore().snapshot();

for (const [where, open, lives] of [
  ['in memory', () => openStore(), 20],
  ['from a template', () => openStore({ template }), 200],
  ['in a file', () => openStore({ file: join(folder, `${files++}.db`) }), 20],
] as const) {
  catalogContract(`the catalog in the store on SQLite ${where}`, open);
  runContract(`runs in the store on SQLite ${where}`, open);
  runLifeContract(`the life of runs in the store on SQLite ${where}`, open, lives);
  batchContract(`a batch in the store on SQLite ${where}`, open);
  controlContract(`the store on SQLite ${where}, looked after,`, open);
  eventContract(`events in the store on SQLite ${where}`, open);
}
