import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { WishedProduct } from '#shared/wish-list/wish-list.ts'

import { useHref } from '../app/link.ts'
import { PriceText } from '../features/money/price-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProductCard } from '../ui/product-card.tsx'

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
              <span>{tile.fragranceName ?? tile.name}</span>
              {tile.fragranceName && tile.form && (
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
  const { form, price, kind, orderable, pickup } = tile
  return (
    <>
      {form && (
        <p className="form" aria-hidden={tile.fragranceName !== null}>
          {form}
        </p>
      )}
      {chosen.map(({ name, value }) => (
        <p key={name} className="form">
          <FormattedMessage tagName="span" id="wishList.chosen" values={{ name, value }} />
        </p>
      ))}
      <PriceText price={price} isFloor={kind === 'set'} />
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
