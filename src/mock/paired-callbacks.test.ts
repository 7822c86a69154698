import { expect, it } from 'vitest';
import { bundledDocument, resolveReference } from '../contract/document.ts';
import { withPairedCallbacks } from './paired-callbacks.ts';

const document = withPairedCallbacks(bundledDocument());
const dispatches = Object.entries(document.paths).filter(([, { post }]) => post?.callbacks);

it.each(dispatches)('%s calls back about the run that it answers with', (_, { post }) => {
  const { content } = post!.responses['202'] as { content: Record<string, { examples: Record<string, object> }> };
  const [first] = Object.values(content['application/json']!.examples);
  const { run_id } = (resolveReference(document, first!) as { value: { run_id: string } }).value;
  const told = [...JSON.stringify(post!.callbacks).matchAll(/"run_id":"([^"]+)"/g)].map(([, id]) => id);
  expect(told.length).toBeGreaterThan(2);
  expect(new Set(told)).toEqual(new Set([run_id]));
});

it('there are five of them, and all else is as it was', () => {
  expect(dispatches).toHaveLength(5);
  const { paths: _, ...others } = bundledDocument();
  expect(document).toMatchObject(others);
});
