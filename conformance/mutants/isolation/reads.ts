import { Refused } from '../../../src/server/refused.ts';
import { isolatedReads } from '../../checks/isolation/reads.ts';
import { withHandlers } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withOrganization, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedReads, {
  'assets-where-users-say': {
    breaks: ['isolation.reads'],
    mistake: 'The page sends the organization that a user has chosen, and its assets are shown unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'getAsset', isOfUser),
  },
  'runs-where-users-say': {
    breaks: ['isolation.reads'],
    mistake: 'The page sends the organization that a user has chosen, and its runs are shown unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'getRun', isOfUser),
  },
  'runs-out-of-the-cache': {
    breaks: ['isolation.reads'],
    mistake:
      'A run that was looked for once is in a cache under its id, and whoever comes again is not compared with it.',
    applyTo(parts) {
      const asked = new Set<string>();
      return withOrganization(parts, 'getRun', async ({ request: { path } }, { organization_id }) => {
        const own = (await parts.store.run(path.id!))?.record.org_id;
        if (own === organization_id || asked.has(path.id!)) return own;
        asked.add(path.id!);
        return undefined;
      });
    },
  },
  'users-are-everybodys': {
    breaks: ['isolation.reads'],
    mistake:
      'A record is compared with the organization of an API key, and a user has none that it could be compared with.',
    applyTo: (parts) =>
      withOrganization(parts, 'getRun', async ({ request }, { kind }) =>
        kind === 'user' ? (await parts.store.run(request.path.id!.toLowerCase()))?.record.org_id : undefined,
      ),
  },
  'items-with-their-runs': {
    breaks: ['isolation.reads'],
    mistake: 'An item with its run is read by a statement of its own, in which nobody put the organization.',
    applyTo: (parts) =>
      withOrganization(parts, 'getBatchItem', async ({ request: { path, query } }) => {
        return query.embed ? (await parts.store.batch(path.batch_id ?? ''))?.org_id : undefined;
      }),
  },
  'items-projected': {
    breaks: ['isolation.reads'],
    mistake: 'A projected item is read by a statement of its own, which has the columns and not the organization.',
    applyTo: (parts) =>
      withOrganization(parts, 'getBatchItem', async ({ request: { path, query } }) => {
        return query.fields ? (await parts.store.batch(path.batch_id ?? ''))?.org_id : undefined;
      }),
  },
  'plain-urls-for-anybody': {
    breaks: ['isolation.reads'],
    mistake: 'The organization is looked at where a URL is signed, and with presigning off none is.',
    applyTo: (parts) =>
      withOrganization(parts, 'getAsset', async ({ request: { path, query } }) => {
        return query.presign === false ? (await parts.store.asset(path.id ?? ''))?.org_id : undefined;
      }),
  },
  'batches-of-anybody': {
    breaks: ['isolation.reads'],
    mistake: 'Items are listed by the id of their batch, whose organization is never looked at.',
    applyTo: (parts) =>
      withOrganization(parts, 'listBatchItems', async ({ request }) => {
        return (await parts.store.batch(request.path.batch_id ?? ''))?.org_id;
      }),
  },
  'by-id-alone': {
    breaks: ['isolation.reads'],
    mistake: 'The asset is looked up by its id, and nobody compares its organization with that of the caller.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!);
          const caller = call.caller && {
            ...call.caller,
            organization_id: asset?.org_id ?? call.caller.organization_id,
          };
          return getAsset({ ...call, caller });
        },
      })),
  },
  'embedding-goes-round': {
    breaks: ['isolation.reads'],
    mistake: 'The read with a user embedded is a statement of its own, in which nobody put the organization.',
    applyTo: (parts) =>
      withOrganization(parts, 'getAsset', async ({ request: { path, query } }) => {
        return query.embed ? (await parts.store.asset(path.id ?? ''))?.org_id : undefined;
      }),
  },
  'folders-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'Folders have a service of their own, which trusts the header as it came from the front end.',
    applyTo: (parts) => withTrustedHeader(parts, 'getAssetFolder'),
  },
  'runs-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The read of a run is the one that is polled, and spares the look at the membership.',
    applyTo: (parts) => withTrustedHeader(parts, 'getRun'),
  },
  'batches-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The items of a batch are found by the organization of the header, and not by that of the key.',
    applyTo: (parts) => withTrustedHeader(parts, 'listBatchItems'),
  },
  'items-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The list of a batch asks for the membership; the read of one item takes the header at its word.',
    applyTo: (parts) => withTrustedHeader(parts, 'getBatchItem'),
  },
  'items-of-any-batch': {
    breaks: ['isolation.reads'],
    mistake: 'The list of a batch asks whose it is; the read of one item, which came later, does not.',
    applyTo: (parts) =>
      withOrganization(parts, 'getBatchItem', async ({ request }) => {
        return (await parts.store.batch(request.path.batch_id ?? ''))?.org_id;
      }),
  },
  'one-place-for-folders': {
    breaks: ['assets.per-organization'],
    mistake: 'Folders are all filed under the organization that runs the service.',
    applyTo: (parts) =>
      withReply(parts, 'getAssetFolder', async (reply) => {
        const [first] = await parts.store.organizations();
        return reply.kind === 'record' ? { ...reply, record: { ...reply.record, org_id: first?.id } } : reply;
      }),
  },
  'refusal-tells-the-name': {
    breaks: ['isolation.reads'],
    mistake: 'The message of the refusal is made for those who debug, and names the record.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getAssetFolder }) => ({
        async getAssetFolder(call) {
          try {
            return await getAssetFolder(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'foreign_record') throw error;
            const folder = await parts.store.folder(call.request.path.id!);
            throw new Refused('foreign_record', {
              message: `The folder ${folder?.name} belongs to another organization.`,
            });
          }
        },
      })),
  },
  'runs-of-deleted-workflows': {
    breaks: ['isolation.reads'],
    mistake: 'The organization of a run is looked up by its workflow, and one that is deleted counts as nobody’s.',
    applyTo: (parts) =>
      withOrganization(parts, 'getRun', async ({ request }) => {
        const run = await parts.store.run(request.path.id!.toLowerCase());
        const workflow = await parts.store.workflow(run?.record.graph_workflow_id ?? '');
        return workflow?.record.deleted_at ? run?.record.org_id : undefined;
      }),
  },
  'runs-by-id-alone': {
    breaks: ['isolation.reads'],
    mistake: 'Ids of runs cannot be guessed, it was said, so that knowing one is enough.',
    applyTo: (parts) =>
      withOrganization(parts, 'getRun', async ({ request }) => {
        return (await parts.store.run(request.path.id ?? ''))?.record.org_id;
      }),
  },
});
