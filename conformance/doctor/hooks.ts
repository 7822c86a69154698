/** Hooks of the target file, or the control interface in their place: each does what it is for, once. */
import { freshWebhookAt } from '../acts/fresh-webhook.ts';
import { isSuccess } from '../models/steps.ts';
import type { Session } from '../runner/session.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { TargetHooks } from '../target/target.ts';
import type { HookAnswer } from '../waves/hook-answer.ts';
import { createHooks } from '../waves/hooks.ts';
import { creationProblem } from '../waves/target-offers.ts';
import { choiceIn, type Finding, findingsOf } from './finding.ts';
import type { Ear } from './receiver.ts';
import { answered, type DispatchedRun, type EndedRun, readToItsEnd } from './run-reading.ts';

const { well, problem, doubt, notTried } = findingsOf('hooks');
const runs = findingsOf('runs');

const most_canceling_ms = 10_000;

/** Cancels a run as the suite would; where nothing can, it goes on by itself. */
export async function tryCancel(
  session: Session,
  ctx: CheckContext,
  run: DispatchedRun,
  consistency_ms: number,
): Promise<EndedRun> {
  const told = (...findings: Finding[]) => ({ findings });
  const start = runs.well(`${run.name}: ${answered(run.dispatch)}`);
  const key = keyOf(session, 'cancel_run');
  if (key === undefined) return told(start);
  const { is_done, says } = await timed(() => createHooks(session.target, session.control).cancelRun(run.id));
  if (!is_done) return told(start, problem(key, `asked to cancel a run it ${says}`, mend));
  const most_ms = most_canceling_ms + 2 * consistency_ms;
  const { ended_ms, status, unread } = await readToItsEnd(session, ctx, run, { consistency_ms, most_ms });
  const asked = `asked to cancel a run it ${says}`;
  if (ended_ms !== undefined && status === 'completed') {
    const mend_run = 'let it cancel the run with this id, or give a slower model';
    return told(start, doubt(key, `${asked}, and the run is completed all the same`, mend_run));
  }
  if (ended_ms !== undefined) return told(start, well(`${key}: ${asked}; the run is ${status}`));
  if (unread !== undefined) return { ...told(start), unread };
  const still = `${asked}, and ${most_ms / 1_000} s later the run has not ended`;
  return told(start, problem(key, still, 'let it cancel the run with this id, or leave it out'));
}

/** Makes a webhook and deletes it. One that can only be left behind is not made. */
export async function tryWebhook(session: Session, ctx: CheckContext, ear: Ear): Promise<Finding[]> {
  const { target, facts } = session;
  if (target.mode === 'read-only' || !facts.operations.includes('createWebhook')) return [];
  const key = keyOf(session, 'delete_webhook');
  if (key === undefined) {
    const missing = creationProblem(target);
    if (missing) return [doubt('hooks.delete_webhook', missing.reason, 'else no webhook is made')];
    return [notTried('no webhook is made: nothing deletes one, and the run makes some (allow_leftovers)')];
  }
  if (ear.webhook_url === undefined) return [notTried('no webhook is made: there is no receiver')];
  try {
    const created = await freshWebhookAt(ctx, 'owner', ear.webhook_url, 'webhook');
    const id = created.decoded?.record?.id;
    if (!isSuccess(created)) {
      const public_only = 'where only public URLs are taken, give a receiver.public_url';
      return [
        problem('choices.events.webhook_fields', answered(created), `give the names of its fields; ${public_only}`),
      ];
    }
    if (typeof id !== 'string') {
      const says = `${answered(created)}, and no id is found in the answer`;
      return [problem('choices.events.answer_pointers', says, 'say where webhook_id stands')];
    }
    const { is_done, says } = await timed(() => createHooks(target, session.control).deleteWebhook(id));
    const told = `${answered(created)}; asked to delete it, ${key} ${says}`;
    if (!is_done) return [problem(key, told, mend)];
    const entry = session.journal.entries.find((one) => one.id === id);
    if (entry) session.journal.removed(entry);
    return [well(told)];
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    const { reason } = error.stop;
    const choice = choiceIn(reason);
    return [
      problem(choice ?? 'webhooks', reason, choice === undefined ? 'look into the log of the target' : 'declare it'),
    ];
  }
}

const mend = 'correct it, or leave it out';

function keyOf({ target }: Session, hook: keyof TargetHooks): string | undefined {
  return target.hooks?.[hook] ? `hooks.${hook}` : target.control && 'control.base_url';
}

async function timed(ask: () => Promise<HookAnswer>): Promise<HookAnswer> {
  const began = performance.now();
  const { is_done, says } = await ask();
  return { is_done, says: `${says} in ${Math.round(performance.now() - began)} ms` };
}
