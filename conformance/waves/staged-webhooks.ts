/** The webhooks of a stage: those that the target file names, and those that the suite makes. */
import { randomBytes } from 'node:crypto';
import { chosen } from '../../src/choices/chosen.ts';
import { answerOrStop } from '../acts/answer-or-stop.ts';
import { isFoundInvalid } from '../models/steps.ts';
import type { CheckContext } from '../suite/context.ts';
import { budgetEnded, type Stop } from '../suite/exchange.ts';
import { equalSets, event_codes } from '../suite/scenario.ts';
import type { Mailroom } from './mailroom.ts';
import type { Signers } from './signers.ts';
import type { StagedWebhook } from './staged.ts';
import { creationProblem, webhookProblem } from './target-offers.ts';
import type { WaveSession } from './wave-session.ts';

export interface StagedWebhooks {
  /** One for these events that is not among the used ones; it has a `stop` where there can be none. */
  take(events: readonly string[], used: ReadonlySet<StagedWebhook>): Promise<StagedWebhook>;
  /** Number of webhooks that there can be at one time. */
  readonly most: number;
}

const none_for_nothing: Stop = {
  verdict: 'not-claimed',
  reason: 'the target takes no webhook that is subscribed to nothing',
};

export function createStagedWebhooks(
  session: WaveSession,
  { ctx, mailroom, signers }: { ctx: CheckContext; mailroom: Mailroom; signers: Signers },
): StagedWebhooks {
  const { target, facts, budgets } = session;
  const { reuse = [] } = target.webhooks ?? {};
  const is_empty_refused = chosen(facts.choices, 'events.subscription_empty', 'createWebhook') === 'refused';
  const reusable = [...reuse];
  const all: StagedWebhook[] = [];
  /** In hexadecimal they have 72, 64 and 32 characters. */
  let secret_bytes: readonly number[] = [36, 32, 16];
  const longest = () => 2 * secret_bytes[0]!;
  /** Refused in secrets so far. */
  const refused = new Set<string>();

  function reused(events: readonly string[]): StagedWebhook | undefined {
    const at = reusable.findIndex(({ event_types = event_codes }) => equalSets(event_types, events));
    const [found] = at < 0 ? [] : reusable.splice(at, 1);
    if (!found) return undefined;
    const name = nextName();
    signers.add(name, found.secret);
    const inbox = mailroom.open('webhook', name, [pathAndQuery(found.url)]);
    return { note: { name, id: found.id, events, created: null }, inbox };
  }

  async function create(events: readonly string[]): Promise<StagedWebhook> {
    const name = nextName();
    const inbox = mailroom.open('webhook', name);
    const note = { name, id: '', events, created: null };
    let stop = hindrance(events);
    for (const secret of stop ? [] : secrets()) {
      const subscription = leavesOut(events) ? {} : { event_types: events };
      const body = { name: `${ctx.prefix}${name.replace('/', '')}`, url: inbox.url, ...subscription };
      const request = {
        operation: 'createWebhook' as const,
        body: { ...body, ...(secret !== undefined && { secret }) },
      };
      const answer = await answerOrStop(() => ctx.call('owner', request, `create-${name}`));
      const { exchange } = answer;
      const { id, secret: shown } = exchange?.decoded?.record ?? {};
      if (exchange?.decoded?.outcome === 'success' && typeof id === 'string') {
        budgets.wave_webhooks.spend();
        // A target that was sent a secret may have made another one all the same.
        for (const key of new Set([secret, shown])) if (typeof key === 'string') signers.add(name, key);
        return { note: { ...note, id, created: exchange.number }, inbox, only: session.only };
      }
      if (answer.stop) return { note, inbox, stop: answer.stop };
      const odd = odd_texts.find((text) => secret?.includes(text));
      if (odd !== undefined) refused.add(odd);
      else if (secret?.length === longest() && secret_bytes.length > 1) secret_bytes = secret_bytes.slice(1);
      const answered = `POST /v1/webhooks answered ${exchange?.received?.status} without an id`;
      const why = `${answered}; where only public URLs are taken, give a receiver.public_url`;
      stop =
        events.length === 0 && isFoundInvalid(exchange)
          ? none_for_nothing
          : { verdict: 'could-not-run', reason: `the suite could make no webhook: ${why}`, operation: 'createWebhook' };
    }
    return { note, inbox, ...(stop && { stop }) };
  }

  /** No list at all may mean the same as an empty one that is refused. */
  function leavesOut(events: readonly string[]): boolean {
    return (
      events.length === 0 &&
      is_empty_refused &&
      chosen(facts.choices, 'events.subscription_absent', 'createWebhook') === 'none'
    );
  }

  function hindrance(events: readonly string[]): Stop | undefined {
    if (events.length === 0 && is_empty_refused && !leavesOut(events)) {
      return none_for_nothing;
    }
    if (budgets.wave_webhooks.left <= 0) {
      return budgetEnded(`the run may create ${budgets.webhooks.most} webhooks (limits.webhooks)`);
    }
    return webhookProblem(target, facts.operations) ?? creationProblem(target);
  }

  /**
   * Secrets of a form that is not told: one that is a key in most forms at once, and one that is a key in no other. A
   * text of more than 64 bytes shows that all of it is used; a target that takes none as long is sent shorter ones from
   * then on. Where the text itself is the key, the first webhook has one with every sign of ASCII, and the second one with
   * letters beyond it.
   */
  function secrets(): (string | undefined)[] {
    if (chosen(facts.choices, 'events.webhook_fields', 'createWebhook')?.secret_from === 'server') return [undefined];
    const form = chosen(facts.choices, 'events.signature', 'createWebhook')?.key;
    const texts = secret_bytes.map((bytes) => randomBytes(bytes).toString('hex'));
    // The first ones, which every lone scenario of a webhook has too. Decoders of texts may pass over what is no digit.
    const odd = odd_texts[all.length];
    if (form === 'utf8' && odd !== undefined && !refused.has(odd)) texts.unshift(around(odd));
    const whsec = `whsec_${randomBytes(32).toString('base64')}`;
    if (form === undefined) return [...texts, whsec];
    return form === 'whsec' ? [whsec] : texts;
  }

  function nextName(): string {
    return `webhook/${all.length + 1}`;
  }

  return {
    async take(events, used) {
      const isFree = (one: StagedWebhook) => !used.has(one) && !one.stop && one.only === session.only;
      const free = all.find((one) => isFree(one) && equalSets(one.note.events, events));
      if (free) return free;
      const webhook = reused(events) ?? (await create(events));
      all.push(webhook);
      if (!webhook.stop?.server_error) return webhook;
      // One may have been made all the same, so that the other one has another URL.
      const another = await create(events);
      all.push(another);
      return another;
    },
    get most() {
      const makable = creationProblem(target) ? 0 : budgets.wave_webhooks.left;
      return all.filter(({ stop }) => !stop).length + reusable.length + makable;
    },
  };
}

/** Of the first webhook, and of the second. */
const odd_texts = ['!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', 'Grüße, 李さん, Ελλάδα, שלום, 👩'];

/** Longer than 64 bytes too, with no sign at its ends. */
function around(odd: string): string {
  const [begins, ends] = [randomBytes(10), randomBytes(10)].map((bytes) => bytes.toString('hex'));
  return `${begins}${odd}${ends}`;
}

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
