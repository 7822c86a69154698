/** Graph workflows: those of the document's examples, one that anybody can make, a deleted one, and two of other organizations. */
import type { SeedWorkflow } from '../seed-catalog.ts';

const owner = { organization: 'acme-studio', created_by: 'owner@acme.example' };
const picture = 'https://static.example/pictures/harbour.png';

/** Request that makes the sample workflow: a text goes in, and an image comes out. */
export const postcard = {
  name: 'Postcard',
  workflow_json: {
    '1': { class_type: 'ComposeText', inputs: { text: '' } },
    '2': { class_type: 'RenderImage', inputs: { text: ['1', 0], width: 640, height: 480 } },
    '3': { class_type: 'SaveImage', inputs: { image: ['2', 0] } },
  },
  inputs: [
    {
      name: 'text',
      display_name: 'Text',
      description: 'What is written on it.',
      variable_type_code: 'string',
      graph_node_id: '1',
      graph_field_name: 'text',
      is_required: true,
    },
  ],
  outputs: [
    {
      name: 'image',
      display_name: 'Image',
      description: 'The postcard, as PNG.',
      variable_type_code: 'image',
      graph_node_id: '3',
      graph_field_name: 'image',
    },
  ],
};

const upscale = {
  name: 'Upscale',
  workflow_json: {
    '1': { class_type: 'LoadImage', inputs: { url: '' } },
    '2': { class_type: 'UpscaleImage', inputs: { image: ['1', 0], factor: 2 } },
    '3': { class_type: 'SaveImage', inputs: { image: ['2', 0] } },
  },
  inputs: [
    {
      name: 'image_url',
      display_name: 'Image',
      description: 'The image to make larger.',
      variable_type_code: 'image',
      validator_code: 'url',
      validator_attrs: {},
      graph_node_id: '1',
      graph_field_name: 'url',
      is_required: true,
    },
    {
      name: 'factor',
      display_name: 'Factor',
      description: 'How many times larger.',
      variable_type_code: 'integer',
      default_behavior_code: 'use_default',
      validator_code: 'range',
      validator_attrs: { min: 2, max: 4 },
      graph_node_id: '2',
      graph_field_name: 'factor',
      default_value: { value: 2 },
    },
  ],
  outputs: [
    {
      name: 'image',
      display_name: 'Image',
      description: 'The larger image.',
      variable_type_code: 'image',
      graph_node_id: '3',
      graph_field_name: 'image',
    },
  ],
  gpu_explicit_models: [{ gpu_model_code: 'l4' }],
  custom_nodes: [{ name: 'upscale-nodes', version: '0.3.1' }],
  models: [{ name: 'upscaler-2x', size_bytes: 67108864 }],
  environment: { python: '3.12' },
  resources: { memory_mb: 8192 },
};

export const workflows: SeedWorkflow[] = [
  {
    ...owner,
    ...upscale,
    id: 'eaaf20e9-c2d3-4bfc-9aae-8a33e337b2bc',
    slug: 'upscale',
    created_at: '2026-01-04T09:50:00.000Z',
  },
  { ...owner, ...postcard, slug: 'postcard', created_at: '2026-01-04T09:51:00.000Z' },
  {
    ...owner,
    id: '8efceaed-8bc8-40e4-93a1-b9e9d47ef3c7',
    name: 'Posterize',
    slug: 'posterize',
    workflow_json: { '1': { class_type: 'LoadImage', inputs: { url: picture } } },
    created_at: '2026-01-02T08:00:00.000Z',
    deleted_at: '2026-01-03T12:00:00.000Z',
  },
  // A diamond, so that one node waits for two others; its name has no letter that a slug could be made of.
  {
    organization: 'acme-studio',
    created_by: 'human@acme.example',
    name: 'מיזוג 🎨',
    slug: 'workflow',
    workflow_json: {
      blend: { class_type: 'BlendImages', inputs: { a: ['left', 0], b: ['right', 0] } },
      left: { class_type: 'Tint', inputs: { image: ['source', 0], colour: '🔴' } },
      right: { class_type: 'Tint', inputs: { image: ['source', 0], colour: 'כחול' } },
      source: { class_type: 'LoadImage', inputs: { url: picture } },
    },
    created_at: '2026-01-04T10:00:00.000Z',
  },
  // The slug of another organization's workflow.
  {
    organization: 'borealis-lab',
    created_by: 'outsider@borealis.example',
    ...upscale,
    slug: 'upscale',
    created_at: '2026-01-04T09:50:00.000Z',
  },
  {
    organization: 'quiet-works',
    created_by: 'owner@quiet.example',
    ...postcard,
    slug: 'postcard',
    created_at: '2026-01-04T09:50:00.000Z',
  },
];
