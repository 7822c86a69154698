/** The target file of something that is no implementation: it claims everything, with tokens and ids that are made up. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type PrincipalName, principalNames } from '../../conformance/target/target.ts';
import { tags } from '../../src/contract/operations.ts';

/** The same id for the same word. */
function idOf(word: string): string {
  const hex = createHash('sha256').update(word).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const organizations: Record<PrincipalName, string> = {
  owner: 'acme',
  reader: 'acme',
  human: 'acme',
  member: 'acme',
  outsider: 'other',
  no_secret: 'plain',
};
const users: readonly PrincipalName[] = ['human', 'member'];

function principal(name: PrincipalName) {
  const slug = organizations[name];
  return {
    kind: users.includes(name) ? 'user' : 'api_key',
    organization: { id: idOf(slug), slug, callback_secret: slug === 'plain' ? null : `made-up-secret-of-${slug}` },
    ...(name === 'member' && { second_organization: { id: idOf('plain'), slug: 'plain' } }),
    token: `made-up-token-of-${name}`,
  };
}

const run = { input: { prompt: 'A paper boat' }, text_field: 'prompt', ends_within_s: 1 };
const model_paths = {
  succeeds: 'acme/works',
  fails: 'acme/fails',
  cancels: 'acme/cancels',
  slow: 'acme/slow',
  two_segments: 'a/b',
  three_segments: 'a/b/c',
  four_segments: 'a/b/c/d',
  five_segments: 'a/b/c/d/e',
};

const workflow = {
  id: idOf('workflow'),
  owner: 'acme',
  slug: 'postcard',
  create: { name: 'Postcard', workflow_json: { 1: { class_type: 'ComposeText', inputs: { text: '' } } } },
  input: { text: 'Greetings' },
  text_field: 'text',
  ends_within_s: 1,
};

/** All that the file holds and nobody may read in what a run leaves. */
export function targetSecrets(): string[] {
  return principalNames.flatMap((name) => {
    const { token, organization } = principal(name);
    return [token, ...(organization.callback_secret === null ? [] : [organization.callback_secret])];
  });
}

/** @returns what a target file holds; JSON is YAML too */
export function targetFile(name: string, base_url: string) {
  return {
    implementation: { name },
    base_url,
    areas: tags,
    principals: Object.fromEntries(principalNames.map((one) => [one, principal(one)])),
    fixtures: {
      models: Object.fromEntries(Object.entries(model_paths).map(([part, path]) => [part, { path, ...run }])),
      catalog: {
        public: { owner: 'acme', slug: 'open' },
        private: { owner: 'acme', slug: 'house' },
        unpublished: { owner: 'acme', slug: 'draft' },
      },
      batches: { finished: { id: idOf('finished') }, running: { id: idOf('running') } },
      workflow,
      invitation: { email: 'owner@acme.example', organization: { id: idOf('other'), slug: 'other' } },
    },
    choices: { file: fileURLToPath(new URL('../../fixtures/choices/reference.yaml', import.meta.url)) },
    billing: { restore_threshold: 20 },
    allow_leftovers: true,
    network: { timeout_s: 2 },
  };
}
