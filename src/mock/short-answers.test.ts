import { expect, it } from 'vitest';
import { bundledDocument, valueAtReference } from '../contract/document.ts';
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

it('says by one pattern what a time is, and closes what must stay empty', () => {
  const schemas = document.components.schemas as Record<string, Record<string, unknown>>;
  expect(schemas.Timestamp).toMatchObject({ format: 'date-time' });
  expect(schemas.Timestamp_short).not.toHaveProperty('format');
  expect('2026-02-28T23:59:59.000Z').toMatch(new RegExp(String(schemas.Timestamp_short!.pattern)));
  expect('2026-13-28T23:59:59.000Z').not.toMatch(new RegExp(String(schemas.Timestamp_short!.pattern)));
  const health = JSON.stringify(document.paths['/v1/health']!.get!.responses['200']);
  expect(health).toContain('"maxProperties":0,"additionalProperties":false');
});
