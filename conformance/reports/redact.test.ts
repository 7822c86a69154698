import { describe, expect, it } from 'vitest';
import { redactJson, redactText, secretsOf } from './redact.ts';

describe('redactText', () => {
  it.each([
    ['a token anywhere', 'curl -H "Bearer tok_1234"', ['tok_1234'], 'curl -H "Bearer ***"'],
    ['no short word', 'a test of tests', ['test'], 'a test of tests'],
    [
      'a signature',
      'http://s/x?X-Amz-Date=1&X-Amz-Signature=abc&y=2',
      [],
      'http://s/x?X-Amz-Date=1&X-Amz-Signature=***&y=2',
    ],
    ['a presigned member', '{"upload_url":"http://s/x?a=1&b=2"}', [], '{"upload_url":"http://s/x?***"}'],
    ['a plain URL', '{"url":"http://s/x"}', [], '{"url":"http://s/x"}'],
    ['a cursor URL', '{"next":"http://s/v1/assets?cursor=abc"}', [], '{"next":"http://s/v1/assets?cursor=abc"}'],
  ])('%s', (_, text, secrets, want) => {
    expect(redactText(text, secrets)).toBe(want);
  });
});

it('takes out what the way to the target is opened with', () => {
  const network = {
    proxy: 'http://kit:a%20pass%3Aword@proxy.example:3128',
    client_certificate: { cert: 'a.pem', key: 'b.pem', passphrase: 'opens-the-key' },
  };
  const secrets = secretsOf({ base_url: 'http://a.example', principals: {}, network });
  const basic = Buffer.from('kit:a pass:word').toString('base64');
  const text = `${network.proxy} a pass:word ${basic} opens-the-key`;
  expect(redactText(text, secrets)).toBe('http://kit:***@proxy.example:3128 *** *** ***');
});

describe('a secret with signs in it', () => {
  const secret = `0a!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~é`;
  const shell = `'${secret.replaceAll("'", "'\\''")}'`;
  it.each([
    ['as it is', secret],
    ['in JSON', JSON.stringify({ secret })],
    ['in JSON within JSON', JSON.stringify(JSON.stringify({ secret }))],
    [
      'in JSON that escapes more',
      JSON.stringify(secret).replaceAll('/', '\\/').replaceAll('&', '\\u0026').replace('é', '\\u00E9'),
    ],
    ['in a URL', `?a=${encodeURIComponent(secret)}`],
    ['in a line of shell', shell],
  ])('%s', (_, text) => {
    const clean = redactText(text, [secret]);
    expect(clean).toContain('***');
    expect(clean).not.toContain('0a');
    expect(clean).not.toContain('~');
  });
});

describe('redactJson', () => {
  it('reaches into bodies that are JSON inside JSON, and leaves them JSON', () => {
    const report = { received: { body: JSON.stringify({ upload_url: 'http://s/x?sig=1', name: 'a "b" \\ c' }) } };
    const clean = redactJson(report, []);
    expect(JSON.parse(clean.received.body)).toEqual({ upload_url: 'http://s/x?***', name: 'a "b" \\ c' });
  });

  it('keeps the query of a request and not that of a record', () => {
    const exchange = { sent: { method: 'GET', url: 'http://s/v1/assets?q=a' }, record: { url: 'http://s/x?e=1' } };
    expect(redactJson(exchange, [])).toEqual({
      sent: { method: 'GET', url: 'http://s/v1/assets?q=a' },
      record: { url: 'http://s/x?***' },
    });
  });
});

describe('a page whose items come again', () => {
  const long = 'x'.repeat(600);
  const page = (...items: object[]) => JSON.stringify({ items, long, next: 'http://s/x?token=tok_1234' });
  const item = { id: 'tok_1234', url: 'http://s/x?a=1', text: '{"url":"http://s/x?a=1"}' };
  const other = { id: 'dG9rXzEyMzQ', name: '\\"}, {' };

  it('is cleaned in each of them, as in a text of any other form', () => {
    const secrets = ['tok_1234'];
    for (const text of [page(item, other), page(other, item, item), page(item)]) {
      const clean = redactText(text, secrets);
      expect(clean).toBe(redactText(` ${text}`, secrets).slice(1));
      expect(clean).not.toContain('tok_1234');
    }
  });

  it('hides a secret that reaches from one item into the next', () => {
    const secret = 'secret"},{"b":"too';
    expect(redactText(page({ a: 'my secret' }, { b: 'too long' }), [secret])).toContain('{"a":"my *** long"}');
  });

  it('is cleaned again once more is secret', () => {
    const items = [{ id: 'tok_1234' }];
    expect(redactJson({ items }, ['other-secret'])).toEqual({ items });
    expect(redactJson({ items }, ['other-secret', 'tok_1234'])).toEqual({ items: [{ id: '***' }] });
    expect(redactText(page(...items), ['other-secret', 'tok_1234'])).toContain('[{"id":"***"}]');
  });
});
