import { expect, it } from 'vitest';
import type { OperationId } from '../../../src/contract/operations.ts';
import { firstClause } from '../../testing/first-clause.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { operationsAtTheirPaths } from './paths.ts';

const at = (operation: OperationId, status: number) => answered(`at/${operation}`, operation, status, {});
const unknown = (status: number) => answered('unknown', 'getHealth', status, {});
const healthy = at('getHealth', 200);

it.each([
  ['at their paths', [healthy, unknown(404), at('listAssets', 200), at('createGraphWorkflow', 201)], 'satisfied'],
  ['at their paths, and refused there', [healthy, unknown(401), at('listAssets', 403)], 'satisfied'],
  [
    'nowhere',
    [at('getHealth', 404), unknown(404), at('listAssets', 404)],
    ['nothing-at-the-base', 'nothing-at-the-base'],
  ],
  ['with one missing', [healthy, unknown(404), at('listEventTypes', 404)], ['not-at-its-path']],
  ['without workflows', [healthy, unknown(404), at('createGraphWorkflow', 405)], ['no-workflows']],
  ['at any path', [healthy, unknown(200), at('listAssets', 200)], 'stopped'],
  ['behind errors', [at('getHealth', 500), unknown(500)], 'stopped'],
] as const)('operations are served %s', (_, exchanges, expected) => {
  expect(outcomeOf(operationsAtTheirPaths, written(exchanges, { case: {} }))).toEqual(expected);
});

it('tells a wrong base from a wrong version', () => {
  const clause = (...statuses: [number, number]) =>
    firstClause(operationsAtTheirPaths, written([at('getHealth', statuses[0]), at('listAssets', statuses[1])]));
  expect(clause(404, 404)).toBe('document.paths-relative');
  expect(clause(200, 404)).toBe('versioning.path-prefix');
});
