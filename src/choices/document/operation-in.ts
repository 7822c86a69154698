/** One operation of the document under the choices. */
import type {
  MediaType,
  OperationObject,
  ParameterObject,
  PathItem,
  Reference,
  RequestBodyObject,
} from '../../contract/document.ts';
import { bundledDocument, bundledDocumentText, resolveReference } from '../../contract/document.ts';
import { isIn, type OperationId, operations } from '../../contract/operations.ts';
import { mapValues } from '../../contract/subschemas.ts';
import { eventItem } from './event-operations.ts';
import { requestExample } from './example-values.ts';
import { heedsOrganization, isAnonymous, scopesOf } from './happens.ts';
import { pathParameter } from './path-parameters.ts';
import { embedOfRuns, queryParameters } from './query-parameters.ts';
import { componentRef } from './record-schemas.ts';
import { refusalResponses } from './refusal-responses.ts';
import { createSchemaWriter, type WriteSchema } from './schemas.ts';
import { successResponses } from './success-responses.ts';
import type { View } from './view.ts';
import { rewordDescription } from './wording.ts';

type OperationView = View & { operation: OperationId };
type Parameter = ParameterObject | Reference;

export interface WrittenOperation {
  operation: OperationObject;
  /** Those that the bundled document has for the whole path. */
  of_path: Parameter[];
}

export function operationIn(view: OperationView, item: PathItem, bundled: OperationObject): WrittenOperation {
  const write = createSchemaWriter(view, view.operation);
  const request = createSchemaWriter({ ...view, direction: 'request' }, view.operation);
  const { parameters, requestBody, callbacks, description, ...others } = bundled;
  const own = [...(parameters ?? []).flatMap((each) => parametersIn(view, each, request)), ...embedOfRuns(view)];
  const further = organizationOf(view, [...(item.parameters ?? []), ...(parameters ?? [])], request);
  const all = [...further, ...own];
  const operation: OperationObject = {
    ...others,
    ...(description !== undefined && { description: rewordDescription(view, description) }),
    security: securityOf(view),
    ...(all.length > 0 && { parameters: all }),
    ...(requestBody && { requestBody: requestIn(view, requestBody as RequestBodyObject, request) }),
    responses: inOrder({
      ...refusalResponses(view, bundled, write),
      ...successResponses(view, bundled, writerOfAnswer(view, write)),
    }),
    ...(callbacks && {
      callbacks: mapValues(callbacks, (callback) =>
        mapValues(callback as Record<string, PathItem>, (each) => eventItem(view, each, 'callback')),
      ),
    }),
  };
  keepRecord(view, write);
  const of_path = (item.parameters ?? []).flatMap((each) => parametersIn(view, each, request));
  return { operation, of_path };
}

/** The whole record, also where the bundled document has it for its readers alone: answers may hold part of it. */
function keepRecord({ operation }: OperationView, write: WriteSchema): void {
  const { record } = operations[operation].success;
  if (record !== undefined && unreferred.has(record)) write(componentRef(record));
}

const unreferred = new Set(
  Object.keys(bundledDocument().components.schemas).filter(
    (name) => !bundledDocumentText().includes(`"${componentRef(name).$ref}"`),
  ),
);

/** A whole run in the answer to a dispatch is written as a read of it. */
function writerOfAnswer(view: OperationView, write: WriteSchema): WriteSchema {
  if (!isIn('model_dispatches', view.operation)) return write;
  const asRead = createSchemaWriter({ ...view, operation: 'getRun' }, 'getRun');
  return createSchemaWriter(view, view.operation, { Run: asRead });
}

function securityOf({ choices, operation }: OperationView): OperationObject['security'] {
  return isAnonymous(choices, operation) ? [] : [{ bearerAuth: scopesOf(choices, operation) }];
}

const organization_ref = '#/components/parameters/OrganizationId';

/** An operation that is anonymous in the bundled document takes no organization there. */
function organizationOf(view: OperationView, known: readonly Parameter[], write: WriteSchema): Parameter[] {
  const has_it = known.some((each) => '$ref' in each && each.$ref === organization_ref);
  return has_it ? [] : parametersIn(view, { $ref: organization_ref }, write);
}

function parametersIn(view: OperationView, parameter: Parameter, write: WriteSchema): Parameter[] {
  const { choices, operation, pool } = view;
  if (!('$ref' in parameter)) return written(view, parameter, write);
  if (parameter.$ref === organization_ref && !heedsOrganization(choices, operation)) return [];
  const name = parameter.$ref.split('/').at(-1)!;
  const all = written(view, resolveReference<ParameterObject>(bundledDocument(), parameter), write);
  return all.length === 1 ? [pool.keep('parameters', name, all[0]!, operation)] : all;
}

function written(view: OperationView, parameter: ParameterObject, write: WriteSchema): ParameterObject[] {
  const all = parameter.in === 'query' ? queryParameters(view, parameter) : [pathParameter(view, parameter)];
  return all.map((each) => {
    const { description } = each;
    return {
      ...each,
      ...(description !== undefined && { description: rewordDescription(view, description) }),
      schema: write(each.schema!),
    };
  });
}

function requestIn(
  view: OperationView,
  { content, ...others }: RequestBodyObject,
  write: WriteSchema,
): RequestBodyObject {
  return { ...others, content: mapValues(content, (media) => requestMedia(view, media, write)) };
}

function requestMedia(view: OperationView, { schema, examples = {} }: MediaType, write: WriteSchema): MediaType {
  const shown = Object.entries(examples).flatMap(([key, entry]) => {
    const example = resolveReference<{ value?: unknown }>(bundledDocument(), entry as Reference);
    const value = requestExample(view, key, example.value);
    if (value === undefined) return [];
    const name = (entry as Reference).$ref.split('/').at(-1)!;
    return [[key, view.pool.keep('examples', name, { ...example, value }, view.operation)] as const];
  });
  return { schema: write(schema!), ...(shown.length > 0 && { examples: Object.fromEntries(shown) }) };
}

function inOrder<Value>(responses: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(responses).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
