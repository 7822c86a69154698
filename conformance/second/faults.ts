/** Mistakes that this implementation can be told to make: one line each, where the right one would stand. */
export const fault_names = [
  'a page drops its last item among ties',
  'later pages forget the filter',
  'a deleted asset is listed as live',
  'a second delete restores',
  'a callback is retried on 404',
  'signatures are over pretty-printed JSON',
  'a repeat bears the first signature',
  'webhooks of other organizations are told',
  'an API key may rate',
  'private texts are readable',
  'the third item of a batch lags behind its run',
  'a terminal run moves on',
  'every balance is updated',
  'presigned URLs live for 8 days',
  'no scope is asked for',
  'runs dispatched together are one',
  'assets of other organizations are read',
  'a fourth callback attempt is made',
  'a repeat has another delivery id',
  'the event is spelled like the status',
  'empty subscriptions hear everything',
  'files lose their last byte',
  'webhooks take a redirect for success',
  'every attempt is logged as taken',
] as const;

export type FaultName = (typeof fault_names)[number];
export type Faults = ReadonlySet<FaultName>;
