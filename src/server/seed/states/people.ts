/** People of every seed state: four organizations, their users, and one principal of each kind a target offers. */
import type { SeedState } from '../seed-state.ts';

const all_scopes = [
  'runs:create',
  'runs:rate',
  'graph-workflows:read',
  'graph-workflows:create',
  'graph-workflows:edit',
  'graph-workflows:delete',
  'assets:write',
  'billing:edit',
  'webhooks:create',
];

/** Reads need no scope outside graph workflows. */
const read_scopes = ['graph-workflows:read'];

/** Editing is neither creating nor deleting; who edits may say what a run was worth. */
const edit_scopes = [...read_scopes, 'graph-workflows:edit', 'runs:rate'];

const verified = '2025-01-06T08:05:00.000Z';

export const people = {
  asset_types: ['audio', 'image', 'other', 'text', 'video'],

  organizations: [
    {
      slug: 'acme-studio',
      name: 'Acme Studio',
      plan_code: 'team',
      callback_secret: true,
      balance: '184.2375',
      low_balance_threshold: '20',
    },
    {
      slug: 'quiet-works',
      name: 'Quiet Works',
      plan_code: 'free',
      callback_secret: false,
      balance: '12.5',
      low_balance_threshold: '5',
    },
    // Has used up what it paid for.
    {
      slug: 'spent-club',
      name: 'Spent Club',
      plan_code: 'free',
      callback_secret: false,
      balance: '0',
      low_balance_threshold: '1',
    },
    // Foreign to every principal but the outsider.
    {
      slug: 'borealis-lab',
      name: 'Borealis Lab – Лаборатория «Север»',
      plan_code: 'enterprise',
      callback_secret: true,
      balance: '100000',
      low_balance_threshold: '0.001',
    },
  ],

  users: [
    {
      email: 'owner@acme.example',
      first_name: 'Olive',
      last_name: 'Owner',
      timezone: 'UTC',
      locale_code: 'en',
      email_verified_at: verified,
      memberships: [{ organization: 'acme-studio', role_code: 'owner', scopes: all_scopes }],
    },
    {
      email: 'reader@acme.example',
      first_name: 'Rhea',
      last_name: 'Reader',
      timezone: 'Europe/Athens',
      locale_code: 'el-GR',
      email_verified_at: verified,
      memberships: [{ organization: 'acme-studio', role_code: 'reader', scopes: read_scopes }],
    },
    {
      email: 'human@acme.example',
      first_name: 'Hugo',
      last_name: 'Human',
      avatar_url: 'https://pictures.example/hugo.png',
      timezone: 'America/Sao_Paulo',
      locale_code: 'pt-BR',
      email_verified_at: verified,
      memberships: [{ organization: 'acme-studio', role_code: 'member', scopes: all_scopes }],
    },
    // A member of two organizations, with fewer scopes in the second; nothing about the person was given.
    {
      email: 'member@acme.example',
      memberships: [
        { organization: 'acme-studio', role_code: 'member', scopes: all_scopes },
        { organization: 'quiet-works', role_code: 'editor', scopes: edit_scopes },
      ],
    },
    {
      email: 'owner@quiet.example',
      first_name: 'Nell',
      last_name: 'Quiet',
      memberships: [{ organization: 'quiet-works', role_code: 'owner', scopes: all_scopes }],
    },
    {
      email: 'owner@spent.example',
      memberships: [{ organization: 'spent-club', role_code: 'owner', scopes: all_scopes }],
    },
    {
      email: 'outsider@borealis.example',
      first_name: 'Отто',
      last_name: 'Внешний',
      timezone: 'Europe/Oslo',
      locale_code: 'ru',
      email_verified_at: verified,
      memberships: [{ organization: 'borealis-lab', role_code: 'owner', scopes: all_scopes }],
    },
  ],

  invitations: [
    {
      organization: 'borealis-lab',
      email: 'owner@acme.example',
      role_code: 'member',
      created_at: '2025-03-04T14:20:00.000Z',
    },
    // Over, so that nobody is shown it.
    {
      organization: 'quiet-works',
      email: 'owner@acme.example',
      role_code: 'reader',
      created_at: '2025-01-10T10:00:00.000Z',
      expires_at: '2025-01-24T10:00:00.000Z',
    },
    {
      organization: 'quiet-works',
      email: 'human@acme.example',
      role_code: 'reader',
      created_at: '2025-03-05T09:00:00.000Z',
      expires_at: '2099-03-19T09:00:00.000Z',
    },
  ],

  principals: [
    {
      name: 'owner',
      kind: 'api_key',
      user: 'owner@acme.example',
      organization: 'acme-studio',
      scopes: all_scopes,
    },
    {
      name: 'reader',
      kind: 'api_key',
      user: 'reader@acme.example',
      organization: 'acme-studio',
      scopes: read_scopes,
    },
    { name: 'human', kind: 'user', user: 'human@acme.example', organization: 'acme-studio' },
    {
      name: 'member',
      kind: 'user',
      user: 'member@acme.example',
      organization: 'acme-studio',
      second_organization: 'quiet-works',
    },
    {
      name: 'outsider',
      kind: 'api_key',
      user: 'outsider@borealis.example',
      organization: 'borealis-lab',
      scopes: all_scopes,
    },
    {
      name: 'no_secret',
      kind: 'api_key',
      user: 'owner@quiet.example',
      organization: 'quiet-works',
      scopes: all_scopes,
    },
    {
      name: 'penniless',
      kind: 'api_key',
      user: 'owner@spent.example',
      organization: 'spent-club',
      scopes: all_scopes,
    },
    {
      name: 'expired',
      kind: 'api_key',
      user: 'owner@acme.example',
      organization: 'acme-studio',
      scopes: all_scopes,
      expires_at: '2025-02-01T00:00:00.000Z',
    },
  ],
} as const satisfies SeedState;
