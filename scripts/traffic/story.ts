/**
 * The picture desk at work, and the journeys of openapi/workflows by the typed client, with all that goes over the wire
 * recorded. A step that a broken server ends costs the others nothing.
 */
import { createModelRunClient, type ModelRunClient } from 'model-run-kit/client';
import type { Target } from '../../conformance/target/target.ts';
import { createPictureDesk } from '../../examples/picture-desk/picture-desk.ts';
import { clientDialect } from '../../src/choices/client-dialect.ts';
import { createRecorder, type Recorder, startReceiver } from './record-har.ts';
import { webhook_secret } from './webhook-secret.ts';

/** Longer than any step waits at a server that works. */
const patience_ms = 4_000;
const text = (value: string) => new TextEncoder().encode(value);
const wait = { first_ms: 0, most_ms: 20 };

/** @param send in the place of the platform's fetch */
export async function tellStory(target: Target, send?: (request: Request) => Promise<Response>): Promise<Recorder> {
  const recorder = createRecorder(send);
  const { base_url, principals, fixtures = {}, choices = {} } = target;
  let hear = (_url: URL): void => {};
  const receiver = await startReceiver(recorder, (url) => hear(url));
  const retries = { times: 1, first_ms: 0, most_ms: 0 };
  const service = {
    base_url,
    token: String(principals.owner!.token),
    dialect: clientDialect(choices),
    fetch: recorder.fetch,
    retries,
    timeout_ms: patience_ms,
  };
  const person = String(principals.human!.token);
  const model = fixtures.models!.succeeds!.path;
  const desk = createPictureDesk({ service, person, model, wait });
  hear = (url) => desk.hear(url);
  const owner = createModelRunClient(service);
  const human = createModelRunClient({ ...service, token: person });
  try {
    for (const step of [
      ...deskSteps(desk, receiver.url),
      ...journeys({ owner, human, model, receiver: receiver.url, fixtures }),
    ]) {
      await inTime(step).catch(() => {});
    }
  } finally {
    receiver.close();
  }
  // As tools write them: by their beginning. A callback may come before the answer to its dispatch.
  recorder.entries.sort((one, other) => Date.parse(one.startedDateTime) - Date.parse(other.startedDateTime));
  return recorder;
}

type Step = () => Promise<unknown>;

function inTime(step: Step): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it takes too long')), patience_ms);
    step()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** As its tests use it. */
function deskSteps(desk: ReturnType<typeof createPictureDesk>, hook: string): Step[] {
  return [
    async () => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) await desk.addReference(`${name}.png`, text(name));
    },
    async () => {
      let shelf = await desk.shelf(2);
      while (shelf.next !== undefined) shelf = await desk.shelf(2, shelf.next);
      while (shelf.previous !== undefined) shelf = await desk.shelf(2, shelf.previous, true);
    },
    async () => {
      const { id } = await desk.draw('a harbour at dawn');
      await desk.rate(id, false, 'too dark');
    },
    () => desk.rate(crypto.randomUUID(), true),
    () => desk.draw('a harbour at dusk', `${hook}/done`),
    () => desk.draw('a harbour at noon', `${hook}/done`),
    async () => {
      const { id } = await desk.addReference('old.png', text('old'));
      await desk.remove(id);
      await desk.shelf(10);
    },
    () => desk.remove(crypto.randomUUID()),
  ];
}

const field = { name: 'text', display_name: 'Text', variable_type_code: 'string', description: 'Written on it.' };
const workflow_body = {
  name: 'Journey',
  workflow_json: {
    '1': { class_type: 'ComposeText', inputs: { text: '' } },
    '2': { class_type: 'RenderImage', inputs: { text: ['1', 0], width: 64, height: 64 } },
    '3': { class_type: 'SaveImage', inputs: { image: ['2', 0] } },
  },
  inputs: [{ ...field, graph_node_id: '1', graph_field_name: 'text', is_required: true }],
  outputs: [{ ...field, name: 'image', variable_type_code: 'image', graph_node_id: '3', graph_field_name: 'image' }],
};

interface Travelling {
  owner: ModelRunClient;
  human: ModelRunClient;
  model: string;
  receiver: string;
  fixtures: NonNullable<Target['fixtures']>;
}

function journeys({ owner, human, model, receiver, fixtures }: Travelling): Step[] {
  const prompt = { prompt: 'a harbour' };
  return [
    async function dispatchAndPoll() {
      await owner.waitForRun(await owner.dispatchModel(model, prompt), wait);
    },
    async function rateARun() {
      const run_id = await owner.dispatchModel(model, prompt);
      await owner.waitForRun(run_id, wait);
      await human.rateRun({ path: { run_id }, body: { is_positive: true, reason: 'sharp' } });
      await owner.getRun({ path: { id: run_id } });
      await human.rateRun({ path: { run_id }, body: { is_positive: false, reason: 'too dark' } });
      await owner.getRun({ path: { id: run_id } });
      await owner.rateRun({ path: { run_id }, body: { is_positive: true, reason: 'sharp' } });
    },
    async function uploadAndReadBack() {
      const { id } = await owner.upload({ filename: 'harbour.png', mime_type: 'image/png', data: text('harbour') });
      await owner.getAsset({ path: { id } });
      await owner.deleteAsset({ path: { id } });
      await owner.getAsset({ path: { id } });
    },
    async function walkAList() {
      for await (const _ of owner.pages('listEventTypes', { query: { limit: 2 } }));
      for await (const _ of owner.pages('listAssetTypes', { query: { limit: 3 } }));
      const query = { sort_by: ['created_at:asc'], limit: 4 } as const;
      for await (const _ of owner.pages('listAssets', { query }));
    },
    async function webhookDeliveries() {
      const body = {
        name: 'Journey',
        url: `${receiver}/hook`,
        secret: webhook_secret,
        event_types: ['run.completed' as const],
      };
      const made = (await owner.createWebhook({ body })) as { id: string };
      const first = await owner.dispatchModel(model, prompt);
      await owner.waitForRun(first, wait);
      await owner.waitForRun(await owner.dispatchModel(model, prompt), wait);
      for await (const _ of owner.pages('listWebhookDeliveries', {
        path: { webhook_id: made.id },
        query: { limit: 1 },
      }));
    },
    async function workflowLife() {
      const made = await owner.createGraphWorkflow({ body: workflow_body });
      const { workflow } = fixtures;
      if (workflow?.owner === undefined) return;
      const path = `${workflow.owner}/${made.slug}`;
      const run = await owner.dispatchWorkflow(path, { text: 'Greetings' });
      await owner.waitForRun(run, wait);
      await owner.deleteGraphWorkflow({ path: { id: made.id } });
      await owner.dispatchWorkflow(path, { text: 'Greetings' }).catch(() => {});
      await owner.getRun({ path: { id: run } });
    },
  ];
}
