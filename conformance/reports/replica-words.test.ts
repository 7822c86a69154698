import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { failed, written } from '../testing/written-report.support.ts';
import type { AtOneReplica } from '../verdicts/results.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { replicaWords } from './replica-words.ts';
import { renderVerdict } from './terminal.ts';

const [a, b] = ['http://a.test', 'http://b.test'] as const;
const at = (replica: string, outcome: AtOneReplica['outcome'], reason?: string): AtOneReplica => ({
  ...{ replica, outcome },
  ...(reason !== undefined && { reason }),
});

it.each<[string, AtOneReplica[]]>([
  ['passes where one replica serves all; fails across several', [at(a, 'passes'), at(b, 'passes')]],
  ['fails where one replica serves all, too', [at(a, 'fails'), at(b, 'fails')]],
  ['passes where http://a.test serves all; fails where http://b.test does', [at(a, 'passes'), at(b, 'fails')]],
  [
    'passes where http://a.test serves all; fails across several; not judged where http://b.test serves all (it is busy)',
    [at(a, 'passes'), at(b, 'not-judged', 'it is busy')],
  ],
  [
    'not judged where http://a.test serves all (it is busy); not judged where http://b.test serves all (it is busy)',
    [at(a, 'not-judged', 'it is busy'), at(b, 'not-judged', 'it is busy')],
  ],
])('%s', (words, alone) => {
  expect(replicaWords({ exchanges: [], alone })).toBe(words);
});

it('says nothing of a target of one', () => {
  expect(replicaWords(failed('lists/a'))).toBeUndefined();
});

it('stands in every form of a report, with the replica that was asked', () => {
  const exchange: Exchange = {
    number: 7,
    step: 'read',
    principal: 'owner',
    request: { operation: 'getAsset', path: { id: 'x' }, query: {} },
    replica: b,
    sent: { method: 'GET', url: `${b}/v1/assets/x`, headers: {} },
    at_ms: 1,
    took_ms: 1,
  };
  const verdict = failed('lists/a', { exchange: 7, exchanges: [exchange], alone: [at(a, 'passes'), at(b, 'passes')] });
  const target = { implementation: null, base_url: a, base_urls: [a, b], hash: '0'.repeat(64) };
  const { report } = written('two', [verdict], { target });
  const words = 'seen at http://b.test; passes where one replica serves all; fails across several';
  expect(renderVerdict(report, verdict, false)).toContain(`     replica   ${words}\n`);
  const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
  const html = renderHtml(report, { gate });
  expect(html).toContain(`<dt>Replica</dt><dd>${words}</dd>`);
  expect(html).toContain('<dt>Base URLs</dt><dd>http://a.test, http://b.test</dd>');
  expect(renderJunit(report, { gate })).toContain(words);
});
