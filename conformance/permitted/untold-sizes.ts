const may_be_cut = 'where nobody tells how much one answer holds, a log without pages may have been cut';

/** The servers that tell no size of a log, from which those whose logs have no pages are apart. */
export const apart_from_untold_sizes = {
  'lists/for-others--pages-for-each-role': may_be_cut,
  'batches/page-sizes--few-at-a-time': may_be_cut,
};
