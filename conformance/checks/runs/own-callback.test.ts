import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ownCallback } from './own-callback.ts';

const called = (...ids: (string | undefined)[]) =>
  ids.map((run_id, index) =>
    run_id === undefined
      ? answered(`called/${index + 1}`, 'dispatchModelRun2', 422)
      : answered(`called/${index + 1}`, 'dispatchModelRun2', 202, { run_id, status: 'queued' }),
  );

it.each<[string, Parameters<typeof called>, readonly [number, number, number] | undefined, string | string[]]>([
  ['two runs', ['r1', 'r2'], undefined, 'satisfied'],
  ['one run that calls both', ['r1', 'R1'], [1, 2, 1], 'satisfied'],
  ['one run that calls neither', ['r1', 'r1'], [0, 0, 1], 'satisfied'],
  ['one run that calls the first', ['r1', 'r1'], [1, 0, 1], ['one-callback-not-called']],
  ['one run that calls the second', ['r1', 'R1'], [0, 1, 1], ['one-callback-not-called']],
  ['one run, where nothing shows that events come', ['r1', 'r1'], [1, 0, 0], 'satisfied'],
  ['none', ['r1', undefined], undefined, 'stopped'],
])('equal dispatches with two callback URLs make %s', (_, ids, heard, expected) => {
  const more = { case: { run: 'succeeds' }, notes: { ...(heard && { heard }) } };
  expect(outcomeOf(ownCallback, written(called(...ids), more))).toEqual(expected);
});

const url = 'https://hooks.example/runs/a7f2';
const shown = (callback_url: unknown) => [
  answered('one', 'dispatchModelRun2', 202, { run_id: 'r1' }, { sent: { callback_url: url } }),
  answered('other', 'dispatchModelRun2', 202, { run_id: 'r2' }, { sent: { callback_url: `${url}/2` } }),
  answered('read', 'getRun', 200, { id: 'R1', callback_url }),
];

it.each<[string, unknown, string | string[]]>([
  ['as it was sent', url, 'satisfied'],
  ['not at all', null, 'satisfied'],
  ['by its host', 'https://hooks.example', 'satisfied'],
  ['masked', 'https://hooks.example/runs/****', 'satisfied'],
  ['with its last digit kept back', 'https://hooks.example/runs/a7fx', 'satisfied'],
  ['with a filler in the place of its end', 'https://hooks.example/runs/a7ff', 'satisfied'],
  ['in capitals', 'https://hooks.example/runs/a7F2', 'satisfied'],
  ['as another one', `${url}/2`, ['url-of-another']],
  ['with another digit', 'https://hooks.example/runs/a7f1', ['url-garbled']],
])('a run shows its callback URL %s', (_, callback_url, expected) => {
  expect(outcomeOf(ownCallback, written(shown(callback_url), { case: null }))).toEqual(expected);
});
