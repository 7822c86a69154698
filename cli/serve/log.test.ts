import { expect, test } from 'vitest';
import type { LoggedRequest } from '../../src/server/request-log.ts';
import { database_away } from '../../src/store/disk-trouble.ts';
import { createLog, type LogForm } from './log.ts';
import { requestLine } from './request-lines.ts';

const request: LoggedRequest = {
  ...{ id: 'a', at: '2026-01-05T09:30:00.000Z', method: 'GET', path: '/v1/assets?limit=0', operation: 'listAssets' },
  ...{ status: 422, took_ms: 1.4, principal: 'owner', user_agent: null, fault: null, body: null },
  ...{ reason: 'query/limit: A page holds at least 1 item.', trace_id: null },
};

const time = '2026-11-29T12:00:00.000Z';

function logOf(form: LogForm, waiting = 0) {
  const said: string[] = [];
  const acts: (() => void)[] = [];
  const output = {
    writableLength: waiting,
    write: (text: string, written?: () => void) => {
      if (text !== '') said.push(text);
      written?.();
    },
    on: (_: 'error', act: () => void) => acts.push(act),
  };
  const log = createLog(form, output, () => new Date(time));
  return { log, said, output, objects: () => said.map((line) => JSON.parse(line)), break: () => acts[0]!() };
}

test('a request is one line, whatever its caller wrote', () => {
  const line = requestLine(request).replaceAll(/\u001b\[\d+m/g, '');
  expect(line).toBe(
    'GET /v1/assets?limit=0  listAssets  owner  422  1 ms  query/limit: A page holds at least 1 item.\n',
  );
  const strange = {
    ...request,
    path: '/\u001b[31m\n::error',
    operation: null,
    principal: null,
    status: null,
    reason: null,
  };
  expect(requestLine(strange).replaceAll(/\u001b\[\d+m/g, '')).toBe(
    'GET /\\u001b[31m\\u000a::error  -  -  cut  1 ms\n',
  );
});

test('a program reads an object for each; off is nothing at all', () => {
  const { log, objects } = logOf('json');
  log.onRequest!(request);
  log.onRequest!({ ...request, status: 500 });
  expect(objects()).toEqual([
    { ...request, level: 'info', time },
    { ...request, status: 500, level: 'error', time },
  ]);
  expect(logOf('off').log).toMatchObject({ onRequest: undefined, onFault: undefined });
});

test.each([
  ['{"secret":"abc","name":"x"}', '{"secret":"***","name":"x"}'],
  ['{"signing_secret" : "a\\"b", "n":1}', '{"signing_secret" : "***", "n":1}'],
  ['{"a":{"callbackToken":"abc…', '{"a":{"callbackToken":"***"'],
  ['{"name":"the secret","prompt":"my token: \\"x\\""}', '{"name":"the secret","prompt":"my token: \\"x\\""}'],
])('secrets in the body %j are blotted out for programs', (body, shown) => {
  const { log, objects } = logOf('json');
  log.onRequest!({ ...request, body });
  expect(objects()[0].body).toBe(shown);
});

test('start, drain and stop are told, and faults with the request that met them', () => {
  const { log, objects } = logOf('json');
  log.tell('start', { base_url: 'http://127.0.0.1:4010' });
  log.onFault!(new TypeError('it broke', { cause: new Error('why') }), 'a');
  log.onFault!(Object.assign(new Error('the database does not answer'), { code: database_away }));
  log.onFault!(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  log.onFault!('a text');
  expect(objects()).toEqual([
    { event: 'start', base_url: 'http://127.0.0.1:4010', level: 'info', time },
    {
      ...{ event: 'fault', message: 'it broke', request_id: 'a', level: 'error', time },
      stack: expect.stringMatching(/^TypeError: it broke.*cause.*why/s),
    },
    { event: 'database', message: 'the database does not answer', level: 'warn', time },
    { event: 'disk', message: 'no space', level: 'error', time },
    { event: 'fault', message: 'a text', stack: "'a text'", level: 'error', time },
  ]);
});

test.each(['text', 'json'] as const)('a reader of %s that is slow, or gone, holds nobody up', async (form) => {
  const { log, said, output, break: break_off } = logOf(form);
  output.writableLength = 2_000_000;
  log.onRequest!(request);
  log.onRequest!(request);
  expect(said).toEqual([]);
  output.writableLength = 0;
  log.onRequest!(request);
  expect(said[0]).toBe(
    form === 'text' ? '(2 requests not shown)\n' : `{"event":"left_out","lines":2,"level":"warn","time":"${time}"}\n`,
  );
  await log.flushed();
  break_off();
  log.onRequest!(request);
  expect(said).toHaveLength(2);
});
