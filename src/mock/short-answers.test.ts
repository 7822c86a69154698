import { expect, it } from 'vitest';
import { documentIn } from '../choices/document/document-in.ts';
import { bundledDocument, resolveReference, valueAtReference } from '../contract/document.ts';
import { operationsOf } from '../contract/walk.ts';
import { withShortAnswers } from './short-answers.ts';

const document = withShortAnswers(bundledDocument());
const bounds = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"maxItems":(\d+)/g)].map(([, most]) => Number(most));

it('bounds what is answered, wherever it is referred to', () => {
  const text = JSON.stringify(document.paths['/v1/assets']!.get!.responses);
  expect(text).toContain('"#/components/schemas/AssetPage_short"');
  const short = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('_short'));
  expect(bounds(short).every((most) => most <= 2)).toBe(true);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!);
  expect(references.filter((to) => valueAtReference(document, to) === undefined)).toEqual([]);
});

it('leaves what may be sent as it is', () => {
  const { requestBody } = document.paths['/v1/webhooks']!.post!;
  expect(requestBody).toEqual(bundledDocument().paths['/v1/webhooks']!.post!.requestBody);
  expect(document.components.schemas.WebhookCreate).toEqual(bundledDocument().components.schemas.WebhookCreate);
});

type Schemas = Record<string, Record<string, unknown>>;

it('makes up URLs that are such, and pages with none behind them', () => {
  const { UrlOrNull_short, CursorUrl_short, CursorUrlOrNull_short } = document.components.schemas as Schemas;
  for (const { pattern } of [UrlOrNull_short!, CursorUrl_short!]) {
    expect('https://abc.example/abc').toMatch(new RegExp(String(pattern)));
    expect('https://"s%M]|,').not.toMatch(new RegExp(String(pattern)));
  }
  expect(CursorUrlOrNull_short).toMatchObject({ type: 'null' });
  expect(CursorUrlOrNull_short).not.toHaveProperty('pattern');
  const relative = withShortAnswers(documentIn({ lists: { cursor_url_form: 'relative' } }));
  expect((relative.components.schemas as Schemas).CursorUrl_short!.pattern).toMatch(/^\^\//);
});

/** Prism answers from these, whatever cursor comes with a request: a walk would never end. */
it('the first example of each list is its last page', () => {
  const lists = operationsOf(document).flatMap(({ operation }) => {
    const { content } = resolveReference(document, operation.responses['200'] ?? {}) as { content?: Content };
    const [first] = Object.values(content?.['application/json']?.examples ?? {});
    const { value } = resolveReference(document, first ?? {}) as { value?: { items?: unknown; next: unknown } };
    return value?.items ? [value] : [];
  });
  expect(lists).toHaveLength(6);
  expect(lists.filter(({ next }) => next !== null)).toEqual([]);
});

type Content = Record<string, { examples?: Record<string, object> }>;

it('says by one pattern what a time is, and closes what must stay empty', () => {
  const schemas = document.components.schemas as Record<string, Record<string, unknown>>;
  expect(schemas.Timestamp).toMatchObject({ format: 'date-time' });
  expect(schemas.Timestamp_short).not.toHaveProperty('format');
  expect('2026-02-28T23:59:59.000Z').toMatch(new RegExp(String(schemas.Timestamp_short!.pattern)));
  expect('2026-13-28T23:59:59.000Z').not.toMatch(new RegExp(String(schemas.Timestamp_short!.pattern)));
  const health = JSON.stringify(document.paths['/v1/health']!.get!.responses['200']);
  expect(health).toContain('"maxProperties":0,"additionalProperties":false');
});
