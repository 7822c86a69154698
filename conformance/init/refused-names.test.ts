/** Names of missing fields are read out of refusals as people write them. */
import { expect, it } from 'vitest';
import { refusedNames } from './refused-names.ts';

it.each<[name: string, answer: { json?: unknown; text?: string }, want: string[]]>([
  ['an entry with its field', { json: { code: 'invalid', message: 'No', errors: [{ field: 'label' }] } }, ['label']],
  ['a sentence', { json: { error: 'target_url is required' } }, ['target_url']],
  ['a short word in a sentence', { json: { message: 'label must be text of 1 to 255 signs' } }, ['label']],
  ['no JSON', { text: 'Missing signing_key\n' }, ['signing_key']],
  ['quoted', { json: { title: 'Bad Request', detail: "The field 'topics' may not be empty" } }, ['topics']],
  [
    'a list',
    { json: { message: 'missing required fields: label, targetUrl and secret' } },
    ['targetUrl', 'label', 'secret'],
  ],
  ['by name', { json: { errors: { label: ['is required'], secret: 'may not be blank' } } }, ['label', 'secret']],
  ['a place', { json: { detail: [{ loc: ['body', 'hook', 'endpoint'], msg: 'field required' }] } }, ['endpoint']],
  ['a pointer', { json: { errors: [{ source: { pointer: '/data/label' } }] } }, ['label']],
  ['nothing', { json: { code: 'invalid_request', message: 'The request is not valid.' } }, []],
  ['nothing in words', { text: 'This value must be a string' }, []],
])('%s', (_, answer, want) => expect(refusedNames({ json: undefined, ...answer })).toEqual(want));
