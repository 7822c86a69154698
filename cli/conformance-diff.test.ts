import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kit } from './kit.support.ts';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const check = 'pagination/ties';
const mutant = ['--mutant', `${check}--lost-at-the-boundary`];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  await kit('conformance', '--check', check, '--out', at('clean'));
  await kit('conformance', '--check', check, ...mutant, '--out', at('broken'));
  writeFileSync(at('none.json'), '{}');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('conformance diff', () => {
  it('exits 1 on what fails newly, and 0 the other way round', async () => {
    const worse = await kit('conformance', 'diff', at('clean'), at('broken', 'report.json'));
    expect(worse).toMatchObject({ code: 1, stderr: '' });
    expect(worse.stdout).toContain(`newly failing (1)\n  ${check}  pass → fail\n`);
    const better = await kit('conformance', 'diff', at('broken'), at('clean'));
    expect(better).toMatchObject({ code: 0, stderr: '' });
    expect(better.stdout).toContain(`fixed (1)\n  ${check}  fail → pass\n`);
    expect(await kit('conformance', 'diff', at('broken'), at('broken'))).toMatchObject({ code: 0 });
  });

  it('prints JSON, Markdown, or a page', async () => {
    const json = await kit('conformance', 'diff', at('clean'), at('broken'), '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      old: { name: at('clean'), interrupted: false },
      newly_failing: [{ check, old: { verdict: 'pass' }, new: { verdict: 'fail', clause: 'pagination.ties-kept' } }],
      fixed: [],
      choices_changed: [],
    });
    const markdown = await kit('conformance', 'diff', at('clean'), at('broken'), '--markdown');
    expect(markdown.code).toBe(1);
    expect(markdown.stdout).toContain('### Newly failing (1)');
    const page = await kit('conformance', 'diff', at('clean'), at('broken'), '--html');
    expect(page.code).toBe(1);
    expect(page.stdout).toMatch(/^<!doctype html>[\s\S]*<h2>Newly failing \(1\)<\/h2>/);
    for (const other of ['--json', '--html']) {
      expect(await kit('conformance', 'diff', 'a', 'b', '--markdown', other)).toMatchObject({ code: 2 });
    }
  });
});

describe('conformance compare', () => {
  it('shows what differs, the oldest first where that is wanted', async () => {
    const { code, stdout } = await kit('conformance', 'compare', at('broken'), at('clean'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout).checks).toMatchObject([{ check, first_red: null }]);
    const sorted = await kit('conformance', 'compare', at('broken'), at('clean'), '--json', '--by-time');
    expect(JSON.parse(sorted.stdout)).toMatchObject({
      reports: [{ label: at('clean') }, { label: at('broken') }],
      checks: [{ check, verdicts: [{ verdict: 'pass' }, { verdict: 'fail' }], first_red: 1 }],
    });
    const text = await kit('conformance', 'compare', at('clean'), at('broken'));
    expect(text).toMatchObject({ code: 0, stderr: '' });
    expect(text.stdout).toContain(check);
    const markdown = await kit('conformance', 'compare', at('clean'), at('broken'), '--markdown');
    expect(markdown.stdout).toContain(`| \`${check}\` | pass | **fail** ◄ |`);
    const page = await kit('conformance', 'compare', at('clean'), at('broken'), '--html');
    expect(page.stdout).toContain(`<th scope="row">${check}</th>`);
  });
});

it.each([
  ['diff', 'clean', 'none.json'],
  ['compare', 'none.json', 'clean'],
])('%s refuses what is no report in one line', async (command, ...files) => {
  const ended = await kit('conformance', command, ...files.map((name) => at(name)));
  expect(ended).toMatchObject({ code: 2, stdout: '' });
  expect(ended.stderr).toMatch(/none\.json: is no report of this kit: /);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
});
