import { onePayloadShape } from '../../checks/events/one-payload-shape.ts';
import { withPayload } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(onePayloadShape, {
  'failure-without-run': {
    breaks: ['events.one-payload-shape'],
    mistake: 'The callback of a failed run leaves the run out, since there is no output to fetch.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { channel }, { status_code }) => {
        const { run, ...others } = payload;
        return channel === 'callback' && status_code === 'failed' ? others : payload;
      }),
  },
  'cost-of-callbacks-a-number': {
    breaks: ['events.one-payload-shape'],
    mistake: 'Callbacks write the run by a serializer of their own, to which a decimal is a number.',
    applyTo: (parts) =>
      withPayload(parts, ({ run, ...payload }, { channel }) => {
        const { cost, ...others } = run as { cost?: unknown };
        const is_number = channel === 'callback' && typeof cost === 'string';
        return { ...payload, run: is_number ? { ...others, cost: Number(cost) } : run };
      }),
  },
  'webhooks-wrapped': {
    breaks: ['events.one-payload-shape'],
    mistake: 'Webhooks were built later, after the manner of another service: type and data.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { channel }) =>
        channel === 'webhook' ? { type: payload.event, data: payload, run_id: payload.run_id } : payload,
      ),
  },
});
