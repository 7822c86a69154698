import { chosen } from '../../../src/choices/chosen.ts';
import { declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, serverError, unproven } from '../../models/steps.ts';
import { type Check, check, table } from '../../suite/check.ts';
import type { RequestDraft } from '../../suite/context.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  list: 'listWebhookDeliveries' | 'listAllDeliveries';
}

/** The wrapping of the lists of deliveries, and the place of their attempts. */
export const deliveryLists: Check = check<Case>({
  id: 'webhooks/delivery-lists',
  title: 'Lists of deliveries are wrapped as the target file says',
  how: 'The deliveries of a webhook and those of all webhooks are read: an envelope or a plain array, as the target file declares, or observed.',
  clauses: ['events.delivery-lists'],
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAllDeliveries'],
  needs: { principals: ['owner'], writes: true },
  cases: ({ operations }) =>
    table<Case>(
      (['listAllDeliveries', 'listWebhookDeliveries'] as const)
        .filter((list) => operations.includes(list))
        .map((list) => ({ list })),
    ),
  async run(ctx, { list }) {
    const request: RequestDraft = { operation: list };
    if (list === 'listWebhookDeliveries') request.path = { webhook_id: await ctx.hooks.shared() };
    await ctx.call('owner', request, 'list');
  },
  control: (evidence) => serverError(evidence) ?? unproven(evidence, 'list', 'the deliveries could not be read'),
  judge: (evidence, tally) => judgeSeen(evidence, seenIn(evidence), tally),
  observe: (evidence) => observeSeen(seenIn(evidence)),
});

function seenIn(evidence: Evidence<Case>): SeenChoice[] {
  const exchange = exchangeAt(evidence, 'list');
  const json = exchange?.decoded?.json;
  const answer = Array.isArray(json) ? 'array' : isPage(json) ? 'envelope' : undefined;
  if (answer === undefined) return [];
  return [
    {
      key: 'events.delivery_lists',
      value: { answer },
      exchange,
      but: `it is answered as ${answer === 'array' ? 'a plain array' : 'a page'}`,
      agrees(declared) {
        const { answer: told } = declared as NonNullable<ReturnType<typeof declaredFor>>;
        return told === undefined || typeof told === 'object' || told === answer;
      },
    },
  ];
}

const declaredFor = ({ facts }: Evidence<Case>) => chosen(facts.choices, 'events.delivery_lists', 'listAllDeliveries');

function isPage(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'items' in json;
}
