import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CanonicalRequest } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { onOneReplica, replicasOf } from './one-replica.ts';
import { openCase } from './open-case.ts';
import { createReplicas } from './replicas.ts';

const [a, b, c] = ['http://a.test', 'http://b.test/api', 'http://c.test'] as const;
const targetOf = (...base_urls: string[]) => ({ ...fakeTargetFile, base_url: base_urls[0]!, base_urls });

/** A case that asks by itself, whose records are numbered from 0. */
function caseAt(bases: readonly string[], exchanges: Exchange[] = []) {
  const replicas = createReplicas({ target: targetOf(...bases) }, 'folders/test', exchanges);
  let made = 0;
  const begin = (
    operation: OperationId,
    path: Record<string, string>,
    more: { from?: Exchange; step?: string } = {},
  ) => {
    const request: CanonicalRequest = { operation, path, query: {} };
    const step = more.step ?? `${operation} ${exchanges.length}`;
    const kind = more.from ? ('cursor' as const) : ('operation' as const);
    const placed = replicas.place({ kind, step, request, ...more })!;
    const end = (decoded: object): Exchange => {
      const sent = { method: operation.startsWith('create') ? 'POST' : 'GET', url: '', headers: {} };
      if (operation.startsWith('delete')) sent.method = 'DELETE';
      const found = { number: exchanges.length + 1, step, request, replica: placed.replica, sent, decoded };
      exchanges.push(found as unknown as Exchange);
      placed.ended(found as unknown as Exchange);
      return found as unknown as Exchange;
    };
    return { replica: placed.replica, end };
  };
  return {
    begin,
    create(step?: string) {
      const id = `id-${made++}`;
      const one = begin('createAssetFolder', {}, step === undefined ? {} : { step });
      return { id, ...one, exchange: one.end({ outcome: 'success', record: { id } }) };
    },
    get: (id: string) => begin('getAssetFolder', { id }).replica,
    remove: (id: string) => begin('deleteAssetFolder', { id }),
    list: () => begin('listAssets', {}),
  };
}

/** 0: makes a record; else changes, reads or lists: with which of those that are there. */
const acts = fc.array(fc.tuple(fc.constantFrom('create', 'remove', 'get', 'list'), fc.nat(5)), { maxLength: 20 });

function replayed(bases: readonly string[], sequence: [string, number][]) {
  const one = caseAt(bases);
  const written: { id: string; at: string }[] = [];
  return sequence.map(([act, which]) => {
    const record = written.length > 0 ? written[which % written.length]! : undefined;
    if (act === 'create' || !record) {
      const { id, replica } = one.create();
      written.push({ id, at: replica });
      return { act, replica };
    }
    if (act === 'list') return { act, replica: one.list().replica };
    if (act === 'get') return { act, replica: one.get(record.id), written_at: record.at };
    const { replica, end } = one.remove(record.id);
    end({ outcome: 'success' });
    const written_at = record.at;
    record.at = replica;
    return { act, replica, written_at };
  });
}

describe.each([[[a, b]], [[a, b, c]]])('over %j', (bases) => {
  it('a record is read and changed at another one than it was written at, and the same requests go to the same ones', () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        const shown = replayed(bases, sequence);
        for (const { replica, written_at } of shown) expect(replica).not.toBe(written_at);
        expect(replayed(bases, sequence)).toEqual(shown);
      }),
    );
  });

  it('pages go on elsewhere, and a list is asked elsewhere than the last write', () => {
    const one = caseAt(bases);
    for (let times = 0; times < 5; times++) {
      const { replica } = one.create();
      const first = one.list();
      expect(first.replica).not.toBe(replica);
      const from = first.end({ outcome: 'success' });
      expect(one.begin('listAssets', {}, { from }).replica).not.toBe(from.replica);
    }
  });
});

it('records made one after the other lie at both, and so does what is done at the same time to one of them', () => {
  const one = caseAt([a, b]);
  const made = [one.create(), one.create(), one.create()];
  expect(new Set(made.map(({ replica }) => replica)).size).toBe(2);
  const at_once = [one.remove(made[0]!.id), one.remove(made[0]!.id)];
  expect(at_once.map(({ replica }) => replica).toSorted()).toEqual([a, b]);
});

it('what was refused has written nothing', () => {
  const one = caseAt([a, b]);
  const { id, replica } = one.create();
  one.remove(id).end({ outcome: 'refusal' });
  expect(one.get(id)).not.toBe(replica);
});

it('what others made counts too, in whatever order it was answered', () => {
  const makers = [caseAt([a, b]), caseAt([a, b])];
  const made = [makers[0]!.create('create/1'), makers[1]!.create('create/2')].map(({ exchange }) => exchange);
  const askedFor = (borrowed: Exchange[]) => caseAt([a, b], borrowed).list().replica;
  expect(askedFor([...made])).toBe(askedFor(made.toReversed()));
  expect(caseAt([a, b], [...made]).get('id-0')).not.toBe(made[0]!.replica);
});

describe('a case', () => {
  const urls: string[] = [];
  const session = testSession(
    ({ url, method }) => {
      urls.push(url);
      const page = { items: [], next: `${a}/v1/assets?cursor=x%2Fy&limit=1`, previous: null, first: null };
      return method === 'POST' ? { status: 201, body: { id: 'id-1' } } : { status: 200, body: page };
    },
    targetOf(a, b),
  );

  it('follows the cursor URL of one replica at the other, with path and query as they are', async () => {
    const { context, exchanges } = openCase(session, 'pagination/test');
    const first = await context.call('owner', { operation: 'listAssets' }, 'first');
    const next = await context.follow('owner', String(first.decoded!.page!.next), first, 'next');
    const again = await context.follow('owner', String(next.decoded!.page!.next), next, 'again');
    expect(new Set([first.replica, next.replica])).toEqual(new Set([a, b]));
    expect(again.replica).toBe(first.replica);
    for (const { replica, sent } of [next, again]) expect(sent.url).toBe(`${replica}/v1/assets?cursor=x%2Fy&limit=1`);
    expect(exchanges.map(({ sent }) => sent.url)).toEqual(urls.slice(-3));
  });

  it('asks one replica alone where it is told so, and gives no name twice', async () => {
    expect(replicasOf(session)).toEqual([a, b]);
    const alone = onOneReplica(session, b);
    expect([replicasOf(alone), onOneReplica(session, b)]).toEqual([[], alone]);
    const { context, exchanges } = openCase(alone, 'pagination/test');
    const first = await context.call('owner', { operation: 'listAssets' }, 'first');
    await context.follow('owner', String(first.decoded!.page!.next), first, 'next');
    await context.call('owner', { operation: 'createAssetFolder', body: { name: 'x' } }, 'create');
    expect(exchanges.map(({ replica }) => replica)).toEqual([b, b, b]);
    const names = [context, openCase(session, 'x/y').context, context].map((one) => one.newName('n'));
    expect(new Set(names).size).toBe(3);
  });

  it('names no replica where there is one', async () => {
    const { context } = openCase(
      testSession(() => ({ status: 200, body: {} })),
      'pagination/test',
    );
    const { replica, sent } = await context.call('owner', { operation: 'getHealth' }, 'health');
    expect([replica, sent.url]).toEqual([undefined, 'http://target.test/v1/health']);
  });
});
