/** The control interface of a target: its answers, and the parts of a run that go without it. */

import { claimedOperations } from '../target/areas.ts';
import type { Target } from '../target/target.ts';
import { TargetUnusable } from '../target/unusable.ts';
import { createControl } from '../waves/control.ts';
import { webhookProblem } from '../waves/target-offers.ts';
import { type Finding, findingsOf } from './finding.ts';

const { well, problem, doubt, notTried } = findingsOf('control');

export async function tryControl(target: Target): Promise<Finding> {
  if (!target.control) {
    const missing = webhookProblem(target, claimedOperations(target));
    if (missing?.verdict === 'could-not-run')
      return doubt('control', missing.reason, 'without it no webhook is judged');
    return notTried('the target file names none');
  }
  const control = createControl(target.control, target);
  try {
    const { mode } = await control.clock();
    return well(`the control interface answers; its clock is ${mode}`);
  } catch (error) {
    if (!(error instanceof TargetUnusable)) throw error;
    const says = error.message.replace(/^control\.base_url /, '');
    return problem('control.base_url', says, 'correct it or its token, or leave control out');
  } finally {
    await control.close();
  }
}
