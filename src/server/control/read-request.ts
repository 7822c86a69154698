/** Reader of requests to the control interface, by its document. */

import type { Issue } from '../../choices/canonical.ts';
import type { ControlOperation, ControlOperationId } from '../../contract/control-operations.ts';
import { validateControlBody, validateControlPath, validateControlQuery } from '../../contract/control-validators.ts';
import type { Violation } from '../../contract/violations.ts';
import { scriptProblems } from '../../engine/run-scripts.ts';
import { namesIn } from '../../json/pointer.ts';
import { faultProblems } from '../faults/fault-problems.ts';
import { Refused } from '../refused.ts';
import { type IncomingBody, readBody } from '../requests/read-body.ts';

export interface ControlIncoming extends IncomingBody {
  /** Path parameters, percent-decoded. */
  path: Readonly<Record<string, string>>;
  /** Query parameters in the order sent. */
  query: readonly (readonly [name: string, value: string])[];
}

export interface ControlRequest {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** @throws Refused for what the document does not permit */
export async function readRequest(operation: ControlOperation, incoming: ControlIncoming): Promise<ControlRequest> {
  const body = await readBody(operation, incoming);
  const { path } = incoming;
  if (validateControlPath(operation.id, path).length > 0) throw new Refused('malformed_id');
  const query = Object.fromEntries(incoming.query.map(([name, text]) => [name, typed(text)]));
  const issues = [
    ...repeated(incoming.query),
    ...validateControlQuery(operation.id, query).map((violation) => issueOf('query', violation)),
    ...(operation.request === undefined ? [] : bodyIssues(operation.id, body)),
  ];
  if (issues.length > 0) throw new Refused('invalid', { issues });
  return { path, query, body };
}

/** No parameter of this interface takes texts that read as a number or a truth value. */
function typed(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function repeated(query: ControlIncoming['query']): Issue[] {
  const names = query.map(([name]) => name);
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((name) => ({ at: ['query', name], message: `${name} is given more than once.`, type: 'unique' }));
}

/** Those who read these bodies say what is wrong in their own words, which are better than those of a schema. */
const ownProblems: Partial<Record<ControlOperationId, (value: unknown) => Issue[]>> = {
  addFault: (value) => faultProblems(value).map((issue) => ({ ...issue, message: finished(issue.message) })),
  addScript: (value) =>
    scriptProblems(value).map(({ at, message }) => {
      return { at: ['body', ...at], message: finished(`${at.at(-1) ?? ''} ${message}`.trim()), type: 'invalid' };
    }),
};

function bodyIssues(operation: ControlOperationId, body: unknown): Issue[] {
  const own = body === undefined ? [] : (ownProblems[operation]?.(body) ?? []);
  if (own.length > 0) return own;
  return validateControlBody(operation, body).map((violation) => issueOf('body', violation));
}

function issueOf(part: 'body' | 'query', { pointer, keyword, message }: Violation): Issue {
  const names = namesIn(pointer);
  const whole = part === 'body' ? 'The body' : 'The query';
  return { at: [part, ...names], message: `${names.at(-1) ?? whole} ${message}.`, type: keyword };
}

function finished(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
