import * as v from 'valibot'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { PortOf } from '#shared/http/endpoint.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'
import {
  ListId,
  type SharedWishList,
  type WishPages,
  wishPagesIn,
} from '#shared/wish-list/wish-list.ts'
import { routes } from '#shared/routes.ts'

import { outageFor, keepPlaceInList, MoreWishes, EmptyList, WishCard } from './list-parts.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Heart } from './heart.tsx'
import { Page } from '../ui/layout.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { WishHead } from './look.tsx'

/** The public list that the page shows. */
const SHARED_KEY = ['shown-shared-wish-list']

const sharedWishListQuery = (
  wishLists: Pick<PortOf<typeof wishListEndpoints>, 'getSharedWishList'>,
  { listId, pages }: WishPages & { listId: ListId },
) =>
  queryOptions({
    queryKey: ['shared-wish-list', listId, pages],
    queryFn: ({ signal }) => wishLists.getSharedWishList({ listId, pages }, signal),
    // It may be private by now.
    staleTime: 0,
  })

/** A public list. It is rendered for each request, because its owner may make it private. */
export const sharedWishListPage = definePersonalPage({
  async load({ port, queryClient, params, query }) {
    const listId = v.safeParse(ListId, params['listId'])
    if (!listId.success) return { notFound: true }
    queryClient.removeQueries({ queryKey: SHARED_KEY })
    const shown = { listId: listId.output, pages: wishPagesIn(query) }
    try {
      const list = await queryClient.query(sharedWishListQuery(port(wishListEndpoints), shown))
      queryClient.setQueryData(SHARED_KEY, list)
    } catch (error) {
      return outageFor(error, query)
    }
  },
  keepPlace: keepPlaceInList,
  Component: SharedList,
})

/** The page of a public list. */
function SharedList({ params, query }: PageProps) {
  const intl = useIntl()
  const list = useQueryClient().getQueryData<SharedWishList>(SHARED_KEY)
  const path = routes.sharedWishList.href({ listId: params['listId'] ?? '' })
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.sharedWishList' })} noindex />
      {list ? (
        <SharedProducts list={list} path={path} pages={wishPagesIn(query)} />
      ) : (
        <EmptyList title="wishList.unavailable" text="outage.text" retry={path} />
      )}
    </Page>
  )
}

interface SharedProductsProps {
  list: SharedWishList
  path: string
  pages: number
}

function SharedProducts({
  list: { firstName, products, total },
  path,
  pages,
}: SharedProductsProps) {
  const intl = useIntl()
  if (products.length === 0) {
    return <EmptyList title="wishList.sharedEmpty" text="wishList.sharedEmptyText" />
  }
  const title = firstName
    ? intl.formatMessage({ id: 'wishList.ofName' }, { name: firstName })
    : intl.formatMessage({ id: 'title.sharedWishList' })
  return (
    <>
      <WishHead>
        <Heading as="h1">{title}</Heading>
      </WishHead>
      <ProductGrid>
        {products.map((product) => (
          <WishCard
            key={product.id}
            product={product}
            heart={product.tile && <Heart {...product.tile} productId={product.productId} />}
          />
        ))}
      </ProductGrid>
      <MoreWishes path={path} pages={pages} shown={products.length} total={total} />
    </>
  )
}
