const may_be_cut = 'where nobody tells how much one answer holds, a log without pages may have been cut';

/** The servers of whose logs no size is told or asked for, from which those whose logs have no pages are apart. */
export const apart_from_untold_sizes = {
  'lists/sort--pages-for-each-role': may_be_cut,
  'pagination/each-item-once--few-at-a-time': may_be_cut,
  'pagination/each-item-once--no-size-to-ask-for': may_be_cut,
};
