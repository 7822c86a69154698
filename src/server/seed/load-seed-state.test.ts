import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { loadSeedState } from './load-seed-state.ts';
import { problemOf } from './seed-problems.ts';
import schema from './seed-state.schema.json' with { type: 'json' };
import { full } from './states/full.ts';

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

const rest = `${start}users:\n${user}${me}`.replace('ORG', 'a').replace('WHO', 'u@x.example');
const model = '  - {path: a/b, name: B, behaviour: {ends: completed, takes_ms: 1, makes: text}, MORE}\n';
const by = 'organization: a, created_by: u@x.example';
const run = `  - {name: r, ${by}, model: a/b, input: {}, status_code: completed}\n`;

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
  [`${rest}models:\n${model.replace('MORE', 'colour: blue')}`, /:\d+:\d+: models\.0\.colour: unknown key/],
  [`${rest}models:\n${model}${model}`.replaceAll(', MORE', ''), /: two of its models are called a\/b$/],
  [`${rest}models:\n${model.replace('MORE', 'organization: b')}`, /: b is none of its organizations: a$/],
  [`${rest}models:\n${model.replace('MORE', 'license_code: "?"')}`, /: model a\/b: \/license_code must match/],
  [`${rest}models:\n${model.replace('MORE', 'related: [a/c]')}`, /: a\/c is none of its models: a\/b$/],
  [
    `${rest}models:\n${model.replace('MORE', 'inputs: [{name: x, validator_code: lenght}]')}`,
    /: model a\/b: inputs\.0\.validator_code must be null or one of/,
  ],
  [
    `${rest}models:\n${model.replace('MORE', 'pricing: [{pricing_model_code: per_hour, rule_effect_code: base, price: "1"}]')}`,
    /: model a\/b: pricing\.0\.pricing_model_code must be one of: per_request, per_second$/,
  ],
  [`${rest}runs:\n${run}`, /: run r has no time when it was made$/],
  [
    `${rest}runs:\n${run.replace('input', 'created_at: 2025-01-01T00:00:00.000Z, input')}`,
    /: the state has no model a\/b$/,
  ],
  [`${rest}runs:\n${run.replace('model: a/b, ', '')}`, /:\d+:\d+: runs\.0/],
  [
    `${rest}workflows:\n  - {${by}, created_at: 2025-01-01T00:00:00.000Z, slug: w, name: W, workflow_json: {'1': {inputs: {}}}}\n`,
    /: workflow a\/w: A node needs a class\.$/,
  ],
  [
    `${rest}webhooks:\n  - {name: h, ${by}, created_at: 2025-01-01T00:00:00.000Z, url: 'http://a', event_types: [], deliveries: [{run: r, attempts: []}]}\n`,
    /: r is none of its runs that have ended: $/,
  ],
  [`${rest}fixtures: {batches: {running: x}}\n`, /: x is none of its batches: $/],
  [`${rest}fixtures: {catalog: {public: x/y}}\n`, /: the state has no x\/y$/],
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
