import { describe, expect, it } from 'vitest';
import { type RequestBodyObject, type ResponseObject, resolveReference } from '../document.ts';
import { operations } from '../operations.ts';
import { document, found, operationRows, stated } from './stated.support.ts';

describe('every operation is the one of the text', () => {
  it('and there is no other', () => {
    expect(Object.keys(operations).toSorted()).toEqual(Object.keys(stated.operations).toSorted());
  });

  it.each(operationRows())('%s', (id, { request, token, scope, media, validation = false }) => {
    const { method, path, anonymous, scopes, success, errors } = operations[id];
    const blank = request.includes('{}') ? path.replaceAll(/\{\w+\}/g, '{}') : path;
    expect(`${method} ${blank}`).toBe(request);
    expect(anonymous).toBe(token === 'none');
    if (scope !== undefined) expect(scopes).toEqual([scope]);
    if (success.kind !== 'empty') expect(success.media_type).toBe(media ?? 'application/json');
    // The text gives either envelope to a status, and 422 is what its example of the second one is about.
    expect(new Set(Object.values(errors))).toEqual(new Set([validation ? 'validation' : 'envelope']));
  });

  it('sends and takes JSON, but for the text of a model', () => {
    for (const { operation } of found) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)].map((body) =>
        body === undefined ? {} : (resolveReference<RequestBodyObject | ResponseObject>(document, body).content ?? {}),
      );
      const types = new Set(bodies.flatMap((content) => Object.keys(content)));
      types.delete('application/json');
      expect([...types], operation.operationId).toEqual(
        operation.operationId === 'getModelText' ? ['text/markdown'] : [],
      );
    }
  });

  it('takes a bearer token', () => {
    const schemes = document.components.securitySchemes as Record<string, Record<string, unknown>>;
    expect(Object.values(schemes).map(({ type, scheme }) => `${type} ${scheme}`)).toEqual(['http bearer']);
  });

  it.each(operationRows())('%s answers, and is allowed, as the reference choices have it', (id) => {
    const { method, scopes, anonymous, success } = operations[id];
    const kind = id.startsWith('dispatch') ? 'dispatch' : method;
    expect(success.status).toBe(stated.reference.success[kind]);
    // access.scopes: one for each write.
    expect(scopes).toHaveLength(method === 'GET' ? 0 : 1);
    if (method !== 'GET') expect(anonymous).toBe(false);
  });

  it('refusals tell what to do next', () => {
    for (const { operation } of found.filter((one) => one.place === 'path')) {
      for (const [status, names] of Object.entries(stated.reference.refusal_headers)) {
        const response = operation.responses[status];
        if (response === undefined) continue;
        const headers = Object.keys(resolveReference<ResponseObject>(document, response).headers ?? {});
        expect(headers, `${operation.operationId} ${status}`).toEqual(expect.arrayContaining([...names]));
      }
    }
  });
});
