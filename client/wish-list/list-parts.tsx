import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ProblemError } from '#shared/http/problem.ts'
import { type WishedProduct, pageCountOf } from '#shared/wish-list/wish-list.ts'
import { routes } from '#shared/routes.ts'

import { KeepShopping } from '../bag/keep-shopping.tsx'
import { useHref } from '../kit/link.ts'
import { PriceText } from '../kit/money/price-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProductCard } from '../ui/product-card.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Clearing } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { MoreRow } from './look.tsx'

/** The id of a product's link, which gets the focus when the one beside it is removed. */
export const wishLinkId = (wishId: string) => wishId && `wish-${wishId}`

interface WishCardProps {
  product: WishedProduct
  /** Over the picture. */
  heart?: ReactNode
  children?: ReactNode
}

/** A product on a list, or what is left of one that is no longer sold. */
export function WishCard({ product: { id, tile, chosen }, heart, children }: WishCardProps) {
  const href = useHref()
  return (
    <ProductCard data-wish={id}>
      <div className="picture">
        {tile?.picture ? (
          <img loading="lazy" src={tile.picture.link} alt="" width={800} height={1000} />
        ) : (
          <span className="none">
            <Icon name="heart" size={48} />
          </span>
        )}
        {heart}
      </div>
      <div className="words">
        <h2 className="name">
          {tile ? (
            <a id={wishLinkId(id)} href={href(tile.path)}>
              <span>{tile.heading ?? tile.name}</span>
              {tile.heading && tile.form && (
                <span className="visually-hidden">{`, ${tile.form}`}</span>
              )}
            </a>
          ) : (
            <FormattedMessage tagName="span" id="wishList.gone" />
          )}
        </h2>
        {tile ? <Details tile={tile} chosen={chosen} /> : <Gone />}
      </div>
      {children}
    </ProductCard>
  )
}

interface DetailsProps extends Pick<WishedProduct, 'chosen'> {
  tile: NonNullable<WishedProduct['tile']>
}

/** The link text of a name includes the form; visually, the form is on its own line. */
function Details({ tile, chosen }: DetailsProps) {
  const { id, form, price, kind, orderable, pickup } = tile
  return (
    <>
      {form && (
        <p className="form" aria-hidden={tile.heading !== null}>
          {form}
        </p>
      )}
      {chosen.map(({ name, value }) => (
        <p key={name} className="form">
          <FormattedMessage tagName="span" id="wishList.chosen" values={{ name, value }} />
        </p>
      ))}
      <PriceText of={id} price={price} isFloor={kind === 'set'} />
      {!orderable && !pickup && (
        <p className="sold-out">
          <FormattedMessage id="product.soldOut" />
        </p>
      )}
    </>
  )
}

const Gone = () => (
  <p className="form">
    <FormattedMessage id="wishList.goneText" />
  </p>
)

type MessageId = FormatjsIntl.Message['ids']

interface EmptyListProps {
  as?: 'h1' | 'h2'
  title: MessageId
  text: MessageId
  /** Where the list may be tried again; without it, it is known to be empty. */
  retry?: string
}

/** A list with nothing on it, or one that cannot be read. */
export function EmptyList({ as = 'h1', title, text, retry }: EmptyListProps) {
  const href = useHref()
  return (
    <Clearing role={retry === undefined ? undefined : 'alert'}>
      <span className="mark">
        <Icon name="heart" size={48} />
      </span>
      <Heading as={as}>
        <FormattedMessage tagName="span" id={title} />
      </Heading>
      <Text size="lead">
        <FormattedMessage tagName="span" id={text} />
      </Text>
      <ButtonRow align="center">
        {retry === undefined ? (
          <KeepShopping />
        ) : (
          <ButtonLink tone="primary" href={href(retry)}>
            <FormattedMessage id="payment.retry" />
          </ButtonLink>
        )}
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="outage.home" />
        </ButtonLink>
      </ButtonRow>
    </Clearing>
  )
}

interface MoreWishesProps {
  /** Of the page, without site and locale. */
  path: string
  pages: number
  shown: number
  total: number
}

/** How much of a list is shown, and the link that adds its next page. */
export function MoreWishes({ path, pages, shown, total }: MoreWishesProps) {
  const href = useHref()
  return (
    <MoreRow>
      <p>
        <FormattedMessage tagName="span" id="wishList.shown" values={{ shown, total }} />
      </p>
      {pages < pageCountOf(total) && (
        <ButtonLink href={href(path, `page=${pages + 1}`)}>
          <FormattedMessage id="wishList.loadMore" />
        </ButtonLink>
      )}
    </MoreRow>
  )
}

/** After the next page is added, the focus is on its first product. */
export const keepPlaceInList = () => {
  const shown = document.querySelectorAll('[data-wish]').length
  return () => {
    const added = document.querySelectorAll<HTMLElement>('[data-wish]')[shown]
    added?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
}

/** Explains that the list cannot be read. Without a connection, navigation stays on the shown page. */
export function outageFor(error: unknown, query: URLSearchParams) {
  const isOutage = error instanceof ProblemError && error.type === 'unavailable'
  if (!isOutage || globalThis.navigator?.onLine === false) throw error
  return { query, status: 503 as const, error }
}
