/**
 * Places of the required parts of webhooks, deliveries and event types (choice `events.answer_pointers`). Canonical are
 * the places of the document. Queries of lists keep the document's names.
 */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import type { ChoicesDocument, ChoiceValue } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { MissingChoice } from './dialect-errors.ts';
import { valueAt, withoutValueAt, withValueAt } from './pointers.ts';
import { renameFields, reverseNames, webhookFields, webhookNames } from './webhook-fields.ts';

type Body = Record<string, unknown>;
type Place = keyof ChoiceValue<'events.answer_pointers'>;

/** The fields of a record that may stand elsewhere, by operation. */
export const placedFields: { readonly [Id in OperationId]?: Readonly<Record<string, Place>> } = {
  createWebhook: { id: 'webhook_id', secret: 'webhook_secret' },
  listEventTypes: { code: 'event_code', schema: 'event_schema' },
  listWebhookDeliveries: { attempts: 'attempts' },
  listAllDeliveries: { attempts: 'attempts' },
};

export interface RecordLayout {
  write(record: Body): Body;
  /** @throws MissingChoice where nobody told where to look, and it is not found at the usual place */
  read(request: CanonicalRequest, record: Body): Body;
}

/** Undefined where every record of the operation is as the document has it. */
export function createRecordLayout(choices: ChoicesDocument, operation: OperationId): RecordLayout | undefined {
  const places = placedFields[operation];
  if (!places) return undefined;
  const pointers = chosen(choices, 'events.answer_pointers', operation) ?? {};
  const named = webhookFields.filter((field) => operation === 'createWebhook' && !Object.hasOwn(places, field));
  const names = webhookNames(choices, operation, named);
  const toldOf = (place: Place): string | undefined => pointers[place];
  const placed = Object.entries(places);
  const moved = placed.filter(([field, place]) => (toldOf(place) ?? `/${field}`) !== `/${field}`);
  const is_usual = moved.length === 0 && names.size === 0;

  function write(record: Body): Body {
    const kept = Object.entries(record).filter(([field]) => !moved.some(([name]) => name === field));
    return moved
      .filter(([field]) => Object.hasOwn(record, field))
      .reduce<Body>(
        (body, [field, place]) => withValueAt(body, toldOf(place)!, record[field]),
        renameFields(Object.fromEntries(kept), names),
      );
  }

  function read(request: CanonicalRequest, record: Body): Body {
    const found: Body = {};
    let rest = record;
    for (const [field, place] of placed) {
      const pointer = toldOf(place) ?? (Object.hasOwn(record, field) ? `/${field}` : undefined);
      if (pointer === undefined && isNeeded(choices, request, field))
        throw new MissingChoice(`events.answer_pointers.${place}`, operation);
      const value = pointer === undefined ? undefined : valueAt(record, pointer);
      if (value === undefined) continue;
      found[field] = value;
      rest = withoutValueAt(rest, pointer!);
    }
    return { ...renameFields(rest, reverseNames(names)), ...found };
  }

  return { write: is_usual ? (record) => record : write, read };
}

/** True where a record is of no use without the field: a list may leave it out, and its sender knows a secret. */
function isNeeded(choices: ChoicesDocument, { operation, query }: CanonicalRequest, field: string): boolean {
  if (field === 'secret') return chosen(choices, 'events.webhook_fields', operation)?.secret_from === 'server';
  const { fields } = query;
  return fields === undefined || (!('raw' in fields) && fields.includes(field));
}
