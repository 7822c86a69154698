import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import { html } from './html/markup.ts';
import { renderHtml } from './html.ts';

const gate = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false } as const;
const page = (verdicts: readonly Verdict[], other = {}) => renderHtml(writtenReport(verdicts, other), { gate });

/** Text that a browser shows of HTML without scripts and styles. */
function textOf(markup: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return markup
    .replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<\/(?:dt|dd|td|th|li|p|h\d)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ');
}

const attempt = (number: number, at_ms: number, answer: number): ArrivalRecord => ({
  ...{ number, channel: 'callback', inbox: 'callback/1', at_ms, real_ms: at_ms, lag_ms: 0, method: 'POST' },
  ...{ headers: [], body: '{}', digest: '', signed_by: [], answer, run_id: 'r', event: 'run.failed' },
});

const called: Fail = {
  ...written_failure,
  check: 'retry/callback-waits',
  area: 'retry',
  clause: 'callbacks.first-gap',
  level: 'stated',
  deliveries: [attempt(1, 5_000, 500), attempt(2, 5_250, 200)],
};

describe('the page', () => {
  const known: Verdict = {
    ...written_failure,
    check: 'lists/known',
    verdict: 'known-failure',
    known: [{ reason: 'no index yet', link: 'https://tickets.example/1', expires: '2026-12-31' }],
  };
  const shown = page([
    writtenPass('pagination/ties'),
    written_failure,
    { ...writtenUnjudged('a/waits', 'could-not-run', 'no asset'), operation: 'listAssets' },
    known,
  ]);
  const text = textOf(shown);

  it('tells the decision, what to mend first, the areas, each cause with request and answer, then the rest', () => {
    const order = [
      '✘ http://a.test does not conform',
      '1 of 3 judged checks fails, for 1 reason; 1 fails as known; 1 more could not be judged.',
      '1 pass',
      'What to mend first',
      'Files uploaded in the same second vanish from the list. an item is lost. Stops 2 checks.',
      'Areas',
      'Failures, grouped by cause',
      '1. Files uploaded in the same second vanish from the list. an item is lost.',
      'pagination.ties-kept (derived, section 4 Assets)',
      'Where listAssets /items',
      'Could not run a/waits',
      'Stops 2 checks',
      'Asked curl http',
      'Answered 200',
      'Expected 2',
      'Actual 1',
      'Replay model-run-kit conformance run',
      'Known failures',
      'no index yet https://tickets.example/1 (until 2026-12-31)',
      'Checks by area',
      'pagination/ties',
      'Smallest case {"items":2}',
      'What happened',
      '◄ this one',
      'Clauses by section',
      'Section 4 Assets',
    ];
    let place = 0;
    for (const words of order) {
      const found = text.indexOf(words, place);
      expect(found, words).toBeGreaterThanOrEqual(place);
      place = found;
    }
  });

  it('lets nothing run or load but its own script and style', () => {
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(shown)!;
    for (const name of ['style', 'script']) {
      const [, content] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(shown)!;
      const hash = createHash('sha256').update(content!).digest('base64');
      expect(policy).toContain(`${name}-src 'sha256-${hash}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(shown).not.toMatch(/<(?:link|img|iframe|object)|\ssrc=|\sstyle=|\son\w+=|@import|url\(/);
  });

  it('has each element that a link leads to, and each id once', () => {
    const ids = [...shown.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const places = [...shown.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(places.filter((place) => !ids.includes(place))).toEqual([]);
  });

  it('is green where the gate is, and has no findings without failures', () => {
    const green = textOf(page([writtenPass('pagination/ties')]));
    expect(green).toContain('✔ http://a.test conforms');
    expect(green).not.toContain('What to mend first');
    const passed = renderHtml(writtenReport([writtenPass('a/b'), written_failure]), {
      gate: { ...gate, gate: 'stated' },
    });
    expect(textOf(passed)).toContain('The gate lets it pass.');
  });
});

describe('deliveries', () => {
  const shown = page([called]);

  it('stand among the requests, in the order of time', () => {
    expect(textOf(shown)).toContain('run.failed at callback/1, answered 500 unsigned, no request id');
  });

  it('are drawn against the time from which the text permits the next attempt', () => {
    const [svg] = /<svg viewBox[\s\S]*?<\/svg>/.exec(shown)!;
    expect(svg).toContain('aria-label="callback/1: 0 s: 500, 0.25 s: 200"');
    const places = [...svg!.matchAll(/<circle[^>]* cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    const [, window] = /<rect[^>]* x="([\d.]+)"/.exec(svg!)!;
    const scale = (places[1]! - places[0]!) / 250;
    expect((Number(window) - places[0]!) / scale).toBeCloseTo(1_000, -2);
  });

  it('have no such time behind an answer that ends them, nor on webhooks', () => {
    const windows = (deliveries: ArrivalRecord[]) => page([{ ...called, deliveries }]).includes('<rect class="window"');
    expect(windows([attempt(1, 0, 200)])).toBe(false);
    expect(windows([{ ...attempt(1, 0, 500), channel: 'webhook' }])).toBe(false);
    expect(windows([attempt(1, 0, 500)])).toBe(true);
  });
});

describe('text of a target', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '" autofocus onfocus="alert(1)',
    "' onclick='x",
    '</pre></details></body>',
    '<!--',
    ']]>',
    '&lt;b&gt;',
  ];

  it('is never markup, wherever it stands', () => {
    for (const words of hostile) {
      const verdict: Fail = {
        ...called,
        ...{
          check: `a/${words}`,
          title: words,
          area: words,
          message: words,
          expected: words,
          actual: { [words]: words },
        },
        ...{
          operation: words,
          pointer: words,
          case: words,
          replay: words,
          clause: words,
          clauses: [words],
          mismatch: words,
        },
        exchanges: [
          {
            ...written_failure.exchanges[0]!,
            step: words,
            principal: words,
            sent: { method: words, url: `http://a.test/${words}`, headers: { [words]: words }, body: words },
            received: { status: 200, headers: {}, body: words },
          },
        ],
        deliveries: [{ ...attempt(1, 0, 500), inbox: words, event: words, request_id: words, signature: words }],
        observations: [{ choice: words, value: words }],
      };
      const target = { implementation: { name: words, version: words }, base_url: words, hash: '0'.repeat(64) };
      const shown = page([verdict], { target });
      const plain = page([{ ...verdict, title: 'x' }], { target });
      expect(shown.match(/<script/g)).toHaveLength(1);
      expect(tagsOf(shown)).toEqual(tagsOf(plain));
      expect(
        tagsOf(shown).filter((tag) => /<(?:img|b>)|\bon\w+=|autofocus/.test(tag.replaceAll(/"[^"]*"/g, '""'))),
      ).toEqual(tagsOf(shown).filter((tag) => tag === '<b>'));
    }
  });

  it('is the same text to who reads it, but for what nobody would see', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...hostile, '&', '\u202E', '\0', '\uD800', '\n') }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const made = html`<p title="${given}">${given}</p>`.text;
        const [, attribute, content] = /^<p title="([^"]*)">([^<]*)<\/p>$/.exec(made)!;
        expect(attribute).toBe(content);
        expect(made).not.toMatch(/[\u202A-\u202E\u2066-\u2069\0-\x08\x0B-\x1F\x7F-\x9F]/);
        expect(made.isWellFormed()).toBe(true);
      }),
    );
    expect(html`${'a\u202Eb\0'}`.text).toBe('a⟨U+202E⟩b⟨U+0000⟩');
    expect(textOf(html`${hostile}`.text)).toBe(hostile.join(''));
  });

  it('is a link only where it leads to the web', () => {
    const known = (link: string): Verdict => ({ ...called, verdict: 'known-failure', known: [{ reason: 'r', link }] });
    expect(page([known('javascript:alert(1)')])).not.toMatch(/href="javascript:/);
    expect(page([known('https://a.test/"onclick=')])).toContain('href="https://a.test/&quot;onclick="');
  });
});

it('has room for the stories of thousands of failures no more than a browser likes, and says so', () => {
  const received = { status: 200, headers: {}, body: 'x'.repeat(5_000) };
  const exchanges = written_failure.exchanges.map((exchange) => ({ ...exchange, received }));
  const many = Array.from(
    { length: 500 },
    (_, index): Fail => ({ ...written_failure, check: `a/${index}`, exchanges }),
  );
  // One of an older kit, which kept whole stories.
  const shown = renderHtml({ ...writtenReport(many), verdicts: many }, { gate });
  expect(Buffer.byteLength(shown)).toBeLessThan(16 * 1024 * 1024);
  expect(shown.includes('this page has no more room')).toBe(true);
  expect(shown.match(/<details class="verdict/g)).toHaveLength(many.length);
});

function tagsOf(markup: string): string[] {
  return markup.replace(/<script>[\s\S]*?<\/script>/, '').match(/<[a-z!/][^>]*>/g) ?? [];
}
