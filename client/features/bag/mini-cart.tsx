import { FormattedMessage } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { useHoverPanel } from '../../app/use-hover-panel.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MiniCartBox } from '../../ui/mini-cart/mini-cart.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Heading } from '../../ui/text.tsx'
import { useMoney } from '../money/use-money.ts'
import { BAG_LINK_ID } from './bag-link-id.ts'
import { GiftCertificatesPart } from './gift-certificates-part.tsx'
import { MiniCartLine, miniCartLinkId } from './mini-cart-line.tsx'
import { BagNotices } from './bag-notices.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { usePendingMutations } from './pending-mutations.ts'
import { useFilledBag } from './use-bag.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const HEADING_ID = 'mini-cart'

/**
 * The bag in a panel below its link (spec 1 §2.4), shown while the pointer or the focus is in the element around both.
 * Escape closes it.
 */
export function MiniCart() {
  const { panel, isOpen } = useHoverPanel()
  const bag = useFilledBag()
  return (
    <MiniCartBox ref={panel} aria-labelledby={HEADING_ID} hidden={!isOpen}>
      <div className="inside">
        <Heading as="h2" id={HEADING_ID} size="small">
          <FormattedMessage id="bag.heading" />
        </Heading>
        {bag ? <Contents bag={bag} /> : <LoadingLine />}
      </div>
    </MiniCartBox>
  )
}

function Contents({ bag }: { bag: Bag }) {
  const href = useHref()
  const money = useMoney()
  const pending = usePendingMutations()
  const { lines, giftCertificates } = bag
  const onRemove = useFocusAfterRemoval([...lines, ...giftCertificates], besideRemoved)
  return (
    <>
      <BagNotices bag={bag} />
      <OfflineNotice isPending={pending.length > 0} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="lines" role="group" tabIndex={0} aria-labelledby={HEADING_ID}>
        <ul>
          {lines.map((line) => (
            <MiniCartLine key={line.id} line={line} onRemove={onRemove} />
          ))}
        </ul>
        <GiftCertificatesPart
          certificates={giftCertificates}
          size="mini-cart"
          buttonId={miniCartLinkId}
          onRemove={onRemove}
        />
      </div>
      <p className="sum" aria-busy={pending.length > 0}>
        <FormattedMessage id="bag.merchandiseSubtotal" /> <strong>{money(bag.subtotal)}</strong>
      </p>
      <ButtonLink tone="primary" wide href={href(routes.cart.href({}))}>
        <FormattedMessage id="bag.viewAndCheckOut" />
      </ButtonLink>
    </>
  )
}

/** The next line, or the bag's link when the last one was removed. */
const besideRemoved = (lineId: string) => (lineId ? miniCartLinkId(lineId) : BAG_LINK_ID)

function LoadingLine() {
  return (
    <div className="lines" aria-busy="true">
      <ul>
        <li>
          <Skeleton as="span" shape="picture" />
          <span>
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </li>
      </ul>
    </div>
  )
}
