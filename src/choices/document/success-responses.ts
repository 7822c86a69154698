/** The successes of an operation under the choices: at which status, and with what in them. */
import type { HeaderObject, MediaType, OperationObject, Reference, ResponseObject } from '../../contract/document.ts';
import { bundledDocument, resolveReference } from '../../contract/document.ts';
import { isIn, type OperationId } from '../../contract/operations.ts';
import { mapValues } from '../../contract/subschemas.ts';
import { successAnswer } from '../status-codes.ts';
import { replyExample, successOf } from './example-values.ts';
import type { WriteSchema } from './schemas.ts';
import { settledChoice, type View } from './view.ts';

type OperationView = View & { operation: OperationId };

/** By status. */
export function successResponses(
  view: OperationView,
  { responses }: OperationObject,
  write: WriteSchema,
): Record<string, ResponseObject> {
  const [, response] = Object.entries(responses).find(([status]) => Number(status) < 400) as [string, ResponseObject];
  if (successOf(view.operation) === 'deleted') return deletions(view, response);
  const { status } = successAnswer(view.choices, view.operation, successOf(view.operation));
  const { headers, content = {}, links, ...others } = response;
  const written = Object.entries(content).map(([type, media]) => [type, mediaType(view, media, write)]);
  return {
    [status]: {
      ...others,
      ...(headers && { headers: mapValues(headers as Record<string, Reference>, (each) => header(view, each)) }),
      content: Object.fromEntries(written),
      ...(links && { links: mapValues(links as Record<string, Reference>, (each) => link(view, each)) }),
    },
  };
}

/** Said of an answer that is given with and without a body. */
export const body_may_be_missing = 'It may come without a body.';

/** With and without a body; a second deletion may be answered otherwise. */
function deletions(view: OperationView, { description }: ResponseObject): Record<string, ResponseObject> {
  const { choices, operation } = view;
  const is_repeatable = settledChoice(view, 'deletion.second') === 'success';
  const answers = [
    successAnswer(choices, operation, 'deleted'),
    ...(is_repeatable ? [successAnswer(choices, operation, 'deleted_again')] : []),
  ];
  const found = Map.groupBy(answers, ({ status }) => status);
  const all = [...found].map(([status, same]) => {
    const bodies = same.map(({ body }) => body).filter((body) => body !== undefined);
    if (bodies.length === 0) return [status, { description }];
    const examples = bodies.map((value, index) => [index === 0 ? 'deleted' : 'again', { summary: 'Deleted', value }]);
    const content = { 'application/json': { schema: {}, examples: Object.fromEntries(examples) } };
    const often = bodies.length < same.length ? ` ${body_may_be_missing}` : '';
    return [status, { description: description + often, content }];
  });
  return Object.fromEntries(all);
}

function mediaType(view: OperationView, { schema, examples = {} }: MediaType, write: WriteSchema): MediaType {
  const written = Object.entries(examples).flatMap(([key, entry]): [string, Reference | { value?: unknown }][] => {
    const example = resolveReference<{ summary?: string; value?: unknown }>(bundledDocument(), entry);
    const value = replyExample(view, key, example.value);
    if (value === undefined) return [];
    const shown = { ...example, value };
    if (!('$ref' in entry)) return [[key, shown]];
    return [[key, view.pool.keep('examples', nameIn(entry), shown, view.operation)]];
  });
  return {
    ...(schema !== undefined && { schema: write(schema) }),
    ...(written.length > 0 && { examples: Object.fromEntries(written) }),
  };
}

function header({ pool, operation }: OperationView, reference: Reference): Reference {
  const content = resolveReference<HeaderObject>(bundledDocument(), reference);
  return pool.keep('headers', nameIn(reference), content, operation);
}

interface Link {
  parameters?: Record<string, string>;
}

/** Links take ids out of the body, wherever the choices put them. */
function link(view: OperationView, reference: Reference): Reference {
  const { parameters = {}, ...others } = resolveReference<Link>(bundledDocument(), reference);
  const places = placesOf(view);
  const moved = mapValues(parameters, (expression) => {
    const [before, pointer] = expression.split('#') as [string, string];
    return `${before}#${places[pointer] ?? pointer}`;
  });
  return view.pool.keep('links', nameIn(reference), { ...others, parameters: moved }, view.operation);
}

function placesOf(view: OperationView): Readonly<Record<string, string>> {
  if (isIn('model_dispatches', view.operation)) return { '/run_id': settledChoice(view, 'runs.dispatch_response').id };
  if (view.operation === 'createWebhook') return { '/id': settledChoice(view, 'events.answer_pointers').webhook_id };
  return {};
}

function nameIn({ $ref }: Reference): string {
  return $ref.split('/').at(-1)!;
}
