/**
 * Tells, during a walk, whether the operation at hand is one that the service itself calls: a webhook or a callback.
 * Its requests are written by the service, so they are judged as responses are elsewhere.
 */
export function trackDirection() {
  let depth = 0;
  const visitor = {
    enter() {
      depth += 1;
    },
    leave() {
      depth -= 1;
    },
  };
  return { isOutgoing: () => depth > 0, visitors: { WebhooksMap: visitor, Callback: visitor } };
}
