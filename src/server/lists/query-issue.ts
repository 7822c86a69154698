/** One thing wrong with a query parameter, under the name that the caller knows it by. */
import type { Issue, QueryRole } from '../../choices/canonical.ts';
import { chosen } from '../../choices/choices.ts';
import type { OperationId } from '../../contract/operations.ts';
import type { World } from '../parts.ts';

export function queryIssue(
  world: World,
  operation: OperationId,
  role: QueryRole,
  message: string,
  type: string,
): Issue {
  const names = chosen(world.choices, 'lists.parameters', operation);
  return { at: ['query', names?.[role] ?? role], message, type };
}
