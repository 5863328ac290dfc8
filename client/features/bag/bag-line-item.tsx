import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'

import { useHref } from '../../app/link.ts'
import { BagRow } from '../../ui/bag/bag.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useMoney } from '../money/use-money.ts'
import { WasNow } from '../money/was-now.tsx'
import { ActionNotice } from './action-notice.tsx'
import { DiscountTray } from './discount-tray.tsx'
import { GiftDetails } from './gift-details.tsx'
import { LineAttributes } from './line-attributes.tsx'
import { LineControls } from './line-controls.tsx'
import { OtherWay } from './other-way.tsx'
import { OBSTACLE_MESSAGES } from './obstacle-messages.ts'
import { LinePrice } from './line-price.tsx'
import { lineHref } from './line-href.ts'
import { QuantityButton } from './quantity-button.tsx'
import { Reductions } from './reductions.tsx'
import { useLineMutation } from './use-line-mutation.ts'

interface BagLineItemProps {
  line: BagLine
  /** A mutation of the line is pending, so its amounts are out of date. */
  isPending: boolean
  onRemove: (line: BagLine) => void
}

/** A line of the bag with its controls. */
export function BagLineItem({ line, isPending, onRemove }: BagLineItemProps) {
  const href = useHref()
  const mutation = useLineMutation(line, onRemove)
  const { setQuantity, notice, isRefused } = mutation
  const { name, picture } = line
  const noticeId = `line-${line.id}-notice`
  const describedBy = notice ? noticeId : undefined

  return (
    <BagRow id={`line-${line.id}`} aria-busy={isPending}>
      <a className="picture" href={lineHref(href, line)} tabIndex={-1} aria-hidden="true">
        {picture ? (
          <img src={picture.link} alt="" width={320} height={400} />
        ) : (
          <Icon name="bag" size={48} />
        )}
      </a>
      <div className="words">
        <h3 className="name">
          <a id={lineLinkId(line.id)} href={lineHref(href, line)}>
            {name}
          </a>
        </h3>
        <LineAttributes attributes={line.attributes} />
        {line.giftCard && <GiftDetails gift={line.giftCard} />}
        <UnitPrice line={line} />
        <Reductions reductions={line.reductions} />
        <OfferOfLine line={line} isPending={isPending} />
        {line.autoRefreshMonths !== null && (
          <p className="unit">
            <FormattedMessage
              tagName="span"
              id="bag.autoRefresh"
              values={{ months: line.autoRefreshMonths }}
            />
          </p>
        )}
        <OtherWay line={line} />
      </div>
      <LinePrice line={line} />
      {!line.isBonus && line.availability !== 'sold-out' && (
        <LineControls
          line={line}
          mutation={mutation}
          onRemove={onRemove}
          describedBy={describedBy}
        />
      )}
      <ChosenGift line={line} setQuantity={setQuantity} describedBy={describedBy} />
      <LineError line={line} setQuantity={setQuantity} describedBy={describedBy} />
      {notice && <ActionNotice id={noticeId} text={notice} isFirst={isRefused} />}
    </BagRow>
  )
}

function UnitPrice({ line }: { line: BagLine }) {
  const money = useMoney()
  const { quantity, unitPrice, discountUnitPrice: discounted, priceWhenAdded, isBonus } = line
  if (isBonus || (quantity === 1 && !priceWhenAdded)) return null
  return (
    <p className="unit">
      {quantity > 1 && (
        <WasNow was={discounted ? unitPrice : null}>
          <FormattedMessage
            tagName="span"
            id="bag.each"
            values={{ price: money(discounted ?? unitPrice) }}
          />
        </WasNow>
      )}
      {priceWhenAdded && (
        <span className="changed">
          <FormattedMessage
            tagName="span"
            id="bag.wasWhenAdded"
            values={{ price: money(priceWhenAdded) }}
          />
        </span>
      )}
    </p>
  )
}

function OfferOfLine({ line, isPending }: Pick<BagLineItemProps, 'line' | 'isPending'>) {
  return (
    <>
      {line.approaching && <p className="approaching">{line.approaching}</p>}
      {line.tray && !isPending && <DiscountTray tray={line.tray} />}
    </>
  )
}

/** A free product that was chosen can be left out again. */
function ChosenGift({ line, setQuantity, describedBy }: LineErrorProps) {
  if (!line.isBonus || !line.isChosen) return null
  return (
    <div className="controls">
      <QuantityButton
        line={line}
        quantity={0}
        onSubmit={setQuantity(0)}
        describedBy={describedBy}
      />
    </div>
  )
}

interface LineErrorProps {
  line: BagLine
  setQuantity: ReturnType<typeof useLineMutation>['setQuantity']
  describedBy: string | undefined
}

/** Why a line cannot be ordered, and a button that fixes it. */
function LineError({ line, setQuantity, describedBy }: LineErrorProps) {
  const { availability, maxQuantity, obstacle } = line
  if (!obstacle) return null
  const left = availability === 'short' ? (maxQuantity ?? 0) : 0
  return (
    <div className="problem">
      <p>
        {left > 0 ? (
          <FormattedMessage tagName="span" id="product.left" values={{ stockLevel: left }} />
        ) : (
          <FormattedMessage tagName="span" id={OBSTACLE_MESSAGES[obstacle]} />
        )}
      </p>
      <QuantityButton
        line={line}
        quantity={left}
        onSubmit={setQuantity(left)}
        describedBy={describedBy}
        isUrgent
      />
    </div>
  )
}
