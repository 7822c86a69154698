import { isIn, type OperationId } from '../../../src/contract/operations.ts';
import { mannersOf } from '../../../src/engine/event-manners.ts';
import { answersChallenge } from '../../../src/engine/webhook-handshake.ts';
import type { World } from '../../../src/server/parts.ts';
import { refusedMakesNone } from '../../checks/document/refused-makes-none.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { objectIn, withProblem } from '../../mutants/changed-wire.ts';
import { withRefusalsTold, withStrangersMet } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

/** Longer than the beginning of all names of a run, and shorter than most of them. */
const slug_length = 23;

export const permitted = permittedOf(refusedMakesNone, {
  'not-there-for-others': {
    obeys: ['errors.refusal-changes-nothing'],
    what: 'Uploads are unknown to whoever may not make them, and an organization to whoever does not belong to it: 404.',
    choices: {
      codes: { missing_scope: 404 },
      access: { organization_header: { not_member: 404 } },
    },
  },
  'unusual-4xx': {
    obeys: ['errors.invalid-changes-nothing', 'errors.refusal-is-4xx', 'errors.no-server-error'],
    what: 'A request that breaks a rule is refused with a 4xx that nobody has registered, or that speaks of something else.',
    choices: { codes: { refusal: { invalid: 498, malformed_json: 418 } } },
  },
  'many-details': {
    obeys: ['errors.validation-envelope'],
    what: 'A validation envelope has several entries, with places of no segments, no type, and an input of any kind.',
    applyTo: (parts) =>
      withProblem(parts, null, (wire) => {
        const { detail } = objectIn(wire) ?? {};
        if (!Array.isArray(detail)) return wire;
        const more = [
          { loc: [], msg: '', type: null, input: [1, {}], ctx: { limit: 500, '': null } },
          { loc: ['query', '', '0'], msg: '…', input: false },
        ];
        return { ...wire, body: JSON.stringify({ detail: [...detail, ...more] }) };
      }),
  },
  'short-slugs': {
    obeys: ['scopes.refusal-changes-nothing', 'workflows.create-answers-workflow'],
    what: 'A slug holds as much of the name as a short column does, and a number where that is taken.',
    rests_on: ['workflows.name_twice'],
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        insertWorkflow: ({ id, record }) =>
          store.insertWorkflow({ id, record: Object.assign(record, { slug: shortened(record.slug) }) }),
        workflowBySlug: (organization, slug) => store.workflowBySlug(organization, shortened(slug)),
      })),
  },
  'refused-as-a-conflict': {
    obeys: ['workflows.create-required', 'workflows.invalid-create-changes-nothing'],
    what: 'A creation without a name is refused as a conflict with the workflow that has none, and one without a graph as not found.',
    applyTo: (parts) => {
      const nameless = withRefusal(parts, 'createGraphWorkflow', (_, { name }) => (name ?? null) === null, 'conflict');
      return withRefusal(
        nameless,
        'createGraphWorkflow',
        (_, body) => (body.workflow_json ?? null) === null,
        'not_found',
      );
    },
  },
  'refused-as-a-wrong-field': {
    obeys: ['workflows.deleted-not-dispatched', 'workflows.refused-dispatch-starts-nothing'],
    what: 'The dispatch of a deleted workflow is answered 404 in the envelope that tells of wrong fields.',
    choices: { codes: { for: { dispatchGraphWorkflowRun: { error_envelope: 'validation' } } } },
  },
  'receivers-of-the-refused-tried': {
    obeys: ['errors.refusal-changes-nothing'],
    what: 'A receiver is sent a challenge before anybody looks at scopes and memberships; what is refused is not made.',
    applyTo: (parts) =>
      withRefusalsTold(parts, 'createWebhook', ({ body }, _token, _error, world) =>
        challenge('createWebhook', body, world),
      ),
  },
  'receivers-of-strangers-tried': {
    obeys: ['webhooks.required-refused', 'authentication.refusal-changes-nothing'],
    what: 'A receiver, or a callback_url, is sent a challenge before anybody looks at the token; what a stranger asks for is not made.',
    applyTo: (parts) => {
      const isMet = (operation: OperationId) => operation === 'createWebhook' || isIn('dispatches', operation);
      return withStrangersMet(parts, isMet, async ({ operation, body }, world) => challenge(operation, body, world));
    },
  },
});

/** A URL is tried, as some senders do, before it is sent anything. */
async function challenge(operation: OperationId, body: unknown, world: World): Promise<unknown> {
  const { url, callback_url, secret = 'of nobody' } = body as { url?: string; callback_url?: string; secret?: string };
  const tried = operation === 'createWebhook' ? url : callback_url;
  if (typeof tried !== 'string') return undefined;
  const { webhook, callback } = mannersOf(world.choices);
  return answersChallenge(world, { url: tried, secret }, operation === 'createWebhook' ? webhook : callback);
}

/** Without a hyphen where it was cut. */
function shortened(slug: string): string {
  const [name, number = ''] = slug.split(/(-\d+)$/u);
  return name!.slice(0, slug_length).replace(/-+$/, '') + number;
}
