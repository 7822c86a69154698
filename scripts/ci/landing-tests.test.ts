import { expect, it } from 'vitest';
import type { Checkout } from './checkout.ts';
import { groundOf } from './ground.ts';
import { testsOfLanding } from './landing-tests.ts';

const texts: Readonly<Record<string, string>> = {
  'src/page.ts': '',
  'src/page.test.ts': "import { page } from './page.ts';",
  'src/clock.test.ts': 'it()',
  'src/tree.test.ts': "const all = globSync('**/*.ts');",
  'scripts/lint.test.ts': 'it()',
  'docs/page.md': '',
  'package.json': '',
};
const last = { commit: '1234abcd5678', date: '2026-01-01', seconds: 1 };

/** @param changed undefined where the commit is not known */
function asked(changed: readonly string[] | undefined, age = 2) {
  const files = new Set([...Object.keys(texts), ...(changed ?? [])]);
  const textOf = (file: string) => texts[file] ?? '';
  const changesSince = () => changed && { age, changed };
  const checkout: Checkout = { files, textOf, filesOf: groundOf({ files, textOf }), changesSince };
  return testsOfLanding(checkout, last);
}

it.each<[string, string[], string[]]>([
  ['that they import', ['src/page.ts'], ['src/page.test.ts', 'src/tree.test.ts', 'scripts/lint.test.ts']],
  ['that they are', ['src/clock.test.ts'], ['src/clock.test.ts', 'src/tree.test.ts', 'scripts/lint.test.ts']],
  ['of none', ['docs/page.md'], ['src/tree.test.ts', 'scripts/lint.test.ts']],
  ['that is a test no more', ['src/gone.test.ts'], ['src/tree.test.ts', 'scripts/lint.test.ts']],
])('tests run after a change of a file %s, beside those that read the project', (_, changed, wanted) => {
  expect(asked(changed).files).toEqual(wanted);
});

it.each<[string, ReturnType<typeof asked>]>([
  ['all: package.json changed since 1234abcd, 2 commits ago', asked(['package.json'])],
  ['all: they last passed 1234abcd, 31 commits ago', asked([], 31)],
  ['all: this clone does not have 1234abcd, on which they last passed', asked(undefined)],
  ['all: no run of them is recorded', testsOfLanding({} as Checkout)],
])('%s', (why, told) => {
  expect(told).toEqual({ why });
});
