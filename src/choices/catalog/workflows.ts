/** The choices about graph workflows. */
import type { ChoiceGroup } from './choice.ts';
import { words } from './values.ts';

export const workflows: ChoiceGroup = {
  says: 'Graph workflows.',
  choices: {
    in_flight_on_delete: {
      says: 'Runs under way when their workflow is deleted.',
      values: words('go_on', 'canceled'),
      reference: 'go_on',
      unlike: 'canceled',
      on: ['deleteGraphWorkflow'],
      untold: 'observed',
    },
    name_twice: {
      says: 'A name that is used a second time: the slug is given a suffix, or it is refused as a conflict.',
      note: 'Names and slugs stay taken when their workflow is deleted.',
      values: words('suffix', 'refused'),
      reference: 'suffix',
      unlike: 'refused',
      on: ['createGraphWorkflow'],
      untold: 'observed; checks give each workflow a name of its own',
    },
    owner: {
      says: 'What stands for {owner} in the path of a dispatch.',
      values: words('organization_slug', 'organization_id', 'user_id'),
      reference: 'organization_slug',
      unlike: 'organization_id',
      on: ['dispatchGraphWorkflowRun'],
      untold: 'told by the sample workflow of the target file',
    },
    slug: {
      says: 'How the slug is made.',
      values: words('from_name', 'from_id'),
      reference: 'from_name',
      unlike: 'from_id',
      on: ['createGraphWorkflow'],
      untold: 'read from the answer to a creation',
    },
    stored_name: {
      says: 'The name under which a workflow is stored.',
      note: 'normalised: NFC, trimmed, and one space for several.',
      values: words('as_sent', 'normalised'),
      reference: 'as_sent',
      unlike: 'normalised',
      on: ['createGraphWorkflow'],
      untold: 'observed; names are compared as if both were normalised',
    },
  },
};
