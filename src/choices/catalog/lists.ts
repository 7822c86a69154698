/** The choices about lists: names, grammars, pages, cursors. */
import type { ChoiceGroup } from './choice.ts';
import {
  anyOf,
  booleanWord,
  described,
  drawn,
  emptyOrText,
  fixedWords,
  flag,
  list,
  name,
  number,
  optional,
  orNull,
  pair,
  parts,
  shape,
  text,
  whole,
  withDrawing,
  words,
} from './values.ts';

/** Parameters that a cursor URL may leave out; filter and sort always go along. */
export const droppable = ['page_size', 'fields', 'embed', 'presign'] as const;

export const pairOfWords = drawn(
  pair('[word for true, word for false]', booleanWord, booleanWord),
  ...['true false', '1 0', 'yes no', 'on off', 'T F', '+ -'].map((both) => both.split(' ')),
);
const operatorWord = emptyOrText(50);
const reaction = words('refused', 'ignored');
const fieldNames = anyOf(words('scalars'), list(name, { title: '[field, …]' }));

const valueGrammar = {
  list_separator: described('Between the values of the operator in; left out, it takes one value.', text(10)),
  null_word: described('Stands for no value after eq and ne; left out, null cannot be asked for.', emptyOrText(50)),
  null_operator: described(
    'Asks for no value in the place of that word, as an operator of its own with a word for no value and one for any.',
    shape({
      word: described('Of the operator, such as is_null.', operatorWord),
      values: described(
        'What stands for no value, and for any.',
        pair('[no value, any value]', booleanWord, booleanWord),
      ),
    }),
  ),
  any_text: described(
    'Stands for any text in a value of like: % where left out. Empty: nothing does, and what holds the value is found.',
    fixedWords('%', '*', ''),
  ),
};

export const lists: ChoiceGroup = {
  says: 'Lists: names, grammars, pages, cursors.',
  choices: {
    parameters: {
      says: 'Names of the query parameters, role by role. Any name that no other role has.',
      values: parts({
        filter: described(
          'Holds all conditions of a filter. Unused where each condition has a parameter of its own. Fixed on the batch reads: q.',
          name,
        ),
        page_size: described(
          'The largest number of items on a page. null, for one operation: its list takes none, which may be so where the text states none.',
          orNull(name),
        ),
        sort: described('The order of the list. Fixed on the batch reads: sort_by.', name),
        fields: described('The projection. Fixed on the batch reads: fields.', name),
        embed: described('What to embed. The specification names it everywhere, so that only embed is possible.', name),
        cursor: described('The place to go on from; it stands in cursor URLs only.', name),
        backward: described('Whether to go towards the start of the list.', name),
        presign: described('Whether URLs of assets are presigned.', name),
      }),
      reference: {
        filter: 'q',
        page_size: 'limit',
        sort: 'sort_by',
        fields: 'fields',
        embed: 'embed',
        cursor: 'cursor',
        backward: 'backward',
        presign: 'presign',
      },
      unlike: {
        filter: 'where',
        page_size: 'per_page',
        sort: 'order',
        fields: 'only',
        cursor: 'page_token',
        backward: 'reverse',
        presign: 'signed',
      },
      unlike_for: {
        listAssets: { page_size: 'page-size' },
        listBatchItems: { cursor: 'after' },
        listAllDeliveries: { page_size: null },
      },
    },
    boolean_values: {
      says: 'The words for true and false that are sent, and understood.',
      values: pairOfWords,
      names: true,
      reference: ['true', 'false'],
      unlike: ['yes', 'no'],
    },
    boolean_values_accepted: {
      says: 'Further pairs of words for true and false that are understood.',
      values: list(pairOfWords, { title: 'a list of [word for true, word for false]', repeats: true }),
      names: true,
      reference: [],
      unlike: [
        ['1', '0'],
        ['on', 'off'],
      ],
      untold: 'flags are sent with the first pair of words',
    },
    filter_grammar: {
      says: 'How filter conditions are written, as a template with {field}, {operator} and, last of the three, {value}; without {operator} only eq can be said. The batch reads state {field}.{operator}:{value}, joined by commas; a grammar of another form says nothing about them.',
      note: 'Either `condition` with `join`, all in one parameter; or `parameter` and `value`, such as `filter[{field}][{operator}]` and `{value}`, a parameter for each condition. `list_separator` stands between the values of `in`; `null_word` stands for no value after `eq` and `ne`, unless `null_operator` asks for it; `any_text` is the sign of patterns.',
      values: anyOf(
        shape(
          { condition: described('One condition, such as {field}.{operator}:{value}.', text(200)) },
          { join: described('Between conditions; left out, there is only ever one.', text(10)), ...valueGrammar },
        ),
        shape(
          {
            parameter: described(
              'The name of the parameter that holds one condition, such as filter[{field}][{operator}].',
              text(200),
            ),
            value: described('What the parameter holds, such as {value}.', text(200)),
          },
          valueGrammar,
        ),
      ),
      reference: { condition: '{field}.{operator}:{value}', join: ',', list_separator: '|', null_word: 'null' },
      unlike: { parameter: 'filter[{field}][{operator}]', value: '{value}', list_separator: ';', null_word: 'none' },
      unlike_for: {
        listAssetTypes: { condition: '{operator}({field},{value})', join: '&', list_separator: '|', null_word: 'nil' },
        listBatchItems: {
          condition: '{field}.{operator}:{value}',
          join: ',',
          list_separator: ';',
          null_word: 'nothing',
        },
      },
    },
    sort_grammar: {
      says: 'How sort keys are written, as a template for each direction with {field} in it. listAssets and the batch reads state {field}:asc and {field}:desc.',
      note: 'Such as `{field}` and `-{field}`. Without `join`, there is one key only.',
      values: shape(
        {
          ascending: described('An ascending key, such as {field}:asc or {field}.', text(200)),
          descending: described('A descending key, such as {field}:desc or -{field}.', text(200)),
        },
        { join: described('Between keys; left out, there is only ever one.', text(10)) },
      ),
      reference: { ascending: '{field}:asc', descending: '{field}:desc', join: ',' },
      unlike: { ascending: '{field}', descending: '-{field}', join: ';' },
    },
    fields_grammar: {
      says: 'How the names of a projection are joined. listAssets and the batch reads state the comma.',
      values: drawn(
        shape({ join: described('Between names.', text(10)) }),
        { join: ',' },
        { join: ' ' },
        { join: ';' },
        { join: '+' },
      ),
      reference: { join: ',' },
      unlike: { join: ' ' },
    },
    operators: {
      says: 'The word for each operator of filters. An operator that is left out is not offered. The batch reads state eq.',
      values: optional({
        eq: described('Equal.', operatorWord),
        ne: described('Not equal.', operatorWord),
        gt: described('Greater.', operatorWord),
        gte: described('Greater or equal.', operatorWord),
        lt: described('Less.', operatorWord),
        lte: described('Less or equal.', operatorWord),
        in: described('One of several values.', operatorWord),
        like: described('A pattern, where % stands for any text, or what the grammar has for it.', operatorWord),
      }),
      names: true,
      reference: { eq: 'eq', ne: 'ne', gt: 'gt', gte: 'gte', lt: 'lt', lte: 'lte', in: 'in', like: 'like' },
      unlike: { eq: 'is', ne: 'not', gt: 'after', gte: 'from', lt: 'before', lte: 'until', in: 'any', like: 'matches' },
      unlike_for: { listBatchItems: { ne: 'neq', gt: 'more', in: 'one_of' } },
    },
    quoting: {
      says: "How a filter value keeps the grammar's own characters apart: a backslash before each; double quotes around the value, with a backslash before a quote or backslash inside; percent-encoding before the query string is encoded as a whole; or no means, so that such values cannot be sent.",
      values: words('backslash', 'double_quote', 'percent', 'none'),
      reference: 'backslash',
      unlike: 'double_quote',
      unlike_for: { listAssetTypes: 'percent', listBatchItems: 'none' },
    },
    multiple_conditions: {
      says: 'What several conditions mean: an item must meet all of them, or only one can be sent. The batch reads state and.',
      values: words('and', 'none'),
      reference: 'and',
      unlike: 'and',
      unlike_for: { listAssetTypes: 'none' },
    },
    default_page_size: {
      says: 'Items on a page when no page size is given.',
      // Drawn inside all bounds that are drawn.
      values: withDrawing(whole(1, 500), { from: 3, to: 50 }),
      reference: 50,
      unlike: 7,
      untold: 'observed on the first page that no size is asked for',
    },
    page_size_bounds: {
      says: 'Least and greatest page size. The asset and asset-type lists state 1 to 500.',
      values: withDrawing(pair('[least, greatest]', whole(1), whole(1)), {
        tuple: [
          { from: 1, to: 3 },
          { from: 50, to: 1000 },
        ],
      }),
      reference: [1, 500],
      unlike: [1, 200],
      untold: 'found by trying',
    },
    page_size_out_of_range: {
      says: 'What happens to a page size outside the bounds.',
      values: words('refused', 'clamped'),
      reference: 'refused',
      unlike: 'clamped',
      untold: 'observed; no page may hold more than 500',
    },
    end_of_list: {
      says: 'What next holds on the last page, and previous on the first: null, nothing at all, an empty string, or a URL that leads to one empty page.',
      values: words('null', 'absent', 'empty_string', 'url_to_empty_page'),
      reference: 'null',
      unlike: 'absent',
      unlike_for: { listAssets: 'url_to_empty_page', listAssetTypes: 'empty_string' },
      untold: 'every permitted end is read',
    },
    first_on_page_one: {
      says: 'What first holds on the first page.',
      values: words('url', 'absent'),
      reference: 'url',
      unlike: 'absent',
      untold: 'may be absent',
    },
    cursor_url_form: {
      says: 'Cursor URLs: absolute, relative to the URL of the request, or absolute at another origin with the same path.',
      values: words('absolute', 'relative', 'other_origin'),
      reference: 'absolute',
      unlike: 'relative',
      unlike_for: { listAssetTypes: 'other_origin' },
      untold: 'every permitted form is followed',
    },
    cursor_url_carries: {
      says: 'What a cursor URL keeps of the request beside filter and sort, which always go along.',
      values: withDrawing(list(fixedWords(...droppable), { title: `a list of ${droppable.join(', ')}` }), {
        subset_of: droppable,
        shuffled: false,
      }),
      reference: droppable,
      unlike: [],
      untold: 'whole walks are compared, never single pages',
    },
    id_always_projected: {
      says: 'Whether a projection keeps id even where it does not name it.',
      values: flag,
      reference: false,
      unlike: true,
      untold: 'observed; a projection may show the id',
    },
    backward_order: {
      says: 'The order of items on a page asked for backward.',
      values: words('list_order', 'reversed'),
      reference: 'list_order',
      unlike: 'reversed',
      untold: 'a backward page is judged as a set',
    },
    backward_without_cursor: {
      says: 'The page that backward asks for without a cursor.',
      values: words('last_page', 'first_page', 'refused'),
      reference: 'last_page',
      unlike: 'first_page',
      unlike_for: { listBatchItems: 'refused' },
      untold: 'observed',
    },
    bad_cursor: {
      says: "A cursor that is damaged or another's: the status of the refusal, or the caller's own first page.",
      values: words(400, 403, 404, 422, 'first_page'),
      reference: 422,
      unlike: 403,
      untold: 'observed, any of the permitted answers',
    },
    unknown_parameter: {
      says: 'A query parameter that the operation does not have.',
      note: 'The status of a refusal is that of `codes.refusal.invalid`; so it is for the next four.',
      values: reaction,
      reference: 'refused',
      unlike: 'ignored',
      untold: 'observed, either is permitted',
    },
    unknown_filter: {
      says: 'A filter on a field that cannot be filtered by.',
      values: reaction,
      reference: 'refused',
      unlike: 'ignored',
      untold: 'what is ignored, and what is refused, is found by trying',
    },
    unknown_sort: {
      says: 'A sort by a field that cannot be sorted by.',
      values: reaction,
      reference: 'refused',
      unlike: 'ignored',
      untold: 'what is ignored, and what is refused, is found by trying',
    },
    unknown_field: {
      says: 'A projection of a field that the record does not have.',
      values: reaction,
      reference: 'refused',
      unlike: 'ignored',
      untold: 'observed, either is permitted',
    },
    unknown_embed: {
      says: 'An embed that the operation does not offer.',
      values: reaction,
      reference: 'refused',
      unlike: 'ignored',
      untold: 'observed, either is permitted',
    },
    queryable_fields: {
      says: 'Fields that a list may be sorted by, filtered by and projected to: all with a single value, or those named.',
      values: parts({
        sort: described(
          'To sort by.',
          drawn(fieldNames, 'scalars', ['name', 'created_at', 'size_bytes'], ['name'], []),
        ),
        // Without `id` and `mime_type` to filter by, the suite looks for its own among all: right, and slow.
        filter: described(
          'To filter by.',
          drawn(fieldNames, 'scalars', ['name', 'created_at', 'mime_type'], ['id', 'mime_type'], ['id', 'name']),
        ),
        project: described('To project to.', drawn(fieldNames, 'scalars', ['id', 'name', 'created_at'], ['name'], [])),
      }),
      reference: { sort: 'scalars', filter: 'scalars', project: 'scalars' },
      unlike: {
        sort: ['name', 'size_bytes', 'created_at', 'sequence_index'],
        filter: ['id', 'name', 'mime_type', 'created_at', 'status_code'],
        project: ['id', 'name', 'mime_type', 'size_bytes', 'created_at', 'deleted_at', 'status_code'],
      },
      unlike_for: { listAssetTypes: { project: ['name'] } },
      untold: 'fields that cannot be sorted or filtered by are found by trying',
    },
    short_pages: {
      says: 'Pages before the end that hold less than their size, or nothing.',
      values: words('never', 'short', 'empty'),
      reference: 'never',
      unlike: 'empty',
      unlike_for: { listAssetTypes: 'short' },
      untold: 'observed; whole walks are compared, never single pages',
    },
    default_order: {
      says: 'The order of a list when none is asked for.',
      note: 'Of a collection without this field, the order of its own.',
      values: shape({
        field: described('Any field that can be sorted by.', drawn(name, 'created_at', 'name', 'size_bytes', 'id')),
        direction: fixedWords('asc', 'desc'),
      }),
      reference: { field: 'created_at', direction: 'desc' },
      unlike: { field: 'created_at', direction: 'asc' },
      unlike_for: { listAssets: { field: 'name', direction: 'desc' } },
      untold: 'observed; checks name the order that they judge',
    },
    text_order: {
      says: 'How texts are ordered.',
      values: words('code_point', 'case_insensitive'),
      reference: 'code_point',
      unlike: 'case_insensitive',
      untold: 'observed; judged on values that every permitted order sorts alike',
    },
    null_order: {
      says: 'Where items without a value stand. lowest: first in ascending order, last in descending order.',
      values: words('last', 'first', 'lowest', 'highest'),
      reference: 'last',
      unlike: 'lowest',
      unlike_for: { listAssetTypes: 'first' },
      untold: 'observed; items without a value are judged apart',
    },
    tie_break: {
      says: 'The order of items that are equal in the field sorted by: by id, in the direction of the sort, against it, or always ascending.',
      values: words('with_sort', 'against_sort', 'ascending'),
      reference: 'with_sort',
      unlike: 'against_sort',
      unlike_for: { listAssetTypes: 'ascending' },
      untold: 'observed; ties are judged as sets',
    },
    cursor_lifetime: {
      says: 'How long a cursor works, in seconds.',
      values: drawn(anyOf(words('none'), number(1)), 'none', 60, 600, 86400),
      reference: 'none',
      unlike: 600,
      untold: 'walks take less time than any cursor lives',
    },
    read_your_writes: {
      says: 'How far a list may lag behind what was acknowledged, in milliseconds; at most 30000.',
      values: drawn(anyOf(words('at_once'), whole(0, 30000)), 'at_once', 250, 2000),
      reference: 'at_once',
      unlike: 1500,
      unlike_for: { listAssets: 250 },
      untold: 'consistency_ms of the target file says how long to wait',
    },
  },
};
