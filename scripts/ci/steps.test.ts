import { describe, expect, it } from 'vitest';
import { readCheckout } from './checkout.ts';
import { common, type Ground } from './ground.ts';
import { steps } from './steps.ts';

const names = steps.map(({ name }) => name);

describe('the list of steps', () => {
  it('has each name once', () => {
    expect(names).toEqual([...new Set(names)]);
  });

  it('begins nothing before what it needs', () => {
    for (const [at, { after = [], needs = [] }] of steps.entries())
      expect(names.slice(0, at)).toEqual(expect.arrayContaining([...after, ...needs]));
  });
});

describe('a change', () => {
  const { files, filesOf } = readCheckout([]);
  const grounds = steps.filter(({ on }) => on).map((step) => [step, filesOf(step as Ground)] as const);
  const stepsOn = (file: string) => {
    expect(files).toContain(file);
    return grounds.flatMap(([{ name }, ground]) => (ground.has(file) ? [name] : []));
  };

  it('is looked for in files that are there', () => {
    // Not each area of checks has mutants and permitted servers.
    const paths = steps.flatMap(({ on = [], without = [] }) => [
      ...on,
      ...without.filter((path) => !path.startsWith('conformance/')),
    ]);
    const isThere = (path: string) =>
      files.has(path) || [...files].some((file) => path.endsWith('/') && file.startsWith(path));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    [
      'src/store/sqlite-runs.ts',
      ['disk', 'crashes', 'fuzz', 'abuse', 'generators', 'browser', 'clients', 'suite', 'edges'],
      ['tokens', 'supply', 'vectors'],
    ],
    ['src/store/schema-1.sql', ['disk', 'crashes', 'suite'], ['tokens', 'supply']],
    ['src/server/cursors.ts', ['disk', 'crashes', 'journeys', 'suite'], ['tokens', 'supply']],
    [
      'conformance/checks/isolation/reads.ts',
      ['second-look', 'strict', 'suite', 'edges', 'limits', 'degenerate', 'newcomer'],
      [
        'gate',
        'package',
        'recipes',
        'disk',
        'crashes',
        'generators',
        'browser',
        'clients',
        'abuse',
        'fuzz',
        'supply',
        'bench',
        'receiver',
        'journeys',
        'proxy',
        'crossed',
        'senders',
      ],
    ],
    ['conformance/mutants/isolation/reads.ts', ['faults', 'edges'], ['disk', 'crashes', 'proxy']],
    [
      'conformance/checks/pagination/ties.ts',
      ['diff', 'killed', 'noise', 'surroundings', 'proxy', 'prism'],
      ['disk', 'shards', 'senders'],
    ],
    ['conformance/checks/retry/callback-waits.ts', ['senders'], ['diff', 'noise']],
    ['conformance/checks/all.ts', ['diff', 'shards', 'senders', 'narrowed', 'rows'], ['disk', 'crashes', 'browser']],
    ['conformance/reports/html.ts', ['browser', 'second-look'], ['disk']],
    ['docs/testing.md', ['clients'], ['disk', 'suite', 'recipes']],
    ['CONTRIBUTING.md', ['recipes'], ['disk', 'package']],
    ['docs/client-teams.md', ['package', 'pages'], ['disk', 'recipes']],
    ['docs/generators.md', ['generators'], ['clients']],
    ['openapi/clauses.yaml', ['document-mutants', 'second-look'], ['supply']],
    ['scripts/ci/air-gapped.sh', ['bundle'], ['disk']],
    ['scripts/surroundings/certificates/ca.pem', ['surroundings'], ['noise']],
  ])('in %s runs what stands on it', (file, some, none) => {
    const found = stepsOn(file);
    expect(found).toEqual(expect.arrayContaining(some));
    expect(found.filter((name) => none.includes(name))).toEqual([]);
  });

  it('in what every step runs through runs all', () => {
    for (const file of common) expect(stepsOn(file)).toEqual(grounds.map(([{ name }]) => name));
  });

  it('in a page for people, a test or the record of runs runs nothing else', () => {
    for (const file of ['README.md', 'SECURITY.md', 'src/store/crash.test.ts', 'docs/soak.json'])
      expect(stepsOn(file)).toEqual([]);
  });
});
