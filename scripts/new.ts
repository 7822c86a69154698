/**
 * Begins a check, a choice, a field or an operation: the files of its recipe in CONTRIBUTING.md, with `‹…›` for all that
 * only a person can write. Lint fails until none is left.
 *
 *   npm run new -- check AREA/RULE [--clause AREA.RULE]
 *   npm run new -- choice GROUP.KEY
 *   npm run new -- field SCHEMA.FIELD [--type string|uuid|timestamp|boolean|integer]
 *   npm run new -- operation OPERATION_ID --request 'GET /v1/PATH'
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../src/input/input-error.ts';
import { unwrittenIn } from './lint/unwritten.ts';
import { draftCheck } from './new/check.ts';
import { draftChoice } from './new/choice.ts';
import type { Drafted, Read } from './new/draft.ts';
import { draftField } from './new/field.ts';
import { draftOperation } from './new/operation.ts';
import { readArguments } from './runs/read-arguments.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read: Read = (file) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined);

const { texts, by_hand, next } = readArguments(
  {
    allowPositionals: true,
    options: { clause: { type: 'string' }, type: { type: 'string' }, request: { type: 'string' } },
  },
  ({ positionals: [subject, name, ...more], values: { clause, type, request } }): Drafted => {
    if (name === undefined || more.length > 0)
      throw new InputError('give two words: check, choice, field or operation, and its name');
    if (subject === 'check') return draftCheck(read, name, clause);
    if (subject === 'choice') return draftChoice(read, name);
    if (subject === 'field') return draftField(read, name, type);
    if (subject === 'operation') return draftOperation(read, name, request);
    throw new InputError(`${subject} is no subject: give check, choice, field or operation`);
  },
);

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const [file, text] of texts) {
  const is_new = !existsSync(root + file);
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, text);
  say(`${is_new ? 'written' : 'changed'}: ${file}`);
}
const code = [...texts.keys()].filter((file) => file.endsWith('.ts'));
if (code.length > 0) spawnSync(`${root}node_modules/.bin/biome`, ['check', '--write', ...code], { cwd: root });

say('\nTo be written:');
for (const [file] of texts)
  for (const line of unwrittenIn(file, read(file)!)) say(`  ${line.replace(' is to be written', '')}`);
for (const line of by_hand) say(`  ${line}`);
say('\nThen:');
for (const command of next) say(`  ${command}`);
