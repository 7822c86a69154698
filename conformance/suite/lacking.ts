/** Gaps of a target file, and things that its file says the target has none of. */
import type { CheckContext } from './context.ts';
import type { Facts } from './evidence.ts';
import type { Stop } from './exchange.ts';

/**
 * Reason for an absence: the file says nothing, which is a gap, or that there is none, which is no gap.
 * @param name the key in the target file, and what of it is wanted: `fixtures.workflow with owner and slug`
 */
export function lacking({ absent = [] }: Pick<Facts, 'absent'>, name: string): Stop {
  const [key = name] = name.split(/[ ,]/);
  const none = absent.find((one) => key === one || key.startsWith(`${one}.`));
  return none === undefined
    ? { verdict: 'could-not-run', reason: `the target file has no ${name}` }
    : { verdict: 'not-claimed', reason: `the target has no ${none}: its file says null` };
}

/** Ends a case for the want of it. */
export function stopLacking(ctx: Pick<CheckContext, 'facts' | 'stop'>, name: string): never {
  const { verdict, reason } = lacking(ctx.facts, name);
  return ctx.stop(verdict, reason);
}
