/** The checks that open a presigned URL: in the list, and after its end. */
import { expect, it } from 'vitest';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { presignFlagEffect } from './presign-flag-effect.ts';
import { presignedGetEnds } from './presigned-get-ends.ts';

const [digest, url] = ['sha256:1', 'http://files.example/a?s=1'];
const put = stored('put', 200);
const opened = stored('get-read', 200, digest);
const list = (item: object) => answered('list/1', 'listAssets', 200, { items: [{ id: 'a', ...item }], next: null });

it.each([
  ['opens the file', [put, list({ url }), stored('get', 200, digest), opened], false, 'satisfied'],
  ['may be left out of a projection', [put, list({}), opened], true, 'satisfied'],
  ['is there', [put, list({ url: null }), opened], false, ['no-url']],
  ['is not refused', [put, list({ url }), stored('get', 403), opened], false, ['get-refused']],
  ['opens no other file', [put, list({ url }), stored('get', 200, 'sha256:2'), opened], false, ['other-bytes']],
  ['shows nothing where the read opens no file', [put, list({ url }), stored('get-read', 403)], false, 'stopped'],
  ['shows nothing where storage took none', [stored('put', 403), list({ url })], false, 'stopped'],
  ['shows nothing on an error', [put, list({ url }), stored('get', 503), opened], false, 'stopped'],
] as const)('the URL of the list %s', (_, exchanges, projected, outcome) => {
  const evidence = written(exchanges, { case: { size: 1, projected }, notes: { id: 'a', digest } });
  expect(outcomeOf(presignFlagEffect, evidence)).toEqual(outcome);
});

const ends_ms = Date.parse('2026-01-05T10:30:00Z');
/** An hour before. */
const dated = 'Mon, 05 Jan 2026 09:30:00 GMT';
const late = (date: string) => {
  const exchange = stored('late', 200);
  return { ...exchange, received: { ...exchange.received!, headers: { date } } };
};

it.each([
  ['is refused', [stored('early', 200), stored('late', 403)], true, 'satisfied'],
  ['finds nothing', [stored('early', 200), stored('late', 404)], true, 'satisfied'],
  ['opens the file', [stored('early', 200), stored('late', 200)], true, ['opens-after-its-end']],
  [
    'opens the file, by the time of storage too',
    [stored('early', 200), late('Mon, 05 Jan 2026 10:30:04 GMT')],
    true,
    ['opens-after-its-end'],
  ],
  ['opens the file of a storage whose time nobody moved', [stored('early', 200), late(dated)], true, 'stopped'],
  ['did not open it before', [stored('early', 403), stored('late', 200)], true, 'stopped'],
  ['was not reached', [stored('early', 200), stored('late', 200)], false, 'stopped'],
] as const)('after its end a URL %s', (_, exchanges, has_ended, outcome) => {
  expect(outcomeOf(presignedGetEnds, written(exchanges, { notes: { ends_ms, has_ended } }))).toEqual(outcome);
});

const again = (date = '') => {
  const exchange = answered('still', 'getAsset', 200, { id: 'a', url });
  return { ...exchange, received: { ...exchange.received!, headers: { ...exchange.received!.headers, date } } };
};

it.each([
  ['opens the file', [stored('late', 403), again(), stored('afresh', 200)], 'satisfied'],
  ['is refused as well', [stored('late', 403), again(), stored('afresh', 403)], ['not-signed-anew']],
  ['leads to a file that is kept no longer', [stored('late', 403), again(), stored('afresh', 404)], 'satisfied'],
  ['is not there', [stored('late', 403), again()], 'satisfied'],
  ['is signed by a time that nobody moved', [stored('late', 403), again(dated), stored('afresh', 403)], 'satisfied'],
] as const)('after the end of a URL the one that is read then %s', (_, exchanges, outcome) => {
  const evidence = written([stored('early', 200), ...exchanges], { notes: { ends_ms, has_ended: true } });
  expect(outcomeOf(presignedGetEnds, evidence)).toEqual(outcome);
});
