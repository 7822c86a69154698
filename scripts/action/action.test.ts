import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import schema from './action.schema.json' with { type: 'json' };
import { annotations, errorLine } from './annotations.ts';
import { kitOf, wordsOf } from './inputs.ts';

interface Step {
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}
interface Action {
  inputs: Record<string, { default?: string }>;
  outputs: Record<string, { value: string }>;
  runs: { steps: Step[] };
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const action = parse(read('action.yml')) as Action;
const page = read('docs/release-gates.md');
const own = 'your-organization/model-run-kit@v0.1.0';
/** Commits of versions that are there: a tag can be moved. */
const pinned = [
  'actions/setup-node@249970729cb0ef3589644e2896645e5dc5ba9c38',
  'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f',
];
const published = [
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
  'github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e',
];

describe('action.yml', () => {
  const { steps } = action.runs;
  const variable = (input: string) => `INPUT_${input.toUpperCase().replaceAll('-', '_')}`;

  it('is what GitHub documents', () => {
    const isAction = new Ajv2020({ strict: false }).compile(schema);
    expect(isAction(action), JSON.stringify(isAction.errors)).toBe(true);
    for (const { uses } of steps) if (uses !== undefined) expect(pinned).toContain(uses);
  });

  it('puts nothing into a script', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('hands over each input, and each output is made', () => {
    const judge = steps.find(({ id }) => id === 'judge')!;
    const elsewhere = ['artifact', 'node-version'];
    const handed = Object.keys(action.inputs).filter((input) => !elsewhere.includes(input));
    expect(judge.env).toEqual(Object.fromEntries(handed.map((input) => [variable(input), `\${{ inputs.${input} }}`])));
    const sources = ['main', 'inputs'].map((name) => read(`scripts/action/${name}.ts`)).join('');
    for (const input of handed) expect(sources).toContain(variable(input));
    for (const [name, { value }] of Object.entries(action.outputs))
      expect(value).toBe(`\${{ steps.judge.outputs.${name} }}`);
  });
});

describe('the examples of the page', () => {
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(
    ([, text]) => parse(text!) as Record<string, unknown>,
  );

  it('name actions that are there, and inputs that this one has', () => {
    const workflows = blocks.filter((block) => 'jobs' in block) as {
      on: object;
      jobs: Record<string, { steps: Step[] }>;
    }[];
    expect(workflows.length).toBeGreaterThan(0);
    const used = workflows.flatMap(({ jobs }) => Object.values(jobs)).flatMap(({ steps }) => steps);
    for (const { uses, run = '', with: given = {} } of used) {
      expect(run).not.toContain('${{');
      if (uses === undefined) continue;
      expect([own, ...published]).toContain(uses);
      if (uses === own) for (const input of Object.keys(given)) expect(action.inputs).toHaveProperty([input]);
    }
    expect(used.map(({ uses }) => uses)).toContain(own);
  });

  it('have a job for GitLab that starts and awaits the server', () => {
    const [job] = blocks.flatMap(
      (block) => (block.conformance as { script: string[]; artifacts: object } | undefined) ?? [],
    );
    expect(job!.script.join('\n')).toMatch(/&$[\s\S]*--wait /m);
    expect(job!.artifacts).toMatchObject({ when: 'always', reports: { junit: expect.any(String) } });
  });
});

describe('inputs', () => {
  it('are options only where they are set', () => {
    expect(wordsOf({ INPUT_WAIT: '60', INPUT_TARGET: '' })).toEqual([
      ...['conformance', 'run', '--reporter=terminal', '--out=conformance-report'],
    ]);
    const some = { INPUT_TARGET: '-t.yaml', INPUT_AREAS: 'lists\n retry ', INPUT_WAIT: '5', INPUT_SHARD: '1/2' };
    expect(wordsOf({ ...some, INPUT_REPORTERS: 'junit, html,junit', INPUT_REPORT: 'out' })).toEqual([
      ...['conformance', 'run', '--target=-t.yaml', '--area=lists', '--area=retry', '--shard=1/2', '--wait=5'],
      ...['--reporter=terminal,junit,html', '--out=out'],
    ]);
  });

  it('of the run are taken over, values with spaces too', () => {
    const some = {
      INPUT_SET: 'limits.runs=5\n a.b=c d ',
      INPUT_OWNER: 'human',
      INPUT_TWICE: 'true',
      INPUT_SAMPLES: '9',
    };
    expect(wordsOf({ ...some, INPUT_FAIL_FAST: 'false' }).slice(2, -2)).toEqual([
      ...['--set=limits.runs=5', '--set=a.b=c d', '--owner=human', '--twice', '--samples=9'],
    ]);
    expect(() => wordsOf({ INPUT_FAIL_FAST: 'yes' })).toThrow('fail-fast: takes true or false');
  });

  it('say which kit judges', () => {
    const of = (version: string) => kitOf(version, '/tmp/x', root);
    expect(of('0.1.0').install!.slice(-2)).toEqual(['--', 'model-run-kit@0.1.0']);
    const [file, bundle] = ['package-lock.json', 'scripts/action/main.ts'];
    expect(() => of(`${file}.tgz`)).toThrow(`version: there is no file ${file}.tgz`);
    expect(() => of(`${bundle}.mjs`)).toThrow('version: there is no file');
    expect(() => of('installed')).toThrow('version: the kit is not installed in');
    for (const wrong of ['v1/2', '../x', '1', '1.0', 'https://a.test/kit', '--global'])
      expect(() => of(wrong)).toThrow(`version: takes a version such as 1.0.0`);
  });
});

describe('annotations', () => {
  const finding = (check: string) => ({ cause: 'lost', impact: null, clause: 'a.b', checks: [check] });
  const decision = (reasons: NonNullable<Parameters<typeof annotations>[0]['decision']>['reasons']) => ({
    ...{ exit_code: reasons.length > 0 ? 1 : 0, reasons },
  });

  it('are notices for what the gate lets pass, and errors for what it does not', () => {
    const findings = [finding('a/b'), finding('a/c')];
    const some = decision([{ kind: 'fail', message: '1 check fails', checks: ['a/b'] }]);
    expect(annotations({ findings, verdicts: [], decision: some })).toEqual([
      '::error title=a/b::a.b: lost',
      '::notice title=a/c::The gate lets it pass.%0Aa.b: lost',
    ]);
    expect(annotations({ findings, verdicts: [], decision: decision([]) }).join()).not.toContain('::error');
  });

  it('tell what else turned the run red', () => {
    const reasons = [
      { kind: 'lost-claim', message: 'a claim has shrunk' },
      { kind: 'could-not-run', message: '2 checks could not run', checks: ['a/b', 'a/c'] },
    ];
    expect(annotations({ findings: [], verdicts: [], decision: decision(reasons) })).toEqual([
      '::error title=lost-claim::a claim has shrunk',
      '::error title=could-not-run::2 checks could not run: a/b, a/c',
    ]);
  });

  const report = (number: number) => ({
    findings: Array.from({ length: number }, (_, at) => ({
      ...{ cause: `cause ${at}`, impact: 'Files vanish.', clause: 'a.b', checks: [`a/${at}`] },
    })),
    verdicts: [{ check: 'a/0', verdict: 'fail', replay: 'kit --case {}' }],
  });

  it('tell impact, clause, cause and replay, and at most ten', () => {
    expect(annotations(report(1))).toEqual(['::error title=a/0::Files vanish.%0Aa.b: cause 0%0Areplay: kit --case {}']);
    expect(annotations(report(10))).toHaveLength(10);
    const many = annotations(report(14));
    expect(many).toHaveLength(10);
    expect(many.at(-1)).toMatch(/^::error title=5 more::/);
  });

  it('are one line, whatever a target says', () => {
    const decoded = (text: string) =>
      text
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%0D', '\r')
        .replaceAll('%0A', '\n')
        .replaceAll('%25', '%');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, message) => {
        const line = errorLine(title, message);
        expect(line).not.toMatch(/[\r\n]/);
        const [, name, text] = /^::error title=([^:,]*)::(.*)$/su.exec(line)!;
        expect([name, text].map((part) => decoded(part!))).toEqual([title, message]);
      }),
    );
  });
});

describe('the step', () => {
  let folder: string;
  const at = (...names: string[]) => join(folder, ...names);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'action-'));
    for (const name of ['work', 'temp']) mkdirSync(at(name));
    // It shows what it was given, waits for the server, and writes what the kit would.
    writeFileSync(
      at('kit.mjs'),
      `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => { console.log('heard'); writeFileSync(process.env.HEARD, 'x'); process.exit(130); });
       console.log('::error::of the target');
       console.log(JSON.stringify({ words: process.argv.slice(2), inputs: Object.keys(process.env).filter((name) => name.startsWith('INPUT_')) }));
       while (process.env.AWAIT && !existsSync(process.env.AWAIT)) await new Promise((done) => setTimeout(done, 5));
       if (process.env.NO_REPORT) process.exit(1);
       mkdirSync('out', { recursive: true });
       writeFileSync('out/report.json', JSON.stringify({ decision: { exit_code: 1, reasons: [{ kind: 'fail', message: '1 check fails', checks: ['a/b'] }] }, findings: [{ cause: 'lost', impact: null, clause: 'a.b', checks: ['a/b'] }], verdicts: [] }));
       writeFileSync('out/report.md', '# Failed');
       process.exitCode = Number(process.env.CODE);`,
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function step(env: Record<string, string>) {
    const files = { GITHUB_OUTPUT: at('output'), GITHUB_STEP_SUMMARY: at('summary') };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/action/main.ts')], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...{ PATH: process.env.PATH, GITHUB_WORKSPACE: folder, RUNNER_TEMP: at('temp'), ...files },
        ...{ INPUT_VERSION: at('kit.mjs'), INPUT_REPORT: 'out', INPUT_WORKING_DIRECTORY: 'work', CODE: '1', ...env },
      },
    });
    const output = Object.fromEntries(
      [...readFileSync(at('output'), 'utf8').matchAll(/^(\S+)<<(\S+)\n(.*?)\n\2$/gms)].map(([, name, , value]) => [
        name,
        value,
      ]),
    );
    return { status, stdout, stderr, output };
  }

  it('leaves with the exit code, and tells it with the report', () => {
    const { status, stdout, output } = step({});
    expect({ status, output }).toEqual({ status: 1, output: { 'exit-code': '1', report: 'work/out' } });
    expect(readFileSync(at('summary'), 'utf8')).toBe('# Failed');
    // Texts of the target stand between lines that make them no command.
    const [, token] = /^::stop-commands::(\S+)\n::error::of the target\n/.exec(stdout)!;
    expect(stdout).toMatch(new RegExp(`\n::${token}::\n::error title=a/b::a.b: lost\n$`));
  });

  it('calls nothing a verdict but a verdict', () => {
    expect(step({ NO_REPORT: '1' })).toMatchObject({ status: 70, output: { 'exit-code': '70' } });
    for (const [name, value] of [
      ['VERSION', 'a/b'],
      ['VERSION', 'installed'],
      ['TWICE', 'perhaps'],
    ]) {
      const { status, stdout } = step({ [`INPUT_${name}`]: value! });
      expect(status).toBe(2);
      expect(stdout).toMatch(/^::error title=an input is wrong::(?:version|twice): .*\n$/);
    }
  });

  it('is called by the shell in its own place, and an old Node.js is a wrong usage', () => {
    const { run } = action.runs.steps.find(({ id }) => id === 'judge')!;
    expect(run!.trimEnd().split('\n').at(-1)).toBe('exec node "$GITHUB_ACTION_PATH/scripts/action/main.ts"');
    mkdirSync(at('bin'));
    writeFileSync(at('bin/old.cjs'), `Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } });`);
    const env = { PATH: process.env.PATH, GITHUB_OUTPUT: at('output'), NODE_OPTIONS: `--require ${at('bin/old.cjs')}` };
    const { status, stdout } = spawnSync('bash', ['-e', '-c', run!], { encoding: 'utf8', env });
    expect(status).toBe(2);
    expect(stdout).toMatch(/^::error title=Node.js is too old::the kit needs 24/);
    expect(readFileSync(at('output'), 'utf8')).toBe('exit-code=2\n');
  });

  it('passes a signal on to the kit and waits for its end, and ends the server with all that it began', async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/action/main.ts')], {
      cwd: folder,
      env: {
        ...{ PATH: process.env.PATH, GITHUB_WORKSPACE: folder, RUNNER_TEMP: at('temp'), GITHUB_OUTPUT: at('output') },
        ...{ INPUT_VERSION: at('kit.mjs'), INPUT_REPORT: 'out', AWAIT: at('never'), HEARD: at('heard') },
        INPUT_START: `trap '' TERM; sleep 600 & echo $! > ${at('pid')}; echo serving; wait`,
      },
    });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    const closed = once(child, 'close');
    while (!told.includes('"words"') || !existsSync(at('pid'))) await setTimeout(5);
    child.kill('SIGTERM');
    const [status] = await closed;
    expect(status).toBe(130);
    expect(existsSync(at('heard'))).toBe(true);
    expect(readFileSync(at('out/server.log'), 'utf8')).toBe('serving\n');
    const state = spawnSync('ps', ['-o', 'stat=', '-p', readFileSync(at('pid'), 'utf8').trim()], { encoding: 'utf8' });
    expect(state.stdout.trim().slice(0, 1)).toMatch(/^Z?$/);
  });

  it('takes inputs as words, whatever stands in them', () => {
    const hostile = '$(touch pwned) "; touch pwned # \n`touch pwned`';
    const { stdout } = step({ INPUT_TARGET: hostile, INPUT_SEED: hostile });
    const { words, inputs } = JSON.parse(stdout.split('\n')[2]!) as { words: string[]; inputs: string[] };
    expect(words.slice(2, 4)).toEqual([`--target=${hostile}`, `--seed=${hostile}`]);
    expect(inputs).toEqual([]);
    expect(readdirSync(at('work'))).toEqual(['out']);
  });

  it('starts the server beside the kit, and stops it with all that it began', () => {
    const { status } = step({
      CODE: '0',
      AWAIT: at('ready'),
      INPUT_START: `sleep 600 & echo $! > ${at('pid')}; touch ${at('ready')}; wait`,
    });
    expect(status).toBe(0);
    const pid = Number(readFileSync(at('pid'), 'utf8'));
    const state = () => spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
    // It was told to end; when it does is its own affair.
    while (!/^Z?$/.test(state().slice(0, 1)));
  });

  it('says so at once where the server ends by itself, and waits no longer', () => {
    const { status, stdout, output } = step({ AWAIT: at('never'), INPUT_START: 'echo no port; exit 3' });
    expect({ status, output }).toMatchObject({ status: 4, output: { 'exit-code': '4' } });
    expect(stdout).toContain('::error title=the server ended by itself::exit code 3\n');
    expect(stdout).toContain('last lines:%0Ano port\n');
  });
});
