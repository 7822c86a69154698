/** A model that makes videos: a path of 5 segments, paid by the second. */
import type { SeedModel } from '../seed-catalog.ts';
import { lumen, pictures, prompt } from './lumen.ts';

/** Paid by the second of video, less for each second of a long one. */
export const reel: SeedModel = {
  ...lumen,
  id: '112cb583-c462-40fb-b5e1-cb8b097c6258',
  path: 'lumen/reel/v2/turbo/image-to-video',
  family_id: '31ad83bf-030c-45ef-a3c3-b35f2075035a',
  name: 'Reel Turbo',
  description: 'Sets an image in motion.',
  version: '2.0',
  icon_url: `${pictures}/reel-v2-turbo-image-to-video/icon.png`,
  cover_url: `${pictures}/reel-v2-turbo-image-to-video/cover.png`,
  category_code: 'image-to-video',
  family_variant_code: 'turbo',
  pricing_note: 'Paid by the second of video.',
  behaviour: { ends: 'completed', takes_ms: 3_000, makes: 'video' },
  inputs: [
    {
      name: 'image_url',
      display_name: 'First frame',
      description: 'Where the video starts from; the prompt alone decides when it is left out.',
      variable_type_code: 'image',
      is_featured: true,
    },
    { ...prompt, description: 'What shall happen.' },
    {
      name: 'seconds',
      display_name: 'Seconds',
      description: 'How long the video is.',
      variable_type_code: 'integer',
      default_behavior_code: 'use_default',
      validator_code: 'range',
      validator_attrs: { min: 1, max: 10 },
      default_value: { value: 4 },
    },
  ],
  outputs: [{ name: 'video', display_name: 'Video', description: 'The video, as MP4.', variable_type_code: 'video' }],
  pricing: [
    {
      pricing_model_code: 'per_second',
      rule_effect_code: 'base',
      unit_code: 'second',
      max_value: '8',
      description: 'Each second of video, up to eight.',
      price: '0.05',
    },
    {
      pricing_model_code: 'per_second',
      rule_effect_code: 'base',
      unit_code: 'second',
      description: 'Each second of a longer video.',
      price: '0.045',
    },
  ],
  related: ['lumen/sketch'],
};
