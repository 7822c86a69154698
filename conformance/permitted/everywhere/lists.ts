import type { Page } from '../../../src/choices/canonical.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { withPages } from '../../mutants/changed-pages.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRows } from '../../mutants/found-rows.ts';
import { apart_from_foreign_runs } from '../foreign-runs.ts';
import type { PassingRequest, ProxyAnswer } from '../front/manner.ts';
import { permittedOf } from '../permitted.ts';

interface Named {
  id: string;
  name: string;
}

/** The older name of the size of a page, which no drawn dialect has for anything. */
const older = 'of_a_page';
const natural = new Intl.Collator('en', { numeric: true });

/** A list that is sorted by name alone is sorted as a whole, and cut at the place that a cursor keeps. */
function inNaturalOrder(parts: Parts): Parts {
  return withRows<Named>(parts, 'assets', async (request, list) => {
    const { sort, after, backward, page_size } = request;
    const [key, ...further] = sort;
    if (key?.field !== 'name' || further.length > 0) return list(request);
    const { rows } = await list({ ...request, page_size: 10_000, after: undefined, backward: false });
    const sign = key.direction === 'asc' ? 1 : -1;
    const isBefore = (one: Named, other: Named) =>
      sign * (natural.compare(one.name, other.name) || (one.id < other.id ? -1 : Number(one.id > other.id)));
    const sorted = rows.toSorted(isBefore);
    const place = after && { name: String(after.values[0]), id: after.id };
    const wanted = sorted.filter((row) => !place || (backward ? isBefore(row, place) < 0 : isBefore(row, place) > 0));
    const page = backward ? wanted.slice(-page_size) : wanted.slice(0, page_size);
    return { rows: page, more: page.length < wanted.length };
  });
}

/** The same URLs in other words, as RFC 3986 has them. */
function withRelativeUrls(page: Page): Page {
  const said = (url: string | null, say: (absolute: URL) => string) =>
    url && URL.canParse(url) ? say(new URL(url)) : url;
  return {
    ...page,
    next: said(page.next, ({ search, href }) => search || href),
    previous: said(page.previous, ({ href, protocol }) => href.slice(protocol.length)),
    first: said(page.first, ({ pathname, search }) => `${pathname.slice(pathname.lastIndexOf('/') + 1)}${search}`),
  };
}

/** As feeds do that may go on later. */
function leadingToItself(answer: ProxyAnswer, { path, headers }: PassingRequest): ProxyAnswer {
  if (!answer.body.toString().startsWith('{"items":[],')) return answer;
  const page = { ...JSON.parse(answer.body.toString()), next: `http://${headers.host}${path}` };
  return { ...answer, body: Buffer.from(JSON.stringify(page)) };
}

export const permitted = permittedOf(
  { id: 'everywhere/lists' },
  {
    'empty-pages': {
      obeys: [
        'pagination.at-most-page-size',
        'pagination.walk-complete',
        'pagination.page-size-invariance',
        'pagination.backward-walk',
      ],
      what: 'Pages are not full, and some are empty, before the last one.',
      choices: { lists: { short_pages: 'empty' } },
    },
    'a-page-behind-the-last': {
      obeys: ['pagination.walk-ends', 'pagination.envelope'],
      what: 'The last page has a next, which leads to one empty page, and page one has no first.',
      choices: { lists: { end_of_list: 'url_to_empty_page', first_on_page_one: 'absent' } },
    },
    'the-end-leads-to-itself': {
      obeys: ['pagination.walk-ends', 'pagination.backward-walk'],
      what: 'The last page has a next, which leads to an empty page whose next is its own URL.',
      choices: { lists: { end_of_list: 'url_to_empty_page' } },
      front: { after: leadingToItself },
    },
    'size-cut-down': {
      obeys: ['pagination.page-size', 'pagination.at-most-500'],
      what: 'A page size beyond the bounds is cut down to them, and three items are a page where none is asked for.',
      choices: { lists: { page_size_out_of_range: 'clamped', default_page_size: 3 } },
    },
    'backward-pages-reversed': {
      obeys: ['pagination.backward-flag', 'pagination.next-then-previous'],
      what: 'A page that is reached backwards has its items in the opposite order, and the flag alone leads to page one.',
      choices: { lists: { backward_order: 'reversed', backward_without_cursor: 'first_page' } },
    },
    'urls-carry-the-list-alone': {
      obeys: ['pagination.cursor-keeps-query', 'pagination.cursor-url-followable'],
      what: 'Cursor URLs are relative, and drop size, projection, embeds and the presign flag.',
      apart: {
        'everywhere/lists--size-cut-down': 'in pages of three the log of all is longer than anybody reads',
        ...apart_from_foreign_runs,
      },
      choices: { lists: { cursor_url_form: 'relative', cursor_url_carries: [] } },
    },
    'references-of-each-kind': {
      obeys: ['pagination.cursor-url-followable', 'pagination.backward-walk', 'pagination.first-starts-again'],
      what: 'next is a query alone, previous leaves out the scheme, and first is relative to the path of the request.',
      untold: ['lists.cursor_url_form'],
      rests_on: ['lists.cursor_url_form'],
      applyTo: (parts) => withPages(parts, withRelativeUrls),
    },
    'a-public-name': {
      obeys: ['pagination.cursor-url-followable', 'lists.cursor-url-form'],
      what: 'Cursor URLs bear a public name that leads nowhere from here; the target file says that it stands for the base URL.',
      choices: { lists: { cursor_url_form: 'other_origin' } },
    },
    'no-cursor-twice': {
      obeys: [
        'pagination.cursor',
        'pagination.cursor-survives-deletion',
        'pagination.first-starts-again',
        'pagination.walk-under-change',
      ],
      what: 'A cursor is a random word that is never given out again, however often the same page is read.',
      applyTo(parts) {
        const meant = new Map<string, string>();
        return withPart(parts, 'cursors', (cursors) => ({
          encode(secret, list, place) {
            const word = `${meant.size.toString(36)}~${parts.random.uuid()}`;
            meant.set(word, cursors.encode(secret, list, place));
            return word;
          },
          decode: (secret, list, text) => cursors.decode(secret, list, meant.get(text) ?? text),
        }));
      },
    },
    'one-of-each': {
      obeys: ['filtering.assets', 'filtering.asset-types', 'filtering.batch-grammar', 'filtering.all-matching'],
      what: 'There is no operator but eq, a list takes one condition alone, and the filters of the lists whose grammar is open are a parameter for each field.',
      choices: {
        lists: {
          operators: { eq: 'eq' },
          multiple_conditions: 'none',
          for: {
            listAssets: { filter_grammar: { parameter: '{field}[{operator}]', value: '{value}', null_word: '~' } },
            listAssetTypes: { filter_grammar: { parameter: 'where[{field}][{operator}]', value: '={value}' } },
          },
        },
      },
    },
    'few-fields-to-ask-by': {
      obeys: ['filtering.only-matching', 'sorting.asset-types', 'projection.batches'],
      what: 'Only some fields can be asked by, and whatever names another one is ignored.',
      choices: {
        lists: {
          queryable_fields: {
            sort: ['name', 'created_at', 'size_bytes', 'sequence_index'],
            filter: ['id', 'name', 'mime_type', 'size_bytes', 'status_code', 'sequence_index'],
            project: ['id', 'name', 'mime_type', 'size_bytes', 'status_code', 'sequence_index'],
          },
          unknown_filter: 'ignored',
          unknown_sort: 'ignored',
          unknown_field: 'ignored',
          unknown_parameter: 'ignored',
        },
      },
    },
    'held-texts-and-a-question-for-nothing': {
      obeys: ['filtering.assets', 'filtering.only-matching'],
      what: 'A value of like is a plain text, found wherever a name holds it, and an operator of its own asks whether there is a value.',
      choices: {
        lists: {
          for: {
            listAssets: {
              filter_grammar: {
                condition: '{field}.{operator}:{value}',
                join: ',',
                list_separator: '|',
                null_operator: { word: 'is_null', values: ['true', 'false'] },
                any_text: '',
              },
            },
            listAssetTypes: {
              filter_grammar: { condition: '{field}.{operator}:{value}', join: ',', any_text: '*' },
            },
          },
        },
      },
    },
    'in-cut-at-every-comma': {
      obeys: ['filtering.assets', 'filtering.asset-types', 'filtering.only-matching'],
      what: 'The values of in stand between commas, and nothing makes a comma part of one of them.',
      choices: {
        lists: {
          quoting: 'none',
          for: {
            listAssets: { filter_grammar: { parameter: '{field}[{operator}]', value: '{value}', list_separator: ',' } },
            listAssetTypes: {
              filter_grammar: { parameter: '{field}.{operator}', value: '{value}', list_separator: ',' },
            },
          },
        },
      },
    },
    'one-list-of-its-own': {
      obeys: ['pagination.page-size', 'sorting.assets-form'],
      what: 'Assets alone come by their name where no order is asked for, and batch items alone in pages of at most 40.',
      choices: {
        lists: {
          for: {
            listAssets: { default_order: { field: 'name', direction: 'asc' } },
            listBatchItems: { page_size_bounds: [1, 40], default_page_size: 40 },
          },
        },
      },
    },
    'nulls-first': {
      obeys: ['sorting.order', 'sorting.assets-form', 'sorting.batch-form', 'pagination.ties-kept'],
      what: 'Items without a value come first, texts are compared without regard to case, and of equal items the last one made comes first.',
      choices: { lists: { null_order: 'first', text_order: 'case_insensitive', tie_break: 'against_sort' } },
    },
    'natural-order': {
      obeys: ['sorting.order', 'pagination.ties-kept', 'pagination.cursor-keeps-query'],
      what: 'Digits within a name are compared as numbers, so that a10 stands behind a9b.',
      untold: ['lists.text_order'],
      applyTo: inNaturalOrder,
    },
    'two-names-of-a-role': {
      obeys: ['pagination.page-size', 'pagination.cursor-url-followable'],
      what: 'The size of a page has an older name too, which cursor URLs still use.',
      applyTo: (parts) =>
        withPart(parts, 'dialect', (dialect) => ({
          decodeRequest: (operation, path, query, ...rest) => {
            const named = query.map(([name, value]) => [name === older ? 'limit' : name, value] as const);
            return dialect.decodeRequest(operation, path, named, ...rest);
          },
          encodeReply(request, reply) {
            const wire = dialect.encodeReply(request, reply);
            return wire.body === undefined || reply.kind !== 'page'
              ? wire
              : { ...wire, body: wire.body.replaceAll(/([?&])limit=/g, `$1${older}=`) };
          },
        })),
    },
    'no-asset-types': {
      obeys: ['filtering.asset-types', 'projection.assets'],
      what: 'There are no asset types at all, and these could be sorted by name alone.',
      choices: {
        lists: {
          for: { listAssetTypes: { queryable_fields: { sort: ['name'], filter: 'scalars', project: 'scalars' } } },
        },
      },
      apart: { 'webhooks/delivery-lists--lists-as-arrays': 'event types alone are left, whose pages are a choice' },
      applyTo: (parts) => withRows(parts, 'asset_types', async () => ({ rows: [], more: false })),
    },
    'id-always-there': {
      obeys: ['projection.assets', 'projection.only-named'],
      what: 'A projected item always shows its id besides.',
      choices: { lists: { id_always_projected: true } },
    },
  },
);
