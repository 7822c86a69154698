/** Before anything is judged: does somebody answer at the base URL, and are the credentials taken? */
import { request } from 'undici';
import type { PrincipalName, Target } from '../target/target.ts';
import { CaseStopped, openCase, type Session } from './context.ts';
import { TargetUnusable } from './unusable.ts';

/** @throws TargetUnusable */
export async function preflight(session: Session): Promise<void> {
  const { target } = session;
  const { context } = openCase(session, 'preflight');
  try {
    await context.call('nobody', { operation: 'getHealth' }, 'health');
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    throw new TargetUnusable(`${target.base_url}: ${error.stop.reason}; is the server running, and is base_url right?`);
  }
  for (const principal of Object.keys(target.principals) as PrincipalName[]) {
    const status = await statusFor(session, principal);
    if (status === 401) {
      throw new TargetUnusable(
        `principals.${principal}.token is refused (401 at GET /v1/assets and GET /v1/auth/me of ${target.base_url}); give a token that is valid there`,
      );
    }
  }
}

/** 401 only when every probe says so: an API key may be refused at the account read, and assets may not be served. */
async function statusFor(session: Session, principal: PrincipalName): Promise<number | undefined> {
  const { context } = openCase(session, 'preflight');
  let status: number | undefined;
  for (const operation of ['listAssets', 'getMe'] as const) {
    try {
      const exchange = await context.call(principal, { operation }, `${principal}/${operation}`);
      status = exchange.received?.status;
      if (status !== 401) return status;
    } catch (error) {
      if (!(error instanceof CaseStopped)) throw error;
      return undefined;
    }
  }
  return status;
}

const poll_ms = 200;

/** Waits until anything answers at the base URL, or the time is over; what it answers is for `preflight` to judge. */
export async function waitUntilAnswers(target: Target, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      const answer = await request(`${target.base_url}/v1/health`, { signal: AbortSignal.timeout(poll_ms * 10) });
      await answer.body.dump();
      return;
    } catch {
      if (performance.now() > deadline) return;
      await new Promise((done) => setTimeout(done, poll_ms));
    }
  }
}
