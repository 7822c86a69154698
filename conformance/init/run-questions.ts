/** Runs, one for each number of segments: where the answer holds the id, how long one takes, and a sample workflow. */

import { type OperationId, operations } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { ModelFixture, WorkflowFixture } from '../target/target.ts';
import type { Answer, Asker } from './asker.ts';
import type { Findings } from './findings.ts';
import { isUuid, placesIn } from './places.ts';

const words = ['', '', 'two', 'three', 'four', 'five'] as const;
const some_text = 'A paper boat';

export interface RunQuestions {
  asker: Asker;
  findings: Findings;
  /** URL for callbacks; undefined where nobody listens. */
  callback_url: string | undefined;
  /** Ids of the runs that were dispatched are added to it. */
  run_ids: Set<string>;
}

/** @param paths of models, by the part they play; @returns them as fixtures, with those that their paths make them */
export async function askModels(
  { asker, findings, callback_url, run_ids }: RunQuestions,
  paths: Readonly<Record<string, string>>,
): Promise<Record<string, ModelFixture>> {
  const models: Record<string, ModelFixture> = {};
  let input: Record<string, unknown> = { prompt: some_text };
  let text_field: string | undefined = 'prompt';
  let ends_within_s = 10;
  const asked = new Set<OperationId>();
  const takes_private: Answer[] = [];
  /** Ids of runs by the name of their model, beside the one that was read to its end. */
  const begun = new Map<string, string>();
  for (const [name, path] of Object.entries(paths)) {
    const segments = path.split('/');
    const operation = `dispatchModelRun${segments.length}` as OperationId;
    const model = () => ({ path, input, ...(text_field !== undefined && { text_field }), ends_within_s });
    if (!asked.has(operation)) {
      asked.add(operation);
      const draft = { operation, path: segmentsOf(operation, segments) };
      const dispatched = await dispatchWith(asker, draft, input, callback_url);
      if (dispatched.answer.reply?.outcome !== 'success') {
        tellUndispatched(findings, name, path, dispatched.answer);
        continue;
      }
      input = dispatched.input;
      text_field = Object.keys(input)[0];
      if (dispatched.calls_back) takes_private.push(dispatched.answer);
      const id = await askAnswer(asker, findings, operation, dispatched.answer);
      if (id !== undefined) run_ids.add(id);
      if (id !== undefined && name !== 'succeeds') begun.set(name, id);
      if (id !== undefined && name === 'succeeds') ends_within_s = await patienceFor(asker, findings, id, name);
      if (name === 'succeeds') await askMalformedUrl(asker, findings, draft, input);
    } else {
      const draft = { operation, path: segmentsOf(operation, segments) };
      const answer = await asker.ask(draft, { body: input, choices: findings.choices() });
      if (answer.reply?.outcome !== 'success') {
        tellUndispatched(findings, name, path, answer);
        continue;
      }
      const id = answer.reply.record?.run_id;
      if (isUuid(id)) begun.set(name, id);
    }
    models[name] = model();
    const by_length = `${words[segments.length]}_segments`;
    if (paths[by_length] === undefined) models[by_length] ??= model();
  }
  if (takes_private.length === asked.size && asked.size > 0 && callback_url !== undefined)
    findings.find('runs.callback_url', null, { private: 'accepted' }, takes_private);
  for (const [name, id] of begun) {
    run_ids.add(id);
    // Nobody waits for a slow one.
    if (name !== 'slow') models[name]!.ends_within_s = await patienceFor(asker, findings, id, name);
  }
  if (models.slow) models.slow.ends_within_s = Math.max(30, ends_within_s * 2);
  return models;
}

function tellUndispatched(findings: Findings, name: string, path: string, { line }: Answer): void {
  findings.doubt(`${path} could not be dispatched; give --model ${name}=PATH of one that is there`, line);
}

type Draft = { operation: OperationId; path: Record<string, string> };

function segmentsOf(operation: OperationId, segments: readonly string[]): Record<string, string> {
  const names = operations[operation].path_parameters;
  return Object.fromEntries(names.map((name, index) => [name, segments[index]!]));
}

/** Tries another input where one is refused with the names of what is missing, or not known. */
async function dispatchWith(asker: Asker, draft: Draft, first: Record<string, unknown>, callback_url?: string) {
  let input = first;
  let calls_back = callback_url !== undefined;
  let answer!: Answer;
  for (let tries = 0; tries < 4; tries++) {
    answer = await asker.ask(draft, { body: { ...input, ...(calls_back && { callback_url }) } });
    const issues = answer.reply?.outcome === 'refusal' ? (answer.reply.problem?.issues ?? []) : [];
    const named = issues.flatMap(({ at: [part, name] }) => (part === 'body' && name !== undefined ? [name] : []));
    if (answer.reply?.outcome === 'success') break;
    if (named.includes('callback_url')) calls_back = false;
    const kept = Object.entries(input).filter(([name]) => !named.includes(name));
    const missing = named.filter((name) => !(name in input) && name !== 'callback_url');
    const next = Object.fromEntries([...kept, ...missing.map((name) => [name, some_text] as const)]);
    if (JSON.stringify(next) === JSON.stringify(input) && !named.includes('callback_url')) break;
    input = next;
  }
  return { input, calls_back, answer };
}

/** Finds the place of the id: the one whose value can be read as a run. */
async function askAnswer(asker: Asker, findings: Findings, operation: OperationId, answer: Answer) {
  const places = placesIn(answer.json);
  const ids = places.filter(({ value }) => isUuid(value));
  const likely = [...ids.filter(({ name }) => /^(run_?id|id|run)$/i.test(name)), ...ids];
  for (const { pointer, value } of [...new Set(likely)].slice(0, 6)) {
    const read = await asker.ask({ operation: 'getRun', path: { id: value as string } });
    if (read.reply?.outcome !== 'success') continue;
    const whole = isObject(answer.json) && 'input' in answer.json && 'created_at' in answer.json;
    const status = places.find(
      ({ name, value: word }) => /^(status|state|status_code|state_code)$/.test(name) && typeof word === 'string',
    );
    findings.find(
      'runs.dispatch_response',
      operation,
      { id: pointer, status: status?.pointer ?? null, body: whole ? 'run' : 'only' },
      [answer, read],
    );
    return value as string;
  }
  findings.doubt(`${operation}: where its answer holds the id of the run`, answer.line);
  return undefined;
}

/** Reads the run until it has ended. @returns the seconds to allow for one, three times what this one took */
async function patienceFor(asker: Asker, findings: Findings, id: string, name: string): Promise<number> {
  const began_ms = asker.now_ms();
  for (let pause_ms = 200; asker.now_ms() - began_ms < 12_000; pause_ms = Math.min(pause_ms * 1.5, 2_000)) {
    const { reply } = await asker.ask({ operation: 'getRun', path: { id } });
    if (reply?.record?.completed_at != null) return Math.max(10, Math.ceil(((asker.now_ms() - began_ms) * 3) / 1000));
    await asker.wait(pause_ms);
  }
  findings.doubt(`the run of ${name} had not ended after 12 s; its ends_within_s is a guess`, `GET /v1/runs/${id}`);
  return 60;
}

async function askMalformedUrl(asker: Asker, findings: Findings, draft: Draft, input: Record<string, unknown>) {
  const answer = await asker.ask(draft, { body: { ...input, callback_url: 'no url' } });
  if (answer.reply?.outcome === 'refusal')
    return findings.find('runs.callback_url', draft.operation, { malformed: 'refused' }, [answer]);
  const id = placesIn(answer.json).find(({ value, name }) => isUuid(value) && /id|run/i.test(name))?.value;
  if (answer.reply?.outcome !== 'success' || id === undefined) return;
  const read = await asker.ask({ operation: 'getRun', path: { id: id as string } });
  const shown = read.reply?.record?.callback_url;
  if (read.reply?.outcome !== 'success') return;
  const malformed = shown === 'no url' ? 'accepted' : 'ignored';
  findings.find('runs.callback_url', draft.operation, { malformed }, [answer, read]);
}

/** Bodies of graphs that servers in use take: none at all, nodes by id, a list of nodes. */
const graphs = [
  {},
  { '1': { class_type: 'EmptyImage', inputs: {} }, '2': { class_type: 'SaveImage', inputs: { image: ['1', 0] } } },
  { nodes: [], edges: [] },
  { nodes: [{ id: '1', type: 'image' }], edges: [] },
] as const;

/** Makes a workflow and runs it. @param owners what may stand for `{owner}`, the likelier first */
export async function askWorkflow(
  { asker, findings, run_ids }: RunQuestions,
  owners: readonly string[],
): Promise<WorkflowFixture | undefined> {
  const tried: string[] = [];
  for (const [index, workflow_json] of graphs.entries()) {
    const create = { name: `${asker.prefix} sample ${index}`, workflow_json };
    const created = await asker.ask({ operation: 'createGraphWorkflow', body: create });
    tried.push(created.line);
    const { id, slug } = created.reply?.record ?? {};
    if (!isUuid(id) || typeof slug !== 'string') continue;
    findings.find('codes.success', 'createGraphWorkflow', { created: created.status }, [created]);
    // The new record holds its maker: the user of a key is in no answer about accounts.
    const makers = placesIn(created.json).flatMap(({ value }) => (isUuid(value) && value !== id ? [value] : []));
    for (const owner of new Set([...owners.slice(0, 2), ...makers, ...owners])) {
      for (const input of [{ prompt: some_text }, {}]) {
        const draft = { operation: 'dispatchGraphWorkflowRun' as const, path: { owner, slug } };
        const answer = await asker.ask(draft, { body: input });
        tried.push(answer.line);
        const run_id = answer.reply?.record?.run_id;
        if (answer.reply?.outcome !== 'success' || !isUuid(run_id)) continue;
        run_ids.add(run_id);
        const ends_within_s = await patienceFor(asker, findings, run_id, 'workflow');
        const read = await asker.ask({ operation: 'getRun', path: { id: run_id } });
        const failed = read.reply?.record?.failure_code != null;
        if (failed) break;
        const text = 'prompt' in input && isObject(read.reply?.record?.input) && 'prompt' in read.reply.record.input;
        return { create, input, ...(text && { text_field: 'prompt' }), ends_within_s, id, owner, slug };
      }
    }
  }
  findings.doubt('no sample workflow could be made and run; name one under fixtures.workflow', tried.join('; '));
  return undefined;
}
