/**
 * Modules that several pages share are bundled into a few chunks, one for each part of the shop. A first visit
 * loads the chunk that every page needs and the chunks that its own page uses. A module belongs to the first
 * group that matches it.
 */
export const chunkGroups = [
  {
    name: 'shop',
    test: anyOf(
      'node_modules',
      'vite/preload-helper',
      'shared/(?!checkout)',
      'client/app/(?!app|browser)',
      'client/pages/page.ts',
      'client/features/(catalog|content)/',
      'client/features/money/(?!order)',
      'client/features/shell/(?!care|checkout)',
      'client/features/actions/hidden-fields',
      'client/features/search/popular-categories',
      'client/ui/(breadcrumb|button|disclosure|field|form|global|icon|in-place|inset|layout|logo)',
      'client/ui/(menu|part|price|site|skeleton|text|toast|visually)',
    ),
  },
  {
    name: 'modules',
    minShareCount: 2,
    test: anyOf(
      'client/features/(modules|search)/',
      'client/features/grid/(product|grid-link)',
      'client/ui/(badge|banner|carousel|product-card|swatch|tiles|track)',
    ),
  },
  {
    name: 'quantity',
    minShareCount: 2,
    test: anyOf(
      'client/features/bag/(add-to-bag-form|action-notice|offline-notice|problem-message|quantity|use-(bag-mutation|rejected-form))',
      'client/ui/quantity',
    ),
  },
  {
    name: 'lines',
    minShareCount: 2,
    test: anyOf(
      'client/features/bag/',
      'client/features/actions/retry-action',
      'client/features/money/order-totals',
      'client/ui/(bag|dialog|summary)',
    ),
  },
  {
    name: 'checkout',
    minShareCount: 2,
    test: anyOf(
      'shared/checkout/',
      'client/features/(checkout|payment)/',
      'client/features/shell/(care|checkout)',
      'client/pages/checkout/checkout-shell',
      'client/ui/(checkout|steps)',
    ),
  },
  {
    name: 'grid',
    minShareCount: 2,
    test: anyOf('client/features/grid/', 'client/ui/listing'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

function anyOf(...paths: string[]) {
  return new RegExp(paths.join('|'))
}
