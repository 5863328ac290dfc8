import { useSuspenseQuery } from '@tanstack/react-query'

import * as features from '#shop/features.ts'
import { isProductId } from '#shared/http/ids.ts'
import { variationParameter } from '#shared/listing/page-parameters.ts'
import { bannerAssetIds } from '#shared/product/product-assets.ts'
import type { Product, ProductId } from '#shared/product/product.ts'
import { productIdCandidates } from '#shared/product/slug.ts'
import { routes } from '#shared/routes.ts'
import type { Locale } from '#shared/site/site.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { assetsQuery } from '../content/queries.ts'
import { badgesQuery } from './badges-query.ts'
import { productQuery } from './queries.ts'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePage, type PageProps } from '../kit/page.ts'
import { useBreadcrumbJson } from '../seo/breadcrumbs.tsx'
import { autoRefresh, buyingOptions } from './buying/add-to-bag.tsx'
import { type Choice, choiceOf, chosenVariant, queryOfValues } from './choice.ts'
import { contentCode } from './content-code.ts'
import { isInProductPage, PRODUCT_SLOTS } from './content-queries.ts'
import { giftCardCode, membersCode, modulesCode, modulesLoader, reviewsCode } from './lazy-parts.ts'
import { picturesFor } from './pictures-for.ts'
import { loadProductPlaces } from '../slots/load-places.ts'
import { productDetails, productStory } from '../slots/slots.ts'
import { ProductBody } from './product-body.tsx'
import { productJson } from './product-json.ts'

export const productPage = definePage({
  ...(import.meta.env.SSR && {
    async load(context) {
      const { catalog, queryClient, params, query } = context
      const loader = modulesLoader.load()
      const loadingModules = loader.then((load) => load(context, PRODUCT_SLOTS))
      const product = await queryClient.query(productQuery(catalog, idsOf(params)))
      const { masterId } = product
      const isVariant = masterId !== null && masterId !== product.id
      const master = isVariant ? await queryClient.query(productQuery(catalog, [masterId])) : null
      const moved = movedTo(product, master, { path: pathOf(params), query })
      if (moved) return { redirect: moved, status: 301 }
      // Badges are decoration, which the page does not wait for.
      void queryClient.query(badgesQuery(catalog, product.badges))
      const loadingPlaces = loadProductPlaces(context, {
        product,
        variant: chosenVariant(product, choiceOf(product, query)),
      })
      // Only the product knows its banner, so waiting for it would take a second call.
      const bannerId = bannerIdOf(product)
      if (bannerId) void queryClient.query(assetsQuery(catalog, [bannerId])).catch(() => null)
      const loadingOwn = loadingModules.then(async (slots) => {
        if (!slots.some(isInProductPage)) return
        const load = await loader
        await load(context, PRODUCT_SLOTS, null, product.id)
      })
      await Promise.all([
        loadingOwn,
        contentCode.load(),
        loadingPlaces,
        features.reviews && reviewsCode.load(),
        buyingOptions.load(),
        loadOccasionalCode(product),
      ])
    },
  }),
  async loadShownCode(queryClient) {
    const loadingModules = modulesCode.load().then((load) => load(queryClient))
    await Promise.all([
      contentCode.load(),
      loadingModules,
      productDetails && productDetails.load(),
      productStory && productStory.load(),
    ])
  },
  // Its elements stay.
  keepPlace: () => () => {},
  Component: ProductPage,
})

/** Loads the code of parts that only some products have. */
const loadOccasionalCode = ({ autoRefresh: refresh, members, isGiftCard }: Product) =>
  Promise.all([
    features.autoRefresh && refresh && autoRefresh.load(),
    members.length > 0 && membersCode.load(),
    features.giftCards && isGiftCard && giftCardCode.load(),
  ])

/** The ids that an address may mean, most likely first. */
function idsOf({ slugAndId, productId }: PageProps['params']): ProductId[] {
  if (slugAndId !== undefined) return productIdCandidates(slugAndId)
  return productId !== undefined && isProductId(productId) ? [productId] : []
}

const pathOf = ({ slugAndId = '' }: PageProps['params']) => routes.product.href({ slugAndId })

const bannerIdOf = ({ contentAssetId }: Product) => bannerAssetIds(contentAssetId)[0] ?? null

function ProductPage({ params, query }: PageProps) {
  const { data: product } = useSuspenseQuery(productQuery(useCatalog(), idsOf(params)))
  return (
    <>
      <ProductHead product={product} choice={choiceOf(product, query)} />
      <ProductBody product={product} query={query} bannerId={bannerIdOf(product)} />
    </>
  )
}

interface Requested {
  path: string
  query: URLSearchParams
}

/**
 * The canonical address of a product if it differs from the requested one; null otherwise. A variant is shown
 * at its master's address with the choice in the query, and the slug follows the name.
 */
function movedTo(product: Product, master: Product | null, requested: Requested): string | null {
  if (!master && product.path === requested.path) return null
  const choice = new URLSearchParams(requested.query)
  if (master) {
    for (const [attribute, value] of Object.entries(product.variationValues)) {
      choice.set(variationParameter(attribute), value)
    }
  }
  choice.sort()
  const { path } = master ?? product
  return choice.size > 0 ? `${path}?${choice}` : path
}

interface ProductHeadProps {
  product: Product
  choice: Choice
}

/** Each variant has a canonical URL, with the whole choice. The slug differs between languages. */
function ProductHead({ product, choice }: ProductHeadProps) {
  const href = useHref()
  const { publicOrigin, site } = useAppContext()
  const { name, path, paths, pageTitle, pageDescription } = product
  const variant = chosenVariant(product, choice)
  const lead = picturesFor(product, choice)[0] ?? null
  const trail = useBreadcrumbJson(product.breadcrumbs, { name, path })
  // Search engines read the document, so the browser's bundle leaves this out.
  const json =
    import.meta.env.PROD && !import.meta.env.SSR
      ? {}
      : productJson({
          product,
          variant,
          pictures: picturesFor(product, choice),
          site,
          home: publicOrigin + href(routes.home.href({})),
          url: publicOrigin + href(path),
          urlOfChoice: (values) => publicOrigin + href(path, queryOfValues(values)),
        })
  const pathIn = (other: Locale) => paths[other] ?? null

  return (
    <PageHead
      title={pageTitle ?? name}
      description={pageDescription}
      canonical={variant ? { path, query: queryOfValues(variant.values) } : { path }}
      pathIn={pathIn}
      picture={lead}
      type="product"
      jsonLd={product.price ? [json, trail] : [trail]}
    />
  )
}
