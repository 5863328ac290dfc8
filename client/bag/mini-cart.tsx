import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Bag, BagLine } from '#shared/bag/bag.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { useHoverPanel } from '../kit/use-hover-panel.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MiniCartBox } from '../ui/mini-cart/mini-cart.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import { ActionNotice, OfflineNotice } from './notices.tsx'
import { BagNotices, GiftCertificatesPart } from './rare-parts.tsx'
import { GiftDetails } from './line-notes.tsx'
import { LineAttributes, lineHref, LinePrice } from './line-texts.tsx'
import { LineControls, useLineMutation } from './line-controls.tsx'
import { useFilledBag, usePendingMutations } from './use-bag.ts'
import { useFocusAfterRemoval } from './focus-after-removal.ts'

const HEADING_ID = 'mini-cart'

/**
 * The bag in a panel below its link (spec 1 §2.4), shown while the pointer or the focus is in the element around both.
 * Escape closes it.
 */
export function MiniCart({ linkId }: { linkId: string }) {
  const { panel, isOpen } = useHoverPanel()
  const bag = useFilledBag()
  return (
    <MiniCartBox ref={panel} aria-labelledby={HEADING_ID} hidden={!isOpen}>
      <div className="inside">
        <Heading as="h2" id={HEADING_ID} size="small">
          <FormattedMessage id="bag.heading" />
        </Heading>
        {bag ? <Contents bag={bag} linkId={linkId} /> : <LoadingLine />}
      </div>
    </MiniCartBox>
  )
}

function Contents({ bag, linkId }: { bag: Bag; linkId: string }) {
  const href = useHref()
  const money = useMoney()
  const pending = usePendingMutations()
  const { lines, giftCertificates } = bag
  const onRemove = useFocusAfterRemoval([...lines, ...giftCertificates], (id) =>
    // The link of the bag when the last line is removed.
    id ? miniCartLinkId(id) : linkId,
  )
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

interface MiniCartLineProps {
  line: BagLine
  onRemove: (line: BagLine) => void
}

/** A line of the mini cart: picture, names, price, quantity and removal. */
function MiniCartLine({ line, onRemove }: MiniCartLineProps) {
  const href = useHref()
  // Spec 1 §8.
  const mutation = useLineMutation(line, onRemove, 'formError.generic')
  const { notice } = mutation
  const { name, picture, isBonus, availability, autoRefreshMonths: months } = line
  const noticeId = `mini-cart-${line.id}-notice`
  const describedBy = notice ? noticeId : undefined
  return (
    <li>
      {picture ? (
        <img src={picture.link} alt="" width={60} height={80} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div className="words">
        <p className="name">
          <a id={miniCartLinkId(line.id)} href={lineHref(href, line)}>
            {name}
          </a>
        </p>
        <LineAttributes attributes={line.attributes} />
        {features.giftCards && line.giftCard && <GiftDetails gift={line.giftCard} />}
        {features.autoRefresh && months !== null && (
          <p className="quiet">
            <FormattedMessage tagName="span" id="bag.autoRefresh" values={{ months }} />
          </p>
        )}
        {availability === 'sold-out' && (
          <p className="out">
            <FormattedMessage id="bag.outOfStock" />
          </p>
        )}
      </div>
      <LinePrice line={line} />
      {!isBonus && (
        <LineControls
          line={line}
          mutation={mutation}
          onRemove={onRemove}
          describedBy={describedBy}
        />
      )}
      {notice && <ActionNotice id={noticeId} text={notice} />}
    </li>
  )
}

const miniCartLinkId = (lineId: string) => `mini-cart-${lineId}`
