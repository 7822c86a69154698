import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { unwrittenIn } from '../lint/unwritten.ts';
import { draftCheck } from './check.ts';
import { draftChoice } from './choice.ts';
import { addToList, type Drafted } from './draft.ts';
import { draftField } from './field.ts';
import { draftOperation } from './operation.ts';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined);
const yaml = ({ texts }: Drafted, file: string) => parse(texts.get(file)!);
const marked = ({ texts }: Drafted) => [...texts].flatMap(([file, text]) => unwrittenIn(file, text));

/** Lines that a draft adds to a file; all that was there stays. */
function added({ texts }: Drafted, file: string): string[] {
  const before = read(file)!.split('\n');
  const after = texts.get(file)!.split('\n');
  expect(
    before.every((line) => after.includes(line)),
    file,
  ).toBe(true);
  return after.filter((line) => !before.includes(line));
}

it('begins a check with its clause, mutants and permitted servers, each to be finished by a person', () => {
  const draft = draftCheck(read, 'document/never-seen', 'health.never-seen');
  const made = ['checks', 'mutants', 'permitted'].map((room) => `conformance/${room}/document/never-seen.ts`);
  expect([...draft.texts.keys()]).toEqual([...made, 'openapi/clauses.yaml', 'conformance/checks/all.ts']);
  expect(added(draft, 'conformance/checks/all.ts')).toEqual([
    "import { neverSeen } from './document/never-seen.ts';",
    '  neverSeen,',
  ]);
  const ids = yaml(draft, 'openapi/clauses.yaml').clauses.map(({ id }: { id: string }) => id);
  expect(ids[ids.indexOf('health.never-seen') - 1]).toMatch(/^health\./);
  for (const file of [...made, 'openapi/clauses.yaml'])
    expect(
      marked(draft).some((line) => line.startsWith(file)),
      file,
    ).toBe(true);
});

it('takes a clause that is there as it is, and gives a name that is taken its area', () => {
  const draft = draftCheck(read, 'folders/ties', 'health.probe');
  expect([...draft.texts.keys()]).not.toContain('openapi/clauses.yaml');
  expect(added(draft, 'conformance/checks/all.ts')).toContain('  foldersTies,');
});

it('begins a choice at the end of its group, with its clause and its row', () => {
  const draft = draftChoice(read, 'assets.never_seen');
  expect(added(draft, 'src/choices/catalog/assets.ts')[0]).toBe('    never_seen: {');
  expect(added(draft, 'src/server/choices/assets.test.ts')).toContain("    'never_seen',");
  expect(yaml(draft, 'openapi/clauses.yaml').clauses).toContainEqual(
    expect.objectContaining({ id: 'assets.never-seen', level: 'open', choice: 'assets.never_seen' }),
  );
  // Its values are written by a function that the file does not have yet.
  const numbers = (file: string) =>
    read(file)
      ?.replace(/\bwords\b, /, '')
      .replace(', words }', ' }');
  expect(draftChoice(numbers, 'assets.never_seen').texts.get('src/choices/catalog/assets.ts')).toContain(', words }');
});

it('begins a field of a record in its schema, where it is required, and in the tables of the specification', () => {
  const draft = draftField(read, 'AssetFolder.never_seen', 'timestamp');
  expect(yaml(draft, 'openapi/components/schemas/AssetFolderFields.yaml').properties.never_seen.$ref).toBe(
    'TimestampOrNull.yaml',
  );
  expect(yaml(draft, 'openapi/components/schemas/AssetFolder.yaml').required).toContain('never_seen');
  expect(yaml(draft, 'openapi/stated.yaml').records.AssetFolder.timestamp).toContain('never_seen');
});

it('leaves a field of a body out of what is required, and without null', () => {
  const draft = draftField(read, 'AssetFolderCreate.never_seen');
  const file = 'openapi/components/schemas/AssetFolderCreate.yaml';
  expect([...draft.texts.keys()]).toEqual([file]);
  expect(yaml(draft, file)).toMatchObject({ required: ['name'], properties: { never_seen: { type: 'string' } } });
});

it('begins an operation with its path, its row, its clause and its handler', () => {
  const draft = draftOperation(read, 'listNeverSeen', 'GET /v1/assets/{id}/never-seen');
  const file = 'paths/assets_{id}_never-seen.yaml';
  expect(yaml(draft, `openapi/${file}`)).toMatchObject({
    parameters: [{ name: 'id', in: 'path' }, {}],
    get: { operationId: 'listNeverSeen' },
  });
  expect(yaml(draft, 'openapi/openapi.yaml').paths['/v1/assets/{id}/never-seen']).toEqual({ $ref: file });
  expect(yaml(draft, 'openapi/stated.yaml').operations).toHaveProperty('listNeverSeen');
  expect(added(draft, 'src/server/handlers/handlers.ts')).toEqual([
    "import { listNeverSeen } from './list-never-seen.ts';",
    '  listNeverSeen,',
  ]);
});

it('puts a method beside those of its path', () => {
  const { texts } = draftOperation(read, 'renameNeverSeen', 'PATCH /v1/asset-folders/{id}');
  const path = parse(texts.get('openapi/paths/asset-folders_{id}.yaml')!);
  expect(Object.keys(path)).toEqual(['parameters', 'get', 'delete', 'patch']);
});

it.each([
  [() => draftCheck(read, 'document'), 'document: give the check as AREA/RULE, such as document/health-repeats'],
  [() => draftCheck(read, 'nowhere/ties'), 'area nowhere: there is none of that name; there are: account, '],
  [
    () => draftCheck(read, 'pagination/ties'),
    'conformance/checks/pagination/ties.ts is there already: give another name',
  ],
  [() => draftCheck(read, 'pagination/new', 'x'), '--clause x: give it as AREA.RULE, such as health.repeats'],
  [() => draftChoice(read, 'assets'), 'assets: give the choice as GROUP.KEY, such as assets.upload_source'],
  [() => draftChoice(read, 'nowhere.key'), 'group nowhere: there is none of that name; there are: lists, '],
  [() => draftChoice(read, 'assets.stored_name'), 'assets.stored_name is a choice already: give another key'],
  [() => draftField(read, 'color'), 'color: give the field as SCHEMA.FIELD, such as AssetFolder.color'],
  [() => draftField(read, 'Nothing.color'), 'openapi/components/schemas/Nothing.yaml is not there'],
  [() => draftField(read, 'AssetFolder.name'), 'AssetFolderFields.yaml has name already: give another field'],
  [() => draftField(read, 'AssetFolder.color', 'text'), '--type text: there is none of that name; there are: string, '],
  [() => draftOperation(read, 'getHealth', 'GET /v1/x'), 'getHealth is an operation already: give another id'],
  [() => draftOperation(read, 'getX', undefined), '--request is missing: give method and path, such as'],
  [
    () => draftOperation(read, 'getX', 'GET /v1/assets'),
    'openapi/paths/assets.yaml has GET already: give another --request',
  ],
])('refuses what cannot be begun: case %#', (draft, message) => {
  expect(draft).toThrow(message);
});

it.each([
  ['a: [x, y] # z\n', 'a: [x, y, new] # z\n'],
  ['a:\n  [\n    x,\n  ]\n', 'a:\n  [\n    x, new,\n  ]\n'],
  ['a:\n  - x\n  - y\nb: 1\n', 'a:\n  - x\n  - y\n  - new\nb: 1\n'],
  ['b: 1\n', undefined],
])('adds to the list of %j', (text, longer) => {
  expect(addToList(text, ['a'], 'new')).toBe(longer);
});
