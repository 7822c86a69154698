import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { privateAsUnknown } from './private-as-unknown.ts';

interface TestAnswer {
  status?: number;
  body?: (name: string) => unknown;
  headers?: Record<string, string>;
}

let ids = 0;
/** Names itself, and a request id that is another each time. */
function usual(name: string) {
  ids += 1;
  return { detail: [{ msg: `no text of ${name}` }], request_id: `q${ids}` };
}

function ask(step: string, slug: string, { status = 404, body = usual, headers }: TestAnswer = {}) {
  return answered(step, 'getModelText', status, body(slug), {
    principal: null,
    path: { owner: 'acme', slug },
    ...(headers && { headers: { 'content-type': 'application/json', ...headers } }),
  });
}

const history = (asked: TestAnswer = {}, unused: TestAnswer = {}, open = 200) => [
  ask('unused/1', 'zzzzzz1', unused),
  ask('unused/2', 'zzzzzz2', unused),
  ask('asked/1', 'secrets', asked),
  ask('asked/2', 'secrets', asked),
  ask('unused/3', 'zzzzzz3', unused),
  ask('public', 'sketch', { status: open }),
];

const words = (text: string) => (name: string) => `${name}: ${text}`;

it.each([
  ['private', 'the same but for name and request id', history(), 'satisfied'],
  ['private', 'headers of a cache on the way', history({ headers: { 'x-cache': 'MISS', age: '3' } }), 'satisfied'],
  ['private', 'words that are no JSON', history({ body: words('not here') }, { body: words('not here') }), 'satisfied'],
  [
    'unpublished',
    'another status than 404, which unused names have too',
    history({ status: 403 }, { status: 403 }),
    'satisfied',
  ],
  ['private', 'a tag for caches that unused names have not', history({ headers: { etag: '"a"' } }), ['existence-told']],
  [
    'private',
    'no date, which unused names have',
    history({}, { headers: { 'last-modified': 'today' } }),
    ['existence-told'],
  ],
  ['private', 'served', history({ status: 200 }), ['hidden-text-served']],
  ['unpublished', 'served', history({ status: 200 }), ['hidden-text-served']],
  ['private', 'forbidden', history({ status: 403 }), ['not-404']],
  ['unpublished', 'forbidden', history({ status: 403 }), ['existence-told']],
  [
    'private',
    'another message',
    history({ body: (name) => ({ ...usual(name), detail: [{ msg: 'private' }] }) }),
    ['existence-told'],
  ],
  [
    'private',
    'one member more',
    history({ body: (name) => ({ ...usual(name), hint: 'ask the owner' }) }),
    ['existence-told'],
  ],
  ['private', 'other words', history({ body: words('not yours') }, { body: words('not here') }), ['existence-told']],
  ['private', 'another type', history({ headers: { 'content-type': 'text/plain' } }), ['existence-told']],
  ['private', 'nothing is served at all', history({}, {}, 404), 'stopped'],
  ['private', 'unused names have texts', history({}, { status: 200 }), 'stopped'],
] as const)('%s: %s', (model, _, exchanges, outcome) => {
  expect(outcomeOf(privateAsUnknown, written(exchanges, { case: { model, by: 'nobody' } }))).toEqual(outcome);
});

it('says nothing of what differs for one of two reads alone', () => {
  const [one, two, asked, , three, open] = history();
  const odd = ask('asked/2', 'secrets', { body: () => ({ detail: 'busy' }) });
  const evidence = written([one!, two!, asked!, odd, three!, open!], { case: { model: 'private', by: 'nobody' } });
  expect(outcomeOf(privateAsUnknown, evidence)).toBe('satisfied');
});

it('holds a target to what it declares of its owner, and else lets it choose', () => {
  const owners = { case: { model: 'private', by: 'owner' } };
  const facts = { choices: { access: { own_private_model_text: 'shown' as const } } };
  expect(outcomeOf(privateAsUnknown, written(history({ status: 200 }), owners))).toBe('satisfied');
  expect(outcomeOf(privateAsUnknown, written(history(), owners))).toBe('satisfied');
  expect(outcomeOf(privateAsUnknown, written(history(), { ...owners, facts }))).toEqual(['not-as-declared']);
});
