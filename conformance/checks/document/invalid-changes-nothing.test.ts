import { describe, expect, it } from 'vitest';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { invalidChangesNothing } from './invalid-changes-nothing.ts';

const rated = { id: 'r1', feedback_is_positive: true, feedback_reason: 'kept' };
const rating = (attempt: number, after: object, before: object = rated, rate = 200) => [
  answered('rate', 'rateRun', rate, before),
  answered('before', 'getRun', 200, before),
  answered('attempt', 'rateRun', attempt),
  answered('after', 'getRun', 200, after),
];

describe('a refused rating', () => {
  it.each([
    ['leaves the old one', rating(422, rated), 'satisfied'],
    ['leaves the old one, whatever else goes on', rating(400, { ...rated, cost: '1' }), 'satisfied'],
    ['takes the reason', rating(422, { ...rated, feedback_reason: 'new' }), ['refused-and-rated']],
    ['turns the rating', rating(422, { ...rated, feedback_is_positive: false }), ['refused-and-rated']],
    ['clears it', rating(422, { id: 'r1' }), ['refused-and-rated']],
    ['is none', rating(200, { ...rated, feedback_reason: 'new' }), 'stopped'],
    ['cannot be seen', rating(422, { id: 'r1' }, { id: 'r1' }), 'stopped'],
    ['is refused like all', rating(403, rated, rated, 403), 'stopped'],
  ] as const)('%s', (_, exchanges, expected) => {
    expect(outcomeOf(invalidChangesNothing, written(exchanges, { case: { wrong: 'reason' } }))).toEqual(expected);
  });
});

const page = (...names: string[]) =>
  answered('list/1', 'listAssets', 200, { items: names.map((name) => ({ id: name, name })), next: null });
const refusal = answered('attempt', 'createAssetUpload', 422);

describe('a refused upload session', () => {
  it.each([
    ['makes nothing', [refusal, page('control')], 'satisfied'],
    ['makes an asset', [refusal, page('control', 'refused')], ['refused-and-made']],
    ['is none', [answered('attempt', 'createAssetUpload', 201, {}), page('control', 'refused')], 'stopped'],
    ['cannot be seen', [refusal, page()], 'stopped'],
    ['would show with its file alone', [stored('create/put', 200), refusal, page('control')], 'stopped'],
  ] as const)('%s', (_, exchanges, expected) => {
    const evidence = written(exchanges, { case: { wrong: 'size_bytes' }, notes: { filename: 'refused' } });
    expect(outcomeOf(invalidChangesNothing, evidence)).toEqual(expected);
  });
});

const asked = (status: number, who: 'reader' | 'owner' = 'reader') =>
  answered(`refusable/${who}/1`, 'createAssetUpload', status, {}, { principal: who });

describe('an upload session that others are refused', () => {
  it.each([
    ['makes nothing', [asked(403), page('control')], 'satisfied'],
    ['makes an asset for the reader', [asked(403), page('control', 'reader')], ['refused-to-reader-and-done']],
    ['makes an asset where it may not', [asked(404, 'owner'), page('owner')], ['refused-for-organization-and-done']],
    ['is none, as is permitted', [asked(201), page('control', 'reader')], 'stopped'],
    ['is one of two', [asked(201), asked(404, 'owner'), page('control', 'reader')], 'satisfied'],
    ['cannot be seen', [asked(403), page()], 'stopped'],
    ['would show with its file alone', [stored('create/put', 200), asked(403), page('control')], 'stopped'],
  ] as const)('%s', (_, exchanges, expected) => {
    const others = { 'refusable/reader/1': 'reader', 'refusable/owner/1': 'owner' };
    const evidence = written(exchanges, { case: { wrong: 'caller' }, notes: { others } });
    expect(outcomeOf(invalidChangesNothing, evidence)).toEqual(expected);
  });
});
