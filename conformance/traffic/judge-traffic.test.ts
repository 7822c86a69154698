/** The judges of recorded traffic: what each finds, and what others who act unseen explain. */
import { describe, expect, it } from 'vitest';
import { sign } from '../../src/webhooks/sign.ts';
import { failuresOf, id, judgeLines, type Line, linesOf } from './traffic.support.ts';

const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const asset = (number: number, more: object = {}) => ({
  id: id(number),
  org_id: id(900),
  name: `n${number}`,
  mime_type: 'image/png',
  size_bytes: 7,
  ...times,
  deleted_at: null,
  ...more,
});
const page = (items: object[], more: object = {}) => ({
  items,
  first: '/v1/assets',
  next: null,
  previous: null,
  ...more,
});
const run = (more: object = {}) => ({
  id: id(50),
  org_id: id(900),
  model_id: id(60),
  status_code: 'completed',
  created_at: '2026-01-01T00:00:00Z',
  started_at: '2026-01-01T00:00:01Z',
  completed_at: '2026-01-01T00:00:02Z',
  target_version: '1',
  ...more,
});
const next = '/v1/assets?cursor=abc';
const [first_page, second_page] = [
  page([asset(1), asset(2)], { next }),
  page([asset(3)], { previous: '/v1/assets?cursor=b&backward=true' }),
];
const walk = (...pages: object[]): Line[] => [
  { url: '/v1/assets?limit=2', answer: pages[0] },
  { url: next, answer: pages[1] },
];
const reads = (...records: object[]): Line[] => records.map((answer) => ({ url: `/v1/runs/${id(50)}`, answer }));
const callback = 'https://desk.example/done/4f0c9e0e-9a3c-4c55-8d5e-0d7b8f3a1c11';
const dispatch: Line = {
  method: 'POST',
  url: '/v1/models/maker/draw/runs',
  status: 202,
  sent: { prompt: 'p', callback_url: callback },
  answer: { run_id: id(50), status: 'queued' },
};
const payload = (more: object = {}) => ({
  event: 'run.completed',
  delivery: { id: id(70) },
  run_id: id(50),
  run: run(),
  created_at: '2026-01-01T00:00:02Z',
  ...more,
});
const event = (more: Partial<Line> = {}): Line => ({
  method: 'POST',
  url: callback,
  status: 204,
  token: null,
  sent: payload(),
  headers: { 'service-request-id': id(80) },
  ...more,
});
const upload: Line = {
  method: 'POST',
  url: '/v1/asset-uploads',
  status: 201,
  sent: { filename: 'a.png', mime_type: 'image/png', size_bytes: 7 },
  answer: { asset_id: id(1), upload_url: 'https://storage.example/a/1.png?X-Amz-Signature=abc' },
};
const put: Line = {
  method: 'PUT',
  url: 'https://storage.example/a/1.png?X-Amz-Signature=***',
  token: null,
  headers: { 'content-type': 'image/png', 'content-length': '7' },
  sent: 'harbour',
};
const signed = (body: string, secret = 'secret-of-the-desk'): Partial<Line> => ({
  url: 'https://desk.example/hook',
  sent: body,
  headers: { 'service-request-id': id(80), 'service-signature': sign(Buffer.from(body), secret) },
});
const body = (number: number) => JSON.stringify(payload({ delivery: { id: id(number) } }));

const attempt = (more: object = {}) => ({
  id: id(90),
  run_id: id(50),
  attempts: [{ status_code: 200, succeeded: true, ...more }],
});
const deliveries = (...items: object[]): Line => ({ url: `/v1/webhooks/${id(3)}/deliveries`, answer: page(items) });
/** One webhook, events about two runs, and its log as the ids are. */
const logged = (ids: readonly number[], request_ids: readonly number[]): Line[] => {
  const url = 'https://desk.example/hook';
  const hook: Line = { method: 'POST', url: '/v1/webhooks', status: 201, sent: { url }, answer: { id: id(3), url } };
  const events = [0, 1].map((number) =>
    event({
      url,
      sent: payload({ run_id: id(50 + number), run: {}, delivery: { id: id(70 + number) } }),
      headers: { 'service-request-id': id(80 + number) },
    }),
  );
  const items = [0, 1].map((number) => ({
    ...attempt({ request_id: id(request_ids[number]!) }),
    id: id(ids[number]!),
    run_id: id(50 + number),
  }));
  return [hook, ...events, deliveries(...items)];
};

describe('a recording of a server that breaks a rule', () => {
  it.each<[string, string, Line[]]>([
    ['an item comes again', 'traffic/walks: item-repeated', walk(first_page, page([asset(2), asset(3)]))],
    ['a page has an item twice', 'traffic/walks: item-twice-on-a-page', walk(page([asset(1), asset(1)]), page([]))],
    ['a page leads to itself', 'traffic/walks: walk-loops', walk(first_page, page([asset(3)], { next }))],
    ['first leads here', 'traffic/walks: first-is-here', walk(first_page, page([asset(3)], { first: next }))],
    [
      'a cursor URL is refused',
      'traffic/walks: cursor-refused',
      [walk(first_page)[0]!, { url: next, status: 400, answer: { code: 'x', message: 'x', errors: [] } }],
    ],
    [
      'the page before shows this page',
      'traffic/walks: same-page-again',
      [...walk(first_page, second_page), { url: '/v1/assets?cursor=b&backward=true', answer: page([asset(3)]) }],
    ],
    [
      'a walk lacks an item',
      'traffic/walks: item-missing',
      [
        { url: '/v1/assets', answer: page([asset(1), asset(2)]) },
        { url: '/v1/assets', answer: page([asset(1)]) },
        { url: '/v1/assets', answer: page([asset(1), asset(2)]) },
      ],
    ],
    [
      'more than was asked for',
      'traffic/walks: page-too-large',
      [{ url: '/v1/assets?limit=1', answer: page([asset(1), asset(2)]) }],
    ],
    [
      'another order',
      'traffic/walks: out-of-order',
      [{ url: '/v1/assets?sort_by=name:asc', answer: page([asset(2), asset(1)]) }],
    ],
    [
      'an item that does not match',
      'traffic/walks: non-matching-shown',
      [{ url: '/v1/assets?q=name.eq:n1', answer: page([asset(1), asset(2)]) }],
    ],
    ['an end is undone', 'traffic/runs: end-undone', reads(run(), run({ status_code: 'running', completed_at: null }))],
    ['an end becomes another', 'traffic/runs: another-end', reads(run(), run({ status_code: 'failed' }))],
    ['a time moves', 'traffic/runs: value-moved', reads(run(), run({ completed_at: '2026-01-01T00:05:00Z' }))],
    [
      'no version',
      'traffic/runs: no-version-of-model-run',
      reads(run({ target_version: null }), run({ target_version: null })),
    ],
    [
      'a new run cannot be read',
      'traffic/runs: not-readable',
      [dispatch, { url: `/v1/runs/${id(50)}`, status: 404, answer: { code: 'x', message: 'x', errors: [] } }],
    ],
    [
      'a callback URL is misread',
      'traffic/runs: url-garbled',
      [dispatch, ...reads(run({ callback_url: callback.replace('done', 'dane') }))],
    ],
    [
      'another type',
      'traffic/records: another-type',
      [upload, put, { url: `/v1/assets/${id(1)}`, answer: asset(1, { mime_type: 'a/b' }) }],
    ],
    [
      'another size',
      'traffic/records: another-size',
      [upload, put, { url: `/v1/assets/${id(1)}`, answer: asset(1, { size_bytes: 8 }) }],
    ],
    ['one id for two', 'traffic/records: id-given-twice', [upload, upload]],
    ['a file is refused', 'traffic/records: put-refused', [upload, { ...put, status: 403 }]],
    [
      'a deleted asset lives',
      'traffic/records: deleted-shown-live',
      [
        { method: 'DELETE', url: `/v1/assets/${id(1)}`, status: 204 },
        { url: `/v1/assets/${id(1)}`, answer: asset(1) },
      ],
    ],
    [
      'an item and its run',
      'traffic/batch-items: run-of-another-item',
      [
        {
          url: `/v1/batches/${id(5)}/items/${id(6)}?embed=run`,
          answer: { id: id(6), batch_id: id(5), run_id: id(51), run: run(), status_code: 'completed' },
        },
      ],
    ],
    ['no request id', 'traffic/deliveries: without-request-id', [dispatch, event({ headers: { accept: '*/*' } })]],
    [
      'no delivery id',
      'traffic/deliveries: without-delivery-id',
      [dispatch, event({ sent: payload({ delivery: {} }) })],
    ],
    [
      'two runs in it',
      'traffic/deliveries: other-run-inside',
      [event({ sent: payload({ run: run({ id: id(51) }) }) })],
    ],
    [
      'another outcome',
      'traffic/deliveries: another-outcome',
      [...reads(run()), event({ sent: payload({ event: 'run.failed' }) })],
    ],
    [
      'one id for two runs',
      'traffic/deliveries: delivery-of-two-runs',
      [event(), event({ sent: payload({ run_id: id(51), run: {} }) })],
    ],
    [
      'a URL of another run',
      'traffic/deliveries: called-for-another',
      [dispatch, event({ sent: payload({ run_id: id(51), run: {} }) })],
    ],
    [
      'a walk back lacks an item',
      'traffic/walks: items-lost-backward',
      [
        { url: '/v1/assets', answer: page([asset(1), asset(2), asset(3)]) },
        { url: '/v1/assets?limit=1', answer: page([asset(1)], { next }) },
        { url: next, answer: page([asset(2)], { next: `${next}2` }) },
        { url: `${next}2`, answer: page([asset(3)], { previous: `${next}3` }) },
        { url: `${next}3`, answer: page([asset(1)]) },
        { url: `/v1/assets/${id(2)}`, answer: asset(2) },
      ],
    ],
    [
      'a page size is refused',
      'traffic/walks: plain-request-refused',
      [{ url: '/v1/assets?limit=2', status: 422, answer: { detail: [] } }],
    ],
    [
      'an event is not listed',
      'traffic/walks: event-left-out',
      [{ url: '/v1/webhooks/event-types', answer: page([{ code: 'run.completed' }, { code: 'run.failed' }]) }],
    ],
    [
      'an event has no schema',
      'traffic/walks: event-without-schema',
      [
        {
          url: '/v1/webhooks/event-types',
          answer: page([
            { code: 'run.completed', schema: {} },
            { code: 'run.failed', schema: null },
            { code: 'run.cancelled', schema: {} },
          ]),
        },
      ],
    ],
    [
      'a callback comes before the end',
      'traffic/runs: told-before-its-end',
      [dispatch, event(), ...reads(run({ status_code: 'running', completed_at: null }))],
    ],
    [
      'a workflow is dispatched with a whole run',
      'traffic/runs: whole-run',
      [
        {
          ...dispatch,
          url: '/v1/graph-workflows/maker/draw/runs',
          answer: { ...run(), graph_workflow_id: id(61), run_id: id(50), status: 'queued' },
        },
      ],
    ],
    [
      'a list and a read differ',
      'traffic/records: list-and-read-differ',
      [
        { url: '/v1/assets', answer: page([asset(1)]) },
        { url: `/v1/assets/${id(1)}`, answer: asset(1, { name: 'other' }) },
      ],
    ],
    [
      'deleted before it was made',
      'traffic/records: deleted-before-made',
      [{ url: `/v1/assets/${id(1)}`, answer: asset(1, { deleted_at: '1970-01-01T00:00:00Z' }) }],
    ],
    [
      'a callback of another name',
      'traffic/deliveries: unknown-name',
      [dispatch, event({ sent: payload({ event: 'run.succeeded' }) })],
    ],
    [
      'an attempt succeeds with 500',
      'traffic/delivery-log: success-not-as-status',
      [deliveries(attempt({ status_code: 500 }))],
    ],
    ['an attempt has no outcome', 'traffic/delivery-log: no-outcome', [deliveries(attempt({ succeeded: undefined }))]],
    ['a shape', 'schema/getRun: wrong-type', reads(run({ status_code: 7 }))],
    ['another record', 'requests/getRun: another-record', reads(run({ id: id(51) }))],
  ])('%s', async (_, failure, lines) => {
    expect(await failuresOf(lines)).toContain(failure);
  });

  it('an event signed by nobody, beside one that is signed', async () => {
    const [right, wrong] = [event(signed(body(70))), event(signed(body(71), 'another'))];
    const support = { secrets: ['secret-of-the-desk'] };
    expect(await failuresOf([right, wrong], support)).toEqual(['traffic/deliveries: unsigned']);
    expect(await failuresOf([wrong], support)).toEqual([]);
  });

  it.each<[readonly number[], readonly number[], string[]]>([
    [[70, 71], [80, 81], []],
    [[170, 171], [80, 81], ['traffic/delivery-log: delivery-not-in-log']],
    [[70, 171], [80, 181], []],
    [[70, 71], [180, 181], ['traffic/delivery-log: request-id-not-in-log']],
  ])('deliveries %j with request ids %j in the log', async (ids, request_ids, failures) => {
    expect(await failuresOf(logged(ids, request_ids))).toEqual(failures);
  });

  it('a request id of any letters is found in the log', async () => {
    const quoted = (number: number) => `"Pz${number}/"`;
    const lines = logged([70, 71], [80, 81]).map((line, at): Line => {
      if (at === 1 || at === 2) return { ...line, headers: { 'service-request-id': quoted(at - 1) } };
      if (at < 3) return line;
      const text = JSON.stringify(line.answer).replaceAll(id(80), 'pz0/').replaceAll(id(81), 'pz1/');
      const answer = JSON.parse(
        text.replaceAll(/"(pz\d\/)"/g, (_, own: string) => JSON.stringify(`"P${own.slice(1)}"`)),
      );
      return { ...line, answer };
    });
    expect(await failuresOf(lines)).toEqual([]);
  });

  it('two callbacks for each of two runs, and one request id for three', async () => {
    const twice = [0, 1].flatMap((number): Line[] => {
      const url = `${callback.slice(0, -1)}${number}`;
      const run_id = id(500 + number);
      const called = (delivery: number) =>
        event({ url, sent: payload({ run_id, run: {}, delivery: { id: id(delivery) } }) });
      const made = { ...dispatch, sent: { callback_url: url }, answer: { run_id, status: 'queued' } };
      return [made, { ...called(700 + number), status: 500 }, { ...called(710 + number), at: 20 }];
    });
    const other = event({ url: 'https://desk.example/hook', sent: payload({ run_id: id(502), run: {} }) });
    expect(await failuresOf([...twice, other])).toEqual([
      'traffic/deliveries: called-twice',
      'traffic/deliveries: request-id-of-two-runs',
    ]);
  });

  it.each([
    [3, ['traffic/deliveries: first-gap-too-short']],
    [2, []],
  ])('callbacks that come again too soon, %i times', async (times, failures) => {
    const lines = Array.from({ length: times }, (_, number): Line[] => {
      const url = `${callback.slice(0, -1)}${number}`;
      const run_id = id(500 + number);
      const sent = payload({ run_id, run: {}, delivery: { id: id(700 + number) } });
      const made = { ...dispatch, sent: { callback_url: url }, answer: { run_id, status: 'queued' } };
      const headers = { 'service-request-id': id(800 + number) };
      return [
        { ...made, at: 10 * number },
        event({ url, sent, headers, status: 500, at: 10 * number + 1 }),
        event({ url, sent, headers, at: 10 * number + 1.4 }),
      ];
    });
    expect(await failuresOf(lines.flat())).toEqual(failures);
  });
});

describe('what somebody else may have done is no failure', () => {
  const changed = { updated_at: '2026-01-01T00:00:09Z' };
  it.each<[string, Line[]]>([
    ['a walk of a right server', walk(first_page, second_page)],
    ['an item that was changed meanwhile comes again', walk(first_page, page([asset(2, changed), asset(3)]))],
    ['a page is read twice', [...walk(first_page, second_page), { url: next, answer: second_page }]],
    ['two walks by one cursor', [...walk(first_page, second_page), ...walk(first_page, second_page)]],
    [
      'an item was deleted before the walk, and is seen no more',
      [
        { url: '/v1/assets', answer: page([asset(1), asset(2)]) },
        { url: '/v1/assets', answer: page([asset(1)]) },
      ],
    ],
    [
      'an item changed, and left the filter for a while',
      [
        { url: '/v1/assets', answer: page([asset(1), asset(2)]) },
        { url: '/v1/assets?q=name.eq:n2', answer: page([]) },
        { url: '/v1/assets', answer: page([asset(1), asset(2, changed)]) },
      ],
    ],
    [
      'a cursor is refused to somebody else',
      [
        walk(first_page)[0]!,
        { url: next, status: 400, token: 'token-of-two', answer: { code: 'x', message: 'x', errors: [] } },
      ],
    ],
    [
      'a cursor is refused a day later',
      [walk(first_page)[0]!, { url: next, at: 90_000, status: 400, answer: { code: 'x', message: 'x', errors: [] } }],
    ],
    ['a page of a walk that began before', [{ url: next, answer: page([{ id: id(1) }]) }]],
    [
      'an unfinished run is queued again',
      reads(run({ status_code: 'running', completed_at: null }), run({ status_code: 'queued', completed_at: null })),
    ],
    [
      'reads that overlap',
      reads(run(), run({ status_code: 'running', completed_at: null })).map((one) => ({ ...one, at: 0 })),
    ],
    [
      'a refused run of somebody else',
      [
        dispatch,
        {
          url: `/v1/runs/${id(50)}`,
          token: 'token-of-two',
          status: 404,
          answer: { code: 'x', message: 'x', errors: [] },
        },
      ],
    ],
    ['a refusal by a gateway', [{ url: `/v1/runs/${id(50)}`, status: 403, answer: { message: 'Forbidden' } }]],
    ['a page to sign in at', [{ url: `/v1/runs/${id(50)}`, answer: '<html>Sign in</html>' }]],
    ['a busy server', [{ url: `/v1/runs/${id(50)}`, status: 503, answer: 'busy' }]],
    ['a PUT a day later', [upload, { ...put, at: 90_000, status: 403 }]],
    [
      'a PUT of something else',
      [upload, { ...put, status: 400, headers: { 'content-type': 'image/gif', 'content-length': '7' } }],
    ],
    [
      'a deleted asset that an operator brought back',
      [
        { method: 'DELETE', url: `/v1/assets/${id(1)}`, status: 204 },
        { url: `/v1/assets/${id(1)}`, at: 4_000, answer: asset(1) },
      ],
    ],
    [
      'a deleted asset of which marks are left',
      [
        { url: `/v1/assets/${id(1)}`, answer: asset(1) },
        { method: 'DELETE', url: `/v1/assets/${id(1)}`, status: 204 },
        {
          url: `/v1/assets/${id(1)}`,
          answer: { id: id(1), deleted_at: '2026-01-01T00:00:01Z', deleted_by: id(9) },
        },
      ],
    ],
    ['a callback that a library repeats once', [dispatch, event(), event()]],
  ])('%s', async (_, lines) => {
    expect(await failuresOf(lines)).toEqual([]);
  });

  it('nor is a list without an envelope, of as many as were asked for', async () => {
    const lines: Line[] = [
      { url: '/v1/webhooks/event-types?limit=1', answer: [{ code: 'run.completed', schema: {} }] },
    ];
    expect(await failuresOf(lines, { undeclared: true })).toEqual([]);
  });

  it('nor is an order or a filter that nobody declares', async () => {
    const lines: Line[] = [
      { url: '/v1/assets?sort_by=name:asc', answer: page([asset(2), asset(1)]) },
      { url: '/v1/assets?q=name.eq:n1', answer: page([asset(1), asset(2)]) },
    ];
    expect(await failuresOf(lines, { undeclared: true })).toEqual([]);
  });
});

describe('a recording', () => {
  it('of which nothing can be judged says so', async () => {
    const { report, recorded } = await judgeLines(
      linesOf([{ url: '/v1/health', status: 503, token: null, answer: 'busy' }]),
    );
    expect(report.totals).toMatchObject({ pass: 0, fail: 0, error: 0 });
    expect(recorded).toMatchObject({ requests: 1, without_credential: 1, not_judged: [{ entries: 1 }] });
  });

  it('without times says nothing of what hangs on time', async () => {
    const lines = linesOf(reads(run(), run({ status_code: 'running', completed_at: null })));
    const { report, recorded } = await judgeLines(lines.map((line) => ({ ...line, time: undefined })));
    expect([report.totals.fail, recorded.without_time]).toEqual([0, 2]);
  });

  it('of more than is remembered says what of it was forgotten', async () => {
    const pages = Array.from({ length: 11 }, (_, at): Line => {
      return {
        url: '/v1/assets',
        answer: page(Array.from({ length: 100 }, (_one, item) => asset(1 + at * 100 + item))),
      };
    });
    const { recorded } = await judgeLines(linesOf(pages));
    const what = 'assets that were shown long before; whether a walk lacks them is not judged';
    expect(recorded.forgotten).toEqual([{ what, times: 100 }]);
    expect((await judgeLines(linesOf(pages.slice(0, 10)))).recorded.forgotten).toEqual([]);
  });

  it('names headers of gateways', async () => {
    const [line] = linesOf([
      { url: '/v1/health', answer: {}, answer_headers: { via: '1.1 edge', 'x-kong-upstream-latency': '3' } },
    ]);
    const { recorded } = await judgeLines([line!]);
    expect(recorded.gateway_headers).toEqual(['via', 'x-kong-upstream-latency']);
  });

  it.each([
    ['nothing', [], 'test.ndjson: has no entries'],
    ['something else', [{ url: 'https://other.example/pets' }], 'test.ndjson: none of its 1 entries fits an operation'],
    [
      'two services',
      [{ url: '/v1/health' }, { url: 'https://other.example/v1/health' }],
      'below several base URLs: https://models.example (1), https://other.example (1); say which with --base-url',
    ],
  ])('of %s is refused in one line', async (_, lines, message) => {
    await expect(judgeLines(linesOf(lines))).rejects.toThrow(message);
  });

  it('of two services is judged for the one that is named', async () => {
    const lines = linesOf([{ url: 'https://other.example/v1/health' }, ...reads(run({ id: id(51) }))]);
    const { recorded, report } = await judgeLines(lines, { base_urls: ['https://models.example/'] });
    expect([recorded.requests, report.totals.fail]).toEqual([1, 1]);
    await expect(judgeLines(lines, { base_urls: ['https://third.example'] })).rejects.toThrow('is a request below');
  });

  it('tells of a failure what is wrong, and hides tokens and texts', async () => {
    const lines = linesOf(reads(run({ failure_message: 'text of a person', status_code: 7 })));
    const { report } = await judgeLines(lines);
    const written = JSON.stringify(report);
    expect(report.totals.fail).toBe(1);
    expect(written).not.toMatch(/token-of-one|text of a person/);
    expect(written).toContain(id(50));
  });
});

it('is about the recording where its lines hold paths alone', async () => {
  const { report } = await judgeLines([{ method: 'GET', url: '/v1/health', status: 200, response_body: '{}' }]);
  expect(report.target.base_url).toBe('test.ndjson');
});
