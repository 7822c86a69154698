import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../input/input-error.ts';
import { bodies, schemes, secrets, signings } from '../webhooks/arbitrary-schemes.support.ts';
import { secretKey } from '../webhooks/secret-key.ts';
import { sign } from '../webhooks/sign.ts';
import {
  type Delivery,
  DeliveryError,
  type DeliveryScheme,
  InputError as PackageInputError,
  signDelivery,
  verifyDelivery,
} from './webhooks.ts';

const runs = { numRuns: 300, seed: 1 };
const parts = { delivery: { id: 'd1' }, run_id: '1', run: { status_code: 'completed' } };
const event = { event: 'run.completed', ...parts };
const text = JSON.stringify(event);
const secret = 'a secret of sixteen';
const header = sign(Buffer.from(text), secret);

/** An event, or why there is none. */
async function outcome(delivery: Delivery): Promise<unknown> {
  return verifyDelivery(delivery).catch((error: unknown) => {
    if (!(error instanceof DeliveryError)) throw error;
    expect(error.message).toMatch(/^[\x20-\x7e]{10,100}$/);
    return error.reason;
  });
}

const ofSignature = (seen: unknown) => ['missing', 'malformed', 'mismatch'].includes(String(seen));
/** An empty key guards nothing. */
const guarded = signings.filter(({ secret: own, scheme }) => secretKey(own, scheme.key).length > 0);
const events = fc.record({
  event: fc.constantFrom('run.completed', 'run.failed', 'run.cancelled'),
  ...{ delivery: fc.constant(parts.delivery), run_id: fc.uuid(), run: fc.constant(parts.run), more: fc.json() },
});

describe('in every scheme', () => {
  it('a delivery that the server signs is an event here', async () => {
    await fc.assert(
      fc.asyncProperty(guarded, events, async ({ scheme, secret: own }, payload) => {
        const body = new TextEncoder().encode(JSON.stringify(payload));
        const signature = sign(body, own, scheme);
        expect(await signDelivery(body, own, scheme)).toBe(signature);
        expect(await verifyDelivery({ body, signature, secret: own, scheme })).toEqual(payload);
      }),
      runs,
    );
  });

  it('whatever body is signed passes, and with any byte changed it does not', async () => {
    await fc.assert(
      fc.asyncProperty(guarded, fc.nat(), fc.integer({ min: 1, max: 255 }), async (signing, place, change) => {
        const { body, scheme, secret: own } = signing;
        const signature = sign(body, own, scheme);
        expect(ofSignature(await outcome({ body, signature, secret: own, scheme }))).toBe(false);
        if (body.length === 0) return;
        const changed = Uint8Array.from(body);
        changed[place % body.length]! ^= change;
        expect(await outcome({ body: changed, signature, secret: own, scheme })).toBe('mismatch');
      }),
      runs,
    );
  });

  it('while secrets are exchanged, one of them is enough, on either side', async () => {
    const rotations = schemes
      .filter(({ separator }) => separator !== undefined)
      .chain((scheme) => {
        const long = secrets(scheme.key).filter((one) => one.length > 12);
        return fc.record({ scheme: fc.constant(scheme), held: fc.array(long, { minLength: 1, maxLength: 4 }) });
      });
    await fc.assert(
      fc.asyncProperty(rotations, bodies, fc.nat(), async ({ scheme, held }, body, place) => {
        const own = held[place % held.length]!;
        const several = sign(body, held, scheme);
        expect(await signDelivery(body, held, scheme)).toBe(several);
        expect(ofSignature(await outcome({ body, signature: several, secret: own, scheme }))).toBe(false);
        const one = sign(body, own, scheme);
        expect(ofSignature(await outcome({ body, signature: one, secrets: held, scheme }))).toBe(false);
      }),
      runs,
    );
  });
});

it.each<[string, Pick<Delivery, 'body'>['body']]>([
  ['a text', text],
  ['bytes', Buffer.from(text)],
  ['a view', Buffer.from(`xx${text}xx`).subarray(2, -2)],
  ['a buffer', new TextEncoder().encode(text).buffer],
  ['bytes that threads share', Object.assign(new Uint8Array(new SharedArrayBuffer(text.length)), Buffer.from(text))],
  ['bytes of another realm', runInNewContext(`new Uint8Array([${Buffer.from(text).join()}])`)],
  ['a buffer of another realm', runInNewContext(`new Uint8Array([${Buffer.from(text).join()}]).buffer`)],
])('a body may be %s', async (_, body) => {
  expect(await verifyDelivery({ body, signature: header, secret })).toEqual(event);
});

it.each<[string, Extract<Delivery, { headers: unknown }>['headers'], string]>([
  ['of fetch', new Headers({ 'service-signature': header }), 'run.completed'],
  ['of Node.js', { 'service-signature': header, host: undefined }, 'run.completed'],
  ['in capitals', { 'SERVICE-SIGNATURE': [header] }, 'run.completed'],
  ['that came twice', { 'Service-Signature': [header, header] }, 'malformed'],
  ['without it', { 'x-signature': header }, 'missing'],
  ['without it, of fetch', new Headers(), 'missing'],
])('headers %s: %s', async (_, headers, expected) => {
  const seen = await outcome({ body: text, headers, secret });
  expect((seen as { event?: string }).event ?? seen).toBe(expected);
});

it('another implementation has other names', async () => {
  const body = JSON.stringify({ meta: { type: 'run.failed' }, id: 'd1', data: { run_id: '1' } });
  const headers = { 'acme-signature': await signDelivery(body, secret) };
  const layout = { event: '/meta/type', delivery_id: '/id', run_id: '/data/run_id', run: null };
  const dialect = { header_prefix: 'Acme-', ...layout };
  expect(await outcome({ body, headers, secret, dialect })).toEqual(JSON.parse(body));
  expect(await outcome({ body, headers, secret })).toBe('missing');
});

it.each([
  ['no JSON', '{"event":', 'no_json'],
  ['no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'no_json'],
  ['null', 'null', 'no_event'],
  ['a text', '"run.completed"', 'no_event'],
  ['an event without a code', JSON.stringify({ ...event, event: undefined }), 'no_event'],
  ['an event whose code is no text', JSON.stringify({ ...event, event: 5 }), 'no_event'],
  ['a code alone', '{"event":"run.failed"}', 'no_event'],
  ['an event without its delivery', JSON.stringify({ ...event, delivery: {} }), 'no_event'],
  ['an event without the id of its run', JSON.stringify({ ...event, run_id: null }), 'no_event'],
  ['an event without its run', JSON.stringify({ ...event, run: null }), 'no_event'],
  ['a ping', '{"event":"ping"}', 'unknown_event'],
  ['an event of tomorrow', JSON.stringify({ ...event, event: 'run.paused' }), 'unknown_event'],
  ['a name of every object', '{"event":"constructor"}', 'unknown_event'],
])('a body that is %s', async (_, body, reason) => {
  expect(await outcome({ body, signature: await signDelivery(body, secret), secret })).toBe(reason);
  expect(await outcome({ body, signature: header, secret })).toBe('mismatch');
});

it('an unknown event tells its code', async () => {
  const body = '{"event":"balance.low"}';
  const delivery = { body, signature: await signDelivery(body, secret), secret };
  await expect(verifyDelivery(delivery)).rejects.toMatchObject({ reason: 'unknown_event', event: 'balance.low' });
});

it.each<[string, unknown]>([
  ['an object', event],
  ['nothing', undefined],
  ['null', null],
  ['a list of bytes', [...Buffer.from(text)]],
])('a body that is %s was parsed, which is said', async (_, body) => {
  const told = 'body: give the bytes or the text as they were received, before any parser; this is neither';
  const delivery = { body: body as string, signature: header, secret };
  await expect(verifyDelivery(delivery)).rejects.toThrow(new PackageInputError(told));
  await expect(signDelivery(body as string, secret)).rejects.toThrow(InputError);
});

describe('what cannot be used', () => {
  it.each<[string, string, DeliveryScheme]>([
    ['the secret is empty, and everybody could sign with that', '', {}],
    ['the secret is empty, and everybody could sign with that', 'whsec_', { key: 'whsec' }],
    ['the secret is empty, and everybody could sign with that', undefined as unknown as string, {}],
    ['the secret is not whsec_ with base64 after it', secret, { key: 'whsec' }],
    [
      'scheme.encoding: must be one of hex, HEX, base64, base64_unpadded, base64url, base64url_padded',
      secret,
      { encoding: 'base32' as 'hex' },
    ],
    ['scheme.key: must be one of utf8, base64, hex, whsec', secret, { key: 'text' as 'hex' }],
    ['scheme.separator: "0" occurs in signatures too (hex)', secret, { separator: '0' }],
  ])('%s', async (message, own, scheme) => {
    await expect(signDelivery(text, own, scheme)).rejects.toThrow(new InputError(message));
    const delivery = { body: text, signature: header, secrets: [own], scheme };
    await expect(verifyDelivery(delivery)).rejects.toThrow(new InputError(message));
  });

  it('no secret at all', async () => {
    await expect(verifyDelivery({ body: text, signature: header, secrets: [] })).rejects.toThrow('there is no secret');
  });
});

it('a scheme is taken as a choices file has it', async () => {
  const scheme = { prefix: 'v1=', encoding: 'base64', key: 'whsec', separator: null } as const;
  expect(await signDelivery('', 'whsec_AAE=', { ...scheme })).toMatch(/^v1=[\w+/]{43}=$/);
});
