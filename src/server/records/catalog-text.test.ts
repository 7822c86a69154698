import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Model } from '../../contract/types.ts';
import { modelInput, rule } from '../../engine/sample-catalog.support.ts';
import { hostileModel } from './catalog-arbitraries.support.ts';
import { modelText, most_text_characters } from './catalog-text.ts';

const example = (name: string) =>
  parse(readFileSync(new URL(`../../../openapi/components/examples/${name}.yaml`, import.meta.url), 'utf8')).value;
const sketch: Model = example('TextToImageRun').model;
const context = {
  endpoint_base: '',
  model_path: 'lumen/sketch',
  related: new Map([
    [sketch.related_links[0]!.related_model_id, { name: 'Canvas Fast', owner: 'lumen', slug: 'canvas-fast' }],
  ]),
  at_ms: Date.UTC(2026, 0, 5),
};
const textOf = (changes: Partial<Model>) => modelText({ ...sketch, ...changes }, context);

test("is the document's example", () => {
  expect(modelText(sketch, context)).toBe(example('SketchText'));
});

describe('the text', () => {
  test('of a model with nothing but what it must have', () => {
    const bare: Model = {
      ...sketch,
      ...{ description: null, content: null, license_code: null, pricing_note: null },
      ...{ inputs: [], outputs: [], examples: [], faq_entries: [], pricing: [] },
    };
    expect(modelText(bare, { ...context, endpoint_base: 'https://api.example.com', related: undefined })).toBe(
      [
        '# Sketch',
        '## Overview',
        [
          '- Endpoint: `POST https://api.example.com/v1/models/lumen/sketch/runs`',
          '- Model id: `2f269c7a-1ae4-4ef8-b610-61167fe9f12d`',
          '- Provider: lumen',
          '- License: not stated',
          '- Last updated: 2025-12-15',
          '- Base price: none',
        ].join('\n'),
        '## Inputs',
        'A run takes no input.\n',
      ].join('\n\n'),
    );
  });

  test('names the unit of the base price, and each rule in force', () => {
    const style = modelInput('style', { id: 9 });
    const text = textOf({
      pricing_note: null,
      inputs: [style],
      pricing: [
        rule({ id: 1, pricing_model_code: 'per_second', price: '0.050', description: 'Each second.' }),
        rule({ id: 2, rule_effect_code: 'multiply', price: '1.50', multiplier_label: 'HD', sort_order: 1 }),
        rule({ id: 3, rule_effect_code: 'add', model_input_id: style.id, match_value: 'a|b', sort_order: 2 }),
        rule({ id: 4, price: '9', sort_order: 3, disabled_at: '2026-01-04T00:00:00.000Z' }),
      ],
    });
    expect(text).toContain('- Base price: 0.05 USD per second of generated media\n');
    expect(sectionOf(text, 'Pricing')).toBe(
      [
        '| rule | unit | price |',
        '|---|---|---|',
        '| Each second. | second | 0.05 USD |',
        '| HD | | × 1.5 |',
        '| Surcharge, "a\\|b" for style | request | 0.05 USD |',
      ].join('\n'),
    );
  });

  test('has examples in their order, those that are not public left out', () => {
    const one = sketch.examples[0]!;
    const text = textOf({
      examples: [
        { ...one, title: 'Hidden', is_public: false },
        { ...one, title: null, description: 'No cost', cost: null, total_ms: null, duration_ms: 12, sort_order: 2 },
        { ...one, title: '# 1', description: null, cost: '0.100', total_ms: null, duration_ms: null, sort_order: 1 },
      ],
    });
    const block = '```json\n{"prompt": "A red kite over a field", "seed": 7}\n```';
    expect(sectionOf(text, 'Examples')).toBe(
      ['### \\# 1', 'It cost 0.1 USD.', block, '### Example 2', 'No cost. It took 0.012 s.', block].join('\n\n'),
    );
  });

  test('links to no related model that it was not told of', () => {
    expect(modelText(sketch, { ...context, related: new Map() })).not.toContain('Related');
  });

  test('shows the defaults that are used', () => {
    const input = (name: string, given: object) => modelInput(name, { ...given, variable_type_code: 'string' });
    const text = textOf({
      inputs: [
        input('a', { default_value: { value: 'x' } }),
        input('b', { default_value: { value: 'x|y' } }),
        input('c', { default_value: { value: 'x' }, default_behavior_code: 'leave_out' }),
        input('d', { default_value: {} }),
      ],
    });
    expect(sectionOf(text, 'Inputs').split('\n').slice(2)).toEqual([
      '| `a` | string | no | `"x"` | |',
      '| `b` | string | no | "x\\|y" | |',
      '| `c` | string | no | | |',
      '| `d` | string | no | | |',
    ]);
  });

  test('ends where there is no more room', () => {
    const entry = { ...sketch.faq_entries[0]!, answer: 'x'.repeat(65_536) };
    const text = textOf({ faq_entries: Array(100).fill(entry) });
    expect(text.length).toBeLessThanOrEqual(most_text_characters);
    expect(text.length).toBeGreaterThan(900_000);
    expect(text).toMatch(/\n\nThe rest of this text is too long to be shown\.\n$/);
  });
});

test('whatever a model is called and holds, the text has its own headings and tables, and no others', () => {
  fc.assert(
    fc.property(hostileModel(sketch), (model) => {
      const text = modelText(model, context);
      expect(text).toBe(modelText(structuredClone(model), context));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r]/);
      const lines = linesOutsideOfCode(text);
      const sections = [
        'Overview',
        'Inputs',
        'Outputs',
        'Pricing',
        'Examples',
        'Questions and answers',
        'Related models',
      ];
      const headings = lines.filter((line) => /^#{1,2} /.test(line));
      expect(headings[0]).toMatch(/^# \S/);
      expect(headings.slice(1)).toEqual(sections.map((name) => `## ${name}`).filter((name) => headings.includes(name)));
      expect(lines.filter((line) => line.startsWith('### '))).toHaveLength(
        model.examples.length + model.faq_entries.length,
      );
      const rows = lines.filter((line) => line.startsWith('|'));
      const tables = [model.inputs, model.outputs, model.pricing.filter(({ disabled_at }) => disabled_at === null)];
      expect(rows).toHaveLength(tables.reduce((sum, { length }) => sum + (length > 0 ? length + 2 : 0), 0));
      const columns = rows.map((row) => row.replace(/\\[!-/:-@[-`{-~]/g, '').split('|').length - 2);
      const want = [5, 3, 3].flatMap((count, index) =>
        Array(tables[index]!.length && tables[index]!.length + 2).fill(count),
      );
      expect(columns).toEqual(want);
    }),
    { numRuns: 300 },
  );
});

function sectionOf(text: string, name: string): string {
  return text.split(`\n## ${name}\n\n`)[1]!.split('\n\n## ')[0]!.trimEnd();
}

/** Blocks of code begin and end with a line of backticks of one length, as none of the other texts can. */
function linesOutsideOfCode(text: string): string[] {
  let fence = '';
  return text.split('\n').filter((line) => {
    const mark = /^(`{3,})(json)?$/.exec(line)?.[1];
    if (fence === '') fence = mark ?? '';
    else if (mark === fence) fence = '';
    else return false;
    return mark === undefined;
  });
}
