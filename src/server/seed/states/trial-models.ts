/** Models that end as a test wants it, and catalog entries that not everybody may see. */
import type { SeedModel } from '../seed-catalog.ts';

const prompt = {
  name: 'prompt',
  display_name: 'Prompt',
  description: 'Any text.',
  variable_type_code: 'string',
  validator_code: 'length',
  validator_attrs: { min: 1, max: 20000 },
  is_required: true,
  is_featured: true,
} as const;

const image = { name: 'image', description: 'The image, as PNG.', variable_type_code: 'image' } as const;

/** Cheap, so that a suite that runs them hundreds of times leaves the balance above zero. */
const pricing = [
  {
    pricing_model_code: 'per_request',
    rule_effect_code: 'base',
    unit_code: 'request',
    description: 'Each request.',
    price: '0.0001',
  },
] as const;

const trial = { version: '1.0', license_code: 'mit', inputs: [prompt], outputs: [image], pricing } as const;

/** Longer than anybody waits: such a run is under way as long as its world is looked at. */
const for_ever_ms = 2_000_000_000;

const byOutcome: SeedModel[] = [
  {
    ...trial,
    path: 'trial/spark',
    name: 'Spark',
    description: 'Completes at once.',
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'image' },
  },
  {
    ...trial,
    path: 'trial/dud',
    name: 'Dud',
    description: 'Fails at once.',
    behaviour: {
      ends: 'failed',
      takes_ms: 100,
      makes: 'image',
      failure_code: 'content_policy',
      failure_message: 'The prompt goes against the content policy of the model.',
    },
  },
  {
    ...trial,
    path: 'trial/snuffed',
    name: 'Snuffed',
    description: 'Is canceled at once.',
    behaviour: { ends: 'canceled', takes_ms: 100, makes: 'image' },
  },
  {
    ...trial,
    path: 'trial/smoulder',
    name: 'Smoulder',
    description: 'Takes its time, and completes.',
    behaviour: { ends: 'completed', takes_ms: 6_000, makes: 'image' },
  },
  {
    ...trial,
    path: 'trial/glacier',
    name: 'Glacier',
    description: 'Is still at it when everybody has gone home.',
    behaviour: { ends: 'completed', takes_ms: for_ever_ms, makes: 'image' },
  },
  {
    ...trial,
    path: 'trial/echo',
    name: 'Echo',
    description: 'Answers with a text, for nothing.',
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'text' },
    inputs: [{ name: 'text', description: 'Anything at all, or nothing.', default_value: { value: '' } }],
    outputs: [{ name: 'text', description: 'A text.', variable_type_code: 'string' }],
    pricing: [],
  },
];

const bySight: SeedModel[] = [
  {
    ...trial,
    path: 'acme-studio/house-style',
    organization: 'acme-studio',
    name: 'House style',
    description: 'Draws as Acme Studio does, for Acme Studio alone.',
    is_public: false,
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'image' },
  },
  {
    ...trial,
    path: 'borealis-lab/aurora',
    organization: 'borealis-lab',
    name: 'Aurora',
    description: 'A secret of Borealis Lab.',
    is_public: false,
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'image' },
  },
  {
    ...trial,
    path: 'lumen/prototype',
    name: 'Prototype',
    description: 'Will be announced some day.',
    status_code: 'draft',
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'image' },
  },
  {
    ...trial,
    path: 'lumen/withdrawn',
    name: 'Withdrawn',
    deleted_at: '2025-12-20T08:00:00.000Z',
    behaviour: { ends: 'completed', takes_ms: 100, makes: 'image' },
  },
];

/** Texts that a renderer of Markdown can trip over: marks, pipes, fences, right-to-left letters, emoji, long and empty ones. */
const awkward: SeedModel = {
  path: 'nadir/star',
  name: 'نجمة ⭐ `star` | *bold*',
  description:
    '# Not a heading\n\n| not | a table |\n|---|---|\n\n```\nnot code\n```\n\n<script>alert(1)</script> [no](link)',
  content: '',
  version: '0.0.1-β',
  license_code: null,
  pricing_note: `${'very '.repeat(200)}cheap`,
  notable_features: ['', '🏳️‍🌈', 'שלום עולם', 'a | b', '- item'],
  behaviour: { ends: 'completed', takes_ms: 100, makes: 'text' },
  inputs: [
    {
      name: 'שם',
      display_name: '',
      description: 'a | b\nc `d`',
      variable_type_code: 'string',
      default_value: { value: '`|`' },
    },
    { name: 'x'.repeat(120), description: '', variable_type_code: 'object' },
  ],
  outputs: [{ name: '🎁', description: '|', variable_type_code: null }],
  examples: [
    { title: '``` | # Title', description: '*\n*', input: { שם: '```\n# still the input\n```' }, output: null },
  ],
  faq_entries: [{ question: 'Why | how?\n# Because', answer: '```\nunclosed' }],
  related: ['lumen/prototype', 'acme-studio/house-style', 'lumen/sketch'],
};

export const trialModels: SeedModel[] = [...byOutcome, ...bySight, awkward];
