import { expect, it } from 'vitest';
import { parseKnownFailures } from './known-failures-file.ts';

const checks = [
  { id: 'pagination/ties', clauses: ['pagination.ties-kept'] },
  { id: 'pagination/envelope', clauses: ['pagination.envelope'] },
];
const parsed = (text: string) => parseKnownFailures({ name: 'known.yaml', text }, checks);
const entry = (line: string) => `known_failures:\n  - check: pagination/ties\n    reason: r\n    ${line}\n`;

it('an entry has its place, and its day as text', () => {
  expect(parsed(entry('expires: 2026-12-31'))).toEqual([
    { check: 'pagination/ties', reason: 'r', expires: '2026-12-31', place: 'known.yaml:2:5' },
  ]);
  expect(
    parsed('{"known_failures": [{"check": "pagination/*", "reason": "r", "pointer": "/items/*/id"}]}'),
  ).toHaveLength(1);
  expect(parsed('known_failures: []')).toEqual([]);
});

it.each([
  [
    'an unknown key',
    entry('ticket: 1'),
    /^known\.yaml:4:5: known_failures\.0\.ticket: unknown key; known here: check, /,
  ],
  ['no reason', 'known_failures:\n  - check: pagination/ties\n', /^known\.yaml:2:5: .* the key reason is missing$/],
  [
    'an empty reason',
    'known_failures:\n  - check: pagination/ties\n    reason: " "\n',
    /\(why it is let pass, in words\)$/,
  ],
  ['what is no day', entry('expires: tomorrow'), /known_failures\.0\.expires: must match .*such as 2026-12-31/],
  [
    'a day that is none',
    entry('expires: 2026-02-30'),
    /^known\.yaml:4:5: .*2026-02-30 is no day of the calendar; write/,
  ],
  ['an unknown clause', entry('clause: pagination.tie'), /no clause is called pagination\.tie; see: conformance list$/],
  [
    'a clause of another check',
    entry('clause: pagination.envelope'),
    /pagination\/ties is not about pagination\.envelope/,
  ],
  ['a place that is no pointer', entry('pointer: items'), /known_failures\.0\.pointer: must match/],
  [
    'an unknown check',
    'known_failures:\n  - check: pagination/tie\n    reason: r\n',
    /^known\.yaml:2:5: .*no check is called pagination\/tie/,
  ],
  ['a list alone', '- check: pagination/ties\n', /must be of type object/],
])('%s is refused in one line', (_, text, message) => {
  expect(() => parsed(text)).toThrow(
    expect.objectContaining({ name: 'InputError', message: expect.stringMatching(message) }),
  );
});
