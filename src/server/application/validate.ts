/** Validation of a request by the document, and its meaning for the server. */

import type { CanonicalRequest, Issue } from '../../choices/canonical.ts';
import type { Operation } from '../../contract/operations.ts';
import { validatePath, validateRequestBody, validateSchema } from '../../contract/validators.ts';
import { namesIn } from '../../json/pointer.ts';
import { heedsOrganization, isAnonymous } from '../access/access.ts';
import { readQuery } from '../lists/read-query.ts';
import type { Validate, World } from '../parts.ts';
import { allowsMalformed } from '../records/callback-url.ts';
import { readWebhookBody } from '../records/webhook-body.ts';
import { Refused } from '../refused.ts';

export const validate: Validate = (world, operation, sent) => {
  const request = withOrganization(world, operation, sent);
  if (validatePath(operation.id, request.path).length > 0) throw new Refused('malformed_id');
  const { query, issues } = readQuery(world, operation, request.query);
  const nowhere = organizationIssues(request);
  const read =
    operation.id === 'createWebhook' ? readWebhookBody(world, request.body) : { body: request.body, issues: [] };
  const { body } = read;
  const all = [...issues, ...nowhere, ...read.issues, ...bodyIssues(world, operation, { ...request, body })];
  if (nowhere.length > 0) throw new Refused('malformed_organization', { issues: all });
  if (all.length > 0) throw new Refused('invalid', { issues: all });
  return { ...request, query, ...(body !== undefined && { body }) };
};

/** The request without the organization that it names where that does not count. */
function withOrganization(world: World, operation: Operation, request: CanonicalRequest): CanonicalRequest {
  if (request.organization === undefined) return request;
  const { organization, ...others } = request;
  if (isAnonymous(world, operation)) return isUuid(organization) ? request : others;
  return heedsOrganization(world, operation) ? request : others;
}

function isUuid(text: string): boolean {
  return validateSchema('reference', 'Uuid', text).length === 0;
}

function organizationIssues({ organization }: CanonicalRequest): Issue[] {
  if (organization === undefined || isUuid(organization)) return [];
  const message = 'An organization is named by its UUID.';
  return [{ at: ['header', 'X-Organization-Id'], message, type: 'format', input: organization }];
}

function bodyIssues(world: World, operation: Operation, { body }: CanonicalRequest): Issue[] {
  if (!operation.request) return [];
  const { codes, runs, feedback } = world.policies(operation.id);
  const ignores = codes.unknown_body_field === 'ignored';
  const takesAnyUrl = allowsMalformed(runs.callback_url);
  return validateRequestBody(operation.id, body)
    .filter(({ keyword }) => !(ignores && keyword === 'additionalProperties'))
    .filter(({ pointer, keyword }) => !(pointer === '/callback_url' && keyword !== 'type' && takesAnyUrl))
    .map(({ pointer, keyword, message }) => {
      const path = namesIn(pointer);
      const told = operation.id === 'rateRun' && keyword === 'required' ? clearedBy[feedback.clearing] : undefined;
      return { at: ['body', ...path], message: told ?? `${path.at(-1) ?? 'The body'} ${message}.`, type: keyword };
    });
}

/** Advice in place of a null that clears nothing here: in the canonical form, the field is missing then. */
const clearedBy: Readonly<Record<string, string>> = {
  omitted: 'is_positive must be true or false; leave it out to clear the rating.',
  empty_body: 'is_positive must be true or false; send an empty body to clear the rating.',
};
