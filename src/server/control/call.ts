/** One request to the control interface on its way, and what answers it. */
import type { ControlOperationId } from '../../contract/control-operations.ts';
import type { ControlAnswer, ControlBody, ControlPath, ControlQuery } from '../../contract/control-types.ts';
import type { World } from '../parts.ts';
import type { WorldRegistry } from '../world-registry.ts';

export interface ControlCall<Id extends ControlOperationId> {
  world: World;
  /** Text before `/v1` and `/_control` in the URLs of this world, without a slash at its end. */
  baseUrl(): string;
  /** The worlds of the server; absent in process, and below `/w/ID`. */
  worlds: WorldRegistry | undefined;
  path: ControlPath<Id>;
  query: ControlQuery<Id>;
  body: ControlBody<Id>;
}

/** @throws Refused, ControlRefusal or InputError for what is not done */
export type ControlHandler<Id extends ControlOperationId> = (
  call: ControlCall<Id>,
) => Promise<DeepReadonly<ControlAnswer<Id>>>;

/** An operation without a handler is a type error. The token endpoint has a way of its own: `answer-grant.ts`. */
export type ControlHandlers = { [Id in Exclude<ControlOperationId, 'grantToken'>]: ControlHandler<Id> };

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;
