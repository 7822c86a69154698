import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/input/input-error.ts';
import { parseTarget } from './load.ts';

const good = `base_url: http://127.0.0.1:1/
principals:
  owner: { kind: api_key, token: "\${TOKEN:-abc}" }
`;

function load(text: string, environment: NodeJS.ProcessEnv = {}, settings: [string, string][] = []) {
  return parseTarget({ name: 'target.yaml', text }, '.', environment, settings);
}

describe('parseTarget', () => {
  it('reads a target, without the slash at the end of the base URL', () => {
    expect(load(good)).toMatchObject({ base_url: 'http://127.0.0.1:1', principals: { owner: { token: 'abc' } } });
  });

  it('takes variables from the environment before their default', () => {
    expect(load(good, { TOKEN: 'xyz' }).principals.owner?.token).toBe('xyz');
  });

  it('takes a token without the line break behind it, and refuses one that no header can carry', () => {
    expect(load(good, { TOKEN: 'xyz\n' }).principals.owner?.token).toBe('xyz');
    expect(() => load(good, { TOKEN: 'x\ny' })).toThrow(
      'target.yaml: principals.owner.token: no header can carry its character 2 (U+000A); give the token alone, in one line',
    );
    expect(() => load(good, { TOKEN: 'naïve' })).toThrow(/character 3 \(U\+00EF\)/);
    for (const token of ['se\ncret', 'sécret', ' \n']) {
      expect(() => load(good, { TOKEN: token })).not.toThrow(/cret/);
    }
  });

  it('takes variables of settings from the environment too', () => {
    const settings: [string, string][] = [['principals.owner.token', '${T}']];
    expect(load(good, { T: 'xyz' }, settings).principals.owner?.token).toBe('xyz');
    expect(() => load(good, {}, settings)).toThrow(/principals\.owner\.token: the environment variable T is not set/);
  });

  it('lets settings of the command line go over the file, and makes what is missing', () => {
    const target = load(good, {}, [
      ['limits.assets', '12'],
      ['principals.outsider.token', '0012'],
    ]);
    expect(target.limits).toEqual({ assets: 12 });
    expect(target.principals.outsider).toEqual({ kind: 'api_key', token: '0012' });
  });

  it('reads the base URLs of several replicas, of which the first stands for the target', () => {
    const two = good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test/, http://b.test/api/]');
    expect(load(two)).toMatchObject({ base_url: 'http://a.test', base_urls: ['http://a.test', 'http://b.test/api'] });
    expect(load(good, {}, [['base_urls', 'http://a.test,http://b.test']]).base_urls).toHaveLength(2);
    expect(load(two, {}, [['base_url', 'http://c.test']])).toMatchObject({ base_url: 'http://c.test' });
    expect(load(two, {}, [['base_url', 'http://c.test']]).base_urls).toBeUndefined();
  });

  it('takes a list from the command line with commas', () => {
    expect(load(good, {}, [['areas', 'assets,pagination']]).areas).toEqual(['assets', 'pagination']);
    expect(load(good, {}, [['principals.owner.token', 'a,b']]).principals.owner?.token).toBe('a,b');
    const lists = load(good, {}, [
      ['areas.except', 'retry,events'],
      ['require.areas', 'assets'],
      ['uploads.mime_types', 'image/*,text/plain'],
      ['network.storage_origins', 'https://a.example,https://b.example'],
    ]);
    expect(lists).toMatchObject({
      areas: { except: ['retry', 'events'] },
      require: { areas: ['assets'] },
      uploads: { mime_types: ['image/*', 'text/plain'] },
      network: { storage_origins: ['https://a.example', 'https://b.example'] },
    });
  });

  it('takes null for what the target has none of', () => {
    const text = `${good.trimEnd()}
  member: { kind: user, token: abc, second_organization: null }
  no_secret: null
fixtures:
  invitation: null
  models: { cancels: null, succeeds: { path: a/b, input: { seed: null }, ends_within_s: 1 } }
`;
    expect(load(text, {}, [['fixtures.batches.running', 'null']])).toMatchObject({
      absent: [
        'principals.member.second_organization',
        'principals.no_secret',
        'fixtures.invitation',
        'fixtures.models.cancels',
        'fixtures.batches.running',
      ],
      fixtures: { models: { succeeds: { input: { seed: null } } } },
    });
    expect(load(text).principals).not.toHaveProperty('no_secret');
    expect(load(good)).not.toHaveProperty('absent');
  });

  const mistakes: [string, string, RegExp][] = [
    ['broken YAML', 'base_url: [', /^target\.yaml:\d+:\d+: /],
    ['an empty file', '', /^target\.yaml: is empty$/],
    ['a file of comments alone', '# nothing\n', /^target\.yaml: is empty$/],
    ['user information', good.replace('http://', 'http://me:secret@'), /^target\.yaml: base_url: takes no user/],
    ['no principals', 'base_url: http://a\n', /^target\.yaml:1:1: the key principals is missing/],
    ['an unknown key', `${good}bse_url: x\n`, /^target\.yaml:4:1: bse_url: unknown key; known here: .*base_url/],
    [
      'an unknown key below',
      good.replace('kind: api_key', 'kind: api_key, kin: x'),
      /^target\.yaml:3:27: principals\.owner\.kin: unknown key; known here: kind, organization/,
    ],
    ['a word out of a list', `${good}mode: readonly\n`, /^target\.yaml:4:1: mode: must be one of: full, read-only/],
    [
      'a hook whose module is no file here',
      `${good}hooks: { cancel_run: { module: ./nowhere.mjs } }\n`,
      /^target\.yaml: hooks\.cancel_run\.module: there is no file .*nowhere\.mjs$/,
    ],
    [
      'a hook whose module is elsewhere',
      `${good}hooks: { cancel_run: { module: "https://a.example/hooks.mjs" } }\n`,
      /^target\.yaml:4:\d+: hooks\.cancel_run/,
    ],
    [
      'no owner',
      good.replace(/owner: .*/, 'owner: null'),
      /^target\.yaml:3:3: principals\.owner: must be of type object/,
    ],
    ['a wrong type', `${good}consistency_ms: soon\n`, /^target\.yaml:4:1: consistency_ms: must be of type integer/],
    ['no base URL', good.replace(/^base_url.*\n/, ''), /^target\.yaml:1:1: the key base_url is missing/],
    [
      'both',
      `${good}base_urls: [http://a.test, http://b.test]\n`,
      /^target\.yaml: base_urls: stands in the place of base_url; leave one of them out$/,
    ],
    [
      'one replica',
      good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test]'),
      /base_urls: .*2 items/,
    ],
    [
      'a replica twice',
      good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test, http://a.test/]'),
      /^target\.yaml: base_urls: http:\/\/a\.test is there twice; name each replica once$/,
    ],
    [
      'a replica that is no URL',
      good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test, b.test]'),
      /^target\.yaml:1:28: base_urls\.1: must match .*\(a base URL\)$/,
    ],
    [
      'a replica with user information',
      good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test, http://me:secret@b.test]'),
      /^target\.yaml: base_urls\.1: takes no user/,
    ],
    [
      'one place to connect to',
      `${good.replace('base_url: http://127.0.0.1:1/', 'base_urls: [http://a.test, http://b.test]')}network: { connect_to: "c.test:1" }\n`,
      /^target\.yaml: network\.connect_to: is one place, and base_urls names several replicas/,
    ],
    ['a base URL that is none', good.replace('http:', 'ftp:'), /^target\.yaml:1:1: base_url: must match/],
    [
      'an unset variable',
      good.replace(':-abc', ''),
      /^target\.yaml:3:27: principals\.owner\.token: .*TOKEN is not set/,
    ],
    [
      'an unknown area',
      `${good}areas: [assets, asets]\n`,
      /no area is called asets; nearest: assets.*; areas: .*assets/,
    ],
    [
      'an unknown area that is required',
      `${good}require: { areas: [asets] }\n`,
      /^target\.yaml: require\.areas: no area is called asets; nearest: assets/,
    ],
    [
      'an unknown clause that is required',
      `${good}require: { clauses: [pagination.*, pagination.ties-kep] }\n`,
      /^target\.yaml: require\.clauses: no clause is called pagination\.ties-kep; nearest: pagination\.ties-kept/,
    ],
    [
      'a pattern that no clause matches',
      `${good}require: { clauses: [paging.*] }\n`,
      /^target\.yaml: require\.clauses: no clause is called paging\.\*; /,
    ],
    [
      'an authority that is not there',
      `${good}network: { ca: nowhere.pem }\n`,
      /^target\.yaml: network\.ca: \/.+\/nowhere\.pem cannot be read \(ENOENT\)/,
    ],
    [
      'a client certificate that is none',
      `${good}network: { client_certificate: { cert: package.json, key: package.json } }\n`,
      /^target\.yaml: network\.client_certificate\.cert: .+package\.json holds no PEM/,
    ],
    [
      'a proxy that speaks no HTTP',
      `${good}network: { proxy: 'socks5://p:1' }\n`,
      /^target\.yaml:4:12: network\.proxy: must match .+An HTTP proxy/,
    ],
    [
      'a password that is not escaped',
      `${good}network: { proxy: 'http://a:b%@p:1' }\n`,
      /^target\.yaml: network\.proxy: is no URL that can be read; write % as %25/,
    ],
    [
      'a gateway that is known by its status alone',
      `${good}network: { gateway: [{ status: 500 }] }\n`,
      /^target\.yaml:4:22: network\.gateway\.0: needs 2 keys or more \(All that is named must fit/,
    ],
    ['an unknown choice', `${good}choices: { lists: { limt: 1 } }\n`, /^target\.yaml: choices\..*limt/],
    ['a choices file that is missing', `${good}choices: { file: nowhere.yaml }\n`, /nowhere\.yaml: no such file/],
  ];
  it.each(mistakes)('says in one line what is wrong: %s', (_, text, message) => {
    let said = '';
    try {
      load(text);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      said = (error as Error).message;
    }
    expect(said).toMatch(message);
    expect(said).not.toContain('\n');
  });
});
