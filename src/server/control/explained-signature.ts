/** The signature of one attempt, explained to those who write its receiver. */
import type { ControlSchemas } from '../../contract/control-types.ts';
import { sentBody } from '../../engine/attempt.ts';
import type { DeliveryRow } from '../../store/run-rows.ts';
import { hexOf } from '../../webhooks/bytes.ts';
import { secretKey } from '../../webhooks/secret-key.ts';
import { sign } from '../../webhooks/sign.ts';
import { secretInForm } from '../../webhooks/spell-secret.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * @param asked which attempt, from 1 on; the latest unless given
 * @throws ControlRefusal `conflict` for a delivery without a secret; Refused for an attempt that was not made
 */
export function explainedSignature(
  { parts }: World,
  delivery: DeliveryRow,
  asked = Math.max(1, delivery.attempts.length),
): ControlSchemas['SignatureExplained'] {
  const { attempts, secret, channel } = delivery;
  if (secret === null)
    throw new ControlRefusal('conflict', 'The delivery is not signed, as its receiver has no secret.');
  const made = attempts[asked - 1];
  if (!made && asked > 1) throw new Refused('not_found', { message: `It has had ${attempts.length} attempts.` });
  const manner = parts.deliveries.manners[channel];
  const before = { ...delivery, attempts: attempts.slice(0, asked - 1) };
  const signed = sentBody(before, made?.created_at ?? delivery.next_attempt_at ?? delivery.created_at, manner);
  const { prefix, encoding, key } = manner.scheme;
  const own = secretInForm(secret, key);
  return {
    attempt: asked,
    header: manner.header_names.signature,
    value: sign(Buffer.from(signed), own, manner.scheme),
    secret: own,
    key_hex: hexOf(secretKey(own, key)),
    secret_of: channel === 'webhook' ? 'webhook' : 'organization',
    ...{ prefix, encoding, signed },
  };
}
