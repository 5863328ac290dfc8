import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useIntl } from 'react-intl'

import { ProblemError } from '#shared/contract/problem.ts'
import { ListId, type SharedWishList } from '#shared/contract/wish-list.ts'
import { routes } from '#shared/routes.ts'
import { wishPagesIn } from '#shared/wish-pages.ts'

import { PageHead } from '../../app/page-head.tsx'
import { sharedWishListQuery } from '../../features/wish-list/queries.ts'
import { Heart } from '../../features/wish-list/heart.tsx'
import { Page } from '../../ui/layout.tsx'
import { ProductGrid } from '../../ui/product-card.tsx'
import { Heading } from '../../ui/text.tsx'
import { WishHead } from '../../ui/wish-list.tsx'
import { definePersonalPage, type PageProps } from '../page.ts'
import { EmptyList } from './empty-list.tsx'
import { keepPlaceInList, MoreWishes } from './more-wishes.tsx'
import { WishCard } from './wish-card.tsx'

const SHOWN_KEY = ['shown-shared-wish-list']

/** A list that somebody has made public. It is rendered anew for everybody, because it may be private the next time. */
export const sharedWishListPage = definePersonalPage({
  async load({ wishLists, queryClient, params, query }) {
    const listId = v.safeParse(ListId, params['listId'])
    if (!listId.success) return { notFound: true }
    queryClient.removeQueries({ queryKey: SHOWN_KEY })
    const asked = { listId: listId.output, pages: wishPagesIn(query) }
    try {
      const list = await queryClient.query(sharedWishListQuery(wishLists, asked))
      queryClient.setQueryData(SHOWN_KEY, list)
    } catch (error) {
      // Without a connection, navigation stays on the shown page.
      const isOutage = error instanceof ProblemError && error.type === 'unavailable'
      if (!isOutage || globalThis.navigator?.onLine === false) throw error
      return { query, status: 503 }
    }
  },
  keepPlace: keepPlaceInList,
  Component: SharedList,
})

function SharedList({ params, query }: PageProps) {
  const intl = useIntl()
  const list = useQueryClient().getQueryData<SharedWishList>(SHOWN_KEY)
  const path = routes.sharedWishList.href({ listId: params['listId'] ?? '' })
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.sharedWishList' })} noindex />
      {list ? (
        <Shown list={list} path={path} pages={wishPagesIn(query)} />
      ) : (
        <EmptyList title="wishList.unavailable" text="outage.text" retry={path} />
      )}
    </Page>
  )
}

interface ShownProps {
  list: SharedWishList
  path: string
  pages: number
}

function Shown({ list: { firstName, products, total }, path, pages }: ShownProps) {
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
