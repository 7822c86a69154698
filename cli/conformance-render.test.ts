import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatFiles } from '../conformance/reports/format-names.ts';
import { type KitResult, kit } from './kit.support.ts';

let folder: string;
let ran: KitResult;
const at = (...names: string[]) => join(folder, ...names);
const text = (...names: string[]) => readFileSync(at(...names), 'utf8');
const all = ['--reporter', ['terminal', ...Object.keys(formatFiles)].join(',')];
const mutant = ['--mutant', 'pagination/ties--lost-at-the-boundary'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  const checks = ['pagination/ties', 'pagination/envelope', 'schema/listAssets'];
  ran = await kit('conformance', ...mutant, '--check', ...checks, '--out', at('run'), ...all);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('conformance render', () => {
  it('makes of a stored report what the run made', async () => {
    const again = await kit('conformance', 'render', at('run', 'report.json'), '--out', at('again'), ...all);
    expect(again).toMatchObject({ code: 0, stdout: ran.stdout, stderr: '' });
    expect(readdirSync(at('again')).toSorted()).toEqual(Object.values(formatFiles).toSorted());
    for (const name of Object.values(formatFiles)) expect(text('again', name)).toBe(text('run', name));
    expect(text('again', formatFiles.junit)).toContain('tests="3" failures="1" errors="0"');
  });

  it('prints one form, with the talk beside it', async () => {
    const alone = await kit('conformance', 'render', at('run', 'report.json'), '--reporter', 'junit');
    expect(alone).toEqual({ code: 0, stdout: text('run', formatFiles.junit), stderr: '' });
    const both = await kit('conformance', 'render', at('run', 'report.json'), '--reporter', 'terminal,markdown');
    expect(both).toEqual({ code: 0, stdout: text('run', formatFiles.markdown), stderr: ran.stdout });
  });

  it('says since when, by reports of other days', async () => {
    const began = '2020-01-01T00:00:00.000Z';
    writeFileSync(at('earlier.json'), JSON.stringify({ ...JSON.parse(text('run', 'report.json')), started_at: began }));
    const words = [at('run'), '--reporter', 'markdown', '--earlier', at('earlier.json')];
    expect((await kit('conformance', 'render', ...words)).stdout).toMatch(
      /^- Since: 2020-01-01T00:00:00\.000Z.*, or longer$/m,
    );
    expect(await kit('conformance', 'render', at('run'), '--earlier', at('none.json'))).toMatchObject({
      code: 2,
      stdout: '',
    });
  });

  it('is as red as the gate that it is given', async () => {
    const words = ['--gate', 'stated', '--reporter', 'junit', '--target', at('run', 'target.yaml')];
    const { stdout } = await kit('conformance', 'render', at('run', 'report.json'), ...words);
    expect(stdout).toContain('tests="3" failures="0" errors="0"');
  });

  it('joins the parts of a run', async () => {
    for (const check of ['pagination/ties', 'pagination/envelope']) {
      await kit('conformance', ...mutant, '--check', check, '--out', at(check));
    }
    const parts = ['ties', 'envelope'].map((name) => at('pagination', name, 'report.json'));
    const joined = await kit('conformance', 'render', ...parts, '--reporter', 'json');
    expect(JSON.parse(joined.stdout)).toMatchObject({
      totals: { pass: 1, fail: 1 },
      checks: { expected: 2, judged: 2 },
      areas: { pagination: { pass: 1, fail: 1 } },
    });
  });

  it.each([
    [
      'a report given twice',
      () => [at('run', 'report.json'), at('run', 'report.json')],
      /report\.json: \S+ stands in it twice/,
    ],
    ['what is no JSON', () => [at('run', 'history.jsonl')], /history\.jsonl: is no JSON/],
    [
      'another document',
      () => {
        writeFileSync(at('other.json'), '{}');
        return [at('other.json')];
      },
      /other\.json: is no report of this kit: .*; give a report\.json/,
    ],
    ['a file that is not there', () => [at('none.json')], /none\.json: no such file/],
    [
      'two forms for one stdout',
      () => [at('run', 'report.json'), '--reporter', 'json,junit'],
      /--reporter json,junit: several of them are written into a folder; give --out/,
    ],
    [
      'a form that is none',
      () => [at('run', 'report.json'), '--reporter', 'html5'],
      /It takes some of: terminal, json, junit, html, markdown, sarif, ctrf, summary, har\./,
    ],
  ])('refuses %s in one line', async (_, words, line) => {
    const { code, stdout, stderr } = await kit('conformance', 'render', ...words());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
  });
});

describe('conformance run', () => {
  it('refuses two forms for one stdout before anything is asked', async () => {
    const { code, stdout, stderr } = await kit('conformance', '--reporter', 'terminal,sarif,markdown');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
