import { eventTypesListed } from '../../checks/webhooks/event-types.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

interface Listed {
  code: string;
  schema: unknown;
}

export const permitted = permittedOf(eventTypesListed, {
  'map-of-schemas': {
    obeys: ['webhooks.event-types', 'webhooks.event-types-name-the-three'],
    what: 'The event types are one object, in which each code has its schema for a value.',
    apart: {
      'everywhere/records--fields-of-every-type':
        'the objects to which members are added are schemas then, which they turn into none',
      'everywhere/records--another-order-each-time':
        'then the list has no order that a page of it could be compared with',
    },
    choices: { events: { event_types_answer: 'array' } },
    untold: ['events.event_types_answer'],
    rests_on: ['events.answer_pointers'],
    applyTo: (parts) =>
      withWire(parts, 'listEventTypes', (wire) => {
        const listed = JSON.parse(wire.body!) as Listed[];
        return { ...wire, body: JSON.stringify(Object.fromEntries(listed.map(({ code, schema }) => [code, schema]))) };
      }),
  },
  'wrapped-in-events': {
    obeys: ['webhooks.event-types'],
    what: 'The event types stand in an object under a name of their own.',
    choices: { events: { event_types_answer: 'array' } },
    untold: ['events.event_types_answer'],
    applyTo: (parts) => withWire(parts, 'listEventTypes', (wire) => ({ ...wire, body: `{"events":${wire.body}}` })),
  },
});
