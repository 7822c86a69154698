import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { perform } from './perform.ts';
import type { Step } from './read-recipes.ts';

const folder = mkdtempSync(join(tmpdir(), 'perform-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...prints: string[]): Step => ({ kind: 'run', command, prints });
const performed = (...steps: Step[]) => perform({ title: 'Recipe: a thing', steps }, folder, () => undefined);

it('writes and changes files, and goes on where a command says what is missing', () => {
  const problems = performed(
    { kind: 'create', file: 'a/b.ts', text: 'one;\ntwo;\n' },
    run('echo not yet; exit 1', 'not yet'),
    { kind: 'insert', file: 'a/b.ts', where: 'in the place of', anchor: 'two;', text: 'three;\n' },
    run('cat a/b.ts', 'three;'),
  );
  expect(problems).toEqual([]);
  expect(readFileSync(join(folder, 'a/b.ts'), 'utf8')).toBe('one;\nthree;\n');
});

it.each([
  [[run('echo one', 'two'), run('true')], '`echo one` does not print "two", but\none'],
  [[run('true'), run('echo one; exit 3', 'one')], '`echo one; exit 3` exits with 3\none'],
])('ends with a problem: case %#', (steps, problem) => {
  expect(performed(...steps)).toEqual([expect.stringContaining(`Recipe: a thing: ${problem}`)]);
});
