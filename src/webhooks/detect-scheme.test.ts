import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodies, secrets, signings, texts } from './arbitrary-schemes.support.ts';
import { detectCommonScheme, detectScheme } from './detect-scheme.ts';
import { referenceScheme, type SignatureScheme } from './scheme.ts';
import { sign } from './sign.ts';
import { verify } from './verify.ts';

const runs = { numRuns: 500, seed: 1 };
const body = Buffer.from('{"event":"run.completed"}');

describe('one signature', () => {
  it('shows its scheme, but for a separator that it does not need', () => {
    fc.assert(
      fc.property(signings, ({ body: any, scheme, secret }) => {
        const { separator: _, ...shown } = scheme;
        const found = detectScheme(any, sign(any, secret, scheme), secret);
        expect(found).toContainEqual(shown);
      }),
      runs,
    );
  });

  it('is explained by every scheme that is found', () => {
    fc.assert(
      fc.property(signings, ({ body: any, scheme, secret }) => {
        const header = sign(any, secret, scheme);
        for (const found of detectScheme(any, header, secret)) {
          expect(verify(any, header, secret, found).valid).toBe(true);
        }
      }),
      runs,
    );
  });

  it('shows no scheme when it is of another secret, body or way', () => {
    expect(detectScheme(body, sign(body, 'another'), 'secret')).toEqual([]);
    expect(detectScheme(Buffer.from('{}'), sign(body, 'secret'), 'secret')).toEqual([]);
    expect(detectScheme(body, `${sign(body, 'secret')}=`, 'secret')).toEqual([]);
  });

  it('is never taken for one when it is garbage', () => {
    fc.assert(
      fc.property(bodies, texts, secrets('utf8'), (any, header, secret) => {
        expect(detectScheme(any, header, secret)).toEqual([]);
      }),
      runs,
    );
  });

  it('of an empty secret fits every form that an empty text has', () => {
    const forms = detectScheme(body, sign(body, ''), '').map(({ key }) => key);
    expect(forms).toEqual(['utf8', 'base64', 'hex']);
  });
});

describe('several signatures', () => {
  const versioned: SignatureScheme = { prefix: 'v1,', encoding: 'base64', key: 'utf8', separator: ' ' };
  it.each<[string, SignatureScheme]>([
    ['commas', { ...referenceScheme, separator: ',' }],
    ['commas and spaces', { ...referenceScheme, prefix: 'sha256=', separator: ', ' }],
    ['semicolons', { ...referenceScheme, encoding: 'HEX', separator: ';' }],
    ['a version before each', versioned],
  ])('%s', (_, scheme) => {
    expect(detectScheme(body, sign(body, ['secret', 'old'], scheme), 'secret')).toContainEqual(scheme);
    expect(detectScheme(body, sign(body, ['old', 'secret'], scheme), 'secret')).toContainEqual(scheme);
    expect(detectScheme(body, sign(body, ['old', 'secret'], scheme), 'secret')).not.toContainEqual(
      expect.not.objectContaining({ separator: scheme.separator }),
    );
  });
});

describe('what many signatures have in common', () => {
  const bodyOf = (number: number) => Buffer.from(`{"number":${number}}`);
  const seen = (scheme: SignatureScheme, secret = 'secret', count = 20) =>
    Array.from({ length: count }, (_, number) => ({
      body: bodyOf(number),
      header: sign(bodyOf(number), secret, scheme),
      secret,
    }));

  it.each<SignatureScheme['encoding']>(['base64_unpadded', 'base64url', 'base64', 'base64url_padded'])(
    'tells %s from the other alphabet',
    (encoding) => {
      expect(detectCommonScheme(seen({ ...referenceScheme, encoding }))).toEqual([{ ...referenceScheme, encoding }]);
    },
  );

  it('takes the separator from where there is one', () => {
    const several = { ...referenceScheme, separator: ',' };
    const [first, ...rest] = seen(several);
    const rotated = { ...first!, header: sign(first!.body, ['old', 'secret'], several) };
    expect(detectCommonScheme([...rest, rotated])).toEqual([several]);
  });

  it('is nothing when they differ, or when one is wrong', () => {
    const hex = seen(referenceScheme);
    expect(detectCommonScheme([...hex, ...seen({ ...referenceScheme, encoding: 'base64' })])).toEqual([]);
    expect(detectCommonScheme([...hex, { ...hex[0]!, secret: 'another' }])).toEqual([]);
    expect(detectCommonScheme([])).toEqual([]);
  });

  it('takes no time for part of a prefix', () => {
    const timed = seen(referenceScheme).map((one, time) => ({ ...one, header: `t=${time},v1=${one.header}` }));
    expect(detectCommonScheme(timed)).toEqual([]);
  });
});
