import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/contract/product.ts'

import { useHref } from '../../frame/link.ts'
import { MemberRow } from '../../ui/product-detail.tsx'
import { Heading } from '../../ui/text.tsx'
import { PriceText } from '../money/price-text.tsx'

/** What a set or a bundle is made of; each member has a page of its own. */
export function ProductMembers({ members }: Pick<Product, 'members'>) {
  if (members.length === 0) return null
  return (
    <section>
      <Heading size="heading">
        <FormattedMessage id="product.inside" />
      </Heading>
      <ul>
        {members.map(({ quantity, product }) => (
          <Member key={product.id} quantity={quantity} product={product} />
        ))}
      </ul>
    </section>
  )
}

function Member({ quantity, product }: Product['members'][number]) {
  const href = useHref()
  const [picture] = product.pictures
  return (
    <MemberRow>
      {picture ? (
        <img src={picture.link} alt="" width={800} height={1000} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div className="words">
        <a className="name" href={href(product.path)}>
          {product.name}
        </a>
        {quantity > 1 && (
          <p className="quiet">
            <FormattedMessage id="product.quantity" values={{ count: quantity }} />
          </p>
        )}
        <PriceText price={product.price} />
      </div>
    </MemberRow>
  )
}
