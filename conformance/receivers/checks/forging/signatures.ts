import { table } from '../../../suite/check.ts';
import { controlOfForged, type ForgedNotes, forged_codes, judgeForged, sendForged } from '../../forged.ts';
import { type Forgery, receiverCheck } from '../../receiver-check.ts';

export const forgedSignatures = receiverCheck<{ signature: Forgery }, ForgedNotes>({
  id: 'forging/signatures',
  title: 'Events with a wrong signature, or none, are refused',
  how: 'Sends events with the signature of another event, body or secret, cut short, empty or absent, between two genuine ones.',
  clauses: ['receiving.refuses-forged'],
  codes: forged_codes,
  since: '0.1.0',
  signed: true,
  cases: table<{ signature: Forgery }>([
    { signature: 'absent' },
    { signature: 'other-secret' },
    { signature: 'other-body' },
    { signature: 'half' },
    { signature: 'empty' },
    { signature: 'garbage' },
    { signature: 'unkeyed' },
    { signature: 'no-body' },
    { signature: 'replayed' },
  ]),
  act: (ctx, { signature }) => sendForged(ctx, ctx.newEvent(), { forged: signature }),
  control: (evidence) => controlOfForged(evidence, evidence.notes),
  judge: judgeForged,
});
