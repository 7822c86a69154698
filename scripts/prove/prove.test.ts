import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/input/input-error.ts';
import { commitOf } from '../runs/head-commit.ts';
import { readProveRequest } from './ask.ts';
import { all_parts, type PartList } from './list.ts';
import { count, flag, some, text, word } from './options.ts';
import { part } from './part.ts';
import { runParts, type StoredPart } from './run-parts.ts';

const commit = commitOf(() => 'abc');
const [drawn] = commit.seedsOf(1);

const options = {
  count: count('so many', 20),
  seed: count('where chance begins', 1, 0),
  load: flag('beside it'),
  clock: word('of the server', ['real', 'virtual']),
  only: some('these', 'ID', ['a', 'b', 'c']),
  out: text('keeps it', 'FOLDER'),
};
const walks = part({
  name: 'walks',
  proves: 'walks end',
  options,
  words: 'only',
  quick: () => ({ count: 2 }),
  soak: { values: ({ seedsOf }) => ({ count: 200, seed: seedsOf(1)[0]! }), counts: { walks: 'count' } },
  async run({ count, only }, { say, tell }) {
    say(`${count} walks`);
    tell('done');
    return { figures: { count }, problems: only.map((one) => `${one} does not end`) };
  },
});
const breaks = part({
  name: 'breaks',
  proves: 'nothing',
  options: { check: flag('changes nothing') },
  quick: () => ({ check: true }),
  async run({ check }) {
    if (check) throw new InputError('no openssl');
    return { problems: [] };
  },
});
const list: PartList = {
  walks: async () => ({ default: walks }),
  breaks: async () => ({ default: breaks }),
};

async function valuesFor(...args: string[]) {
  const { runs } = await readProveRequest(args, list, commit);
  return runs.map(({ part, values }) => ({ [part.name]: values }));
}

const unless_given = { count: 20, seed: 1, load: false, clock: undefined, only: [], out: undefined };

describe('what is asked for', () => {
  it.each<[string, object[]]>([
    ['walks', [{ walks: unless_given }]],
    ['walks --count 5 --load --clock real', [{ walks: { ...unless_given, count: 5, load: true, clock: 'real' } }]],
    ['walks --only a b --out x', [{ walks: { ...unless_given, only: ['a', 'b'], out: 'x' } }]],
    ['walks --count 5 --count 6', [{ walks: { ...unless_given, count: 6 } }]],
    ['--quick', [{ walks: { ...unless_given, count: 2 } }, { breaks: { check: true } }]],
    ['--quick breaks', [{ breaks: { check: true } }]],
    ['--all', [{ walks: { ...unless_given, count: 200, seed: drawn } }]],
    ['--all walks --walks 7', [{ walks: { ...unless_given, count: 7, seed: drawn } }]],
  ])('%s', async (args, runs) => {
    expect(await valuesFor(...args.split(' '))).toEqual(runs);
  });

  it.each([
    ['walks --count many', '--count many: give a whole number from 1 on'],
    ['walks --count 0', '--count 0: give a whole number from 1 on'],
    ['walks --clock fast', '--clock fast: there is none of that name; there are: real, virtual'],
    ['walks d', '--only d: there is none of that name; there are: a, b, c'],
    ['walks --cuont 3', "Unknown option '--cuont'"],
    ['breaks 3', "Unexpected argument '3'"],
    ['walk', 'part walk: there is none of that name; there are: walks, breaks'],
    ['--count 3', 'name a part, or give --quick or --all; there are: walks, breaks'],
    ['--quick walk', 'part walk: there is none of that name'],
    ['--quick --count 3', "Unknown option '--count'"],
    ['--all breaks', 'part breaks: there is none of that name; there are: walks'],
    ['--all --walks 0', '--walks 0: give a whole number from 1 on'],
    ['--all --quick', '--quick --all: give one of them'],
  ])('%s is refused', async (args, says) => {
    await expect(valuesFor(...args.split(' '))).rejects.toThrow(says);
  });

  it('helps with all parts, and with the options of one', async () => {
    const all = await readProveRequest(['--help'], list, commit);
    expect(all).toMatchObject({ help: expect.stringMatching(/walks +\* walks end\n +breaks +nothing/), runs: [] });
    expect(all.help).toContain('--walks N');
    const one = await readProveRequest(['walks', '--help'], list, commit);
    expect(one.help).toMatch(/--count N +so many \(unless given: 20\)\n/);
  });
});

describe('what comes of it', () => {
  async function run(...args: string[]) {
    const [out, err]: [string[], string[]] = [[], []];
    const kept: Record<string, StoredPart> = {};
    const asked = await readProveRequest(args, list, commit);
    const proving = { commit, say: (line: string) => out.push(line), tell: (line: string) => err.push(line) };
    const code = await runParts(asked, proving, (name, result) => {
      kept[name] = result;
    });
    return { code, out, err, kept };
  }

  it('is what one part says of itself, and its exit code', async () => {
    expect(await run('walks')).toEqual({ code: 0, out: ['20 walks'], err: ['done'], kept: {} });
    expect(await run('walks', 'b')).toMatchObject({ code: 1, out: ['20 walks', '  b does not end'] });
  });

  it('is a line for each part, also for one that breaks off', async () => {
    const { code, out, err } = await run('--quick', 'breaks', 'walks');
    expect(code).toBe(1);
    expect(out).toEqual([
      expect.stringMatching(/^breaks: 1 problems, \d+ s$/),
      '  broke off: no openssl',
      '2 walks',
      expect.stringMatching(/^walks: 0 problems, \d+ s$/),
    ]);
    expect(err).toEqual(['done']);
  });

  it('is stored by the soak', async () => {
    const { kept, out, err } = await run('--all', '--walks', '3');
    expect(out).toEqual([expect.stringMatching(/^walks: 0 problems, \d+ s$/)]);
    expect(err).toEqual(['3 walks', 'done']);
    expect(kept).toEqual({
      walks: {
        commit: 'abc',
        machine: expect.anything(),
        seconds: expect.any(Number),
        figures: { count: 3 },
        problems: [],
      },
    });
  });
});

describe('the list of parts', async () => {
  const parts = await Promise.all(Object.entries(all_parts).map(async ([name, load]) => ({ name, ...(await load()) })));

  it.each(parts)('$name has its own name, and something to do in seconds', ({ name, default: one }) => {
    expect(one.name).toBe(name);
    const names = Object.keys(one.options);
    expect(names).toEqual(expect.arrayContaining(Object.keys(one.quick(commit))));
    expect(names).toEqual(expect.arrayContaining(Object.values(one.soak?.counts ?? {})));
    expect(names).toEqual(expect.arrayContaining(one.words ? [one.words] : []));
  });

  it('has each option of the soak once', () => {
    const counts = parts.flatMap(({ default: { soak } }) => Object.keys(soak?.counts ?? {}));
    expect(counts).toEqual([...new Set(counts)]);
  });
});
