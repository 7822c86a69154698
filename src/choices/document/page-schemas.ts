/** Schemas of pages under the choices: what the envelope holds at the ends of a list. */
import type { Schema, SchemaObject } from '../../contract/document.ts';
import { formOfList } from '../plain-lists.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { settledChoice } from './view.ts';

const page: SchemaChange = (schema, view) => {
  const { choices, operation } = view;
  const { items } = schema.properties as { items: Schema };
  switch (operation && formOfList(choices, operation)) {
    case 'array':
      return { ...(items as SchemaObject), description: schema.description };
    case 'event_types':
      return {
        description: schema.description,
        type: 'object',
        required: ['event_types'],
        properties: { event_types: items },
      };
    default: {
      const absent = [
        ...(settledChoice(view, 'lists.first_on_page_one') === 'absent' ? ['first'] : []),
        ...(settledChoice(view, 'lists.end_of_list') === 'absent' ? ['next', 'previous'] : []),
      ];
      return { ...schema, required: schema.required!.filter((name) => !absent.includes(name)) };
    }
  }
};

export const pageChanges: SchemaChanges = {
  AssetPage: page,
  AssetTypePage: page,
  BatchItemPage: page,
  DeliveryPage: page,
  EventTypePage: page,
};
