import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kit } from './kit.support.ts';

let folder: string;
/** Answers 401 to whatever it is asked. */
let closed: Server;
let closed_url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  closed = createServer((_, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}'));
  await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
  closed_url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
});
afterAll(() => {
  closed.close();
  rmSync(folder, { recursive: true });
});

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const principals = 'principals: { owner: { kind: api_key, token: a-token-of-owner } }\n';

describe('what is refused says so in one line', () => {
  const rows: [string, { words: () => string[]; code: number; line: RegExp }][] = [
    [
      'no such file',
      { words: () => ['conformance', '--target', 'nowhere.yaml'], code: 2, line: /nowhere\.yaml: no such file/ },
    ],
    [
      'a mistake in a target file',
      {
        words: () => ['conformance', '--target', file('typo.yaml', `bse_url: http://a\n${principals}`)],
        code: 2,
        line: /typo\.yaml:1:1: bse_url: unknown key; known here: /,
      },
    ],
    [
      'an unset variable',
      {
        words: () => ['conformance', '--target', file('unset.yaml', `base_url: \${NOT_SET_ANYWHERE}\n${principals}`)],
        code: 2,
        line: /unset\.yaml:1:1: base_url: the environment variable NOT_SET_ANYWHERE is not set/,
      },
    ],
    [
      'nobody answers',
      {
        words: () => ['conformance', '--target', file('nobody.yaml', `base_url: http://127.0.0.1:1\n${principals}`)],
        code: 4,
        line: /http:\/\/127\.0\.0\.1:1: GET \/v1\/health: cannot connect \(ECONNREFUSED\)/,
      },
    ],
    [
      'a token is refused',
      {
        words: () => ['conformance', '--base-url', closed_url, '--set', 'principals.owner.token=a-token-of-owner'],
        code: 4,
        line: /principals\.owner\.token is refused \(401/,
      },
    ],
    [
      'no check of that name',
      {
        words: () => ['conformance', '--check', 'pagnation/*'],
        code: 2,
        line: /--check pagnation\/\*: no check matches/,
      },
    ],
    [
      'no such mutant',
      { words: () => ['conformance', '--mutant', 'x'], code: 2, line: /--mutant x: there is no such mutant/ },
    ],
    [
      'a mutant that was meant',
      {
        words: () => ['conformance', '--mutant', 'pagination/ties--lost'],
        code: 2,
        line: /--mutant pagination\/ties--lost: .*; nearest: pagination\/ties--lost-at-the-boundary[,;].* conformance explain CHECK lists those of a check$/m,
      },
    ],
    ['an unknown option', { words: () => ['conformance', '--targt', 'x'], code: 2, line: /unknown option '--targt'/ }],
    ['an unknown command', { words: () => ['confromance'], code: 2, line: /unknown command 'confromance'/ }],
    [
      'a value that is none',
      { words: () => ['conformance', '--seed', 'x'], code: 2, line: /--seed .* is invalid\. It takes a whole number/ },
    ],
    [
      'a report that is none',
      { words: () => ['conformance', 'replay', file('report.json', '{}')], code: 2, line: /is no report of this kit/ },
    ],
  ];
  if (process.platform === 'linux') {
    const words = () => ['conformance', '--check', 'pagination/ties', '--out', '/proc/x/y'];
    rows.push([
      'a folder that nobody can make',
      { words, code: 2, line: /--out \/proc\/x\/y: cannot be written \(E[A-Z]+\)/ },
    ]);
  }
  it.each(rows)('%s', async (_, { words, code, line }) => {
    const ended = await kit(...words());
    expect(ended.stderr).toMatch(line);
    expect(ended).toMatchObject({ code, stdout: '' });
    expect(ended.stderr).not.toMatch(/^\s+at /m);
  });
});

describe('conformance', () => {
  it('writes report, history and journal, without a token in them, and replays a failure from the report', async () => {
    const out = join(folder, 'out');
    const mutant = ['--mutant', 'pagination/ties--lost-at-the-boundary'];
    const run = await kit('conformance', '--check', 'pagination/ties', ...mutant, '--out', out);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('FAIL pagination/ties');
    const [report, history, created] = ['report.json', 'history.jsonl', 'created.jsonl'].map((name) =>
      readFileSync(join(out, name), 'utf8'),
    );
    expect(JSON.parse(report!)).toMatchObject({ totals: { fail: 1 }, left_behind: [] });
    expect(history!.split('\n').length).toBeGreaterThan(10);
    expect(created).toContain('createAssetUpload');
    for (const text of [report, history, created]) expect(text).not.toMatch(/Bearer (?!\*\*\*|\$)/);

    const replay = await kit('conformance', 'replay', join(out, 'report.json'), 'pagination/ties', ...mutant);
    expect(replay).toMatchObject({ code: 1 });
    const healthy = await kit('conformance', 'replay', join(out, 'report.json'));
    expect(healthy).toMatchObject({ code: 0 });
  });

  it('prints its report as JSON that follows its schema', async () => {
    const run = await kit('conformance', '--check', 'pagination/envelope', '--reporter', 'json');
    const schema = await kit('openapi', '--schema', 'report');
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(schema.stdout));
    expect(validate(JSON.parse(run.stdout)), JSON.stringify(validate.errors)).toBe(true);
    expect(run.code).toBe(0);
  });
});
