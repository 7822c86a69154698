import { describe, expect, it } from 'vitest';
import { answered } from '../testing/written-evidence.support.ts';
import { observeGateway, observeSuccess } from './seen-answers.ts';

describe('the status of a success', () => {
  it.each([
    ['createAssetFolder', 201, { id: 'a' }, { created: 201 }],
    ['createAssetUpload', 200, { asset_id: 'a' }, { session: 200 }],
    ['dispatchModelRun2', 202, { run_id: 'a' }, { dispatched: 202 }],
    ['updateBalance', 200, { id: 'a' }, { updated: 200 }],
    ['deleteAsset', 204, undefined, { deleted: 204 }],
    ['deleteAsset', 200, { deleted: true }, { deleted: { status: 200, body: { deleted: true } } }],
  ] as const)('of %s is that of its deed', (operation, status, body, value) => {
    expect(observeSuccess(answered('one', operation, status, body))).toEqual([
      { choice: 'codes.success', operation, value },
    ]);
  });

  it.each([
    { deleted: true, id: '00000000-0000-4000-8000-000000000001' },
    { asset: { name: 'a', deleted_at: '2026-11-22T10:00:00.000Z' } },
  ])('of a deletion tells no body that the next one would not have: %j', (body) => {
    const [one] = observeSuccess(answered('one', 'deleteAsset', 200, body));
    expect(one?.value).toEqual({ deleted: { status: 200, body: { other: expect.any(String) } } });
  });

  it('is observed of successes that change something', () => {
    expect(observeSuccess(answered('one', 'getAsset', 200, { id: 'a' }))).toEqual([]);
    expect(observeSuccess(answered('one', 'createAssetFolder', 422, { code: 'invalid' }))).toEqual([]);
  });
});

describe('a refusal in no envelope', () => {
  const headers = { 'content-type': 'text/html' };
  const page = (status: number, principal: string, body = '<h1>No</h1>') =>
    observeGateway(answered('one', 'getAsset', status, body, { principal, headers })).map(({ value }) => value);

  it.each([
    [401, 'owner', 'unauthenticated'],
    [403, 'nobody', 'unauthenticated'],
    [405, 'owner', 'wrong_method'],
    [413, 'owner', 'too_large'],
    [429, 'owner', 'rate_limited'],
  ] as const)('of status %i to %s is of a gateway', (status, principal, refusal) => {
    expect(page(status, principal)).toEqual([{ refusals: [refusal], media_type: 'text/html', body: '<h1>No</h1>' }]);
  });

  it('is told in words where a choices document cannot say it', () => {
    expect(page(404, 'owner')).toEqual([{ other: 'status 404 with text/html' }]);
    expect(page(401, 'owner', 'x'.repeat(10_001))).toEqual([{ other: 'status 401 with text/html' }]);
  });

  it('is none where it is JSON', () => {
    expect(observeGateway(answered('one', 'getAsset', 404, { code: 'not_found' }))).toEqual([]);
  });
});
