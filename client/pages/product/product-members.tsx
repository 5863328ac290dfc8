import { FormattedMessage, useIntl } from 'react-intl'

import type { Product, SetMember } from '#shared/contract/product.ts'

import { AddToBag } from '../../features/bag/add-to-bag.tsx'
import { PriceText } from '../../features/money/price-text.tsx'
import { choiceOf, openAttributes } from '../../features/product/choice.ts'
import { useHref } from '../../app/link.ts'
import { MemberRow } from '../../ui/product-detail.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/text.tsx'

interface ProductMembersProps extends Pick<Product, 'members'> {
  /** Whether members are sold separately, as those of a set are; a bundle is sold as a whole. */
  areSold: boolean
}

/** The members of a set or bundle, each linked to its page. */
export function ProductMembers({ members, areSold }: ProductMembersProps) {
  if (members.length === 0) return null
  return (
    <section>
      <Heading size="heading">
        <FormattedMessage id="product.inside" />
      </Heading>
      <ul>
        {members.map(({ quantity, product }) => (
          <Member key={product.id} quantity={quantity} product={product} isSold={areSold} />
        ))}
      </ul>
    </section>
  )
}

type MemberProps = Product['members'][number] & { isSold: boolean }

function Member({ quantity, product, isSold }: MemberProps) {
  const href = useHref()
  const [picture] = product.pictures
  return (
    <MemberRow>
      {picture ? (
        <img loading="lazy" src={picture.link} alt="" width={800} height={1000} />
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
        {isSold && <WayIntoBag product={product} />}
      </div>
    </MemberRow>
  )
}

/** If something has to be chosen first, links to the member's page. */
function WayIntoBag({ product }: { product: SetMember }) {
  const intl = useIntl()
  const href = useHref()
  const choice = choiceOf(product, NOTHING_CHOSEN)
  if (openAttributes(product, choice).length === 0) {
    return <AddToBag product={product} choice={choice} size="row" />
  }
  return (
    <p>
      <ButtonLink
        href={href(product.path)}
        aria-label={intl.formatMessage({ id: 'product.chooseOptionsOf' }, { name: product.name })}
      >
        <FormattedMessage id="product.chooseOptions" />
      </ButtonLink>
    </p>
  )
}

const NOTHING_CHOSEN = new URLSearchParams()
