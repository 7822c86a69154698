/** `mode: read-only`: the rule of what may leave the process, for whatever a check, a hook or a clean-up wants. */
import type { Dispatcher } from 'undici';
import type { Target } from './target.ts';

/** A request was stopped at the door. */
export class WriteRefused extends Error {}

/** Reason why a request is not sent; undefined where it may be. @param line such as `POST /v1/assets` */
export function whyNotSent({ mode }: Pick<Target, 'mode'>, method: string, line: string): string | undefined {
  if (mode !== 'read-only' || method === 'GET' || method === 'HEAD') return undefined;
  return `${line} writes, and the target file says mode: read-only`;
}

/** The door itself. @throws WriteRefused */
export const readsAlone: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (request, handler) => {
  const { method, origin, path } = request;
  const refusal = whyNotSent({ mode: 'read-only' }, method, `${method} ${String(origin)}${path}`);
  if (refusal !== undefined) throw new WriteRefused(refusal);
  return dispatch(request, handler);
};
