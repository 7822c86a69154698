/** Looking at every kind of run that the target offers, from its dispatch to its end. */
import { type LifeNotes, noteLives, offeredLives } from '../models/run-life.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { Stop } from '../suite/exchange.ts';
import type { RunLife } from '../suite/run-life.ts';

/** Notes those that could be had; the case ends where there is none. */
export async function allLives(ctx: CheckContext): Promise<LifeNotes> {
  const lives: RunLife[] = [];
  let first_stop: Stop | undefined;
  for (const name of offeredLives(ctx.facts)) {
    const found = await lifeOf(ctx, name);
    if ('id' in found) lives.push(found);
    else first_stop ??= found;
  }
  if (lives.length > 0) return noteLives(lives);
  const { verdict, reason, operation } = first_stop ?? nothing_offered;
  return ctx.stop(verdict, reason, operation);
}

const nothing_offered: Stop = {
  verdict: 'could-not-run',
  reason: 'the target file has no fixtures.models and no fixtures.workflow with owner and slug',
};

/** The life, or why it cannot be had. */
export async function lifeOf(ctx: CheckContext, name: string): Promise<RunLife | Stop> {
  try {
    return await ctx.life(name);
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return error.stop;
  }
}
