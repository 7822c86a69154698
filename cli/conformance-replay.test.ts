import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kit } from './kit.support.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const check = 'pagination/ties';
const mutant = ['--mutant', `${check}--lost-at-the-boundary`];
const wave = 'retry/callback-at-most-three';
const of_wave = ['--mutant', `${wave}--four`];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  await kit('conformance', '--check', check, ...mutant, '--out', at('broken'));
  await kit('conformance', '--check', wave, ...of_wave, '--out', at('wave'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each<[string, string, string, string[], number]>([
  [`reproduced: ${check} fails as it did (pagination.ties-kept: item-missing)`, 'broken', check, mutant, 1],
  [`fixed: ${check} does not fail any more`, 'broken', check, [], 0],
  [`changed: ${check} fails otherwise, `, 'broken', check, ['--mutant', `${check}--repeated-at-the-boundary`], 1],
  [`could not be tried: ${check} is inconclusive`, 'broken', check, ['--mutant', 'lists/filter--not-read'], 3],
  [`reproduced: ${wave} fails as it did`, 'wave', wave, of_wave, 1],
  [`fixed: ${wave} does`, 'wave', wave, [], 0],
  [
    `could not be tried: ${wave} is inconclusive`,
    'wave',
    wave,
    ['--mutant', 'events/callback-for-both-kinds--models-silent'],
    3,
  ],
])(
  'says %s',
  async (line, report, id, words, code) => {
    const ended = await kit('conformance', 'replay', at(report), id, ...words);
    expect(ended.stdout.trimEnd().split('\n').at(-1)).toContain(line);
    expect(ended.code).toBe(code);
  },
  30_000,
);
