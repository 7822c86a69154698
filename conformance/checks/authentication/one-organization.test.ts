import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { oneOrganization } from './one-organization.ts';

const read = (place: string, org_id?: string) => answered(`read-${place}`, 'getAsset', 200, { id: place, org_id });
const both = [read('first', 'o1'), read('second', 'o2')];
const list = (step: string, ...org_ids: (string | null | undefined)[]) =>
  answered(`list-${step}`, 'listAssets', 200, {
    items: org_ids.map((org_id, index) => ({ id: `${step}-${index}`, ...(org_id !== undefined && { org_id }) })),
    next: null,
  });
const refusedList = (step: string) => answered(`list-${step}`, 'listAssets', 403);

/** Nobody knows to which organization a key belongs. */
const members = { principals: {} };

it.each<[string, Exchange[], string | string[]]>([
  ['its own', [...both, list('unnamed/1', 'o1'), list('first/1', 'o1'), list('second/1', 'O2', 'o2')], 'satisfied'],
  ['the first, whatever is named', [...both, list('unnamed/1', 'o1'), list('second/1', 'o1')], 'satisfied'],
  ['the named one, and else nothing', [...both, refusedList('unnamed/1'), list('second/1', 'o2')], 'satisfied'],
  ['some that do not tell', [...both, list('unnamed/1', 'o1', null, undefined)], 'satisfied'],
  ['both', [...both, list('unnamed/1', 'o1', 'o2')], ['several-organizations']],
  ['both, on two pages', [...both, list('second/1', 'o2'), list('second/2', 'o1')], ['several-organizations']],
  ['none that tells', [...both, list('unnamed/1', undefined)], 'stopped'],
  ['nothing', [...both, refusedList('unnamed/1'), refusedList('first/1')], 'stopped'],
  ['one, as there is no other', [read('first', 'o1'), read('second', 'o1'), list('unnamed/1', 'o1')], 'stopped'],
  ['one, of assets that do not tell', [read('first'), read('second'), list('unnamed/1', 'o1')], 'stopped'],
])('a list that shows %s', (_, exchanges, outcome) => {
  expect(outcomeOf(oneOrganization, written(exchanges, { case: { by: 'member' }, facts: members }))).toEqual(outcome);
});

it.each<[string, number, string | string[]]>([
  ['both', 200, ['read-from-two-organizations']],
  ['one', 404, 'satisfied'],
])('under one header, %s of two assets can be read', (_, status, outcome) => {
  const inFirst = (place: number, org_id: string, of = 200) =>
    answered(`in-first/${place}`, 'getAsset', of, { org_id });
  const exchanges = [...both, list('first/1', 'o1'), inFirst(1, 'o1'), inFirst(2, 'o2', status)];
  expect(outcomeOf(oneOrganization, written(exchanges, { case: { by: 'member' }, facts: members }))).toEqual(outcome);
});

describe('a header that names the second organization', () => {
  const named = { principal: 'member', organization: 'o2' };
  const principals = {
    member: { kind: 'user' as const, organization: { id: 'o1' }, second_organization: { id: 'o2' } },
  };
  const judged = (exchanges: Exchange[], elsewhere?: 'honoured' | 'ignored') =>
    outcomeOf(
      oneOrganization,
      written(exchanges, {
        facts: { principals, choices: elsewhere ? { access: { organization_header: { elsewhere } } } : {} },
      }),
    );
  const folder = (org_id: string) => answered('any', 'createAssetFolder', 201, { id: 'f', org_id }, named);
  const run = answered('any', 'dispatchModelRun2', 202, { run_id: 'r', status: 'queued' }, named);
  const found = answered('any', 'getRun', 200, { id: 'r', org_id: 'o1' }, { principal: 'member', organization: 'o1' });

  it.each<[string, unknown, unknown]>([
    ['is honoured as declared', judged([folder('O2')], 'honoured'), 'satisfied'],
    ['is ignored as declared', judged([folder('o1')], 'ignored'), 'satisfied'],
    ['is ignored where nothing is declared', judged([folder('o1')]), 'satisfied'],
    ['is ignored', judged([folder('o1')], 'honoured'), ['not-as-declared']],
    ['is ignored by a dispatch', judged([run, found], 'honoured'), ['not-as-declared']],
  ])('%s', (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });
});

describe('a page that another check has read', () => {
  it.each<[string, Exchange, string | string[]]>([
    ['one organization', list('any/1', 'o1', 'o1'), 'satisfied'],
    ['two organizations', list('any/1', 'o1', 'o2'), ['several-organizations']],
  ])('of %s', (_, page, outcome) => {
    expect(oneOrganization.watches?.(page)).toBe(true);
    expect(outcomeOf(oneOrganization, written([page], { facts: members }))).toEqual(outcome);
  });

  it('is a list of assets, or shows a record that names its organization', () => {
    expect(oneOrganization.watches?.(read('first'))).toBe(false);
    expect(oneOrganization.watches?.(read('first', 'o1'))).toBe(true);
  });

  it('shows an API key records of its own organization', () => {
    const principals = { owner: { kind: 'api_key' as const, organization: { id: 'o1' } } };
    const judged = (org_id: string) =>
      outcomeOf(oneOrganization, written([read('any', org_id)], { facts: { principals } }));
    expect(judged('O1')).toBe('satisfied');
    expect(judged('o2')).toEqual(['record-of-another-organization']);
  });
});
