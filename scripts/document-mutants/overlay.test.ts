import { expect, it } from 'vitest';
import { type Overlay, withOverlay } from './overlay.ts';

const document = {
  'a/b': { list: [1, 2, 3], text: 'x' },
  "it's": { name: 'first', size: 1 },
  records: [{ name: 'first', tags: ['x'] }, { name: 'second' }, { name: 'first' }],
};

function applied(...actions: Overlay['actions']): unknown {
  return withOverlay(document, { overlay: '1.0.0', info: { title: 'A test', version: '1.0.0' }, actions });
}

const table: [string, { given: Overlay['actions']; want: object }][] = [
  [
    'a member replaces a plain value and joins the others',
    {
      given: [{ target: "$['a/b']", update: { text: 'y', more: 1 } }],
      want: { ...document, 'a/b': { list: [1, 2, 3], text: 'y', more: 1 } },
    },
  ],
  [
    'a list gets one item more, or those of a list',
    {
      given: [
        { target: "$['a/b']", update: { list: [4] } },
        { target: "$['a/b'].list", update: 5 },
      ],
      want: { ...document, 'a/b': { list: [1, 2, 3, 4, 5], text: 'x' } },
    },
  ],
  [
    'what a filter finds goes, all of it',
    {
      given: [{ target: "$.records[?@.name=='first']", remove: true }],
      want: { ...document, records: [{ name: 'second' }] },
    },
  ],
  [
    'plain items go by their value',
    {
      given: [{ target: "$['a/b'].list[?@==2]", remove: true }],
      want: { ...document, 'a/b': { list: [1, 3], text: 'x' } },
    },
  ],
  [
    'names with quotes and slashes are found',
    { given: [{ target: '$["it\'s"].size', remove: true }], want: { ...document, "it's": { name: 'first' } } },
  ],
  [
    'an action sees what those before it did',
    {
      given: [
        { target: "$['a/b'].list", remove: true },
        { target: "$['a/b']", update: { list: ['new'] } },
      ],
      want: { ...document, 'a/b': { text: 'x', list: ['new'] } },
    },
  ],
];

it.each(table)('%s', (_, { given, want }) => {
  const before = structuredClone(document);
  expect(applied(...given)).toEqual(want);
  expect(document).toEqual(before);
});

it('an action that finds nothing is refused', () => {
  expect(() => applied({ target: '$.nothing', remove: true })).toThrow('A test: nothing stands at $.nothing');
});

it('the whole document cannot go', () => {
  expect(() => applied({ target: '$', remove: true })).toThrow('not supported');
});
