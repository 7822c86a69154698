/** The refusals of an operation under the choices: which there are, at which status, in which envelope. */
import type { HeaderObject, MediaType, OperationObject, Reference, ResponseObject } from '../../contract/document.ts';
import { bundledDocument, resolveReference } from '../../contract/document.ts';
import { isIn, type OperationId } from '../../contract/operations.ts';
import type { Issue, Problem, Refusal } from '../canonical.ts';
import { envelopeOf, readProblem } from '../envelopes.ts';
import { gatewayAnswer } from '../gateway.ts';
import { referenceChoices } from '../reference-choices.ts';
import { refusalStatus } from '../status-codes.ts';
import { canBeRefused, showsExample } from './happens.ts';
import { nameOf } from './query-parameters.ts';
import { componentRef } from './record-schemas.ts';
import type { WriteSchema } from './schemas.ts';
import { settledChoice, type View } from './view.ts';

type OperationView = View & { operation: OperationId };
type Responses = OperationObject['responses'];

/** Refusals behind each response of the bundled document. */
const refusalsIn: Readonly<Record<string, readonly Refusal[]>> = {
  Forbidden: ['not_member'],
  HumanRequired: ['human_required', 'missing_scope', 'not_member'],
  InsufficientBalance: ['insufficient_balance'],
  InsufficientScope: ['missing_scope', 'not_member'],
  InvalidListQuery: ['invalid', 'bad_cursor', 'malformed_organization'],
  InvalidParameter: ['invalid', 'malformed_organization'],
  InvalidRequest: ['invalid', 'malformed_organization'],
  InvalidRunInput: ['invalid', 'malformed_organization'],
  MalformedJson: ['malformed_json'],
  ModelNotFound: ['not_found', 'malformed_id'],
  NotFound: ['not_found', 'foreign_record', 'malformed_id'],
  PayloadTooLarge: ['too_large'],
  RateLimited: ['rate_limited'],
  StaleRecord: ['stale_record'],
  Unauthenticated: ['unauthenticated'],
  UnsupportedMediaType: ['wrong_media_type'],
  WorkflowNotFound: ['not_found', 'malformed_id'],
};

/** Sentence about a refusal that stands apart from those that the bundled document keeps it with. */
const sentences: Readonly<Partial<Record<Refusal, string>>> = {
  invalid: 'The body, a parameter or a header is malformed, or holds what is not known. Nothing changed.',
  bad_cursor: 'The cursor is damaged, or belongs to another list or caller.',
  malformed_organization: '`X-Organization-Id` holds no UUID.',
  not_member: 'The caller does not belong to the organization that `X-Organization-Id` names, or names none.',
  missing_scope: 'The token lacks the scope that this operation needs. Nothing changed.',
  human_required: 'The token is an API key where only a person may act. Nothing changed.',
  not_found: 'No such record exists.',
  foreign_record: 'The record belongs to another organization.',
  malformed_id: 'An identifier in the path is malformed.',
  conflict: 'The request conflicts with the state of the record. Nothing changed.',
};

interface Part {
  /** As the bundled document calls it. */
  name: string;
  response: ResponseObject;
  /** Those that happen with the reference choices. */
  refusals: readonly Refusal[];
}

interface Slice extends Part {
  /** Those of them that are answered with the status in question. */
  refusals: readonly Refusal[];
  is_whole: boolean;
}

export function refusalResponses(view: OperationView, operation: OperationObject, write: WriteSchema): Responses {
  const slices = new Map<number, Slice[]>();
  for (const part of [...documentedParts(view.operation, operation), ...furtherParts(view)]) {
    const met = part.refusals.filter((refusal) => canBeRefused(view.choices, view.operation, refusal));
    for (const [status, refusals] of byStatus(view, met)) {
      const slice = { ...part, refusals, is_whole: refusals.length === part.refusals.length };
      slices.set(status, [...(slices.get(status) ?? []), slice]);
    }
  }
  const all = [...slices].map(([status, group]) => [String(status), merged(view, status, group, write)]);
  return Object.fromEntries(all);
}

function documentedParts(id: OperationId, { responses }: OperationObject): Part[] {
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return errors.map(([, response]) => partOf(id, (response as Reference).$ref.split('/').at(-1)!));
}

function partOf(id: OperationId, name: string, among = refusalsIn[name.replace(/Detail$/, '')]!): Part {
  const response = bundledDocument().components.responses![name] as ResponseObject;
  return { name, response, refusals: among.filter((refusal) => canBeRefused(referenceChoices, id, refusal)) };
}

/** Refusals that only the choices bring. */
function furtherParts({ choices, operation }: OperationView): Part[] {
  const detail = isIn('validation_envelope_operations', operation) ? 'Detail' : '';
  const usual = (name: string, refusals: readonly Refusal[]): Part => {
    return { name, response: bundledDocument().components.responses![name] as ResponseObject, refusals };
  };
  const parts: Part[] = [
    usual(`Unauthenticated${detail}`, ['unauthenticated']),
    usual(`Forbidden${detail}`, ['not_member']),
    usual('InsufficientScope', ['missing_scope']),
    usual(`InvalidParameter${detail}`, ['malformed_organization']),
    { name: 'Conflict', response: conflict, refusals: ['conflict'] },
  ];
  return parts.filter(({ refusals: [refusal] }) => {
    return canBeRefused(choices, operation, refusal!) && !canBeRefused(referenceChoices, operation, refusal!);
  });
}

const conflict: ResponseObject = {
  description: sentences.conflict!,
  content: {
    'application/json': {
      schema: componentRef('ErrorEnvelope'),
      examples: {
        conflict: {
          summary: 'A record that stands in the way',
          value: { code: 'conflict', message: 'The request conflicts with the state of the record.', errors: [] },
        },
      },
    },
  },
};

function byStatus({ choices, operation }: OperationView, refusals: readonly Refusal[]): Map<number, Refusal[]> {
  return Map.groupBy(refusals, (refusal) => refusalStatus(choices, operation, refusal));
}

function merged(view: OperationView, status: number, group: readonly Slice[], write: WriteSchema): Reference {
  const names = group.map((slice) => (slice.is_whole ? slice.name : nameOfSlice(slice)));
  const descriptions = group.map(({ is_whole, response, refusals }) => {
    return is_whole ? response.description : refusals.map((refusal) => sentences[refusal]).join(' ');
  });
  const headers = headersOf(view, status, group);
  const response: ResponseObject = {
    description: [...new Set(descriptions)].join(' '),
    ...(Object.keys(headers).length > 0 && { headers }),
    content: contentOf(view, status, group, write),
  };
  return view.pool.keep('responses', [...new Set(names)].join('Or'), response, view.operation);
}

function nameOfSlice({ refusals, name }: Slice): string {
  const words = refusals.flatMap((refusal) => refusal.split('_'));
  const own = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return name.endsWith('Detail') ? `${own}Detail` : own;
}

/** `WWW-Authenticate` goes with the status, `Retry-After` with the refusal. */
function headersOf({ pool, operation }: OperationView, status: number, group: readonly Slice[]) {
  const headers: Record<string, Reference> = {};
  const usual = (name: string) => bundledDocument().components.headers![name] as HeaderObject;
  if (status === 401)
    headers['WWW-Authenticate'] = pool.keep('headers', 'WwwAuthenticate', usual('WwwAuthenticate'), operation);
  if (group.some(({ refusals }) => refusals.includes('rate_limited'))) {
    const wait = usual('RetryAfter');
    const header = group.length === 1 ? wait : { ...wait, required: false };
    headers['Retry-After'] = pool.keep('headers', 'RetryAfter', header, operation);
  }
  return headers;
}

function contentOf(view: OperationView, status: number, group: readonly Slice[], write: WriteSchema) {
  const { choices, operation } = view;
  const content: Record<string, MediaType> = {};
  const refusals = group.flatMap((slice) => slice.refusals);
  const by_service = refusals.some((refusal) => !gatewayAnswer(choices, operation, refusal));
  if (by_service) {
    const examples = Object.assign({}, ...group.map((slice) => serviceExamples(view, slice, status)));
    const schema = write(componentRef(envelopes[envelopeOf(choices, operation, status)]));
    content['application/json'] = { schema, ...(Object.keys(examples).length > 0 && { examples }) };
  }
  const answer = refusals
    .map((refusal) => gatewayAnswer(choices, operation, refusal))
    .find((each) => each !== undefined);
  if (answer === undefined) return content;
  const { media_type, body } = answer;
  const is_json = /[/+]json\b/.test(media_type);
  const schema = is_json ? {} : { type: 'string', description: 'What the gateway in front answers.' };
  const examples = { gateway: { summary: 'The gateway in front', value: is_json ? JSON.parse(body) : body } };
  // Two bodies of one media type: either may come.
  const also = content[media_type];
  content[media_type] = also ? { schema: {}, examples: { ...also.examples, ...examples } } : { schema, examples };
  return content;
}

const envelopes = {
  envelope: 'ErrorEnvelope',
  validation: 'ValidationErrorEnvelope',
  merged: 'MergedErrorEnvelope',
} as const;

function serviceExamples(view: OperationView, slice: Slice, status: number): Record<string, unknown> {
  const { examples = {} } = Object.values(slice.response.content ?? {})[0] ?? {};
  const written = Object.entries(examples).flatMap(([key, entry]): [string, object][] => {
    const example = resolveReference<{ summary?: string; value?: unknown }>(bundledDocument(), entry);
    const problem = readProblem(example.value, [])!;
    const refusal = refusalOf(problem, slice.refusals);
    const is_shown = refusal && showsExample(view, key) && !gatewayAnswer(view.choices, view.operation, refusal);
    if (!is_shown) return [];
    const told = { ...problem, issues: problem.issues.map((issue) => inDialect(view, issue)) };
    const { body } = view.dialect.encodeProblem(view.operation, { kind: 'problem', refusal, problem: told, status });
    const shown = { ...example, value: JSON.parse(body!) };
    if (!('$ref' in entry)) return [[key, shown]];
    return [[key, view.pool.keep('examples', entry.$ref.split('/').at(-1)!, shown, view.operation)]];
  });
  return Object.fromEntries(written);
}

const refusalByCode: Readonly<Record<string, Refusal>> = {
  malformed_json: 'malformed_json',
  unauthenticated: 'unauthenticated',
  forbidden: 'not_member',
  insufficient_scope: 'missing_scope',
  human_required: 'human_required',
  not_found: 'not_found',
  unsupported_media_type: 'wrong_media_type',
  payload_too_large: 'too_large',
  conflict: 'conflict',
  stale_record: 'stale_record',
  insufficient_balance: 'insufficient_balance',
  invalid_cursor: 'bad_cursor',
  rate_limited: 'rate_limited',
};

function refusalOf({ code, issues }: Problem, among: readonly Refusal[]): Refusal | undefined {
  const about_organization = issues.some(({ at }) => at[1] === 'X-Organization-Id');
  const refusal = refusalByCode[code] ?? (about_organization ? 'malformed_organization' : 'invalid');
  return among.includes(refusal) ? refusal : undefined;
}

/** The issue with the names of parameters and scopes, and with the bounds, that the choices have. */
function inDialect(view: OperationView, issue: Issue): Issue {
  const [part, name = '', ...inside] = issue.at;
  const [, most] = settledChoice(view, 'lists.page_size_bounds');
  const roles_by_name = { limit: 'page_size', cursor: 'cursor' } as const;
  const role = part === 'query' ? roles_by_name[name as keyof typeof roles_by_name] : undefined;
  const scopes = settledChoice(view, 'access.scopes') as Record<string, string | null>;
  const message = issue.message
    .replace(/(?<=The scope )\S+/, (scope) => scopes[scope] ?? scope)
    .replace('at most 500 items', `at most ${most} items`);
  return { ...issue, message, ...(role && { at: ['query', nameOf(view, role), ...inside] }) };
}
