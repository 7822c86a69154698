import type { Parts } from '../../../src/server/parts.ts';
import { withPayload } from '../../mutants/changed-events.ts';
import { withTexts } from '../front/wire-bodies.ts';
import { permittedOf } from '../permitted.ts';

const canonical = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})\.(\d{3,})Z$/;

type Form = (time: {
  text: string;
  /** Year, month, day; hour, minute, second; fraction. */
  digits: string[];
  fraction: string;
}) => string;

function withTimes(parts: Parts, form: Form): Parts {
  return withTexts(parts, (text) => {
    const found = canonical.exec(text);
    return found ? form({ text, digits: found.slice(1, 7), fraction: found[7]! }) : text;
  });
}

const dayOfYear = ([year, month, day]: readonly string[]) =>
  (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(Number(year), 0, 0)) / 86_400_000;

/** All of one instant. */
const forms: readonly Form[] = [
  ({ text }) => text,
  ({ text, fraction }) => text.replace(`.${fraction}`, `,${fraction}`),
  ({ text, fraction }) => text.replace(`.${fraction}Z`, `.${fraction.padEnd(9, '0')}+00:00`),
  ({ text }) => text.replace('Z', '+0000'),
  ({ text }) => text.replace('Z', '+00'),
  ({ text }) => text.replace('Z', ''),
  ({ text }) => text.toLowerCase(),
  ({ digits: [y, m, d, h, min, s], fraction }) => `${y}${m}${d}T${h}${min}${s}.${fraction}Z`,
  ({ digits, fraction }) => {
    const [y, , , h, min, s] = digits;
    return `${y}-${String(dayOfYear(digits)).padStart(3, '0')}T${h}:${min}:${s}.${fraction}Z`;
  },
  ({ text, digits }) => `${weekDate(digits)}${text.slice(10)}`,
];

/** By the Thursday of its week, which decides the year. */
function weekDate([year, month, day]: readonly string[]): string {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const weekday = ((date.getUTCDay() + 6) % 7) + 1;
  date.setUTCDate(date.getUTCDate() + 4 - weekday);
  const start = Date.UTC(date.getUTCFullYear(), 0, 1);
  const week = Math.floor((date.getTime() - start) / 604_800_000) + 1;
  return `${date.getUTCFullYear()}-W${String(week).padStart(2, '0')}-${weekday}`;
}

export const permitted = permittedOf(
  { id: 'everywhere/times' },
  {
    'every-form': {
      obeys: ['types.timestamp'],
      what: 'Each time is written in another form of ISO 8601 than the one before: with a comma, in the basic format, by the day of the year or of the week, with any mark of UTC.',
      applyTo(parts) {
        let turn = 0;
        return withTimes(parts, (time) => forms[turn++ % forms.length]!(time));
      },
    },
    'payloads-in-another-form': {
      obeys: ['types.timestamp', 'events.one-payload-shape'],
      what: 'Times in payloads have microseconds and an offset, and those of records milliseconds and a Z.',
      applyTo: (parts) =>
        withPayload(parts, (payload) =>
          JSON.parse(JSON.stringify(payload), (_, value) =>
            typeof value === 'string' && canonical.test(value) ? value.replace('Z', '000+00:00') : value,
          ),
        ),
    },
  },
);
