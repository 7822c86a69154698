import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { bodies, schemes, secrets } from '../../src/webhooks/arbitrary-schemes.support.ts';
import type { SignatureScheme } from '../../src/webhooks/scheme.ts';
import { sign } from '../../src/webhooks/sign.ts';
import { declaredScheme } from '../models/declared-scheme.ts';
import { createSigners } from './signers.ts';

const channels = ['callback', 'webhook'] as const;

function declaring({ separator, ...scheme }: SignatureScheme): ChoicesDocument {
  return { events: { signature: { ...scheme, separator: separator ?? null } } };
}

/** A body, and two secrets of one form that are different keys, neither of them empty. */
const signings = schemes.chain((scheme) =>
  fc
    .record({
      body: bodies,
      scheme: fc.constant(scheme),
      own: secrets(scheme.key),
      other: secrets(scheme.key),
    })
    .filter(({ body, own, other }) => {
      const plain = { ...scheme, separator: undefined };
      const [empty, one, two] = ['', own, other].map((secret) =>
        sign(body, secret === '' && scheme.key === 'whsec' ? 'whsec_' : secret, plain),
      );
      return one !== two && one !== empty && two !== empty && !['null', 'undefined'].includes(own);
    }),
);

describe.each(channels)('a signature of a %s', (channel) => {
  describe.each([
    ['that is declared', declaring],
    ['that is not declared', () => ({})],
  ])('%s', (_, choicesOf) => {
    it('is that of its own secret, and of no other', () => {
      fc.assert(
        fc.property(signings, ({ body, scheme, own, other }) => {
          const signers = createSigners(choicesOf(scheme));
          signers.add('webhook/1', own);
          signers.add('webhook/2', other);
          expect(signers.of(channel, body, sign(body, own, scheme)).signed_by).toEqual(['webhook/1']);
          expect(signers.of(channel, body, sign(body, other, scheme)).signed_by).toEqual(['webhook/2']);
        }),
      );
    });

    it('is nobody`s where the bytes are others, or no signature is there', () => {
      fc.assert(
        fc.property(signings, ({ body, scheme, own }) => {
          const signers = createSigners(choicesOf(scheme));
          signers.add('webhook/1', own);
          const others = Buffer.concat([body, Buffer.from([10])]);
          expect(signers.of(channel, others, sign(body, own, scheme))).toEqual({ signed_by: [] });
          for (const header of ['', 'sha256=', 'none'])
            expect(signers.of(channel, body, header)).toEqual({ signed_by: [] });
        }),
      );
    });
  });
});

it('tells the same wherever events came to before', () => {
  const inboxes = ['webhook/1', 'webhook/2', 'callback'];
  const event = fc.record({ of: fc.nat(2), inbox: fc.constantFrom(...inboxes), body: bodies });
  const texts = fc.uniqueArray(fc.string({ minLength: 8, unit: fc.constantFrom(...'abcdefgh') }), {
    minLength: 3,
    maxLength: 3,
  });
  fc.assert(
    fc.property(texts, fc.array(event, { maxLength: 8 }), (known, events) => {
      const scheme = { prefix: 'sha256=', encoding: 'hex', key: 'utf8' } as const;
      const signers = createSigners({});
      for (const [place, secret] of known.entries()) signers.add(`secret/${place}`, secret);
      for (const { of, inbox, body } of events) {
        const header = sign(body, known[of]!, scheme);
        expect(signers.of('webhook', body, header, inbox)).toEqual({ signed_by: [`secret/${of}`], scheme });
      }
    }),
  );
});

describe('keys that sign nothing', () => {
  it.each([
    ['', 'the empty key'],
    ['null', 'the word null'],
    ['undefined', 'the word undefined'],
  ])('%j is known as %s', (secret, name) => {
    const body = Buffer.from('{}');
    const header = sign(body, secret, { prefix: '', encoding: 'hex', key: 'utf8' });
    const signers = createSigners({});
    expect(signers.of('webhook', body, header).signed_by).toEqual([name]);
  });
});

describe('how signatures are written', () => {
  it('is told with whose they are', () => {
    fc.assert(
      fc.property(signings, ({ body, scheme, own }) => {
        const signers = createSigners(declaring(scheme));
        signers.add('webhook/1', own);
        expect(signers.of('callback', body, sign(body, own, scheme)).scheme).toEqual(scheme);
      }),
    );
  });

  it('may be declared for webhooks apart', () => {
    const callbacks = { prefix: '', encoding: 'hex', key: 'utf8', separator: null } as const;
    const webhooks = { ...callbacks, prefix: 'v1=' } as const;
    const choices: ChoicesDocument = {
      events: { signature: callbacks, for: { createWebhook: { signature: webhooks } } },
    };
    const body = Buffer.from('{}');
    const signers = createSigners(choices);
    signers.add('one', 'secret');
    const header = sign(body, 'secret', { prefix: 'v1=', encoding: 'hex', key: 'utf8' });
    expect(signers.of('webhook', body, header).signed_by).toEqual(['one']);
    expect(signers.of('callback', body, header).signed_by).toEqual([]);
  });

  it.each([
    [{}],
    [{ prefix: '', encoding: 'hex' } as const],
    [{ prefix: ' x', encoding: 'hex', key: 'utf8' } as const],
  ])('is not declared by %j', (signature) => {
    expect(declaredScheme({ events: { signature } })).toBeUndefined();
  });
});
