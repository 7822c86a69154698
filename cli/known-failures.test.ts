import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import schema from '../conformance/reports/report.schema.json' with { type: 'json' };
import type { Report } from '../conformance/reports/report.ts';
import { kit } from './kit.support.ts';

const folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
const at = (name: string) => join(folder, name);
const [renamed, linked] = ['pagination/envelope--items-renamed', 'pagination/envelope--next-is-an-object'];
const gate = (...words: string[]) => kit('conformance', '--check', 'pagination/envelope', ...words);
const file = (name: string, text: string) => {
  writeFileSync(at(name), text);
  return at(name);
};
const entry = (more = '') => `known_failures:\n  - { check: pagination/envelope, reason: ours, ${more} }\n`;
const known = file('known.yaml', entry('mismatch: no-items, link: "https://t.test/1", expires: 2999-12-31'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('conformance --known-failures', () => {
  const rows: [string, { words: string[]; code: number; says: (string | RegExp)[] }][] = [
    [
      'a failure that is listed is told of, and lets pass',
      {
        words: ['--mutant', renamed!, '--known-failures', known],
        code: 0,
        says: [
          'known-failure  pagination/envelope  The list has no array called items',
          'because   ours · https://t.test/1 · until 2999-12-31',
          ': 1 known-failure · ',
        ],
      },
    ],
    [
      'one in another way is none',
      {
        words: ['--mutant', linked!, '--known-failures', known],
        code: 1,
        says: [
          'FAIL pagination/envelope',
          'not known not-a-url of pagination.envelope at /next',
          'it fails in another way',
        ],
      },
    ],
    [
      'what passes is to be taken out',
      {
        words: ['--known-failures', known],
        code: 1,
        says: ['unexpected-pass  pagination/envelope  it passes', 'known.yaml:2:5', ', 1 stale or expired entry · '],
      },
    ],
    [
      'what has expired counts again',
      {
        words: ['--mutant', renamed!, '--known-failures', file('old.yaml', entry('expires: 2020-01-31'))],
        code: 1,
        says: ['FAIL pagination/envelope', /expired entry {2}.*expired on 2020-01-31, and it still fails/],
      },
    ],
    [
      'what is not judged, or of others, is left alone',
      {
        words: [
          '--known-failures',
          file(
            'left.yaml',
            `${entry('implementation: { name: theirs }')}  - { check: folders/*, reason: ours, expires: 2020-01-31 }\n`,
          ),
        ],
        code: 0,
        says: ['left alone: it is about theirs', 'folders/*: left alone: not in this run', ': 1 pass · '],
      },
    ],
  ];
  it.each(rows)('%s', async (_, { words, code, says }) => {
    const ended = await gate(...words);
    expect(ended.code).toBe(code);
    for (const text of says) expect(ended.stdout).toMatch(text);
  });

  it('stops no run that ends at the first failure', async () => {
    const { code, stdout } = await kit(
      ...['conformance', '--mutant', renamed!, '--fail-fast', '--known-failures', known],
      ...['--check', 'pagination/envelope', 'folders/read-after-create'],
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 pass, 1 known-failure')]);
  });

  it('stops no run that ends at the first failure for one that the gate does not count', async () => {
    const { code, stdout } = await kit(
      ...['conformance', '--mutant', 'pagination/backward-walk--first-item-lost', '--fail-fast', '--gate', 'stated'],
      ...['--check', 'pagination/backward-walk', 'folders/read-after-create'],
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 pass, 1 fail')]);
  });

  it('judges a history as the run was judged, in a report of its schema', async () => {
    const validate = addFormats.default(new Ajv2020({ strict: false })).compile(schema);
    for (const [mutant, code] of [
      [['--mutant', renamed!], 0],
      [[], 1],
    ] as const) {
      const options = ['--known-failures', known, '--out', at('run')];
      const ran = await gate(...mutant, ...options);
      const again = await kit('conformance', 'judge', at('run/history.jsonl'), ...options.slice(0, 2));
      expect([ran.code, again.code, again.stdout]).toEqual([code, code, ran.stdout]);
      const report = JSON.parse(readFileSync(at('run/report.json'), 'utf8')) as Report;
      expect([validate(report), validate.errors]).toEqual([true, null]);
      expect(report.known_failures).toMatchObject([{ state: code === 0 ? 'holds' : 'stale', reason: 'ours' }]);
    }
  });

  it.each([
    ['a file that is not there', [at('none.yaml')], /none\.yaml: no such file/],
    [
      'an unknown check',
      [file('typo.yaml', entry().replace('envelope', 'envelop'))],
      /typo\.yaml:2:7: .*no check is called/,
    ],
    ['one case', [known, '--case', '{}'], /--case judges one case alone/],
  ])('refuses %s in one line', async (_, words, line) => {
    const { code, stdout, stderr } = await gate('--known-failures', ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('conformance --write-known-failures', () => {
  it('writes what fails, which is green then, and takes out what is mended', async () => {
    const written = at('written.yaml');
    const first = await gate('--mutant', renamed!, '--write-known-failures', written);
    expect(first.code).toBe(1);
    expect(parse(readFileSync(written, 'utf8'))).toMatchObject({
      known_failures: [{ check: 'pagination/envelope', mismatch: 'no-items', clause: 'pagination.envelope' }],
    });
    expect(await gate('--mutant', renamed!, '--known-failures', written)).toMatchObject({ code: 0 });
    await gate('--write-known-failures', written);
    expect(parse(readFileSync(written, 'utf8'))).toEqual({ known_failures: [] });
    expect(await gate('--known-failures', written)).toMatchObject({ code: 0 });
  });

  it.each([
    ['another file', () => file('other.yaml', 'base_url: http://a.test\n'), /other\.yaml:1:1: /],
    ['into no folder', () => at('none/known.yaml'), /--write-known-failures .*: cannot be written \(ENOENT\)/],
  ])('writes not over %s', async (_, name, line) => {
    const { code, stderr } = await gate('--write-known-failures', name());
    expect(code).toBe(2);
    expect(stderr).toMatch(line);
  });
});
