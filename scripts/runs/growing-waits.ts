/** Waits between the attempts of a webhook that grow: a cap which the first one has reached can only be declared. */
import { isCappedAtOnce } from '../../conformance/models/webhook-rules.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';

/** The same choices, without such a cap. */
export function withGrowingWaits(choices: ChoicesDocument): ChoicesDocument {
  const usual = referenceChoices.events!.webhook_schedule;
  const schedule = { ...usual, ...chosen(choices, 'events.webhook_schedule', 'createWebhook') };
  if (!isCappedAtOnce(schedule)) return choices;
  const changed = structuredClone(choices);
  for (const group of [changed.events, ...Object.values(changed.events?.for ?? {})]) {
    if (group?.webhook_schedule) group.webhook_schedule.cap_s = null;
  }
  return changed;
}
