/** Two models that draw large images: paths of 3 and 4 segments, and prices that depend on what is asked for. */
import type { SeedModel } from '../seed-catalog.ts';
import { image, lumen, pictures, prompt } from './lumen.ts';

const size = {
  name: 'size',
  display_name: 'Size',
  description: 'Width and height in pixels.',
  variable_type_code: 'string',
  default_behavior_code: 'use_default',
  validator_code: 'one_of',
  validator_attrs: { values: ['512x512', '1024x1024', '2048x1024'] },
  default_value: { value: '1024x1024' },
} as const;

/** Paid by the request: what it costs depends on the size asked for, and on how large the image came out. */
export const canvasFast: SeedModel = {
  ...lumen,
  id: '5b46510f-6826-4113-b739-e94f79ba94f0',
  path: 'lumen/canvas/fast',
  family_id: 'cbd6a7b7-453d-40cd-8d69-abce97eb7c56',
  name: 'Canvas Fast',
  description: 'Turns a sentence into a large image.',
  version: '2.1',
  icon_url: `${pictures}/canvas-fast/icon.png`,
  cover_url: `${pictures}/canvas-fast/cover.png`,
  category_code: 'text-to-image',
  family_variant_code: 'fast',
  max_resolution: '2048x2048',
  behaviour: { ends: 'completed', takes_ms: 1_200, makes: 'image' },
  inputs: [
    prompt,
    size,
    {
      name: 'enhance',
      display_name: 'Enhance',
      description: 'Whether the image is gone over once more.',
      variable_type_code: 'boolean',
      default_behavior_code: 'use_default',
      default_value: { value: false },
    },
  ],
  outputs: [image],
  pricing: [
    {
      pricing_model_code: 'per_request',
      rule_effect_code: 'base',
      unit_code: 'request',
      input: 'size',
      match_value: '512x512',
      description: 'A small image.',
      price: '0.006',
    },
    {
      pricing_model_code: 'per_request',
      rule_effect_code: 'base',
      unit_code: 'request',
      description: 'Each image.',
      price: '0.01',
    },
    {
      pricing_model_code: 'per_request',
      rule_effect_code: 'multiply',
      multiplier_label: 'Enhanced',
      input: 'enhance',
      match_value: true,
      description: 'Going over it once more.',
      price: '1.5',
    },
    {
      pricing_model_code: 'per_request',
      rule_effect_code: 'add',
      unit_code: 'request',
      dimension_code: 'megapixels',
      min_value: '2',
      description: 'More than two megapixels.',
      price: '0.0025',
    },
  ],
  related: ['lumen/sketch', 'lumen/canvas/fast/styled'],
};

export const canvasFastStyled: SeedModel = {
  ...lumen,
  id: 'f5456a8d-d9d5-46d3-95c4-657625e2e6fc',
  path: 'lumen/canvas/fast/styled',
  family_id: 'cbd6a7b7-453d-40cd-8d69-abce97eb7c56',
  name: 'Canvas Fast Styled',
  description: 'Turns a sentence into a large image in a given style.',
  version: '2.1',
  icon_url: `${pictures}/canvas-fast-styled/icon.png`,
  cover_url: `${pictures}/canvas-fast-styled/cover.png`,
  category_code: 'text-to-image',
  family_variant_code: 'fast-styled',
  behaviour: { ends: 'completed', takes_ms: 1_200, makes: 'image' },
  inputs: [
    prompt,
    {
      name: 'style',
      display_name: 'Style',
      description: 'The manner in which it is drawn.',
      variable_type_code: 'string',
      default_behavior_code: 'leave_out',
      validator_code: 'one_of',
      validator_attrs: { values: ['woodcut', 'watercolour', 'charcoal'] },
    },
    size,
  ],
  outputs: [image],
  pricing: [
    {
      pricing_model_code: 'per_request',
      rule_effect_code: 'base',
      unit_code: 'request',
      description: 'Each image.',
      price: '0.012',
    },
  ],
  related: ['lumen/canvas/fast'],
};
