/**
 * The checks that may pass against a degenerate target, each with the reason why that is the truth: the target was seen
 * to do what the check is about. None of them proves a refusal or an absence.
 */

import { schemaChecks } from '../../conformance/checks/schema/operation.ts';
import { operationsIn } from '../../src/contract/operations.ts';

interface Honest {
  checks: readonly string[];
  /** Names of targets. */
  targets: readonly string[];
  /** Behaviour of the target. */
  why: string;
}

const objects = ['empty-object', 'pet-store'];
const pages = ['empty-lists', 'endless-next'];
const records = ['examples', 'fresh-records', 'silent-writes'];
// The deliveries of one webhook are listed only where a webhook can be made, and here none can.
const lists = operationsIn('lists').filter((id) => id !== 'listWebhookDeliveries');
const schemas = schemaChecks.map(({ id }) => id);
const both = (operations: readonly string[]) => operations.flatMap((one) => [`requests/${one}`, `schema/${one}`]);

export const honestPasses: readonly Honest[] = [
  {
    checks: ['authentication/anonymous-health', ...both(['getHealth'])],
    targets: [...objects, ...pages, ...records, 'black-hole'],
    why: 'its health is answered with 200 and a JSON object, and nobody needs a token for it',
  },
  {
    checks: ['bodies', 'broken-bodies', 'costly-bodies', 'organizations', 'paths', 'queries'].map(
      (one) => `hostile/${one}`,
    ),
    targets: [...objects, ...pages, ...records, 'black-hole', 'null', 'nothing', 'web-page', 'broken-json', 'echo'],
    why: 'the plain request is accepted, and none of the others is answered with an error of the server',
  },
  {
    checks: ['document/server-errors'],
    targets: [...objects, ...pages, ...records, 'black-hole', 'null', 'nothing', 'web-page', 'broken-json', 'echo'],
    why: 'requests are accepted, and none is answered with an error of the server',
  },
  {
    checks: ['pagination/envelope', ...both(lists)],
    targets: [...pages, ...records, 'black-hole'],
    why: 'every list is answered with a page in the envelope, and such a page may hold little or nothing',
  },
  {
    checks: ['document/paths', 'pagination/page-size'],
    targets: [...records, 'endless-next', 'black-hole'],
    why: 'it answers at every path, to every token, with as many items as there are: few',
  },
  {
    checks: ['authentication/user-tokens'],
    targets: [...objects, ...pages, ...records, 'black-hole'],
    why: 'it answers the account to every token, and so to that of a user',
  },
  {
    checks: ['document/error-envelopes'],
    targets: ['not-found', 'forbidden', 'black-hole'],
    why: 'whatever is refused, is refused in an envelope of errors',
  },
  {
    checks: ['catalog/public-text', 'webhooks/event-types', 'runs/model-path', 'runs/asynchronous'],
    targets: [...records, 'endless-next', 'black-hole'],
    why: 'these answers are asked for once, and those of the document are right',
  },
  {
    checks: [
      'runs/embedded-parts',
      'runs/parts-once',
      'runs/nodes-bounded',
      'runs/one-kind',
      'runs/times-in-order',
      'assets/presigned-validity',
    ],
    targets: [...records, 'endless-next', 'black-hole'],
    why: 'each record is looked at by itself, whichever it is, and those of the document are right',
  },
  {
    checks: schemas,
    targets: [...records, 'endless-next', 'black-hole'],
    why: 'each answer has the shape that the document gives it, since it is taken from there',
  },
  {
    checks: ['requests/deleteGraphWorkflow', 'requests/listWebhookDeliveries', 'workflows/create-then-dispatch'],
    targets: [...records, 'endless-next', 'black-hole'],
    why: 'every request with which nothing is wrong is accepted, and no other one is asked for here',
  },
  {
    checks: ['uploads/ids-distinct'],
    targets: ['fresh-records', 'endless-next', 'black-hole'],
    why: 'each answer names an id of its own',
  },
  {
    checks: ['assets/list-and-read-agree', 'soft-delete/live-unmarked', 'document/version-fields', 'runs/read'],
    targets: ['examples'],
    why: 'the examples of the document show one asset and one run wherever they are asked for',
  },
  {
    checks: ['concurrency/thresholds'],
    targets: ['echo'],
    why: 'each answer shows the threshold that was sent, as where each update comes last',
  },
];

/** @returns why that check may pass there */
export function honestPass(check: string, target: string): string | undefined {
  return honestPasses.find(({ checks, targets }) => checks.includes(check) && targets.includes(target))?.why;
}
