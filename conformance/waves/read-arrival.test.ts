import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { createDialect } from '../../src/choices/dialect.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { sign } from '../../src/webhooks/sign.ts';
import { headerOf, readArrival, readSignature } from './read-arrival.ts';
import { createSigners } from './signers.ts';

type Lines = readonly (readonly [string, string])[];

function read(body: Uint8Array | string, headers: Lines = [], choices: ChoicesDocument = referenceChoices) {
  const signers = createSigners(choices);
  signers.add('webhook/1', 'secret');
  const reading = { dialect: createDialect(choices), signers, header_prefix: 'Service-' };
  const arrival = { body: Buffer.from(body), headers };
  return {
    ...readArrival(arrival, reading),
    ...readSignature({ channel: 'webhook', name: 'webhook/1' }, arrival, reading),
  };
}

const payload = { event: 'run.failed', delivery: { id: 'delivery-1' }, run_id: 'run-1' };

describe('the body', () => {
  it('is kept as it came, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const { body, body_base64, digest } = read(bytes);
        const kept = body === null ? Buffer.from(body_base64!, 'base64') : Buffer.from(body);
        expect(kept.equals(bytes)).toBe(true);
        expect(body === null).toBe(body_base64 !== undefined);
        expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  it('is text where it is UTF-8', () => {
    const text = '{"text":"Zürich 雪 \\u0000"}';
    expect(read(text)).toMatchObject({ body: text });
    expect(read(text)).not.toHaveProperty('body_base64');
  });

  it('is read without its coding, and told by the bytes that came', () => {
    const text = JSON.stringify({ event: 'run.failed', run_id: 'run-1' });
    const packed = gzipSync(text);
    const digest = createHash('sha256').update(packed).digest('hex');
    const coded = read(packed, [['Content-Encoding', 'gzip']]);
    expect(coded).toMatchObject({ body: text, event: 'run.failed', run_id: 'run-1', digest });
    expect(read(text, [['content-encoding', 'gzip']])).toMatchObject({ body: text });
    expect(read(text, [['content-encoding', 'identity']])).toMatchObject({ body: text });
    const bomb = gzipSync(Buffer.alloc(2_000_000));
    expect(read(bomb, [['content-encoding', 'gzip']])).toMatchObject({ body: null });
  });

  it('is no text where it is not', () => {
    expect(read(Buffer.from([0x7b, 0xff, 0x7d]))).toMatchObject({ body: null, body_base64: 'e/99' });
  });
});

describe('event, delivery and run', () => {
  it('stand where the document has them', () => {
    const { event, delivery_id, run_id } = read(JSON.stringify(payload));
    expect({ event, delivery_id, run_id }).toEqual({ event: 'run.failed', delivery_id: 'delivery-1', run_id: 'run-1' });
  });

  it('stand where the choices have them', () => {
    const choices: ChoicesDocument = {
      events: { payload_layout: { event: '/type', delivery_id: '/id', run_id: '/data/run/id', run: null } },
    };
    const body = { type: 'run.failed', id: 'delivery-1', data: { run: { id: 'run-1' } } };
    expect(read(JSON.stringify(body), [], choices)).toMatchObject({
      event: 'run.failed',
      delivery_id: 'delivery-1',
      run_id: 'run-1',
    });
  });

  it('stand in a list where the choices have them there', () => {
    const choices: ChoicesDocument = {
      events: { payload_layout: { event: '/0/event', delivery_id: '/0/delivery/id', run_id: '/0/run_id', run: null } },
    };
    const ids = { event: 'run.failed', delivery_id: 'delivery-1', run_id: 'run-1' };
    expect(read(JSON.stringify([payload]), [], choices)).toMatchObject(ids);
    expect(read(JSON.stringify([[], payload]), [], choices)).not.toHaveProperty('event');
  });

  test.each(['', 'no JSON', '[]', 'null', '7', '{}', '{"event":1,"delivery":null,"run_id":[]}', '{"delivery":"x"}'])(
    'are absent in %s',
    (body) => {
      const seen = read(body);
      for (const name of ['event', 'delivery_id', 'run_id']) expect(seen).not.toHaveProperty(name);
    },
  );
});

describe('headers', () => {
  it('are found in any case, and joined where there are several of one name', () => {
    const lines: Lines = [
      ['X-A', '1'],
      ['x-a', '2'],
      ['X-B', '3'],
      ['X-a', '4'],
    ];
    expect(headerOf(lines, 'x-A')).toBe('1, 2, 4');
    expect(headerOf(lines, 'x-b')).toBe('3');
    expect(headerOf(lines, 'x-c')).toBeUndefined();
  });

  it('tell the request and the signature', () => {
    const body = JSON.stringify(payload);
    const signature = sign(Buffer.from(body), 'secret', { prefix: '', encoding: 'hex', key: 'utf8' });
    const seen = read(body, [
      ['service-request-id', 'request-1'],
      ['SERVICE-SIGNATURE', signature],
    ]);
    expect(seen).toMatchObject({ request_id: 'request-1', signature, signed_by: ['webhook/1'] });
  });

  it('may be missing', () => {
    const seen = read(JSON.stringify(payload));
    expect(seen).not.toHaveProperty('request_id');
    expect(seen).not.toHaveProperty('signature');
    expect(seen.signed_by).toEqual([]);
  });
});
