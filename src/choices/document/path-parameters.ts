/** Path parameters whose values are chosen: what stands for a workflow and its owner. */
import { bundledDocument, type ParameterObject } from '../../contract/document.ts';
import { settledChoice, type View } from './view.ts';

/** The parameter as the choices have it; itself where nothing about it can be chosen. */
export function pathParameter(view: View, parameter: ParameterObject): ParameterObject {
  if (view.operation !== 'dispatchGraphWorkflowRun') return parameter;
  const choice =
    parameter.name === 'owner' ? settledChoice(view, 'workflows.owner') : settledChoice(view, 'workflows.slug');
  const instead = values[choice];
  if (instead === undefined) return parameter;
  const { description, field } = instead;
  const value = exampleWorkflow()[field];
  const examples = Object.entries(parameter.examples ?? {}).map(([key, example]) => [key, { ...example, value }]);
  return { ...parameter, description, examples: Object.fromEntries(examples) };
}

/** By the choice: what is said, and the field of a workflow that holds it. */
const values: Readonly<Record<string, { description: string; field: string } | undefined>> = {
  organization_id: { description: 'Whose workflow it is: the id of the organization.', field: 'org_id' },
  user_id: { description: 'Whose workflow it is: the id of the user who made it.', field: 'created_by' },
  from_id: { description: 'The slug of the workflow, which is its id.', field: 'id' },
};

function exampleWorkflow(): Readonly<Record<string, unknown>> {
  const { UpscaleWorkflow } = bundledDocument().components.examples as Record<
    string,
    { value: Record<string, unknown> }
  >;
  return UpscaleWorkflow!.value;
}
