import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { bagActions } from '#shared/bag/actions.ts'
import type { BagLine, Tray } from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { WasNow } from '../kit/money/was-now.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { BagRow } from './look.tsx'
import { TrayPlaces } from './look-offers.tsx'
import { ActionNotice } from './notices.tsx'
import { GiftDetails, OBSTACLE_MESSAGES } from './line-notes.tsx'
import { LineAttributes, lineHref, LinePrice, Reductions } from './line-texts.tsx'
import { LineControls, QuantityButton, useLineMutation } from './line-controls.tsx'
import { problemMessage } from './mutation-messages.ts'

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
        {features.giftCards && line.giftCard && <GiftDetails gift={line.giftCard} />}
        <UnitPrice line={line} />
        <Reductions reductions={line.reductions} />
        <OfferOfLine line={line} isPending={isPending} />
        {features.autoRefresh && <RefreshNote months={line.autoRefreshMonths} />}
        {features.pickup && <OtherWay line={line} />}
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

/** A discount within reach: one place for each product it needs, with the pictures of those in the bag. */
function DiscountTray({ tray: { filled, missing, categoryId } }: { tray: Tray }) {
  const intl = useIntl()
  const href = useHref()
  const label = intl.formatMessage(
    { id: 'bag.tray' },
    { count: filled.length, size: filled.length + missing },
  )
  const places = [...filled, ...Array.from({ length: missing }, () => undefined)]
  return (
    <TrayPlaces>
      <div className="places" role="img" aria-label={label}>
        {places.map((picture, index) => (
          <span key={index} className={picture === undefined ? 'empty' : undefined}>
            {picture && <img src={picture.link} alt="" width={320} height={400} />}
          </span>
        ))}
      </div>
      {categoryId && (
        <a href={href(routes.category.href({ categoryId }))}>
          <FormattedMessage id="bag.trayLink" />
        </a>
      )}
    </TrayPlaces>
  )
}

const RefreshNote = ({ months }: { months: BagLine['autoRefreshMonths'] }) =>
  months !== null && (
    <p className="unit">
      <FormattedMessage tagName="span" id="bag.autoRefresh" values={{ months }} />
    </p>
  )

/** Switches a line between shipping and pickup, or explains why that is impossible. The form is always posted. */
function OtherWay({ line }: { line: BagLine }) {
  const intl = useIntl()
  const rejected = useRejectedForm('setFulfillment', { lineId: line.id })
  const id = problemMessage('setFulfillment', rejected?.problem ?? 'not-added')
  if (!line.hasOtherWay) return null
  return (
    <>
      {line.otherObstacle ? <Obstacle line={line} /> : <OtherWayForm line={line} />}
      {rejected && (
        <ActionNotice id={`line-${line.id}-way-notice`} text={intl.formatMessage({ id })} isFirst />
      )}
    </>
  )
}

/** A store is chosen above the lines. */
function Obstacle({ line: { fulfillment, otherObstacle } }: { line: BagLine }) {
  if (!otherObstacle || otherObstacle === 'no-store') return null
  return (
    <p className="unit">
      <FormattedMessage
        tagName="span"
        id={fulfillment === 'pickup' ? 'pickup.notShipped' : OBSTACLE_MESSAGES[otherObstacle]}
      />
    </p>
  )
}

function OtherWayForm({ line: { id: lineId, name, fulfillment } }: { line: BagLine }) {
  const isPickup = fulfillment === 'pickup'
  return (
    <form method="post" action={useHref()(bagActions.setFulfillment.path)} className="way">
      <HiddenFields fields={{ lineId, fulfillment: isPickup ? 'shipping' : 'pickup' }} />
      <Button type="submit" tone="quiet">
        <FormattedMessage
          tagName="span"
          id={isPickup ? 'pickup.shipInstead' : 'pickup.pickUpInstead'}
        />
        <span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  )
}
