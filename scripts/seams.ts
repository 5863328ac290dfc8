interface Seam {
  path: string
  /** Which files of a retailer's folder import it. */
  for: string
}

/** The files of the core that a retailer's folder may import. A release changes their exports only with an entry in CHANGELOG.md. */
export const SEAMS: readonly Seam[] = [
  { path: 'shared/brand.ts', for: '`brand.ts`' },
  { path: 'shared/theme.ts', for: '`theme.ts`' },
  { path: 'shared/site/market.ts', for: '`markets.ts`' },
  {
    path: 'shared/fields/country-rules.ts',
    for: '`countries.ts`, `address-forms.ts` and `state-names.ts`',
  },
  { path: 'shared/deployment.ts', for: '`deployment.ts`' },
  { path: 'shared/http/define-route.ts', for: '`routes.ts`' },
  { path: 'shared/routes.ts', for: 'links to pages' },
  { path: 'client/content/asset-pages.tsx', for: 'pages whose content is one content asset' },
  { path: 'client/kit/page.ts', for: '`pages.ts`, and what a page declares' },
  { path: 'client/kit/page-head.tsx', for: 'title, description and canonical address of a page' },
  { path: 'client/seo/breadcrumbs.tsx', for: 'where a page is' },
  { path: 'client/content/modules/module.ts', for: 'modules: what a module gets' },
  {
    path: 'client/content/modules/shop-module.ts',
    for: '`modules.ts`, and what a module declares',
  },
  { path: 'client/content/style-guide/sample-parts.ts', for: 'samples of modules' },
  { path: 'shared/product/shop-attributes.ts', for: '`product-attributes.ts`' },
  {
    path: 'shared/listing/shop-catalog.ts',
    for: '`addresses.ts`, `filter-looks.ts` and `choice-looks.ts`',
  },
  { path: 'shared/shop-query.ts', for: '`queries.ts`' },
  { path: 'shared/experiments.ts', for: '`experiments.ts`' },
  { path: 'shared/http/ids.ts', for: 'ids of products in the answers of `queries.ts`' },
  { path: 'shared/media/picture.ts', for: 'pictures of the catalog' },
  { path: 'shared/catalog.ts', for: 'the catalog that a place may ask' },
  { path: 'client/slots/shop-data-query.ts', for: "requests of the shop's own queries" },
  { path: 'client/kit/deferred.tsx', for: 'parts whose data may be late' },
  { path: 'client/kit/document-actions.ts', for: 'actions of markup that is not hydrated' },
  { path: 'client/kit/server-markup.tsx', for: 'markup that stays as the edge rendered it' },
  { path: 'client/slots/places.ts', for: '`slots.ts`, and the props of each place' },
  { path: 'client/kit/app-context.ts', for: 'site, locale and address of the page' },
  { path: 'client/kit/forms/placement-fields.tsx', for: 'forms that lead to a page of the shop' },
  { path: 'client/kit/html.tsx', for: 'markup of editors' },
  {
    path: 'client/kit/lazy-code.ts',
    for: '`modules.ts`, `slots.ts`, and code that loads when it is needed',
  },
  { path: 'client/kit/link.ts', for: 'links to pages' },
  { path: 'client/kit/money/use-money.ts', for: 'prices' },
  { path: 'client/ui/button.tsx', for: 'buttons' },
  { path: 'client/ui/field.tsx', for: 'fields of forms' },
  { path: 'client/ui/layout.tsx', for: 'sections, columns and distances' },
  { path: 'client/ui/text.tsx', for: 'headings and text' },
  { path: 'worker/shop-services.ts', for: '`services.ts`' },
  { path: 'worker/upstream/service-client.ts', for: 'calls of outside services' },
  { path: 'client/ui/theme.ts', for: 'styles, in files named `look.tsx` and in `logo.tsx`' },
  { path: 'shared/testing/address-rules.ts', for: 'tests: the rules for addresses' },
  { path: 'worker/testing/adapter-contracts.ts', for: 'tests of adapters' },
  {
    path: 'worker/payment/testing/payment-provider-contract.ts',
    for: 'tests of an adapter of a payment provider',
  },
  { path: 'tests/worker/shop.ts', for: 'tests: pages and calls of the shop' },
]

/** The packages that a retailer's folder may import. */
export const SHOP_PACKAGES: readonly string[] = [
  'fast-check',
  'react',
  'react-intl',
  'valibot',
  'vitest',
]
