import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryAsGiven } from './query-as-given.ts';

/** RFC 3986, sections 2 and 3.4. */
const signs = "abcXYZ019-._~!$&'()*+,;=:@/?";
const query = fc.string({ unit: fc.oneof(fc.constantFrom(...signs), fc.constantFrom('%27', '%2f', '%C3%A9')) });

it('every query that RFC 3986 knows stays as it is', () => {
  fc.assert(
    fc.property(query, fc.constantFrom('', '#part'), (text, fragment) => {
      expect(queryAsGiven(`http://host/v1/assets?${text}${fragment}`)).toBe(`?${text}`);
    }),
  );
});

it.each([
  ['none', 'http://host/v1', ''],
  ['one behind the fragment', 'http://host/v1#?a', ''],
  ['what no query may hold', 'http://host/v1?a="é b\'', "?a=%22%C3%A9%20b'"],
])('%s', (_, url, shown) => {
  expect(queryAsGiven(url)).toBe(shown);
});
