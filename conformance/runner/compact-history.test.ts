import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChecks } from '../checks/all.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { HistoryRecord } from '../suite/records.ts';
import { runEmbedded } from '../trials/embedded-run.ts';
import { createHistoryWriter } from './compact-history.ts';
import { history_version } from './history.ts';
import { readHistory, type StoredHistory } from './stored-history.ts';

const run = { type: 'run', history_version, kit: '0', checks: [], facts: {} } as unknown as HistoryRecord;

function written(records: readonly HistoryRecord[]): string {
  const linesOf = createHistoryWriter();
  return [run, ...records].map(linesOf).join('');
}

function readBack(text: string): StoredHistory {
  return readHistory({ name: 'h', text });
}

/** An exchange whose answer, and what was made of it, is anything. */
function exchange(number: number, body: string, decoded: unknown): Extract<HistoryRecord, { type: 'exchange' }> {
  const sent = { method: 'GET', url: 'http://localhost/v1/assets', headers: { accept: 'application/json' } };
  const received = { status: 200, headers: { 'content-type': 'application/json' }, body };
  return { type: 'exchange', number, sent, received, decoded } as unknown as ReturnType<typeof exchange>;
}

function bare({ type: _, ...rest }: { type: string }): object {
  return rest;
}

const name = fc.oneof(fc.constantFrom('id', '#like', '##like', '#', '__proto__', 'part', 'toString'), fc.string());
/** Texts that are about as long as those that are shared, and those that stand for something. */
const text = fc.oneof(
  fc.constantFrom('#1', '##1', '#text 1', '#', '{}', '[', '\u2028', '\ud800', `{"a":${' '.repeat(80)}1}`, '-0'),
  fc.string({ maxLength: 12 }),
  fc.string({ minLength: 60, maxLength: 300, unit: 'binary' }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number || 0),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(name, tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));
function pageOf(values: readonly unknown[], place: number): object {
  return { long: 'x'.repeat(500), items: values.slice(0, (place % 4) + 1).map((value) => ({ value, '#like': 1 })) };
}

/** Answers that repeat, whole and in parts, as their text and as what was read from it. */
const exchanges = fc
  .tuple(fc.array(value, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(), { minLength: 1, maxLength: 12 }))
  .map(([values, places]) =>
    places.map((place, index) => {
      // Lists of objects are taken apart: some of the bodies are such, of items that come again.
      const one = place % 3 === 0 ? pageOf(values, place) : values[place % values.length];
      const page = { status: 200, json: one, page: { items: values.slice(0, (place % 5) + 1) } };
      const body = typeof one === 'string' ? one : JSON.stringify(one, null, place % 7 === 0 ? 1 : 0);
      return exchange(index + 1, body, page);
    }),
  );

describe('what is written', () => {
  it('is read again as it was', () => {
    fc.assert(
      fc.property(exchanges, value, value, (made, drawn, note) => {
        const notes = { note };
        const numbers = made.map(({ number }) => number);
        const shown = { type: 'case', check: 'a/b', case: drawn, exchanges: numbers, notes };
        const stored = readBack(written([...made, shown as unknown as HistoryRecord]));
        expect(JSON.stringify(stored.exchanges)).toBe(JSON.stringify(made.map(bare)));
        expect(JSON.stringify(stored.cases)).toBe(JSON.stringify([shown]));
      }),
      { numRuns: 300 },
    );
  });

  it('is read as far as it goes when it is cut anywhere', () => {
    fc.assert(
      fc.property(exchanges, fc.double({ min: 0, max: 1, noNaN: true }), (made, share) => {
        const whole = written(made);
        const begun = written([]).length;
        const stored = readBack(whole.slice(0, begun + Math.floor(share * (whole.length - begun))));
        expect(JSON.stringify(stored.exchanges)).toBe(JSON.stringify(made.slice(0, stored.exchanges.length).map(bare)));
        if (share === 1) expect(stored.exchanges).toHaveLength(made.length);
      }),
      { numRuns: 300 },
    );
  });

  it('holds each answer, record and header once', () => {
    const record = (id: number) => ({ id: `record-${id}`, name: 'n'.repeat(80), tags: ['one', 'two'] });
    const page = { items: [record(1), record(2)], next: null };
    const body = JSON.stringify(page);
    const lines = written([exchange(1, body, { json: page, page }), exchange(2, body, { json: page, page })]);
    expect(lines.trim().split('\n').slice(1)).toEqual([
      JSON.stringify({ part: 1, value: record(1) }),
      '{"part":2,"value":{"#like":1,"id":"record-2"}}',
      '{"part":3,"value":{"items":["#1","#2"],"next":null}}',
      expect.stringContaining('"body":"#text 3"},"decoded":{"json":"#3","page":"#3"}}'),
      expect.stringContaining('"body":"#text 3"},"decoded":{"json":"#3","page":"#3"}}'),
    ]);
    const [one, two] = readBack(lines).exchanges as [Exchange, Exchange];
    expect(one.decoded).toEqual({ json: page, page });
    expect(two.decoded?.json).toBe(one.decoded?.json);
  });

  it('names as alike what has the same members in the same order', () => {
    const long = 'n'.repeat(80);
    const made = [
      { id: 1, name: long },
      { name: long, id: 1 },
      { id: 1, title: long },
      { id: 2, name: long },
    ];
    const lines = written([exchange(1, '', { json: made })]);
    expect(lines).toContain('{"part":4,"value":{"#like":1,"id":2}}\n');
    expect(JSON.stringify(readBack(lines).exchanges[0]!.decoded?.json)).toBe(JSON.stringify(made));
  });

  it('has the URL of an exchange in its line', () => {
    const [, line] = written([exchange(1, '', {})]).split('\n');
    expect(line).toContain('"sent":{"method":"GET","url":"http://localhost/v1/assets"');
  });

  it('is small', async () => {
    const linesOf = createHistoryWriter();
    let written_out = 0;
    let characters = 0;
    const { requests } = await runEmbedded({
      checks: allChecks.filter(({ area }) => area === 'pagination'),
      seed_state: 'small',
      record(record) {
        written_out += JSON.stringify(record).length;
        characters += linesOf(record).length;
      },
    });
    expect(requests).toBeGreaterThan(100);
    expect(characters / requests).toBeLessThan(3_000);
    expect(characters).toBeLessThan(written_out / 5);
  });
});

describe('a file whose parts are not all there', () => {
  const first = JSON.stringify(run);
  const part = '{"part":1,"value":"text"}';
  it.each([
    [
      'a part that is named and was not told',
      `${first}\n${part}\n{"type":"end","left_behind":"#2"}\n`,
      'h:3: names part 2',
    ],
    ['a name that is none', `${first}\n{"type":"end","left_behind":"#one"}\n`, 'h:2: names part one, which no line'],
    ['the text of none', `${first}\n{"type":"end","left_behind":"#text 1"}\n`, 'h:2: names part 1, which no line'],
    ['one like none', `${first}\n{"part":1,"value":{"#like":1}}\n`, 'h:2: names part 1, which no line before it holds'],
    ['one left out', `${first}\n${part}\n{"part":3,"value":7}\n`, 'h:3: part 3 where 2 should stand'],
  ])('%s', (_, lines, message) => {
    expect(() => readBack(lines)).toThrow(message);
  });
});

it('a history of version 1 is read as it stands', () => {
  const record = exchange(1, '{"name":"#1"}', { json: { '#like': 1, name: '#1', part: 3 } });
  const lines = [{ ...run, history_version: 1 }, record].map((one) => `${JSON.stringify(one)}\n`).join('');
  expect(readBack(lines).exchanges).toEqual([bare(record)]);
});
