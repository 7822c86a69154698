import { expect, it } from 'vitest';
import { bundledDocument, type LinkObject, type ResponseObject, resolveReference } from './document.ts';
import { operationsOf } from './walk.ts';

const document = bundledDocument();
const links = operationsOf(document).flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap((response) =>
    Object.entries(resolveReference<ResponseObject>(document, response).links ?? {}).map(([name, link]) => {
      return [operation.operationId, name, resolveReference<LinkObject>(document, link).operationId] as const;
    }),
  ),
);

// The component of a link may be copied and keep its operation; its name, where it is used, says what was meant.
it.each(links)('%s: the link %s is called by the operation that it leads to', (_, name, operationId) => {
  expect(operationId).toBe(name);
});
