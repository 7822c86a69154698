import { expect, test } from 'vitest';
import { smallDocument } from './small-document.ts';
import { typesSource } from './types.ts';

test('a record requires its fields, and the document is left as it was', async () => {
  const before = JSON.stringify(smallDocument);
  const source = await typesSource(smallDocument);
  expect(source).toContain('Thing: WithRequired<components["schemas"]["ThingFields"], "id" | "cost">;');
  expect(JSON.stringify(smallDocument)).toBe(before);
});
