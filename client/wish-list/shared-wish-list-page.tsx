import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import type { SharedWishList } from '#shared/wish-list/wish-list.ts'
import { routes } from '#shared/routes.ts'
import { wishPagesIn } from '#shared/wish-list/wish-pages.ts'

import { PageHead } from '../app/page-head.tsx'
import { SHARED_KEY } from './queries.ts'
import { Heart } from './heart.tsx'
import { Page } from '../ui/layout.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { WishHead } from './look.tsx'
import type { PageProps } from '../pages/page.ts'
import { EmptyList } from './empty-list.tsx'
import { MoreWishes } from './more-wishes.tsx'
import { WishCard } from './wish-card.tsx'

/** The page of a list that somebody has made public. */
export function SharedList({ params, query }: PageProps) {
  const intl = useIntl()
  const list = useQueryClient().getQueryData<SharedWishList>(SHARED_KEY)
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
