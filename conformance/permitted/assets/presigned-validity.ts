import { type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { exchanged, type Parts } from '../../../src/server/parts.ts';
import { presignedValidity } from '../../checks/assets/presigned-validity.ts';
import { withoutDate } from '../../mutants/assets/month-long-urls.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

/** Long enough for one download. */
const brief_s = 90;

/** A host whose own clock is a month behind the one that is stepped. */
const host_behind_ms = 30 * 86_400_000;

export const permitted = permittedOf(presignedValidity, {
  'date-of-the-host': {
    obeys: ['assets.presigned-validity', 'assets.signed-url-end'],
    what: 'The Date of answers is that of the host, a month before the time that the interface goes by and that its URLs tell an end in.',
    choices: { assets: { signed_url_end: 'epoch' } },
    applyTo: (parts) => {
      const date = () => new Date(parts.clock.now_ms() - host_behind_ms).toUTCString();
      const dated = (changed: Parts, operation: OperationId) =>
        withWire(changed, operation, (wire) => ({ ...wire, headers: { ...wire.headers, date: date() } }));
      return operationIds.reduce(dated, parts);
    },
  },
  'signed-by-the-machine': {
    obeys: ['assets.presigned-validity', 'assets.signed-url-end'],
    what: 'Storage signs by the time of the machine, which lies beyond that of the interface; URLs tell the moment of their end alone, and answers no time.',
    choices: { assets: { signed_url_end: 'epoch' } },
    costs: { 'assets/presigned-get-ends': 'the time by which its URLs end cannot be moved' },
    applyTo: (parts) => {
      const clock = exchanged(parts.clock, { now_ms: () => Date.now() });
      const signing = withPart(parts, 'presigner', (presigner) => ({
        sign: (world, ...grant) => presigner.sign(exchanged(world, { parts: { ...world.parts, clock } }), ...grant),
      }));
      return operationIds.reduce(withoutDate, signing);
    },
  },
  'ninety-seconds': {
    obeys: ['assets.presigned-validity'],
    what: 'A presigned URL is valid for a minute and a half.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, grant, validity_s, end) =>
          presigner.sign(world, grant, grant.method === 'GET' ? brief_s : validity_s, end),
      })),
  },
});
