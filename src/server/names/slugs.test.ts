import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slugs.ts';

test.each([
  ['Upscale', 1, 'upscale'],
  ['Upscale', 2, 'upscale-2'],
  ['Just load', 1, 'just-load'],
  ['  Café crème №2 ', 1, 'cafe-creme-no2'],
  ['ＦＵＬＬ width', 1, 'full-width'],
  ['a_b.c/d', 1, 'a-b-c-d'],
  ['---', 1, 'workflow'],
  ['מיזוג 🎨', 1, 'workflow'],
  ['מיזוג 🎨', 12, 'workflow-12'],
  [`${'x'.repeat(99)} y`, 1, 'x'.repeat(99)],
  ['x'.repeat(255), 100, `${'x'.repeat(96)}-100`],
])('%s, number %i, becomes %s', (name, number, slug) => {
  expect(slugOf(name, number)).toBe(slug);
});

test('every name becomes a slug of the document, another one for each number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), fc.integer({ min: 1, max: 100_000 }), (name, number) => {
      const slug = slugOf(name, number);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(100);
      expect(slugOf(name, number + 1)).not.toBe(slug);
    }),
    { seed: 1 },
  );
});
