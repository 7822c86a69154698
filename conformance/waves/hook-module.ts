/** Hooks that are functions of a module of the user: for acts that one HTTP request cannot do. */
import { pathToFileURL } from 'node:url';
import { within } from '../../src/input/within.ts';
import type { HookModule, TargetHooks } from '../target/target.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { type HookAnswer, undone } from './hook-answer.ts';

/** The function that a module exports for each hook. */
const exported = { cancel_run: 'cancelRun', delete_webhook: 'deleteWebhook' } as const;
type HookName = keyof typeof exported;

const timeout_ms = 20_000;

export function isModule(hook: object): hook is HookModule {
  return 'module' in hook;
}

/** @throws TargetUnusable where a module cannot be loaded, or has no such function: before anything is asked */
export async function loadHookModules(hooks: TargetHooks = {}): Promise<void> {
  for (const name of Object.keys(exported) as HookName[]) {
    const hook = hooks[name];
    if (hook && isModule(hook)) await functionOf(name, hook);
  }
}

/** Not done where the function says so, throws, or does not end. */
export async function callModule(name: HookName, hook: HookModule, id: string): Promise<HookAnswer> {
  const act = await functionOf(name, hook);
  const call = async () => ((await act(id)) === false ? undone('returned false') : { is_done: true, says: 'returned' });
  try {
    return await within(call(), timeout_ms, () => undone(`did not end within ${timeout_ms / 1000} s`));
  } catch (error) {
    const [why] = String((error as Error)?.message ?? error).split('\n');
    return undone(`threw: ${why}`);
  }
}

async function functionOf(name: HookName, { module: file }: HookModule): Promise<(id: string) => unknown> {
  let loaded: Record<string, unknown>;
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    const [why] = String((error as Error)?.message ?? error).split('\n');
    throw new TargetUnusable(`hooks.${name}.module: ${file} cannot be loaded: ${why}`);
  }
  const found = loaded[exported[name]];
  if (typeof found === 'function') return found as (id: string) => unknown;
  throw new TargetUnusable(`hooks.${name}.module: ${file} exports no function ${exported[name]}(id)`);
}
