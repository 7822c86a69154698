/** The choices about statuses and errors. */
import type { ChoiceGroup } from './choice.ts';
import {
  anyJson,
  anyOf,
  described,
  drawn,
  emptyOrText,
  fixedWords,
  list,
  map,
  name,
  parts,
  shape,
  statusWithBody,
  whole,
  words,
} from './values.ts';

const clientError = whole(400, 499);
const accessStatus = words(401, 403, 404);

const deletedAnswer = anyOf(
  whole(200, 299),
  shape({
    status: described('Any 2xx that may have a body.', statusWithBody),
    body: described('The JSON body, sent as it stands.', anyJson),
  }),
);

export const codes: ChoiceGroup = {
  says: 'Statuses and errors.',
  choices: {
    success: {
      says: 'The status of each success (section 7 of the specification shows none). Any 2xx.',
      note: 'A delete may have a body: `deleted: {status: 200, body: {}}`. `deleted_again`, the status of a delete that finds the record deleted, is as `deleted` when left out. Reads succeed with 200.',
      values: parts({
        created: described('A record was made.', statusWithBody),
        session: described('An upload session was made.', statusWithBody),
        dispatched: described('A run was dispatched.', statusWithBody),
        updated: described('A record was changed.', statusWithBody),
        deleted: described('A record was deleted: a status, or a status and a body.', deletedAnswer),
        deleted_again: described('A record was deleted that had been before; left out, as deleted.', deletedAnswer),
      }),
      reference: { created: 201, session: 201, dispatched: 202, updated: 200, deleted: 204 },
      unlike: {
        created: 200,
        session: 202,
        dispatched: 201,
        updated: 202,
        deleted: { status: 200, body: {} },
        deleted_again: 202,
      },
      untold: 'any 2xx',
    },
    refusal: {
      says: 'The status of each refusal (section 7 of the specification shows none).',
      values: parts({
        invalid: described('A request that breaks a rule of the document. Any 4xx.', clientError),
        malformed_json: described('A body that is no JSON. Any 4xx.', clientError),
        unknown_route: described('A path that no operation has. Any 4xx.', clientError),
        wrong_method: described('A method that the path does not take. Any 4xx.', clientError),
        wrong_media_type: described('A body that is declared as no JSON. Any 4xx.', clientError),
        too_large: described('A body beyond the size the server takes. Any 4xx.', clientError),
        conflict: described("A request that the record's state forbids. Any 4xx.", clientError),
        stale_record: described('A write based on a stale copy. Any 4xx.', clientError),
        insufficient_balance: described('A balance that is too small. Any 4xx.', clientError),
        rate_limited: described('Too many requests. Any 4xx.', clientError),
      }),
      reference: {
        invalid: 422,
        malformed_json: 400,
        unknown_route: 404,
        wrong_method: 405,
        wrong_media_type: 415,
        too_large: 413,
        conflict: 409,
        stale_record: 409,
        insufficient_balance: 402,
        rate_limited: 429,
      },
      unlike: {
        invalid: 400,
        malformed_json: 422,
        unknown_route: 400,
        wrong_method: 404,
        wrong_media_type: 400,
        too_large: 400,
        conflict: 422,
        stale_record: 412,
        insufficient_balance: 403,
        rate_limited: 420,
      },
      untold: 'any 4xx',
    },
    unauthenticated: {
      says: 'No token, or one that is unknown or ended.',
      values: accessStatus,
      reference: 401,
      unlike: 403,
      untold: 'any of the permitted statuses',
    },
    missing_scope: {
      says: 'A token without a scope that the operation needs.',
      values: accessStatus,
      reference: 403,
      unlike: 404,
      untold: 'any of the permitted statuses',
    },
    foreign_record: {
      says: 'A record of an organization that the caller does not act in.',
      note: 'A record that nobody has is 404 in any case.',
      values: accessStatus,
      reference: 404,
      unlike: 403,
      untold: 'any of the permitted statuses',
    },
    api_key_on_feedback: {
      says: 'A rating with an API key, which section 5 refuses.',
      values: accessStatus,
      reference: 403,
      unlike: 401,
      untold: 'observed, any of the permitted statuses',
    },
    bad_token_on_anonymous: {
      says: 'A bad token where none is needed.',
      values: words('refused', 'ignored'),
      reference: 'ignored',
      unlike: 'refused',
      untold: 'either is permitted',
    },
    malformed_id: {
      says: 'An id in a path that is no UUID.',
      values: words(400, 404, 422),
      reference: 404,
      unlike: 422,
      untold: 'any of the permitted statuses',
    },
    unknown_body_field: {
      says: 'A field of the body that the document does not have.',
      values: words('refused', 'ignored'),
      reference: 'refused',
      unlike: 'ignored',
      untold: 'either is permitted',
    },
    error_envelope: {
      says: 'The envelope of errors: 7.1 {code, message, errors}, 7.2 {detail}, or both merged. Stated: 7.1 for feedback; 7.2 at the batch item read, the catalog text read and health, but for their 401, 403, 404 and 405.',
      values: words('envelope', 'validation', 'merged'),
      reference: 'envelope',
      reference_for: { getBatchItem: 'validation', getModelText: 'validation', getHealth: 'validation' },
      unlike: 'merged',
      unlike_for: { getModelText: 'envelope', listBatchItems: 'validation' },
      untold: 'either envelope, or both merged',
    },
    error_values: {
      says: 'The values of code, and the parts of an error that say nothing.',
      values: parts({
        codes: described(
          'Other words for the codes of the document.',
          drawn(
            map('{code: word}', name),
            {},
            { not_found: 'NOT_FOUND', invalid_request: 'E_INVALID' },
            { unauthenticated: 'conflict', conflict: 'unauthenticated' },
          ),
        ),
        details: described(
          'errors, ctx, input and type where there is nothing to say.',
          words('present', 'null', 'absent'),
        ),
      }),
      reference: { codes: {}, details: 'present' },
      unlike: {
        codes: { not_found: 'no_such_thing', invalid_request: 'E_INVALID', unauthenticated: 'who_are_you' },
        details: 'null',
      },
      unlike_for: { deleteAsset: { details: 'absent' } },
      untold: 'any code may stand in an envelope, and parts that say nothing may be missing',
    },
    gateway: {
      says: 'What a gateway in front answers by itself, in no envelope.',
      values: drawn(
        anyOf(
          words('none'),
          shape({
            refusals: described(
              'Which refusals it answers.',
              list(fixedWords('unauthenticated', 'unknown_route', 'wrong_method', 'too_large', 'rate_limited'), {
                least: 1,
              }),
            ),
            media_type: described('Such as text/html.', name),
            body: described('Sent as it stands.', emptyOrText(10000)),
          }),
        ),
        'none',
        { refusals: ['unauthenticated', 'rate_limited'], media_type: 'text/html', body: '<h1>Denied</h1>' },
        {
          refusals: ['unknown_route', 'wrong_method', 'too_large'],
          media_type: 'application/json',
          body: '{"ok":false}',
        },
      ),
      reference: 'none',
      unlike: { refusals: ['unauthenticated', 'unknown_route'], media_type: 'text/html', body: '<h1>Denied</h1>' },
      unlike_for: { deleteAsset: 'none' },
      untold: 'an answer in no envelope is observed where a gateway may have given it',
    },
  },
};
