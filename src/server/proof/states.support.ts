/** States of the world in which success examples are answered, where the documented world is not such already. */
import type { DocumentedOptions, DocumentedPrincipal, DocumentedWorld } from './documented-world.support.ts';

export interface State {
  /** In words. */
  is: string;
  world?: DocumentedOptions;
  as?: DocumentedPrincipal;
  before?(world: DocumentedWorld): Promise<void>;
}

const noWorkflows: State = {
  is: 'nobody has taken the slugs of the workflows yet',
  world: { without_workflows: true },
};
const showsModel = (model_of: string): State => ({ is: 'the model of the run is as it is shown', world: { model_of } });
const byAPerson: State = { ...showsModel('ImageToVideoRun'), is: 'a person asks, who may rate', as: 'human' };

/** By operation and name of the example, or by operation alone. */
const states: Readonly<Record<string, State>> = {
  createGraphWorkflow: noWorkflows,
  rateRun: byAPerson,
  'getRun textToImage': showsModel('TextToImageRun'),
  'getRun refusedPrompt': showsModel('RefusedPromptRun'),
  'getRun fastTextToImage': showsModel('FastTextToImageRun'),
  'getRun styledTextToImage': showsModel('StyledTextToImageRun'),
  'getRun imageToVideo': showsModel('ImageToVideoRun'),
};

export function stateFor(operation: string, key: string): State | undefined {
  return states[`${operation} ${key}`] ?? states[operation];
}
