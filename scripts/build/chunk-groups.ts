import type { Rolldown } from 'vite'

import { anyOf } from './any-of.ts'
import { moduleChunks } from './module-chunks.ts'
import { peopleChunks } from './people-chunks.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Small modules that lazy chunks share, one of which would otherwise have to load all of another. */
const SMALL_AND_SHARED = anyOf(
  'client/app/close-on-backdrop',
  'client/app/closest',
  'client/app/focus-heading',
  'client/app/load-document',
  'client/app/plain-click',
  'client/app/shop-events',
  'client/app/show-modal',
  'client/adapters/http-problem',
  'client/features/bag/waiting-mutations',
  'shared/contract/(ids|problem)',
)

/**
 * Modules that several pages share are bundled into a few chunks, one for each part of the shop. A first visit
 * loads the entry and, if its page is hydrated, the chunks that the page uses. Navigations load the others. A module
 * belongs to the first group that matches it.
 */
export const chunkGroups = [
  {
    // Everything that the entry imports, in one file, and what lazy chunks share.
    name: (id: string, modules: Modules) =>
      SMALL_AND_SHARED.test(id) || isNeededByEntry(id, modules) ? 'entry' : null,
  },
  {
    // Nothing but styles, which Vite takes out of it.
    name: 'product-styles',
    test: anyOf('virtual:styles/product'),
  },
  {
    // Navigation between pages, which loads when the browser is idle.
    name: 'navigation',
    test: anyOf(
      'client/navigation/(?!follow-choices)',
      'client/adapters/http-(page-data|wish-lists)',
      'shared/site/canonical-query',
      'shared/contract/review-parameters',
      // Whether analytics may load.
      'client/features/analytics/(allowed-groups|start-analytics)',
      'client/app/browser-cookies',
      'shared/(consent/|cookie)',
    ),
  },
  {
    // What decides which modal opens, without the modals.
    name: 'modals',
    test: anyOf(
      'client/features/modals/(modal-rules|modals|use-|welcome-settings|when-)',
      'client/app/idle-parts',
      'client/features/arrival/arrival-host',
      'client/features/toasts/reserve-bottom',
      'client/features/modules/module-actions',
      'client/features/tiles/(return-to-tile|tile-actions)',
      'client/app/use-history',
      'client/adapters/http-dismissals',
      'shared/dialogs',
    ),
  },
  {
    // What most hydrated pages share.
    name: 'page',
    test: anyOf(
      'node_modules/(?!valibot)',
      'shared/(?!account|analytics|checkout|colour|contract|extras|fulfillment|gift-card|grouped|loyalty|order-|return-|search|sign-in|wish-|written)',
      'client/app/(?!close-on|picture-width|tint|track|use-history|use-hover)',
      'client/features/catalog/',
      'client/features/money/(?!order)',
      'client/features/bag/bag-link',
      'client/features/shell/(?!announcement|breadcrumbs|browser-pickup|care|checkout|footer-links|hide-on|listen|menu-|open-panel|panel-|pickup|promo|rotate|shell-parts)',
      'client/features/actions/hidden-fields',
      'client/ui/(badge|button|disclosure|field|form(?!-)|icon|in-place|layout|logo|price|skeleton|text)',
    ),
  },
  {
    // What cleans the text of forms that load late.
    name: 'late-fields',
    test: anyOf('shared/(grouped-code|search-phrase|written-text)'),
  },
  {
    // The names of the checkout's fields and steps, and the phone of customer care, for pages without the checkout.
    name: 'checkout-names',
    test: anyOf(
      'shared/checkout/(address-fields|checkout-steps|email|order-no|postal-code)',
      'client/features/shell/care',
    ),
  },
  {
    // The schemas with which some pages parse their parameters, and their library.
    name: 'schemas',
    test: anyOf('node_modules/valibot', 'shared/contract/', 'shared/gift-card/gift-amounts'),
  },
  {
    // What pages with products share.
    name: 'catalog',
    test: anyOf(
      'client/features/product/product-badges',
      'client/features/search/popular-categories',
      'client/features/wish-list/heart\\.',
      'client/ui/(heart|link-row)',
    ),
  },
  ...moduleChunks,
  {
    // What is said about products: reviews, shoppers' pictures, rows of other products.
    name: 'extras',
    minShareCount: 2,
    test: anyOf(
      'shared/extras/',
      'client/features/(product-extras|recommendations)/',
      'client/features/reviews/(rating-link|queries|review-view|stars)',
      'client/adapters/http-extras',
      'client/pages/cart/bag-rows',
      'client/ui/(arrival|voices)',
    ),
  },
  {
    name: 'quantity',
    minShareCount: 2,
    test: anyOf(
      'client/features/bag/(add-to-bag-form|action-notice|add-form-id|offline-notice|problem-message|quantity(?!-button)|use-bag-mutation|wait-for-code)',
      'client/features/sign-in/sign-in-then',
      'client/features/actions/use-rejected-form',
      'client/ui/quantity',
    ),
  },
  {
    // The page of a product, of which the quick look shows parts.
    name: 'product-view',
    minShareCount: 2,
    test: anyOf(
      'client/features/product/(availability|choice|choose|pictures-for|product-gallery|product-names|purchase|variation)',
      'client/features/bag/(add-to-bag|sign-in-to-buy|use-added)',
      'client/ui/product-detail',
    ),
  },
  {
    // What the bag and the mini cart share; the checkout changes no lines.
    name: 'bag-changes',
    minShareCount: 2,
    test: anyOf(
      'client/features/bag/(gift-certificates-part|line-controls|line-quantity|quantity-button|use-focus-after|use-line)',
      'client/features/actions/use-rejected-form',
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
      'client/features/(checkout|payment|stores)/',
      'client/features/actions/(use-field-checks|watch-presses)',
      'client/features/orders/(keepsake|use-name)',
      'client/features/shell/checkout',
      'client/pages/checkout/(checkout-shell|refresh-)',
      'client/ui/(checkout|pickup|steps)',
    ),
  },
  {
    name: 'grid',
    minShareCount: 2,
    test: anyOf('client/features/grid/', 'client/ui/listing'),
  },
  ...peopleChunks,
  {
    // What content pages share, and the ways on from a page whose function does not exist yet.
    name: 'guide',
    test: anyOf('client/features/(content|guide)/', 'client/ui/guide'),
  },
  {
    // Changes of a Love-It List, by hearts and on its page.
    name: 'wish-list',
    test: anyOf('client/features/wish-list/(queries|use-wish-list)'),
  },
  {
    // The frame that all modals share.
    name: 'modal-frame',
    test: anyOf('client/features/modals/modal-frame', 'client/ui/modal'),
  },
  {
    // What chooses a store, some of which the store locator shares.
    name: 'store-dialog',
    test: anyOf(
      'client/features/modals/store-dialog',
      'client/features/stores/',
      'client/adapters/http-stores',
      'client/ui/store-chooser',
    ),
  },
  {
    // What is said on tiles of their products.
    name: 'tile-proofs',
    test: anyOf('client/features/tiles/tile-proofs', 'shared/listed-proof-api'),
  },
  {
    // What tiles do with the bag.
    name: 'tile-parts',
    test: anyOf('client/features/tiles/'),
  },
  {
    // Content modules that are rows or grids of offers and categories, with their stylesheet.
    name: 'rows',
    test: anyOf('client/features/modules/(offer\\.|other-ways|top-|way)', 'client/ui/tiles'),
  },
  {
    // Content modules that home and lists do not show first, and what any asset may have besides, with their stylesheet.
    name: 'stories',
    test: anyOf(
      'client/features/modules/(asset-(body|dialog|extras)|card-|detached|large-card|live-text|recommended|shop|single-subs|subs|user-info)',
      'client/features/newsletter/(newsletter-messages|use-subscription)',
      'client/ui/stories',
    ),
  },
  {
    // Where events are sent to, which loads only with consent.
    name: 'analytics',
    test: anyOf('client/features/analytics/', 'client/adapters/http-visits', 'shared/analytics/'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

/** Whether the entry imports a module, directly or through others, without a dynamic import. */
function isNeededByEntry(id: string, modules: Modules) {
  const seen = new Set([id])
  for (const each of seen) {
    const info = modules.getModuleInfo(each)
    if (info?.isEntry) return true
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return false
}
