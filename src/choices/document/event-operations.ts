/** Operations of the service on its receivers, under the choices: webhooks and callbacks. */
import type {
  MediaType,
  OperationObject,
  ParameterObject,
  PathItem,
  Reference,
  RequestBodyObject,
  ResponseObject,
  SchemaObject,
} from '../../contract/document.ts';
import { bundledDocument, resolveReference } from '../../contract/document.ts';
import type { OperationId } from '../../contract/operations.ts';
import { mapValues } from '../../contract/subschemas.ts';
import type { SignatureEncoding } from '../../webhooks/encoding.ts';
import type { SecretForm } from '../../webhooks/secret-key.ts';
import { literal } from './query-parameters.ts';
import { createSchemaWriter, type WriteSchema } from './schemas.ts';
import { isReferenceChoice, settledChoice, type View } from './view.ts';

/** Webhooks, of which some choices may be made with `createWebhook` alone, or callbacks. */
export type Channel = 'webhook' | 'callback';

/** @param view of any operation; events follow the choices for all of them */
export function eventItem(view: View, item: PathItem, channel: Channel): PathItem {
  const event: View = { ...view, operation: undefined, direction: 'event' };
  const write = createSchemaWriter(event, 'event');
  return { ...item, post: eventOperation(event, item.post!, channel, write) };
}

function eventOperation(view: View, operation: OperationObject, channel: Channel, write: WriteSchema): OperationObject {
  const { parameters = [], requestBody, responses, description } = operation;
  const manner = mannerView(view, channel);
  const more = [...schedules[channel](manner), ...receiversSaid(manner)].join(' ');
  return {
    ...operation,
    description: more === '' ? description! : `${description}\n\n${more}`,
    parameters: parameters.map((each) => header(view, manner, each as Reference, channel)),
    requestBody: requestOf(view, requestBody as RequestBodyObject, write),
    responses: mapValues(responses, (each) => keptResponse(view, each as Reference)),
  };
}

/** Choices for `createWebhook` alone about the sending of events hold for webhooks. */
function mannerView(view: View, channel: Channel): View {
  const operation: OperationId | undefined = channel === 'webhook' ? 'createWebhook' : undefined;
  return { ...view, operation };
}

function requestOf(view: View, { content, ...others }: RequestBodyObject, write: WriteSchema): RequestBodyObject {
  return { ...others, content: mapValues(content, (media) => payloads(view, media, write)) };
}

function payloads(view: View, { schema, examples = {} }: MediaType, write: WriteSchema): MediaType {
  return {
    schema: write(schema!),
    examples: mapValues(examples, (entry) => {
      const { $ref } = entry as Reference;
      const example = resolveReference<{ value?: unknown }>(bundledDocument(), entry as Reference);
      const value = view.dialect.encodeEvent(example.value as Record<string, unknown>);
      return view.pool.keep('examples', $ref.split('/').at(-1)!, { ...example, value }, 'event');
    }),
  };
}

function keptResponse({ pool }: View, reference: Reference): Reference {
  const content = resolveReference<ResponseObject>(bundledDocument(), reference);
  return pool.keep('responses', reference.$ref.split('/').at(-1)!, content, 'event');
}

function header(view: View, manner: View, reference: Reference, suffix: Channel): Reference {
  const usual = resolveReference<ParameterObject>(bundledDocument(), reference);
  const name = usual.name.replace(/^Service-/, settledChoice(view, 'records.header_prefix'));
  const content = usual.name === 'Service-Signature' ? signature(manner, usual) : requestId(manner, usual);
  return view.pool.keep('parameters', reference.$ref.split('/').at(-1)!, { ...content, name }, suffix);
}

const requestIds = {
  delivery: 'The identifier of the delivery in the delivery log: the same for every attempt.',
  delivery_id: 'The identifier of the delivery, as the payload holds it: the same for every attempt.',
} as const;

function requestId(view: View, parameter: ParameterObject): ParameterObject {
  const choice = settledChoice(view, 'events.request_id');
  return choice === 'attempt' ? parameter : { ...parameter, description: requestIds[choice] };
}

const encodings: Readonly<Record<SignatureEncoding, { pattern: string; length: number; said: string }>> = {
  hex: { pattern: '[0-9a-f]{64}', length: 64, said: 'lower-case hexadecimal digits' },
  HEX: { pattern: '[0-9A-F]{64}', length: 64, said: 'upper-case hexadecimal digits' },
  base64: { pattern: '[A-Za-z0-9+/]{43}=', length: 44, said: 'base64' },
  base64_unpadded: { pattern: '[A-Za-z0-9+/]{43}', length: 43, said: 'base64 without padding' },
  base64url: { pattern: '[A-Za-z0-9_-]{43}', length: 43, said: 'base64url without padding' },
  base64url_padded: { pattern: '[A-Za-z0-9_-]{43}=', length: 44, said: 'base64url with padding' },
};

const keys: Readonly<Record<SecretForm, string>> = {
  utf8: 'the UTF-8 bytes of the signing secret',
  base64: 'the bytes that the signing secret is the base64 of',
  hex: 'the bytes that the signing secret is the hexadecimal digits of',
  whsec: 'the bytes that the signing secret holds in base64 behind `whsec_`',
};

function signature(view: View, parameter: ParameterObject): ParameterObject {
  if (isReferenceChoice(view, 'events.signature')) return parameter;
  const { prefix, encoding, key, separator, count } = settledChoice(view, 'events.signature');
  const { pattern, length, said } = encodings[encoding];
  const between = separator ?? '';
  const one = `${literal(prefix)}${pattern}`;
  const schema: SchemaObject = {
    ...(parameter.schema as SchemaObject),
    pattern: `^${one}${count > 1 ? `(${literal(between)}${one}){${count - 1}}` : ''}$`,
    minLength: count * (prefix.length + length) + (count - 1) * between.length,
    maxLength: count * (prefix.length + length) + (count - 1) * between.length,
  };
  const before = prefix === '' ? '' : `, each behind \`${prefix}\``;
  const several =
    separator === null ? '' : ` There are ${count}, with \`${separator}\` between two; one of them is right.`;
  const description = `The HMAC-SHA256 of the exact bytes of the body, in ${said}${before}, keyed with ${keys[key]}.${several} The secret is the webhook's, or for a callback that of the organization; a callback of an organization without a secret carries no such header.`;
  return { ...parameter, description, schema };
}

const schedules: Readonly<Record<Channel, (view: View) => string[]>> = {
  webhook(view) {
    if (isReferenceChoice(view, 'events.webhook_schedule')) return [];
    const { attempts, timeout_s, first_retry_s, factor, jitter, cap_s } = settledChoice(
      view,
      'events.webhook_schedule',
    );
    const capped = cap_s === null ? '' : `, but never longer than ${cap_s} s`;
    const spread = jitter === 'none' ? '' : `, with ${jitter} jitter`;
    return [
      `A delivery has up to ${attempts} attempts, each of which waits ${timeout_s} s for an answer. The first pause is ${first_retry_s} s; each further one is ${factor} times as long${capped}${spread}.`,
    ];
  },
  callback(view) {
    if (isReferenceChoice(view, 'events.callback_timeout')) return [];
    const { timeout_s, counts_as_network_error } = settledChoice(view, 'events.callback_timeout');
    return [
      `An attempt waits ${timeout_s} s for an answer; one without answer is ${counts_as_network_error ? 'made again' : 'not made again'}.`,
    ];
  },
};

function receiversSaid(view: View): string[] {
  if (isReferenceChoice(view, 'events.receiver_answers')) return [];
  const { redirect, cut_after_2xx, retry_after, gone } = settledChoice(view, 'events.receiver_answers');
  return [
    `A redirect is ${redirect === 'followed' ? 'followed' : 'not followed'}; an answer that breaks off after a 2xx head counts as a ${cut_after_2xx === 'success' ? 'success' : 'network error'}; \`Retry-After\` is ${retry_after}, and 410 is ${gone}.`,
  ];
}
