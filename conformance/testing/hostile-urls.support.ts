/** URLs as somebody writes them who is after a token: of every part the odd forms, put together by chance. */
import fc from 'fast-check';

/** Hosts with their ports, such as `127.0.0.1:4010`. */
export interface Places {
  home: string;
  /** Path prefix of the base URL, with no slash at its end. */
  prefix: string;
  stranger: string;
}

/** @returns any text, most often nearly a URL, of which many lead to the stranger */
export function hostileUrls({ home, prefix, stranger }: Places): fc.Arbitrary<string> {
  const port = stranger.split(':').at(-1)!;
  const hosts = [stranger, home, `localhost:${port}`, `[::1]:${port}`, `0x7f000001:${port}`, `127.1:${port}`];
  const scheme = fc.constantFrom(
    'http:',
    'https:',
    'HTTP:',
    'x:',
    'javascript:',
    'data:',
    'blob:http:',
    'file:',
    'ws:',
    '',
  );
  const slashes = fc.constantFrom('//', '/', '', '///', '\\\\', '/\\', '\\/', '/\t/', '//\n', '/./', '/%2f');
  const user = fc.constantFrom(
    '',
    '',
    '@',
    ':@',
    'a@',
    'user:secret@',
    `${home}@`,
    `${home}%40`,
    `${home}\\@`,
    `${home}#@`,
  );
  const host = fc.constantFrom(...hosts, ...hosts.map((one) => one.replace(':', '%3a')), `${home}.${stranger}`, '');
  const path = fc.constantFrom(
    ...['', '/', `${prefix}/v1/assets`, '/v1/assets', `${prefix}/../v1/assets`, `${prefix}/%2e%2e/v1`, '/../..//v1/'],
    ...[`//${stranger}/v1/assets`, `/\\${stranger}`, `@${stranger}/steal`, `${prefix}@${stranger}`, ';@', '/v1/'],
  );
  const tail = fc.constantFrom(
    '',
    '?cursor=x',
    `?next=http://${stranger}/`,
    '#',
    `#@${stranger}/`,
    '?@',
    '\r\nX: y',
    '\0',
  );
  const whole = fc.tuple(scheme, slashes, user, host, path, tail).map((parts) => parts.join(''));
  const pieces = fc.oneof(scheme, slashes, user, host, path, tail, fc.string({ unit: 'binary', maxLength: 4 }));
  const mixed = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
  const plain = fc
    .tuple(fc.constantFrom('http://', '//'), fc.constantFrom(...hosts), path)
    .map((parts) => parts.join(''));
  const any = [fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ unit: 'binary' })] as const;
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 3, arbitrary: mixed },
    { weight: 3, arbitrary: plain },
    ...any,
  );
}
