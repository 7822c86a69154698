import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rules } from './plugin.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const redocly = join(here, '../../node_modules/@redocly/cli/bin/cli.js');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-rules-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** The ids of the rules that the command itself, with the configuration of the kit, finds broken. */
async function brokenRules(document: object): Promise<string[]> {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const args = [redocly, 'lint', file, '--config', join(here, '../redocly.yaml'), '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
  const stdout = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env }, (_error, output) => resolve(output)); // exits 1 when it finds something
  });
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
  return problems.map((problem) => problem.ruleId);
}

test('each rule has a file of its name and a test beside it', async () => {
  const files = await readdir(here);
  for (const id of Object.keys(rules)) expect(files).toEqual(expect.arrayContaining([`${id}.js`, `${id}.test.ts`]));
});

test('the command loads every rule, and every rule finds its fault', async () => {
  const media = {
    schema: {
      type: 'object',
      'x-nobody': true,
      properties: {
        text: { type: 'string' },
        list: { type: 'array', items: { type: 'boolean' } },
        count: { type: 'integer' },
        deep: { type: 'object', additionalProperties: false },
      },
    },
  };
  const named = { ...media, examples: { alone: { value: {} } } };
  const answer = (body: object) => ({ description: 'An answer.', content: { 'application/json': body } });
  const post = {
    operationId: 'make-thing',
    security: [{ bearerAuth: [] }],
    requestBody: { content: { 'application/json': media } },
    responses: { 201: answer(named), 422: answer(media) },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Faulty', version: '1.0.0' },
    paths: { '/things/{id}': { post }, '/things/kinds': {} },
    components: { schemas: { Unused: {} }, securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } } },
  };
  const broken = await brokenRules(document);
  expect(broken).toEqual(expect.arrayContaining(Object.keys(rules).map((id) => `kit/${id}`)));
}, 30_000);
