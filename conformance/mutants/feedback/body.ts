import { isObject } from '../../../src/json/is-object.ts';
import { feedbackBody } from '../../checks/feedback/body.ts';
import { withBody, withInvalidDone } from '../changed-requests.ts';
import { asPage, withoutBody, withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';
import { withRatingsRefused } from '../other-ratings.ts';

export const mutants = mutantsOf(feedbackBody, {
  'any-object-is-true': {
    breaks: ['feedback.body'],
    mistake: 'Whatever is_positive holds is asked for its truth, and an object is true.',
    applyTo: (parts) =>
      withBody(parts, 'rateRun', (body) => (isObject(body.is_positive) ? { ...body, is_positive: true } : body)),
  },
  'half-a-rating': {
    breaks: ['feedback.refusal-changes-nothing'],
    mistake: 'The rating is kept before its reason is looked at.',
    applyTo: (parts) =>
      withInvalidDone(parts, 'rateRun', ({ reason, ...half }) => (isObject(reason) ? half : undefined)),
  },
  'praise-without-a-reason': {
    breaks: ['feedback.body'],
    mistake: 'A reason is something for complaints, and praise that has one is refused.',
    applyTo: (parts) =>
      withRatingsRefused(parts, 'invalid', ({ request }) => {
        const { is_positive, reason } = request.body as { is_positive?: unknown; reason?: unknown };
        return is_positive === true && typeof reason === 'string' && reason.includes(',');
      }),
  },
  'reason-as-text': {
    breaks: ['feedback.body'],
    mistake: 'The reason is made a text by concatenation.',
    applyTo: (parts) =>
      withBody(parts, 'rateRun', (body) => (isObject(body.reason) ? { ...body, reason: String(body.reason) } : body)),
  },
  'refused-as-a-page': {
    breaks: ['feedback.error-envelope'],
    mistake: 'An invalid body is refused by the framework, which answers people.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) => (refusal === 'invalid' ? asPage(wire) : wire)),
  },
  'refused-without-a-body': {
    breaks: ['feedback.error-envelope'],
    mistake: 'An invalid body is refused by its status alone.',
    applyTo: (parts) =>
      withProblem(parts, 'rateRun', (wire, { refusal }) => (refusal === 'invalid' ? withoutBody(wire) : wire)),
  },
});
