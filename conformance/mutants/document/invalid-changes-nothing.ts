import { Refused } from '../../../src/server/refused.ts';
import { invalidChangesNothing } from '../../checks/document/invalid-changes-nothing.ts';
import { mutantsOf } from '../mutant.ts';
import { withMisplacedDone, withUnscopedDone } from '../other-callers.ts';

export const mutants = mutantsOf(invalidChangesNothing, {
  'half-a-rating': {
    breaks: ['errors.invalid-changes-nothing'],
    mistake: 'The rating is kept before its reason is looked at.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const body = (request.body ?? {}) as { reason?: unknown };
        const is_half = operation.id === 'rateRun' && typeof body.reason === 'object' && body.reason !== null;
        if (!is_half) return parts.validate(world, operation, request);
        const { reason, ...half } = body;
        return { ...request, query: {}, body: { ...half, half: reason } };
      },
      handlers: {
        ...parts.handlers,
        async rateRun(call) {
          const { half, ...body } = call.request.body as { half?: unknown };
          const reply = await parts.handlers.rateRun({ ...call, request: { ...call.request, body } });
          if (half !== undefined) throw new Refused('invalid');
          return reply;
        },
      },
    }),
  },
  'session-before-the-membership': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The asset is written for the organization of the key, before the one that the header names is looked at.',
    applyTo: (parts) => withMisplacedDone(parts, 'createAssetUpload'),
  },
  'session-before-the-scope': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake: 'The asset is written before the scope is asked for, and stays when that is missing.',
    applyTo: (parts) => withUnscopedDone(parts, 'createAssetUpload'),
  },
  'session-for-who-asks-again': {
    breaks: ['errors.refusal-changes-nothing'],
    mistake:
      'A key whose scopes were looked at is remembered, and its next session is written before they are looked at again.',
    applyTo(parts) {
      const served = withUnscopedDone(parts, 'createAssetUpload');
      const asked = new Set<string>();
      return {
        ...served,
        authorize(world, operation, request, token) {
          const is_first = operation.id === 'createAssetUpload' && !asked.has(token.hash);
          if (is_first) asked.add(token.hash);
          return (is_first ? parts : served).authorize(world, operation, request, token);
        },
      };
    },
  },
  'session-before-its-size': {
    breaks: ['errors.invalid-changes-nothing'],
    mistake: 'The asset is written before the size is looked at, and stays when that is refused.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const body = request.body as { size_bytes?: unknown } | undefined;
        if (operation.id !== 'createAssetUpload' || typeof body?.size_bytes !== 'object') {
          return parts.validate(world, operation, request);
        }
        return { ...request, query: {}, body: { ...body, size_bytes: -1 } };
      },
      handlers: {
        ...parts.handlers,
        async createAssetUpload(call) {
          const body = call.request.body as { size_bytes: number };
          if (body.size_bytes >= 0) return parts.handlers.createAssetUpload(call);
          await parts.handlers.createAssetUpload({
            ...call,
            request: { ...call.request, body: { ...body, size_bytes: 1 } },
          });
          throw new Refused('invalid');
        },
      },
    }),
  },
});
