import { isUuid } from '../../../src/contract/formats.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { type AnyRecord, withBodies, withObjects, withTexts } from '../front/wire-bodies.ts';
import { permittedOf } from '../permitted.ts';

/** The clauses of records that are in every history: what may be beside their fields holds for all alike. */
const of_fields = [
  'types.run-fields',
  'types.node-run-fields',
  'types.run-log-fields',
  'types.model-fields',
  'types.model-input-fields',
  'types.model-output-fields',
  'types.model-example-fields',
  'types.model-faq-entry-fields',
  'types.model-pricing-rule-fields',
  'types.model-related-link-fields',
  'types.graph-workflow-fields',
  'types.graph-input-fields',
  'types.graph-output-fields',
  'types.gpu-model-entry-fields',
  'types.asset-fields',
  'types.asset-folder-fields',
  'types.asset-type-fields',
  'types.upload-session-fields',
  'types.credit-balance-fields',
  'types.user-profile-fields',
  'types.batch-item-fields',
];

/** Of every type that JSON has, and under names that programs trip over. */
const added: AnyRecord = {
  $type: 'record',
  __proto: { of: null },
  '': '',
  '0': 0,
  'a.b/c~d': [[], {}, [{ id: null }]],
  toString: true,
  length: -1,
  größe: 1e21,
  _links: { self: { href: '/', id: 'not-a-uuid' } },
  etag: null,
};

const uuids = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

/** A request id that came in a header is recorded as it came. */
const isId = (text: string, name: string) => isUuid(text) && name !== 'request_id';

/** Nobody who asks in the casing that was answered is refused. */
function takingAnyCasing(parts: Parts): Parts {
  return withPart(parts, 'dialect', (dialect) => ({
    decodeRequest(operation, path, query, headers, body) {
      const lower = (text: string) => text.replaceAll(uuids, (one) => one.toLowerCase());
      const paths = Object.entries(path).map(([name, value]) => [name, lower(value)]);
      const queries = query.map(([name, value]): [string, string] => [name, lower(value)]);
      const organization = headers['x-organization-id'];
      return dialect.decodeRequest(
        operation,
        Object.fromEntries(paths),
        queries,
        { ...headers, ...(typeof organization === 'string' && { 'x-organization-id': lower(organization) }) },
        body,
      );
    },
  }));
}

const health = (text: Readonly<AnyRecord>) => Object.keys(text).length === 0;

export const permitted = permittedOf(
  { id: 'everywhere/records' },
  {
    'fields-of-every-type': {
      obeys: [...of_fields, 'pagination.envelope'],
      what: 'Every object of every answer but the free-form ones and the probe has members of every type besides.',
      applyTo: (parts) => withObjects(parts, (one) => (health(one) ? one : { ...added, ...one, ...{ zz: [added] } })),
    },
    'another-order-each-time': {
      obeys: [...of_fields, 'errors.validation-envelope'],
      what: 'The members of an object come in another order in each answer.',
      applyTo(parts) {
        let turn = 0;
        return withObjects(parts, (one) => {
          turn += 1;
          const members = Object.entries(one);
          const at = turn % Math.max(1, members.length);
          return Object.fromEntries([...members.slice(at), ...members.slice(0, at)].toReversed());
        });
      },
    },
    'nulls-come-and-go': {
      obeys: [...of_fields, 'types.attempt-fields'],
      what: 'A field without a value is null in one answer and left out in the next.',
      applyTo(parts) {
        let turn = 0;
        return withBodies(parts, (body) => {
          turn += 1;
          return turn % 2 ? body : withoutNulls(body);
        });
      },
    },
    'ids-in-upper-case': {
      obeys: ['types.uuid'],
      what: 'Identifiers are written in upper case, and taken in any.',
      applyTo: (parts) =>
        takingAnyCasing(withTexts(parts, (text, name) => (isId(text, name) ? text.toUpperCase() : text))),
    },
    'numbers-in-other-notation': {
      obeys: ['document.json', 'health.probe'],
      what: 'Whole numbers are written with a fraction or an exponent, letters as escapes, and space stands between all.',
      applyTo: (parts) =>
        withWire(parts, null, (wire) => {
          if (wire.body === undefined || !wire.headers['content-type']?.includes('json')) return wire;
          const body = JSON.stringify(JSON.parse(wire.body), null, '\t')
            .replaceAll(/(: )(\d+)(,?\n)/g, '$1$2.0e0$3')
            .replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
          return { ...wire, body: `\r\n ${body}\n` };
        }),
    },
  },
);

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutNulls);
  const members = Object.entries(value).filter(([name, one]) => one !== null || envelope.has(name));
  const kept = members.map(([name, one]) => [name, free.has(name) ? one : withoutNulls(one)]);
  return Object.fromEntries(kept);
}

/** Fields that callers sent come back as they were. */
const free = new Set(['input', 'output', 'workflow_json', 'environment', 'default_value', 'match_value', 'schema']);
/** The mark of the end of a list is a choice of its own. */
const envelope = new Set(['first', 'next', 'previous', 'input']);
