import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useIntl, FormattedMessage } from 'react-intl'

import { wishListActions } from '#shared/wish-list/actions.ts'
import type { PortOf } from '#shared/http/endpoint.ts'
import { wishListEndpoints } from '#shared/wish-list/endpoints.ts'
import { isProductId } from '#shared/http/ids.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { type WishListPage, wishPagesIn } from '#shared/wish-list/wish-list.ts'
import { WANTED_PARAMETER } from '#shared/wish-list/routes.ts'
import { routes } from '#shared/routes.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { outageFor, keepPlaceInList, MoreWishes, EmptyList, wishLinkId } from './list-parts.tsx'
import { definePersonalPage, type PageProps } from '../kit/page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useFocusAfterRemoval } from '../bag/focus-after-removal.ts'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { useChangesElsewhere, useWishList, WISH_LIST_KEY } from './use-wish-list.ts'
import { Page } from '../ui/layout.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { Heading } from '../ui/text.tsx'
import { WishHead } from './look.tsx'
import { OwnWish } from './own-wish.tsx'
import { ShareList } from './share-list.tsx'
import { useAppContext, useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { problemMessage } from '../bag/mutation-messages.ts'
import { Button } from '../ui/button.tsx'
import { MessageNotice, messageFor } from '../kit/message-notice.tsx'

/** The name of the product that a guest wanted before signing in. */
const WANTED_KEY = ['wanted-wish']

const wishListPageQuery = (
  wishLists: Pick<PortOf<typeof wishListEndpoints>, 'getWishListPage'>,
  pages: number,
) =>
  queryOptions({
    queryKey: [...WISH_LIST_KEY, 'pages', pages],
    queryFn: ({ signal }) => wishLists.getWishListPage({ pages }, signal),
  })

/** The customer's Love-It List (spec 2 §2). Looking at it never creates one. */
export const wishListPage = definePersonalPage({
  async load(context) {
    // Links preload their pages for guests, too.
    if ((await context.getCustomer()) === null) throw new ProblemError('sign-in-required')
    const { catalog, queryClient, query } = context
    const wanted = query.get(WANTED_PARAMETER)
    const ids = wanted !== null && isProductId(wanted) ? [wanted] : []
    try {
      const [[tile]] = await Promise.all([
        ids.length > 0 ? catalog.getTiles({ ids }).catch(() => []) : [],
        queryClient.query(wishListPageQuery(context.port(wishListEndpoints), wishPagesIn(query))),
      ])
      queryClient.setQueryData(WANTED_KEY, tile?.name ?? null)
    } catch (error) {
      return outageFor(error, query)
    }
  },
  keepPlace: keepPlaceInList,
  Component: OwnWishList,
})

const path = routes.wishList.href({})

/** The page of the customer's own list. */
function OwnWishList({ query }: PageProps) {
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
      <OwnProducts list={list} pages={pages} />
    </Page>
  )
}

interface OwnProductsProps {
  /** Undefined if it cannot be read. */
  list: WishListPage | undefined
  pages: number
}

function OwnProducts({ list, pages }: OwnProductsProps) {
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

const DONE = {
  added: 'wishList.added',
  known: 'wishList.known',
  removed: 'wishList.removed',
  moved: 'wishList.moved',
  shared: 'wishList.shared',
  private: 'wishList.private',
} as const

/**
 * For shoppers without JavaScript: the result of a form, and a button that undoes a removal. A product that was wanted
 * before signing in needs a confirmation, because an address alone must change nothing.
 */
function WishListNotice({ wantedName }: { wantedName: string | null }) {
  const { query } = useShop()
  const done = query.get(DONE_PARAMETER)
  const wanted = query.get(WANTED_PARAMETER)
  const removed = done === 'removed' ? query.get('product') : null
  const rejected = useAppContext().rejectedForm()
  if (rejected) return <Rejected {...rejected} />
  if (wanted !== null && wantedName !== null) {
    return (
      <MessageNotice id="wishList.wanted" values={{ name: wantedName }}>
        <AddForm productId={wanted} text="wishList.addWanted" />
      </MessageNotice>
    )
  }
  const message = messageFor(DONE, done)
  if (!message) return null
  return (
    <MessageNotice id={message} role="status">
      {removed !== null && <AddForm productId={removed} text="wishList.undo" />}
    </MessageNotice>
  )
}

function Rejected({ action, problem }: RejectedForm) {
  const id = action === 'moveWish' ? problemMessage('addToBag', problem) : 'formError.generic'
  return <MessageNotice id={id} role="alert" />
}

interface AddFormProps {
  productId: string
  text: 'wishList.addWanted' | 'wishList.undo'
}

function AddForm({ productId, text }: AddFormProps) {
  const href = useHref()
  return (
    <form action={href(wishListActions.addWish.path)} method="post">
      <HiddenFields fields={{ productId }} />
      <Button type="submit">
        <FormattedMessage tagName="span" id={text} />
      </Button>
    </form>
  )
}
