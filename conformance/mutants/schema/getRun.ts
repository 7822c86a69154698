import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { withProblem, withWire } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getRun'), {
  'answers-in-paragraphs': {
    breaks: ['types.model-faq-entry-fields'],
    mistake: 'Answers have become lists of paragraphs.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.faq_entries', (entry) => ({ ...entry, answer: [entry.answer] })),
      ),
  },
  'attributes-of-outputs-as-text': {
    breaks: ['types.model-output-fields'],
    mistake: 'The attributes of validators are stored as JSON in a text, and outputs are never parsed.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.outputs', (output) => ({
          ...output,
          validator_attrs: JSON.stringify(output.validator_attrs ?? {}),
        })),
      ),
  },
  'cost-as-number': {
    breaks: ['types.decimal'],
    mistake: 'The cost leaves the database as a number once there is one.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => ({ ...run, cost: run.cost === null ? null : Number(run.cost) })),
  },
  'descriptions-of-rules-in-languages': {
    breaks: ['types.model-pricing-rule-fields'],
    mistake: 'Pricing rules are described in the languages of the invoices.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.pricing', (rule) => ({ ...rule, description: { en: rule.description } })),
      ),
  },
  'duration-of-failed-runs-in-words': {
    breaks: ['types.run-fields'],
    mistake: 'Runs that failed are written by another program, which keeps durations as texts.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) => (run.failure_code ? { ...run, duration_ms: `${run.duration_ms} ms` } : run)),
  },
  'end-of-node-runs-in-seconds': {
    breaks: ['types.timestamp'],
    mistake: 'The machines that run nodes report in seconds since 1970.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'node_runs', (node) => ({
          ...node,
          completed_at: Date.parse(String(node.completed_at)) / 1_000,
        })),
      ),
  },
  'example-answered-in-words': {
    breaks: ['types.model-example-fields'],
    mistake: 'The status of an example is thought to be a code like all others.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.examples', (example) => ({ ...example, status_code: String(example.status_code) })),
      ),
  },
  'examples-as-a-count': {
    breaks: ['catalog.record-complete'],
    mistake: 'In runs, the model shows how many examples it has and not which.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model', (model) => ({ ...model, examples: (model.examples as unknown[]).length })),
      ),
  },
  'failure-code-as-number': {
    breaks: ['types.code-string'],
    mistake: 'Causes of failures are numbered inside, and the number is shown.',
    applyTo: (parts) => withRecord(parts, 'getRun', (run) => (run.failure_code ? { ...run, failure_code: 17 } : run)),
  },
  'features-in-one-text': {
    breaks: ['types.model-fields'],
    mistake: 'Notable features are joined where there are any.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model', (model) => ({
          ...model,
          notable_features: (model.notable_features as unknown[]).length > 0 ? 'several' : [],
        })),
      ),
  },
  'last-log-repeats-its-run': {
    breaks: ['types.run-log-fields'],
    mistake: 'The line that tells of the end is written with the run at hand, and shows it.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'logs', (log, index) => (index === 2 ? { ...log, run: { id: run.id } } : log)),
      ),
  },
  'later-logs-numbered': {
    breaks: ['types.uuid'],
    mistake: 'Log lines are numbered within their run; the first is written by another program.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'logs', (log, index) => (index === 0 ? log : { ...log, id: String(index) })),
      ),
  },
  'not-found-as-200': {
    breaks: ['errors.refusal-is-4xx'],
    mistake: 'The status says that the service works; whether the request did, the body tells.',
    applyTo: (parts) => withProblem(parts, 'getRun', (wire) => (wire.status === 404 ? { ...wire, status: 200 } : wire)),
  },
  'order-of-links-in-halves': {
    breaks: ['types.model-related-link-fields'],
    mistake: 'Links are moved between two others by giving them the number in the middle.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.related_links', (link) => ({ ...link, sort_order: Number(link.sort_order) + 0.5 })),
      ),
  },
  'order-of-the-second-input': {
    breaks: ['types.model-input-fields'],
    mistake: 'Inputs that are not the first were put in by a form, which sends texts.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.inputs', (input, index) => (index === 1 ? { ...input, sort_order: '1' } : input)),
      ),
  },
  'prices-as-numbers': {
    breaks: ['types.decimal'],
    mistake: 'Prices are decimal texts everywhere but deep inside of runs.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'model.pricing', (rule) => ({ ...rule, price: Number(rule.price) })),
      ),
  },
  'retries-of-later-nodes': {
    breaks: ['types.node-run-fields'],
    mistake: 'The count of repeats of a node is a list where there are several nodes.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        withMembers(run, 'node_runs', (node, index) => (index === 0 ? node : { ...node, retry_count: [] })),
      ),
  },
  'versions-of-workflows-as-numbers': {
    breaks: ['versioning.version-fields'],
    mistake: 'Workflows count their versions, and their runs show the count.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (run) =>
        run.graph_workflow_id ? { ...run, target_version: Number(run.target_version) } : run,
      ),
  },
  'labelled-as-a-page': {
    breaks: ['document.json'],
    mistake: 'The text is written without telling the framework what it is, which takes it for a page.',
    applyTo: (parts) =>
      withWire(parts, 'getRun', (wire) => ({ ...wire, headers: { ...wire.headers, 'content-type': 'text/html' } })),
  },
});
