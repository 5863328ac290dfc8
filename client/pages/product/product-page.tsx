import { useSuspenseQuery } from '@tanstack/react-query'

import { isProductId } from '#shared/http/ids.ts'
import type { Product, ProductId } from '#shared/product/product.ts'
import { bannerAssetIds } from '#shared/product/product-assets.ts'
import { routes } from '#shared/routes.ts'
import { productIdCandidates } from '#shared/product/slug.ts'

import { autoRefresh, buyingOptions } from '../../features/bag/add-to-bag.tsx'
import { assetsQuery, badgesQuery, productQuery } from '../../features/catalog/queries.ts'
import { choiceOf } from '../../features/product/choice.ts'
import { movedTo } from '../../features/product/moved-to.ts'
import { scentQuery } from '../../features/scent/scent-query.ts'
import { useCatalog } from '../../app/app-context.ts'
import { definePage, type PageProps } from '../page.ts'
import {
  contentCode,
  giftCardCode,
  membersCode,
  modulesCode,
  modulesLoader,
  reviewsCode,
} from './lazy-parts.ts'
import { ProductBody } from './product-body.tsx'
import { ProductHead } from './product-head.tsx'
import { PRODUCT_SLOTS } from './product-slots.ts'

export const productPage = definePage({
  ...(import.meta.env.SSR && {
    async load(context) {
      const { catalog, queryClient, params, query } = context
      const loadingModules = modulesLoader.load().then((load) => load(context, PRODUCT_SLOTS))
      const product = await queryClient.query(productQuery(catalog, idsOf(params)))
      const { masterId } = product
      const isVariant = masterId !== null && masterId !== product.id
      const master = isVariant ? await queryClient.query(productQuery(catalog, [masterId])) : null
      const moved = movedTo(product, master, { path: pathOf(params), query })
      if (moved) return { redirect: moved, status: 301 }
      // Badges are decoration, which the page does not wait for.
      void queryClient.query(badgesQuery(catalog, product.badges))
      // So is what goes with the scent. The part that shows it reports a failure.
      const { scent } = product
      if (scent) void queryClient.query(scentQuery(catalog, scent)).catch(() => null)
      // Only the product knows its banner, so waiting for it would take a second call.
      const bannerId = bannerIdOf(product)
      if (bannerId) void queryClient.query(assetsQuery(catalog, [bannerId])).catch(() => null)
      await Promise.all([
        loadingModules,
        contentCode.load(),
        reviewsCode.load(),
        buyingOptions.load(),
        product.autoRefresh && autoRefresh.load(),
        product.members.length > 0 && membersCode.load(),
        product.isGiftCard && giftCardCode.load(),
      ])
    },
  }),
  async loadShownCode(queryClient) {
    const loadingModules = modulesCode.load().then((load) => load(queryClient))
    await Promise.all([contentCode.load(), loadingModules])
  },
  // Its elements stay.
  keepPlace: () => () => {},
  Component: ProductPage,
})

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
