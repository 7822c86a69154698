import { freshWebhookAt } from '../../acts/fresh-webhook.ts';
import { hear } from '../../acts/hear.ts';
import { isOfOwner } from '../../models/acts-in.ts';
import { offeredRunKinds } from '../../models/shown-runs.ts';
import { isRefused, isSuccess, serverError, statusOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Facts } from '../../suite/evidence.ts';
import type { PrincipalName } from '../../target/target.ts';

interface Case {
  receiver: keyof typeof receivers;
}

interface Notes {
  /** Rounds of runs; another one where the first left something out. */
  rounds: number;
  /** Requests that came to the URL in question, and to a callback of runs that ended beside it. */
  heard: number;
  witness: number;
}

interface Receiver {
  clause: string;
  /** Who makes the webhooks at the URL; nobody where it is that of callbacks. */
  maker?: PrincipalName;
  /** Who dispatches the runs. */
  by: PrincipalName;
  /** Who dispatches the run whose callback tells that callbacks are made at all, where it is somebody else. */
  witness_by?: PrincipalName;
  /** How many events each round has for the URL. */
  wanted: 1 | 2;
}

const receivers = {
  'a webhook of a user': { clause: 'webhooks.deliver-matching', maker: 'human', by: 'owner', wanted: 1 },
  'a webhook of another organization': {
    clause: 'webhooks.deliver-matching',
    maker: 'outsider',
    by: 'outsider',
    wanted: 1,
  },
  'a callback of another organization': {
    clause: 'events.matching-delivered',
    by: 'outsider',
    witness_by: 'owner',
    wanted: 1,
  },
  'two webhooks at one URL': { clause: 'webhooks.fan-out', maker: 'owner', by: 'owner', wanted: 2 },
  'two runs with one callback_url': { clause: 'events.matching-delivered', by: 'owner', wanted: 2 },
} as const satisfies Record<string, Receiver>;

const most_rounds = 2;
const kind = 'succeeds';

export const eachReceiver = check<Case, Notes>({
  id: 'events/each-receiver',
  title: 'Whoever made a webhook, and however many share a URL, each is told',
  how: 'A user makes a webhook, and so does somebody of another organization, whose runs have callbacks too; the owner makes two at one URL, and dispatches two runs with one callback_url. Runs that end well must be told to each of them. What does not come is missing only when a later run left it out again, and was told to a callback of its own.',
  clauses: ['events.matching-delivered', 'webhooks.deliver-matching', 'webhooks.fan-out'],
  since: '0.1.0',
  operations: ['createWebhook'],
  needs: { principals: ['owner'], writes: true },
  waits: true,
  cases: (facts) => table(rows(facts)),
  async run(ctx, { receiver }) {
    const { by, witness_by = by, wanted, ...made }: Receiver = receivers[receiver];
    const [url, witness] = [await ctx.receiverUrl('receiver'), await ctx.receiverUrl('witness')];
    for (let number = 1; made.maker !== undefined && number <= wanted; number++) {
      const creation = await freshWebhookAt(ctx, made.maker, url, `create-${number}`);
      const why = `${receiver} can not be made (${statusOf(creation)}), which is permitted`;
      if (isRefused(creation)) ctx.stop('not-claimed', why, 'createWebhook');
    }
    const callbacks = made.maker === undefined ? [...Array<string>(wanted).fill(url), witness] : [witness];
    for (let rounds = 1; ; rounds++) {
      for (const [index, callback_url] of callbacks.entries()) {
        await endRun(ctx, callback_url === witness ? witness_by : by, callback_url, `run-${rounds}-${index + 1}`);
      }
      // Who calls nobody at all is waited for once in a run.
      if (!(await ctx.once('a callback is heard', () => isHeard(ctx, witness)))) {
        return ctx.stop('could-not-run', 'no callback of a run that ended comes to the receiver of the suite');
      }
      await hearAll(ctx, url, rounds * wanted);
      const heard = await ctx.heard(url);
      if (heard >= rounds * wanted || rounds === most_rounds)
        return { rounds, heard, witness: await ctx.heard(witness) };
    }
  },
  control(evidence) {
    const { heard, witness } = evidence.notes;
    return serverError(evidence) ?? (heard > 0 || witness > 0 ? undefined : 'no event came to any URL of the case');
  },
  judge(evidence, tally) {
    // Whoever started no run has nobody to tell of it.
    if (!evidence.exchanges.some(isSuccess) || !tally.compared(isLacking(evidence))) return [];
    const { receiver } = evidence.case;
    const { clause, wanted } = receivers[receiver];
    const { rounds, heard } = evidence.notes;
    return [
      {
        code: 'receiver-not-told',
        clause,
        message: `${receiver}: of runs that ended well, not each was told`,
        expected: rounds * wanted,
        actual: heard,
        again: true,
      },
    ];
  },
});

function rows(facts: Facts): Case[] {
  const { human, outsider } = facts.principals;
  if (!offeredRunKinds(facts).includes(kind)) return [];
  return [
    ...(human?.kind === 'user' && isOfOwner(facts, 'human') ? [{ receiver: 'a webhook of a user' } as const] : []),
    ...(outsider
      ? ([
          { receiver: 'a webhook of another organization' },
          { receiver: 'a callback of another organization' },
        ] as const)
      : []),
    { receiver: 'two webhooks at one URL' },
    { receiver: 'two runs with one callback_url' },
  ];
}

/** In every round something was left out, though the runs were told elsewhere; a repeat may stand for what is missing. */
function isLacking({ case: { receiver }, notes: { rounds, heard, witness } }: Evidence<Case, Notes>): boolean {
  return rounds === most_rounds && witness > 0 && heard <= rounds * (receivers[receiver].wanted - 1);
}

async function endRun(ctx: CheckContext, by: PrincipalName, callback_url: string, step: string): Promise<void> {
  // Equal dispatches may be taken for one that was sent again.
  const dispatch = await ctx.dispatch(by, kind, step, { callback_url, text: ctx.newName('run') });
  if (isRefused(dispatch)) {
    const reason = `the target refuses a run with a callback URL of the suite (${statusOf(dispatch)})`;
    ctx.stop('could-not-run', `${reason}; give a receiver.public_url`);
  }
  const id = dispatch.decoded?.record?.run_id;
  // Nobody is told of a run that is none, however long one waits.
  if (typeof id !== 'string') {
    const reason = `a dispatch is answered without the id of a run (${statusOf(dispatch)})`;
    return ctx.stop('could-not-run', reason, dispatch.request.operation);
  }
  await ctx.untilEnd(by, { id, name: kind }, `${step}-end`);
}

async function isHeard(ctx: CheckContext, url: string): Promise<boolean> {
  await hear(ctx, url);
  return (await ctx.heard(url)) > 0;
}

/** Waits for so many, as long as more of them come. */
async function hearAll(ctx: CheckContext, url: string, count: number): Promise<void> {
  for (let heard = await ctx.heard(url), before = -1; heard < count && heard > before; ) {
    before = heard;
    await hear(ctx, url, heard);
    heard = await ctx.heard(url);
  }
}
