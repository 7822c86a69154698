/** Webhooks: who wants to be told, and what there is to be told of. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, Refusal } from './answers.ts';
import { type Call, objectIn, textIn } from './calls.ts';
import { topics } from './deliveries.ts';
import { post } from './post.ts';
import { record, time } from './spelling.ts';

const all_topics: readonly string[] = Object.values(topics);
const challenge_patience_ms = 2_000;

export async function createWebhook(call: Call): Promise<Answer> {
  const { state, caller } = call;
  const body = objectIn(call);
  const [label, url, key] = [textIn(body, 'label'), textIn(body, 'target_url'), textIn(body, 'key')];
  const wanted = body.topics ?? all_topics;
  if (!Array.isArray(wanted)) throw new Refusal('invalid', 'topics must be a list', ['body', 'topics']);
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Refusal('invalid', 'target_url must be an http or https URL', ['body', 'target_url']);
  await challenge(url);
  const id = randomUUID();
  // Unknown topics are subscribed to in silence, and never come.
  const heard = all_topics.filter((topic) => wanted.includes(topic));
  const created_ms = state.clock.now();
  state.webhooks.set(id, { id, org: caller.org, label, url, key, topics: heard, created_ms });
  const at = time(created_ms);
  const about = { org_id: caller.org.id, label, target_url: url, topics: heard, created_at: at, updated_at: at };
  return { status: 200, body: record({ webhook: { id, key }, ...about }) };
}

/** Only who sends back what was sent wants to be told. @throws Refusal */
async function challenge(url: string): Promise<void> {
  const word = randomBytes(12).toString('hex');
  const { result, cut } = post(url, JSON.stringify({ challenge: word }), {});
  const timer = setTimeout(() => cut('timeout'), challenge_patience_ms);
  const { status = 0, body = '' } = await result;
  clearTimeout(timer);
  if (status >= 300 || !body.includes(word))
    throw new Refusal('invalid', 'the receiver did not send back the challenge', ['body', 'target_url']);
}

export function listEventTypes(): Answer {
  const body_schema = { type: 'object', required: ['what', 'message', 'subject'] };
  return {
    status: 200,
    body: { event_types: all_topics.map((topic) => ({ topic, says: `A run: ${topic}`, body_schema })) },
  };
}
