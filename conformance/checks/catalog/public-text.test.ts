import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { publicText } from './public-text.ts';

const text = (step: string, status: number, type = 'text/markdown; charset=utf-8', body = '# Sketch') =>
  answered(step, 'getModelText', status, body, { principal: null, headers: { 'content-type': type } });

/** Of the same path, as of each answer here. */
const dispatched = answered('run', 'dispatchModelRun2', 202, { run_id: '1' });

it.each([
  ['nobody', 'markdown', [text('text', 200), text('with-token', 200)], 'satisfied'],
  ['nobody', 'markdown in other letters', [text('text', 200, 'Text/Markdown;charset=UTF-8')], 'satisfied'],
  ['nobody', 'served, and refused with a token', [text('text', 200), text('with-token', 401)], 'satisfied'],
  ['nobody', 'a token wanted', [text('text', 401), text('with-token', 200)], ['token-wanted']],
  ['nobody', 'not served at all', [text('text', 403), text('with-token', 403)], ['not-served']],
  ['outsider', 'not served to another organization', [text('text', 403)], ['not-served']],
  ['nobody', 'a model that may be gone', [text('text', 404), text('with-token', 404)], 'stopped'],
  ['outsider', 'a model that is there, and not served', [text('text', 404), dispatched], ['not-served']],
  ['nobody', 'plain text', [text('text', 200, 'text/plain')], ['not-markdown']],
  ['nobody', 'no text', [text('text', 200, 'text/markdown', '\n')], ['empty-text']],
  ['nobody', 'an error', [text('text', 500)], 'stopped'],
] as const)('%s: %s', (by, _, exchanges, outcome) => {
  expect(outcomeOf(publicText, written(exchanges, { case: { by } }))).toEqual(outcome);
});
