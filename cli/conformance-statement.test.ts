import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Report } from '../conformance/reports/report.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { kit } from './kit.support.ts';

let folder: string;
let server: Embedded;
const at = (...names: string[]) => join(folder, ...names);
const checks = ['--check', 'pagination/envelope', 'schema/listAssets'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'model-run-kit-'));
  server = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  await kit('conformance', ...checks, '--out', at('run'));
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('conformance statement', () => {
  it('prints what its schema describes, as YAML, JSON or Markdown', async () => {
    const yaml = await kit('conformance', 'statement', at('run'), '--partial');
    expect(yaml).toMatchObject({ code: 0, stderr: '' });
    const { stdout: schema } = await kit('openapi', '--schema', 'statement');
    const isStatement = new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(schema));
    const statement: unknown = parse(yaml.stdout);
    expect(isStatement(statement), JSON.stringify(isStatement.errors)).toBe(true);
    expect(statement).toMatchObject({ result: 'conforms', scope: 'part', checks: { run: 2, judged: 2 } });
    const json = await kit('conformance', 'statement', at('run', 'report.json'), '--partial', '--json');
    expect(JSON.parse(json.stdout)).toEqual(statement);
    const page = await kit('conformance', 'statement', at('run'), '--partial', '--markdown');
    expect(page.stdout).toMatch(/^# model-run-kit reference server \S+ conforms\n/);
  });

  it('holds no token, and not the address', async () => {
    const { base_url, principals } = server.target;
    const named = { ...server.target, implementation: { name: 'mine' }, areas: undefined };
    writeFileSync(at('target.json'), JSON.stringify(named));
    await kit('conformance', ...checks, '--target', at('target.json'), '--out', at('mine'));
    const { stdout } = await kit('conformance', 'statement', at('mine'), '--partial');
    expect(stdout).toContain('name: mine\n');
    for (const { token } of Object.values(principals)) expect(stdout).not.toContain(token);
    expect(stdout).not.toContain(new URL(base_url).host);
  });

  it('is refused in one line for a part, and for a mutant whether embedded or served', async () => {
    const line = (text: string) => expect.stringMatching(new RegExp(`^model-run-kit: [^\\n]*${text}[^\\n]*\\n$`));
    const part = await kit('conformance', 'statement', at('run'));
    expect(part).toEqual({ code: 2, stdout: '', stderr: line('say --partial') });
    const mutant = 'pagination/envelope--items-renamed';
    await kit('conformance', ...checks, '--mutant', mutant, '--out', at('mutant'));
    const embedded = await kit('conformance', 'statement', at('mutant'), '--partial');
    expect(embedded).toEqual({ code: 2, stdout: '', stderr: line(`with the mutant ${mutant}`) });
    writeFileSync(at('served.json'), JSON.stringify({ ...server.target, mutant }));
    await kit('conformance', ...checks, '--target', at('served.json'), '--out', at('served'));
    const served = await kit('conformance', 'statement', at('served'), '--partial');
    expect(served).toEqual({ code: 2, stdout: '', stderr: line(`with the mutant ${mutant}`) });
  });

  it('tells by which options a stored history was run and judged again', async () => {
    await kit('conformance', ...checks, '--samples', '3', '--strict', '--out', at('few'));
    await kit('conformance', 'judge', at('few', 'history.jsonl'), '--out', at('again'));
    const reports = ['few', 'again'].map((name) => JSON.parse(readFileSync(at(name, 'report.json'), 'utf8')) as Report);
    expect(reports.map(({ options }) => options)).toEqual(Array(2).fill({ samples: 3, strict: true }));
    const { stdout } = await kit('conformance', 'statement', at('few'), '--partial');
    expect(parse(stdout).reproduce[0]).toContain(' --samples 3 --strict ');
  });
});
