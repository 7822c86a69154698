import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startEmbedded } from '../../cli/embedded.ts';
import { describeConformance, runConformance, type TestFunctions } from './describe-conformance.ts';

interface Registered {
  suite: string;
  hooks: (() => Promise<void>)[];
  tests: Map<string, (...given: unknown[]) => unknown>;
}

/** A test runner that keeps what is registered. */
function runner(): Registered & TestFunctions {
  const kept: Registered = { suite: '', hooks: [], tests: new Map() };
  return Object.assign(kept, {
    describe(name: string, body: () => void) {
      kept.suite = name;
      body();
    },
    it: (name: string, body: (...given: unknown[]) => unknown) => kept.tests.set(name, body),
    beforeAll: (body: () => Promise<void>) => kept.hooks.push(body),
  });
}

/** The tests that failed or were skipped, with what was said, after the hooks. */
async function outcomes({ hooks, tests }: Registered, context = true) {
  for (const hook of hooks) await hook();
  const skipped: string[] = [];
  const failed: [string, string][] = [];
  for (const [name, body] of tests) {
    // As Jest has it: whoever names a parameter is called back.
    expect(body.length).toBe(0);
    try {
      body(...(context ? [{ skip: (reason: string) => skipped.push(`${name} (${reason})`) }] : []));
    } catch (error) {
      failed.push([name, String((error as Error).stack)]);
    }
  }
  return { failed, skipped };
}

const checks = ['pagination/ties', 'pagination/envelope'];

describe('a test for each check', () => {
  it('passes where the target conforms', async () => {
    const tests = runner();
    describeConformance('embedded', { ...tests, checks });
    expect(tests.suite).toBe('conformance of the reference server');
    expect([...tests.tests.keys()].map((name) => name.split(':')[0])).toEqual([
      'judges something',
      'pagination/envelope',
      'pagination/ties',
    ]);
    expect(await outcomes(tests)).toEqual({ failed: [], skipped: [] });
  });

  it('fails with what the command prints', async () => {
    const tests = runner();
    describeConformance('embedded', { ...tests, checks, mutant: 'pagination/ties--lost-at-the-boundary' });
    const { failed } = await outcomes(tests);
    expect(failed).toHaveLength(1);
    const [[name, text]] = failed as [[string, string]];
    expect(name).toMatch(/^pagination\/ties: /);
    expect(text).toMatch(/^FAIL pagination\/ties {2}/);
    expect(text).toMatch(/\n {5}replay {4}npm run kit -- conformance .*--mutant pagination\/ties--lost/);
    expect(text).not.toContain('    at ');
  });
});

describe('a check that was not judged', () => {
  const areas = { except: ['pagination'] };

  it('is skipped where it does not count, and nothing else is no good end', async () => {
    await using server = await embedded();
    const tests = runner();
    describeConformance({ ...server.target, areas }, { ...tests, checks });
    const { failed, skipped } = await outcomes(tests);
    expect(failed).toEqual([['judges something', 'no check could be judged; each says why']]);
    expect(skipped).toHaveLength(2);
    expect(skipped[0]).toMatch(/^pagination\/envelope: .*\(not-claimed {2}the target does not claim pagination\)$/);
  });

  it('passes where a test cannot be skipped, and is told on the error stream', async () => {
    await using server = await embedded();
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const tests = runner();
      describeConformance({ ...server.target, areas }, { ...tests, checks: checks.slice(0, 1) });
      expect((await outcomes(tests, false)).failed).toHaveLength(1);
      expect(write.mock.calls).toEqual([[expect.stringMatching(/^pagination\/ties: not-claimed {2}.+\n$/)]]);
    } finally {
      write.mockRestore();
    }
  });

  it('fails where it counts, unless it is allowed', async () => {
    await using server = await embedded();
    const { outsider: _, ...principals } = server.target.principals;
    const target = { ...server.target, principals };
    const options = { areas: ['isolation'] };
    const tests = runner();
    describeConformance(target, { ...tests, ...options });
    const { failed } = await outcomes(tests);
    expect(failed.map(([, text]) => text)).toContain('could-not-run  the target file has no principals.outsider');
    const allowing = runner();
    describeConformance(target, { ...allowing, ...options, allow_incomplete: ['could-not-run'] });
    expect((await outcomes(allowing)).skipped).toHaveLength(failed.length);
  });
});

describe('a known failure', () => {
  const mutant = 'pagination/envelope--items-renamed';
  const only = { checks: ['pagination/envelope'] };
  const folder = mkdtempSync(join(tmpdir(), 'known-failures-'));
  const known_failures = join(folder, 'known.yaml');
  writeFileSync(
    known_failures,
    'known_failures:\n  - { check: pagination/envelope, mismatch: no-items, reason: ours }\n',
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is skipped with its reason while it fails so, and is no pass', async () => {
    const tests = runner();
    describeConformance('embedded', { ...tests, ...only, mutant, known_failures });
    const { failed, skipped } = await outcomes(tests);
    expect(failed).toEqual([]);
    expect(skipped).toEqual([expect.stringMatching(/^pagination\/envelope: .*\(known-failure {2}.+ \(ours\)\)$/)]);
  });

  it('fails when it passes, and its entry with it', async () => {
    const tests = runner();
    describeConformance('embedded', { ...tests, ...only, known_failures });
    const { failed } = await outcomes(tests);
    expect(failed.map(([, text]) => text)).toEqual([
      expect.stringMatching(/known\.yaml:2:5: pagination\/envelope: it does not fail: take the entry out$/),
      expect.stringMatching(/^unexpected-pass {2}it passes, and is a known failure/),
    ]);
  });

  it('of a file that is wrong is told at once', () => {
    const wrong = () => describeConformance('embedded', { ...runner(), ...only, known_failures: 'none.yaml' });
    expect(wrong).toThrow('none.yaml: no such file');
  });
});

describe('what cannot be used', () => {
  it('is told at once, where it is known', () => {
    expect(() => describeConformance('embedded', { ...runner(), areas: ['nothing'] })).toThrow('areas: nothing: no');
    expect(() => describeConformance('embedded', { checks })).toThrow('which are no globals here: give them');
  });

  it('is told in one line before the first test', async () => {
    const tests = runner();
    describeConformance('no-such-target.yaml', { ...tests, checks });
    await expect(tests.hooks[0]!()).rejects.toMatchObject({ stack: 'no-such-target.yaml: no such file' });
    const refused = runConformance({ base_url: 1 } as never, { checks });
    await expect(refused).rejects.toThrow(/^target:1:\d+: base_url/);
  });
});

it('a target of a program is one of a file: names of the environment and settings too', async () => {
  await using server = await embedded();
  const { token } = server.target.principals.owner!;
  const principals = { owner: { kind: 'api_key' as const, token: '${NOT_SET:-replaced below}' } };
  const target = { ...server.target, principals };
  const report = await runConformance(target, { checks, set: { 'principals.owner.token': String(token) }, seed: 5 });
  expect(report).toMatchObject({ seed: 5, totals: { pass: 2 } });
  expect(JSON.stringify(report)).not.toContain(token);
});

async function embedded() {
  const server = await startEmbedded({ clock: 'virtual', seedState: 'small' });
  return { ...server, [Symbol.asyncDispose]: server.close };
}
