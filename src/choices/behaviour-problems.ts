/** Contradictions in the choices outside of lists, events and records: one clear line each, the key first. */
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import { model_dispatches } from './catalog/operations.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { misplacedProblems } from './misplaced.ts';
import { overlap } from './pointers.ts';
import { recordShape } from './record-shape.ts';

export function behaviourProblems(document: ChoicesDocument): string[] {
  return [
    ...groups.flatMap((group) => misplacedProblems(document, group)),
    ...scopePlaces(document).flatMap(scopeProblems),
    ...homelessProblems(document),
    ...model_dispatches.flatMap((operation) => pointerProblems(document, operation)),
    ...putAnswerProblems(document),
  ];
}

const of_workflows = (id: OperationId) => operations[id].path.startsWith('/v1/graph-workflows');
const groups = ['access', 'runs', 'workflows', 'deletion', 'feedback', 'billing', 'assets'] as const;

interface ScopePlace {
  place: string;
  /** Those that the scopes are asked for by. */
  among: readonly OperationId[];
  scopes: Readonly<Record<string, string | null>>;
}

function scopePlaces(document: ChoicesDocument): ScopePlace[] {
  const { scopes, for: own = {} } = document.access ?? {};
  const whole = { place: 'access.scopes', among: operationIds, scopes };
  const each = Object.entries(own).map(([operation, choices]) => ({
    place: `access.for.${operation}.scopes`,
    among: [operation as OperationId],
    scopes: choices.scopes,
  }));
  return [whole, ...each].filter((given): given is ScopePlace => given.scopes !== undefined && !isOther(given.scopes));
}

function scopeProblems({ place, among, scopes }: ScopePlace): string[] {
  return Object.keys(scopes).flatMap((scope) => {
    const askers = among.filter((id) => operations[id].scopes.includes(scope));
    if (askers.length === 0) {
      const known = [...new Set(among.flatMap((id) => operations[id].scopes))];
      return [`${place}: ${known.join(', ')} can be renamed here; ${scope} is not needed, so that it cannot be chosen`];
    }
    // Section 5 states the scopes of workflows; that of a dispatch it does not.
    const stated = askers.find((id) => of_workflows(id) && id !== 'dispatchGraphWorkflowRun');
    if (!stated) return [];
    const mend = 'give access.for.dispatchGraphWorkflowRun.scopes instead';
    return [`${place}: the specification states ${scope} for ${stated}; ${mend}, for ${stated} it cannot be chosen`];
  });
}

/** A user who is asked for an organization must be able to name one. */
function homelessProblems(document: ChoicesDocument): string[] {
  const homeless = operationIds.filter((operation) => {
    const { elsewhere } = chosen(document, 'access.organization_header', operation) ?? {};
    const choice = chosen(document, 'access.user_default_organization', operation);
    return (
      choice === 'refused' && elsewhere === 'ignored' && !of_workflows(operation) && !operations[operation].anonymous
    );
  });
  if (homeless.length === 0) return [];
  const why = `a user who names no organization is refused, and ${homeless[0]} ignores the header that names it`;
  return [`access.user_default_organization: ${why}; honour the header, or take the first membership`];
}

const key = 'runs.dispatch_response';

function pointerProblems(document: ChoicesDocument, operation: OperationId): string[] {
  const { id, status, body } = chosen(document, key, operation) ?? {};
  if (id && status && overlap(id, status)) {
    return [`${key}: the id of the run (${id}) and its status (${status}) need places beside each other`];
  }
  if (body !== 'run') return [];
  const { fields } = recordShape('getRun')!;
  const taken = [id, status].find(
    (pointer) => pointer && pointer !== '/id' && pointer !== '/status_code' && fields.has(pointer.split('/')[1]!),
  );
  if (!taken) return [];
  return [
    `${key}: ${taken} is where the run beside it has a field of its own; take /id and /status_code, or another name`,
  ];
}

/** Statuses that a body never goes with (RFC 9110, 15.3.5 and 15.3.6). */
const bodiless: readonly unknown[] = [204, 205];

function putAnswerProblems(document: ChoicesDocument): string[] {
  const { status, body = 'empty' } = document.assets?.put_answer ?? {};
  if (!bodiless.includes(status) || body === 'empty' || isOther(body)) return [];
  return [`assets.put_answer: an answer of status ${status} has no body; take body: empty, or another status`];
}
