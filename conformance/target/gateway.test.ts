import { expect, it } from 'vitest';
import { gatewayEntry } from './gateway.ts';
import type { GatewayAnswer } from './target.ts';

const page = {
  status: 403,
  headers: { 'content-type': 'text/html; charset=utf-8', server: 'Edge', via: '1.1 a, 1.1 edge' },
  body: '<title>Access denied</title>',
};

it.each<[boolean, GatewayAnswer]>([
  [true, { status: 403, content_type: 'text/html' }],
  [
    true,
    { status: 403, content_type: 'Text/HTML', body_contains: 'denied', header: { name: 'Server', value: 'edge' } },
  ],
  [true, { status: 403, header: { name: 'via', value: '1.1 edge' } }],
  [false, { status: 404, content_type: 'text/html' }],
  [false, { status: 403, content_type: 'application/json' }],
  [false, { status: 403, content_type: 'text/html', body_contains: 'Denied' }],
  [false, { status: 403, content_type: 'text/html', header: { name: 'server', value: 'edg' } }],
  [false, { status: 403, header: { name: 'x-edge', value: '1' } }],
])('%s: it is an answer of %j', (is_known, entry) => {
  expect(gatewayEntry([{ status: 500, content_type: 'text/html' }, entry], page)).toBe(is_known ? 1 : undefined);
});

it('none is known where none is named', () => expect(gatewayEntry(undefined, page)).toBe(undefined));
