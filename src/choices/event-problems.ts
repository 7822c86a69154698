/** Faults of choices of events whose shape is right. One clear line each, the key path first. */
import { type OperationId, operations } from '../contract/operations.ts';
import { referenceScheme, type SignatureScheme, schemeProblem } from '../webhooks/scheme.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { placedFields } from './event-records.ts';
import { misplacedProblems } from './misplaced.ts';
import { layoutClash } from './payload-layout.ts';
import { overlap } from './pointers.ts';
import { webhookFields } from './webhook-fields.ts';

export function eventProblems(document: ChoicesDocument): string[] {
  return [
    ...misplacedProblems(document, 'events'),
    ...nameProblems(document),
    ...Object.keys(placedFields).flatMap((operation) => placeProblems(document, operation as OperationId)),
    ...signatureProblems(document),
    ...layoutProblems(document),
    ...appearanceProblems(document),
  ];
}

/** Two fields of a webhook with one name. */
function nameProblems(document: ChoicesDocument): string[] {
  const names = chosen(document, 'events.webhook_fields', 'createWebhook') ?? {};
  const told = webhookFields.filter((field) => names[field] !== undefined);
  return told.flatMap((field, index) => {
    const twin = told.slice(0, index).find((earlier) => names[earlier] === names[field]);
    if (twin === undefined) return [];
    const both = `${twin} and ${field} are both called ${JSON.stringify(names[field])}`;
    return [`events.webhook_fields: ${both}; give each a name of its own`];
  });
}

/** Two fields of an answer of which one would take the other's place. */
function placeProblems(document: ChoicesDocument, operation: OperationId): string[] {
  const pointers = chosen(document, 'events.answer_pointers', operation) ?? {};
  const names: Readonly<Record<string, unknown>> =
    (operation === 'createWebhook' && chosen(document, 'events.webhook_fields', operation)) || {};
  const placed = placedFields[operation]!;
  const extra = chosen(document, 'records.extra_fields', operation);
  const added = typeof extra === 'object' && !isOther(extra) ? Object.keys(extra.add) : [];
  const places = [...operations[operation].success.fields, ...added].map((field) => {
    const place = placed[field];
    return [field, (place && pointers[place]) ?? `/${place ? field : (names[field] ?? field)}`] as const;
  });
  return places.flatMap(([field, pointer], index) => {
    const twin = places.slice(0, index).find(([, earlier]) => overlap(pointer, earlier));
    if (!twin) return [];
    const both = `in the answer of ${operation}, ${twin[0]} at ${twin[1]} and ${field} at ${pointer}`;
    return [`events.answer_pointers: ${both} are in each other's way; give each a place of its own`];
  });
}

function signatureProblems(document: ChoicesDocument): string[] {
  const places = [
    ['events.signature', chosen(document, 'events.signature')] as const,
    ['events.for.createWebhook.signature', chosen(document, 'events.signature', 'createWebhook')] as const,
  ];
  return places.flatMap(([place, choice]) => {
    if (choice === undefined) return [];
    const { separator, count = 1, ...parts } = choice;
    const scheme: SignatureScheme = { ...referenceScheme, ...parts, ...(separator != null && { separator }) };
    const problem = schemeProblem(scheme);
    if (problem !== undefined) return [`${place}.${problem}`];
    if (count === 1 || separator !== null) return [];
    return [`${place}.count: ${count} signatures need something between them; give a separator`];
  });
}

function layoutProblems(document: ChoicesDocument): string[] {
  const { payload_layout = {} } = document.events ?? {};
  const anew = ([undefined, 'createWebhook'] as const).flatMap((operation) => {
    const names = chosen(document, 'events.payload_on_repeat', operation);
    return names === undefined || isOther(names) ? [] : names;
  });
  const clash = layoutClash(payload_layout, [...new Set(anew)]);
  if (!clash) return [];
  return [`events.payload_layout: ${clash.join(' and ')} are in each other's way; give each a place of its own`];
}

/** Both lists show the same deliveries, from the same moment on. */
function appearanceProblems({ events }: ChoicesDocument): string[] {
  return Object.entries(events?.for ?? {}).flatMap(([operation, { delivery_lists }]) =>
    delivery_lists?.appears === undefined
      ? []
      : [
          `events.for.${operation}.delivery_lists.appears: both lists show the same entries; for ${operation} it cannot be chosen`,
        ],
  );
}
