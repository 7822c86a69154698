/** Waits between the attempts of a webhook that grow: a cap which the first one has reached can only be declared. */
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';

/** The same choices, without such a cap. */
export function withGrowingWaits(choices: ChoicesDocument): ChoicesDocument {
  const changed = structuredClone(choices);
  const usual_s = referenceChoices.events!.webhook_schedule!.first_retry_s!;
  for (const group of [changed.events, ...Object.values(changed.events?.for ?? {})]) {
    const { cap_s, first_retry_s = usual_s } = group?.webhook_schedule ?? {};
    if (cap_s != null && cap_s <= first_retry_s) group!.webhook_schedule!.cap_s = null;
  }
  return changed;
}
