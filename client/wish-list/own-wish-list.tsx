import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { WishListPage } from '#shared/wish-list/wish-list.ts'
import { routes } from '#shared/routes.ts'
import { wishPagesIn } from '#shared/wish-list/wish-pages.ts'

import { PageHead } from '../app/page-head.tsx'
import { useFocusAfterRemoval } from '../features/bag/use-focus-after-removal.ts'
import { Breadcrumbs } from '../features/shell/breadcrumbs.tsx'
import { WANTED_KEY, wishListPageQuery } from './queries.ts'
import { useChangesElsewhere, useWishList } from './use-wish-list.ts'
import { Page } from '../ui/layout.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { WishHead } from './look.tsx'
import type { PageProps } from '../pages/page.ts'
import { EmptyList } from './empty-list.tsx'
import { MoreWishes } from './more-wishes.tsx'
import { OwnWish } from './own-wish.tsx'
import { ShareList } from './share-list.tsx'
import { wishLinkId } from './wish-card.tsx'
import { WishListNotice } from './wish-list-notice.tsx'

const path = routes.wishList.href({})

/** The page of the customer's own list. */
export function OwnWishList({ query }: PageProps) {
  const intl = useIntl()
  const pages = wishPagesIn(query)
  const { wishLists, refresh } = useWishList()
  useChangesElsewhere(refresh)
  const { data: list } = useQuery({
    ...wishListPageQuery(wishLists, pages),
    // On the edge and in an outage there is nothing else to show.
    enabled: typeof document !== 'undefined',
  })
  const wantedName = useQueryClient().getQueryData<string | null>(WANTED_KEY) ?? null
  const heading = intl.formatMessage({ id: 'account.myLoveItList' })
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.wishlist' })} noindex />
      <Breadcrumbs trail={[]} current={heading} />
      {list && <WishListNotice wantedName={wantedName} />}
      <WishHead>
        <Heading as="h1">{heading}</Heading>
      </WishHead>
      <Shown list={list} pages={pages} />
    </Page>
  )
}

interface ShownProps {
  /** Undefined if it cannot be read. */
  list: WishListPage | undefined
  pages: number
}

function Shown({ list, pages }: ShownProps) {
  const products = list?.products ?? []
  const onRemove = useFocusAfterRemoval(products, wishLinkId)
  if (!list)
    return <EmptyList as="h2" title="wishList.unavailable" text="outage.text" retry={path} />
  const { total, listId, isPublic } = list
  return (
    <>
      {products.length === 0 ? (
        <EmptyList as="h2" title="wishList.empty" text="wishList.emptyText" />
      ) : (
        <>
          <ProductGrid>
            {products.map((product) => (
              <OwnWish key={product.id} product={product} pages={pages} onRemove={onRemove} />
            ))}
          </ProductGrid>
          <MoreWishes path={path} pages={pages} shown={products.length} total={total} />
        </>
      )}
      {(products.length > 0 || isPublic) && <ShareList listId={listId} isPublic={isPublic} />}
    </>
  )
}
