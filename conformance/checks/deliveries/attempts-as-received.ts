import { of_logs } from '../../arbitraries/wave-families.ts';
import { timeline } from '../../models/deliveries.ts';
import { attemptsIn, entryTells, type LoggedTrial, loggedDelivery, statusIn } from '../../models/delivery-log.ts';
import { type LoggedRule, loggedRules } from '../../models/logged-rules.ts';
import { type DeliveryAttempt, waveOf } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';

const clause = 'deliveries.attempts-as-received';
const isSeen = (logged: LoggedTrial) => shownAttempts(logged) !== undefined;

const rules = {
  'attempts-left-out': {
    clause,
    message: 'The log shows fewer attempts of a delivery than arrived.',
    isSeen,
    fault(logged, { all, evidence }) {
      const most = Math.max(...all.map((one) => shownAttempts(one)?.length ?? 0));
      const sent = surelySent(logged, waveOf(evidence).public);
      const is_whole = isKeptInPart(logged, most) || shownAttempts(logged)!.length >= sent.length;
      return is_whole ? undefined : { expected: timeline(sent), actual: statusesIn(logged) };
    },
    again: true,
  },
  'attempts-made-up': {
    clause,
    message: 'The log shows more answered attempts of a delivery than arrived.',
    isSeen,
    fault: (logged) => (showsInvented(logged) ? { actual: statusesIn(logged) } : undefined),
    hides_in_tunnels: true,
  },
} satisfies Record<string, LoggedRule>;

export const attemptsAsReceived = waveCheck({
  id: 'deliveries/attempts-as-received',
  title: 'The log shows as many attempts of a delivery as its receiver saw',
  how: 'The attempts of a delivery in the log are counted against those that arrived. The log may keep only the latest, and may show further ones that were not answered.',
  since: '0.1.0',
  ...of_logs,
  ...loggedRules(rules),
});

/** An entry without any has none where others of the same list show theirs; else nothing tells where they stand. */
function shownAttempts(logged: LoggedTrial) {
  const entry = loggedDelivery(logged);
  if (!entry) return undefined;
  return attemptsIn(entry) ?? (logged.items.some((item) => attemptsIn(item)?.length) ? [] : undefined);
}

/** A log may keep no more than some number of attempts of each delivery, several, and then it keeps the latest. */
function isKeptInPart(logged: LoggedTrial, most: number): boolean {
  const entry = loggedDelivery(logged);
  const { request_id } = logged.attempts.at(-1)!;
  const has_latest = entry !== undefined && request_id !== undefined && entryTells(entry, [request_id]);
  return most > 1 && shownAttempts(logged)?.length === most && has_latest && !showsOlder(logged, most);
}

/** A status that none of the latest attempts was answered with, and an earlier one was; where all had an answer. */
function showsOlder(logged: LoggedTrial, most: number): boolean {
  const answers = logged.attempts.map(({ answer }) => answer);
  const [older, latest] = [answers.slice(0, -most), answers.slice(-most)];
  const statuses = shownAttempts(logged)?.map(statusIn) ?? [];
  const is_older = (status = 0) => older.includes(status) && !latest.includes(status);
  return latest.every((answer) => typeof answer === 'number') && statuses.some(is_older);
}

/** An attempt that was answered well may arrive twice (section 6); behind a public URL, one without an answer too. */
function surelySent({ attempts }: LoggedTrial, is_public: boolean): readonly DeliveryAttempt[] {
  return attempts.filter((attempt, place) => {
    const before = attempts[place - 1];
    if (before?.digest !== attempt.digest || before.request_id !== attempt.request_id) return true;
    if (typeof before.answer !== 'number' || before.answer >= 500) return !is_public;
    return before.answer >= 300;
  });
}

/** More attempts that were answered than there were answers, to any attempt that ever came. */
function showsInvented(logged: LoggedTrial): boolean {
  const answered = shownAttempts(logged)?.filter((attempt) => statusIn(attempt) !== undefined) ?? [];
  const { attempts } = logged.trial;
  return answered.length > attempts.length;
}

function statusesIn(logged: LoggedTrial): string {
  const statuses = shownAttempts(logged)?.map(({ status_code }) => status_code ?? 'no status');
  return `attempts with ${statuses?.join(', ') || 'nothing'}`;
}
