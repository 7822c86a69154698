/** The models that the document's examples are about; the first of them fills every list of the record. */
import type { SeedModel } from '../seed-catalog.ts';
import { canvasFast, canvasFastStyled } from './canvas.ts';
import { image, lumen, pictures, prompt } from './lumen.ts';
import { reel } from './reel.ts';

const sketch: SeedModel = {
  ...lumen,
  id: '2f269c7a-1ae4-4ef8-b610-61167fe9f12d',
  path: 'lumen/sketch',
  family_id: 'd6c213a9-5e6b-4d62-90fc-fa2b8e500368',
  name: 'Sketch',
  description: 'Turns a sentence into an image.',
  icon_url: `${pictures}/sketch/icon.png`,
  cover_url: `${pictures}/sketch/cover.png`,
  category_code: 'text-to-image',
  family_variant_code: 'base',
  param_count: '1.2B',
  architecture: 'diffusion transformer',
  max_resolution: '1024x1024',
  paper_url: 'https://papers.example/sketch',
  github_url: 'https://code.example/lumen/sketch',
  content: 'Sketch draws small images within seconds.',
  pricing_note: 'A flat price for each request.',
  lora_support: true,
  seo: { title: 'Sketch: text to image', keywords: ['image', 'text'] },
  notable_features: ['Small images within seconds', 'The same seed draws the same image'],
  behaviour: { ends: 'completed', takes_ms: 2_400, makes: 'image' },
  inputs: [
    { ...prompt, id: 'f35b3bfd-8d53-48c1-b1a7-abf0611bfaaf' },
    {
      id: 'f0ada31a-652f-461c-836b-dddfa56437c5',
      name: 'seed',
      display_name: 'Seed',
      description: 'Where chance begins.',
      variable_type_code: 'integer',
      default_behavior_code: 'use_default',
      validator_code: 'range',
      validator_attrs: { min: 0, max: 4294967295 },
      default_value: { value: 0 },
    },
  ],
  outputs: [{ ...image, id: '201b4121-ff06-4065-888f-94f0c5e62e9c' }],
  examples: [
    {
      id: '1bafa491-a88b-4b8d-a298-016043385f61',
      title: 'A red kite',
      description: 'A plain prompt.',
      start_type: 'warm',
      thumbnail_url: `${pictures}/sketch/kite-small.png`,
      category_code: 'nature',
      input: { prompt: 'A red kite over a field', seed: 7 },
      output: { image: { url: `${pictures}/sketch/kite.png`, mime_type: 'image/png', width: 512, height: 512 } },
      timing: { queue_ms: 90, model_ms: 2310 },
      status_code: 200,
      cost: '0.004',
      duration_ms: 2310,
      total_ms: 2400,
      is_featured: true,
      ran_at: '2025-11-03T09:00:00.000Z',
    },
  ],
  faq_entries: [
    {
      id: '5ef883dc-24a6-4d85-96cf-d78e11db6faf',
      question: 'May I use the images in my own work?',
      answer: 'Yes, the licence of the model allows it.',
    },
  ],
  pricing: [
    {
      id: '4d367481-ad21-48f6-af8c-e84f65048796',
      pricing_model_code: 'per_request',
      rule_effect_code: 'base',
      unit_code: 'request',
      description: 'Each image.',
      price: '0.004',
    },
  ],
  related: ['lumen/canvas/fast'],
};

export const catalog: SeedModel[] = [sketch, canvasFast, canvasFastStyled, reel];
