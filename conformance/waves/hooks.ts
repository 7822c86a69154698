/** Acts that the interface has no operation for, by a control interface, or by a request or a module of the target file. */
import { request } from 'undici';
import { createAgent } from '../target/agent.ts';
import type { HookModule, HookRequest, Target } from '../target/target.ts';
import type { Control } from './control.ts';
import { answeredBy, type HookAnswer, undone } from './hook-answer.ts';
import { callModule, isModule } from './hook-module.ts';

export interface Hooks {
  deleteWebhook(id: string): Promise<HookAnswer>;
  cancelRun(id: string): Promise<HookAnswer>;
}

const timeout_ms = 20_000;

export function createHooks(target: Target, control: Control | undefined): Hooks {
  // A function of a module does what it likes.
  if (target.mode === 'read-only') return { deleteWebhook: async () => kept_in, cancelRun: async () => kept_in };
  const { delete_webhook, cancel_run } = target.hooks ?? {};
  const ask = (name: 'cancel_run' | 'delete_webhook', hook: HookRequest | HookModule, id: string) =>
    isModule(hook) ? callModule(name, hook, id) : asked(target, hook, id);
  return {
    async deleteWebhook(id) {
      if (leadsAway(id)) return astray;
      return delete_webhook
        ? ask('delete_webhook', delete_webhook, id)
        : ((await control?.deleteWebhook(id)) ?? nobody);
    },
    async cancelRun(id) {
      if (leadsAway(id)) return astray;
      return cancel_run ? ask('cancel_run', cancel_run, id) : ((await control?.cancelRun(id)) ?? nobody);
    },
  };
}

const astray = undone('was not asked, since the id would lead elsewhere');
const kept_in = undone('is not asked, since the target file says mode: read-only');
const nobody = undone('is not in the target file');

/** Ids come from the target, and a segment of dots would make another path of the one that somebody trusts it with. */
function leadsAway(id: string): boolean {
  return /^\.{0,2}$/.test(id);
}

async function asked(
  target: Target,
  { method = 'POST', url, headers = {}, body }: HookRequest,
  id: string,
): Promise<HookAnswer> {
  const filled = (text: string) => text.replaceAll('{id}', encodeURIComponent(id));
  const sent = body === undefined ? undefined : JSON.stringify(body).replaceAll('{id}', id);
  const typed = sent === undefined ? {} : { 'content-type': 'application/json' };
  const dispatcher = createAgent(target);
  try {
    const answer = await request(filled(url), {
      dispatcher,
      method: method as 'POST',
      headers: { ...typed, ...headers },
      ...(sent !== undefined && { body: sent }),
      signal: AbortSignal.timeout(timeout_ms),
    });
    await answer.body.dump();
    return answeredBy(answer.statusCode);
  } catch (error) {
    const { code, name, message } = error as NodeJS.ErrnoException;
    return undone(
      name === 'TimeoutError' ? `gave no answer within ${timeout_ms / 1000} s` : `failed: ${code ?? message}`,
    );
  } finally {
    await dispatcher.destroy();
  }
}
