import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { full } from '../../../fixtures/seeds/full.ts';
import { loadSeedState, problemOf } from './load-seed-state.ts';
import schema from './seed-state.schema.json' with { type: 'json' };

async function written(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'seed.yaml');
  await writeFile(file, text);
  return file;
}

test('the states that have a name follow the schema, and load from YAML as they are', async () => {
  const validate = new Ajv2020({ strict: false }).compile(schema);
  validate(full);
  expect(validate.errors).toBeNull();
  expect(problemOf(full)).toBeUndefined();
  expect(loadSeedState(await written(stringify(full)))).toEqual(full);
});

const start =
  'asset_types: []\norganizations:\n  - {slug: a, name: A, plan_code: free, callback_secret: false, balance: "0", low_balance_threshold: "0"}\n';
const user = '  - {email: u@x.example, memberships: [{organization: ORG, role_code: owner, scopes: []}]}\n';
const me = 'principals:\n  - {name: me, kind: user, user: WHO, organization: a}\n';

test.each([
  ['nothing: 1', /:1:1: .*missing|unknown key/],
  [`${start}users: []\n${me}`, /users/],
  [
    `${start}users:\n${user.replace('ORG', 'b')}${me.replace('WHO', 'u@x.example')}`,
    /: b is none of its organizations: a$/,
  ],
  [
    `${start}users:\n${user.replace('ORG', 'a')}${me.replace('WHO', 'v@x.example')}`,
    /: v@x\.example is none of its users: u@x\.example$/,
  ],
  [
    `${start}users:\n${user}${user}${me.replace('WHO', 'u@x.example')}`.replaceAll('ORG', 'a'),
    /: two of its users are called u@x\.example$/,
  ],
])('a file that is wrong is told in one line: %#', async (text, message) => {
  const file = await written(text);
  const failure = (() => {
    try {
      return String(loadSeedState(file));
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(failure).toMatch(message);
  expect(failure.startsWith(file)).toBe(true);
  expect(failure).not.toContain('\n');
});
