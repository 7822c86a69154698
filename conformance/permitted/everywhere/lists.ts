import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

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
      choices: { lists: { cursor_url_form: 'relative', cursor_url_carries: [] } },
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
      costs: {
        'lists/filter-together': 'two conditions cannot be sent',
        'lists/operators': 'there is no operator to compare with eq',
      },
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
      costs: { 'batches/conditions': 'no two fields to filter by are alike in several items' },
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
    'nulls-first': {
      obeys: ['sorting.order', 'sorting.assets-form', 'sorting.batch-form', 'pagination.ties-kept'],
      what: 'What has no value comes first, texts are compared without regard to case, and of equal items the last one made comes first.',
      choices: { lists: { null_order: 'first', text_order: 'case_insensitive', tie_break: 'against_sort' } },
    },
    'id-always-there': {
      obeys: ['projection.assets', 'projection.only-named'],
      what: 'A projected item always shows its id besides.',
      choices: { lists: { id_always_projected: true } },
    },
  },
);
