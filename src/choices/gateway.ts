/** Answers of a gateway in front (choice `codes.gateway`): one body for some refusals, in no envelope. */
import type { OperationId } from '../contract/operations.ts';
import type { Refusal, WireReply } from './canonical.ts';
import { type ChoicesDocument, type GatewayAnswers, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';

/** Answer of the gateway in place of this refusal; undefined where the service refuses by itself. */
export function gatewayAnswer(
  choices: ChoicesDocument,
  operation: OperationId | undefined,
  refusal: Refusal,
): GatewayAnswers | undefined {
  const gateway = chosen(choices, 'codes.gateway', operation);
  if (gateway === undefined || gateway === 'none' || isOther(gateway)) return undefined;
  const answered: readonly Refusal[] = gateway.refusals;
  return answered.includes(refusal) ? gateway : undefined;
}

/** True for an answer that is the declared gateway's, word for word. @param refusals possible meanings of its status */
export function isByGateway(
  choices: ChoicesDocument,
  operation: OperationId,
  refusals: readonly Refusal[],
  { body = '' }: WireReply,
): boolean {
  return refusals.some((refusal) => gatewayAnswer(choices, operation, refusal)?.body === body);
}
