/** Whether a request follows the document, and what the server understands of it. */
import type { CanonicalRequest, Issue } from '../choices/canonical.ts';
import type { Operation } from '../contract/operations.ts';
import { validatePath, validateRequestBody, validateSchema } from '../contract/validators.ts';
import { readQuery } from './read-query.ts';
import { Refused } from './refused.ts';
import type { World } from './world.ts';

/**
 * @returns the request without what this world's choices tell the server to ignore
 * @throws Refused `malformed_id` for a path that names nothing, else `invalid` with everything that is wrong
 */
export type Validate = (world: World, operation: Operation, request: CanonicalRequest) => CanonicalRequest;

export const validate: Validate = (world, operation, request) => {
  if (validatePath(operation.id, request.path).length > 0) throw new Refused('malformed_id');
  const { query, issues } = readQuery(world, operation, request.query);
  const all = [...issues, ...organizationIssues(operation, request), ...bodyIssues(world, operation, request)];
  if (all.length > 0) throw new Refused('invalid', { issues: all });
  return { ...request, query };
};

function organizationIssues(operation: Operation, { organization }: CanonicalRequest): Issue[] {
  if (operation.anonymous || organization === undefined) return [];
  if (validateSchema('reference', 'Uuid', organization).length === 0) return [];
  const message = 'An organization is named by its UUID.';
  return [{ at: ['header', 'X-Organization-Id'], message, type: 'format', input: organization }];
}

function bodyIssues(world: World, operation: Operation, { body }: CanonicalRequest): Issue[] {
  if (!operation.request) return [];
  const ignores = world.policies(operation.id).unknown_body_field === 'ignored';
  return validateRequestBody(operation.id, body)
    .filter(({ keyword }) => !(ignores && keyword === 'additionalProperties'))
    .map(({ pointer, keyword, message }) => {
      const path = pointer.split('/').slice(1).map(unescaped);
      return { at: ['body', ...path], message: `${path.at(-1) ?? 'The body'} ${message}.`, type: keyword };
    });
}

/** A token of a JSON Pointer as the name it stands for. */
function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}
