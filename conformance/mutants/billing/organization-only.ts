import { Refused } from '../../../src/server/refused.ts';
import { balanceOfTheOrganization } from '../../checks/billing/organization-only.ts';
import { withPart } from '../changed-parts.ts';
import { firstOne } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withOrganizationOfTheBody, withRefusedServed, withUnscopedDone } from '../other-callers.ts';

const hour_ms = 60 * 60_000;

export const mutants = mutantsOf(balanceOfTheOrganization, {
  'back-by-night': {
    breaks: ['billing.answers-balance'],
    mistake: 'Settings are kept in a cache for an hour, and the job that writes them down takes the old ones.',
    applyTo(parts) {
      const former = new Map<string, { threshold: string; since_ms: number }>();
      const { clock } = parts;
      return withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          const old = former.get(organization);
          const is_night = old !== undefined && clock.now_ms() - old.since_ms > hour_ms;
          if (is_night) await store.updateThreshold(organization, old.threshold, at);
          const { low_balance_threshold } = (await store.balance(organization))!;
          const update = await store.updateThreshold(organization, threshold, at, expected);
          if (update.kind === 'updated') {
            former.set(organization, { threshold: low_balance_threshold ?? threshold, since_ms: clock.now_ms() });
          }
          return update;
        },
      }));
    },
  },
  'set-before-the-membership': {
    breaks: ['billing.refusal-changes-nothing'],
    mistake: 'The threshold is set for the organization of the key before the one that the header names is looked at.',
    applyTo: (parts) => withMisplacedDone(parts, 'updateBalance'),
  },
  'set-before-it-is-looked-at': {
    breaks: ['billing.invalid-refused'],
    mistake: 'A threshold that is no number ends the update behind the statement that has set the default already.',
    applyTo(parts) {
      return {
        ...parts,
        validate(world, operation, request) {
          const body = request.body as { low_balance_threshold?: unknown } | undefined;
          const is_wrong = operation.id === 'updateBalance' && typeof body?.low_balance_threshold === 'object';
          if (!is_wrong) return parts.validate(world, operation, request);
          return { ...request, query: {}, body: { low_balance_threshold: 0, wrong: true } };
        },
        handlers: {
          ...parts.handlers,
          async updateBalance(call) {
            const { wrong, ...body } = call.request.body as { wrong?: true };
            const reply = await parts.handlers.updateBalance({ ...call, request: { ...call.request, body } });
            if (wrong) throw new Refused('invalid');
            return reply;
          },
        },
      };
    },
  },
  'set-for-strangers': {
    breaks: ['authentication.refusal-changes-nothing'],
    mistake: 'The threshold is set while the token is looked up, as of whoever called last.',
    applyTo: (parts) => withRefusedServed(parts, ['updateBalance']),
  },
  'set-before-the-scopes': {
    breaks: ['billing.refusal-changes-nothing'],
    mistake: 'The scopes are looked at where the answer is written, and by then the threshold is set.',
    applyTo: (parts) => withUnscopedDone(parts, 'updateBalance'),
  },
  'every-balance': {
    breaks: ['billing.organization-only'],
    mistake: 'The update has no condition.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, at, expected) {
          const update = await store.updateThreshold(organization, threshold, at, expected);
          if (update.kind !== 'updated') return update;
          for (const { id } of await store.organizations()) {
            if (id !== organization && (await store.balance(id))) await store.updateThreshold(id, threshold, at);
          }
          return update;
        },
      })),
  },
  'organization-of-the-body': {
    breaks: ['billing.organization-only'],
    mistake: 'The body may name the organization, as in the interface for support, and nobody asks whose it is.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'updateBalance'),
  },
  'whole-for-the-first': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Organizations that came later have thresholds in tens of credits, which was never told.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => {
        const isFirst = firstOne();
        return {
          updateThreshold(organization, threshold, ...more) {
            const kept = isFirst(organization) ? threshold : String(Math.floor(Number(threshold) / 10) * 10 + 1);
            return store.updateThreshold(organization, kept, ...more);
          },
        };
      }),
  },
});
