import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KitResult, kit } from './kit.support.ts';

let folder: string;
let ran: KitResult;
const mutant = 'pagination/ties--lost-at-the-boundary';
const at = (...names: string[]) => join(folder, ...names);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  const checks = ['pagination/ties', 'pagination/envelope', 'schema/listAssets'];
  ran = await kit('conformance', '--mutant', mutant, '--check', ...checks, '--out', at('run'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('conformance judge', () => {
  it('prints the report of the run, with its exit code', async () => {
    const again = await kit('conformance', 'judge', at('run', 'history.jsonl'));
    expect(again.stdout).toBe(ran.stdout);
    expect(again.stdout).toContain('FAIL pagination/ties');
    expect([ran.code, again.code]).toEqual([1, 1]);
  });

  it('judges a part, by another gate, into another folder', async () => {
    const words = ['--check', 'pagination/*', '--gate', 'stated', '--reporter', 'json', '--out', at('again')];
    const again = await kit('conformance', 'judge', at('run', 'history.jsonl'), ...words);
    expect(again).toMatchObject({ code: 0, stdout: '' });
    const report = JSON.parse(readFileSync(at('again', 'report.json'), 'utf8'));
    expect(report.checks).toEqual({ expected: 2, judged: 2 });
    expect(readdirSync(at('again')).toSorted()).toEqual(['choices.yaml', 'report.json']);
    expect(readFileSync(at('run', 'history.jsonl'), 'utf8')).not.toBe('');
  });

  it.each([
    ['what is no history', () => at('run', 'report.json'), /report\.json:1: is no JSON/],
    ['a file that is not there', () => at('none.jsonl'), /none\.jsonl: no such file/],
    [
      'a damaged one',
      () => {
        const lines = readFileSync(at('run', 'history.jsonl'), 'utf8').split('\n');
        writeFileSync(at('damaged.jsonl'), lines.toSpliced(4, 1).join('\n'));
        return at('damaged.jsonl');
      },
      /damaged\.jsonl:\d+: /,
    ],
    [
      'that of an older kit',
      () => {
        writeFileSync(at('older.jsonl'), '{"type":"run","kit":"0.0.1"}\n');
        return at('older.jsonl');
      },
      /older\.jsonl:1: written by an older kit, 0\.0\.1/,
    ],
  ])('refuses %s in one line', async (_, file, line) => {
    const { code, stdout, stderr } = await kit('conformance', 'judge', file());
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('refuses a part that the run did not have', async () => {
    const { code, stderr } = await kit('conformance', 'judge', at('run', 'history.jsonl'), '--area', 'retry');
    expect(code).toBe(2);
    expect(stderr).toContain('none of the chosen checks is in it');
  });
});

describe('conformance explain and list', () => {
  it('prints what it knows to stdout', async () => {
    const { code, stdout, stderr } = await kit('conformance', 'explain', 'pagination/ties');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(mutant);
  });

  it.each([
    ['pagination/tie', 'pagination/ties'],
    ['traffic/walk', 'traffic/walks'],
    ['repeating/atonce', 'repeating/at-once'],
  ])('names what is nearest to the unknown id %s', async (unknown, near) => {
    const { code, stdout, stderr } = await kit('conformance', 'explain', unknown);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`model-run-kit: ${unknown}: `);
    expect(stderr).toContain(`nearest: ${near}`);
  });

  it('lists an area, or some checks, as lines or as JSON', async () => {
    const lines = await kit('conformance', 'list', '--area', 'uploads');
    expect(
      lines.stdout
        .trim()
        .split('\n')
        .every((line) => line.startsWith('uploads/')),
    ).toBe(true);
    const { stdout } = await kit('conformance', 'list', '--json', '--check', 'pagination/t*');
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'pagination/ties', area: 'pagination', needs: { writes: true } }]);
    expect(await kit('conformance', 'list', '--area', 'nowhere')).toMatchObject({ code: 2, stdout: '' });
  });
});
