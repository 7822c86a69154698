import { listPages } from '../../checks/lists/pages.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(listPages, {
  'all-on-one-page-with-a-next': {
    obeys: ['lists.default-page-size', 'lists.end-of-list', 'pagination.walk-ends'],
    what: 'A page holds 500 items where no size is asked for, and the only page of a list has a next, which leads to an empty one.',
    choices: { lists: { end_of_list: 'url_to_empty_page', default_page_size: 500, short_pages: 'never' } },
  },
});
