import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { outcomeOfRuns } from '../../testing/written-runs.support.ts';
import { eachItsOwn } from './each-its-own.ts';

const about = { case: { run: 'succeeds' }, notes: { texts: ['equal', 'equal', 'other'] } };
const inputs = [{ text: 'equal' }, { text: 'equal' }, { text: 'other' }];

interface Again {
  ids?: readonly unknown[];
  models?: readonly unknown[];
  shown?: readonly unknown[];
}

const made = ['r1', 'r2', 'r3'];

const again = ({ ids = made, models = [], shown = inputs }: Again) => [
  ...ids.map((run_id, index) =>
    answered(
      `again/${index + 1}`,
      'dispatchModelRun2',
      202,
      { run_id, status: 'queued' },
      { sent: { text: about.notes.texts[index] } },
    ),
  ),
  ...ids.map((id, index) =>
    answered(`read/${index + 1}`, 'getRun', 200, {
      id,
      model_id: models[index] ?? 'model-of-succeeds',
      input: shown[index],
    }),
  ),
];

it.each<[string, Again, string | readonly string[]]>([
  ['runs of their own', {}, 'satisfied'],
  ['runs that show no input', { shown: [] }, 'satisfied'],
  ['runs that show an improved input', { shown: [{ text: 'EQUAL, in oil' }, inputs[1], inputs[2]] }, 'satisfied'],
  ['one run for equal inputs', { ids: ['r1', 'r1', 'r3'] }, 'satisfied'],
  ['one run for different inputs', { ids: ['r1', 'r3', 'r3'] }, ['shared-run-id']],
  ['one run, in upper case', { ids: ['r1', 'r2', 'R2'] }, ['shared-run-id']],
  ['the run that was there before', { ids: ['run-of-succeeds', 'r2', 'r3'] }, ['shared-run-id']],
  ['another model', { models: [undefined, 'm9'] }, ['another-model']],
  ['the input of another', { shown: [inputs[2], inputs[1], inputs[2]] }, ['input-of-another']],
  ['one without a text', { ids: [...made, 'r4'], shown: [...inputs, { size: 3 }] }, 'satisfied'],
  ['one that shows a text left out', { ids: [...made, 'r4'], shown: [...inputs, inputs[2]] }, ['input-of-another']],
  ['nothing', { ids: [] }, 'stopped'],
])('dispatches at once make %s', (_, given, expected) => {
  expect(outcomeOfRuns(eachItsOwn, [{}], again(given), about)).toEqual(expected);
});

const signs = `mrk1signs r&b <b>"one"</b> é 🌅`;
const alone = (shown: unknown, status = 202) => [
  answered('again/1', 'dispatchModelRun2', status, { run_id: 'r1', status: 'queued' }, { sent: { text: signs } }),
  ...(status === 202 ? [answered('read/1', 'getRun', 200, { id: 'r1', model_id: 'm', input: shown })] : []),
];

it.each<[string, unknown, number, string | readonly string[]]>([
  ['as it is', { text: signs }, 202, 'satisfied'],
  ['with more around it', { text: ` ${signs}, in oil` }, 202, 'satisfied'],
  ['in another form of Unicode', { text: signs.normalize('NFD') }, 202, 'satisfied'],
  ['elsewhere', { values: { text: signs } }, 202, 'stopped'],
  ['not at all', null, 202, 'stopped'],
  ['as for a page', { text: signs.replace('&', '&amp;') }, 202, ['another-input']],
  ['without its pictograph', { text: signs.replace('🌅', '?') }, 202, ['another-input']],
  ['after a refusal', null, 422, 'stopped'],
])('an unusual text is shown %s', (_, shown, status, expected) => {
  const facts = {
    fixtures: { models: { succeeds: { path: 'a/b', input: {}, text_field: 'text', ends_within_s: 5 } } },
  };
  const more = { case: { run: 'succeeds', text: 'signs' }, notes: { texts: [signs] }, facts };
  expect(outcomeOf(eachItsOwn, written(alone(shown, status), more))).toEqual(expected);
});
