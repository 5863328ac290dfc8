import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { bagActions } from '#shared/bag/actions.ts'
import type { Bag, BagLine, BonusChoice, GiftCertificate } from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { routes } from '#shared/routes.ts'

import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { BagHead, BagLayout, ShipmentHead } from './look.tsx'
import { BonusPanel } from './look-offers.tsx'
import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/text.tsx'
import { BagLineItem } from './bag-line-item.tsx'
import { BagSummary } from './bag-summary.tsx'
import type { BagMutation } from './expected-bag.ts'
import { GiftCertificatesPart } from './rare-parts.tsx'
import { OfflineNotice } from './notices.tsx'
import { problemMessage } from './mutation-messages.ts'
import { preloadBagMutations } from './use-bag-mutation.ts'

interface FilledBagProps {
  bag: Bag
  pending: readonly BagMutation[]
  onRemove: (item: BagLine | GiftCertificate) => void
  /** A member's rewards. */
  Rewards: ComponentType<{ bag: Bag }>
  /** Another way to the checkout. */
  otherWay: ReactNode
}

/** The lines of the bag beside its summary. */
export function FilledBag({ bag, pending, onRemove, Rewards, otherWay }: FilledBagProps) {
  // Every control here needs the mutation code: load it before the connection can be lost.
  useEffect(() => preloadBagMutations(), [])
  return (
    <>
      <BagHead>
        <Heading as="h1">
          <FormattedMessage id="bag.heading" />
        </Heading>
        <p className="count">
          <FormattedMessage tagName="span" id="order.items" values={{ count: bag.count }} />
        </p>
      </BagHead>
      <OfflineNotice isPending={pending.length > 0} />
      <BagLayout>
        <div>
          <BagShipments
            bag={bag}
            // Each line is a boundary: React writes many small boundaries faster than a large one, and hydrates them one by one.
            renderLine={(line) => (
              <Suspense key={line.id}>
                <BagLineItem
                  line={line}
                  isPending={pending.some((action) => affects(action, line))}
                  onRemove={onRemove}
                />
              </Suspense>
            )}
          />
          {bag.bonusChoices?.map((choice) => (
            <BonusChoices key={choice.id} choice={choice} />
          ))}
          <GiftCertificatesPart
            certificates={bag.giftCertificates}
            size="page"
            buttonId={lineLinkId}
            onRemove={onRemove}
          />
        </div>
        <BagSummary
          bag={bag}
          isPending={pending.length > 0}
          Rewards={Rewards}
          otherWay={otherWay}
        />
      </BagLayout>
    </>
  )
}

const affects = (action: BagMutation, { id, productId }: BagLine) =>
  (action.kind === 'updateLine' && action.lineId === id) ||
  (action.kind === 'addToBag' && action.productId === productId)

interface BagShipmentsProps {
  bag: Pick<Bag, 'lines' | 'pickupStore'>
  renderLine: (line: BagLine) => ReactNode
}

const SHIPMENT_MESSAGES = {
  shipping: 'pickup.shipped',
  pickup: 'pickup.at',
  email: 'bag.byEmail',
} as const satisfies Record<ShipmentKind, FormatjsIntl.Message['ids']>

/** The lines of the bag by shipment, each of which is named once. */
function BagShipments({ bag: { lines, pickupStore }, renderLine }: BagShipmentsProps) {
  return linesByShipment(lines).map(([kind, together]) => (
    <section key={kind} aria-labelledby={`shipment-${kind}`}>
      <ShipmentHead>
        <Heading as="h2" size="small" id={`shipment-${kind}`}>
          <FormattedMessage
            tagName="span"
            id={SHIPMENT_MESSAGES[kind]}
            values={{ store: pickupStore?.name }}
          />
        </Heading>
        {features.pickup && together.some(({ hasOtherWay }) => hasOtherWay) && (
          <StoreLink kind={kind} store={pickupStore} />
        )}
      </ShipmentHead>
      <ul>{together.map(renderLine)}</ul>
    </section>
  ))
}

/** Leads to the choice of the store where lines are picked up, or could be. */
function StoreLink({ kind, store }: { kind: ShipmentKind; store: Bag['pickupStore'] }) {
  const shipped = store ? 'pickup.storeOf' : 'pickup.chooseStore'
  return (
    <a href={useHref()(routes.storeLocator.href({}))}>
      <FormattedMessage
        tagName="span"
        id={kind === 'pickup' ? 'pickup.changeStore' : shipped}
        values={{ store: store?.name }}
      />
    </a>
  )
}

/** An order has one shipment of each kind. Gift cards are emailed. */
const KINDS = ['shipping', 'pickup', 'email'] as const
type ShipmentKind = (typeof KINDS)[number]

const shipmentKind = ({ fulfillment, giftCard }: BagLine): ShipmentKind =>
  giftCard?.recipientEmail ? 'email' : fulfillment

/** Groups lines by the shipment that they become, in the order of the bag. */
export const linesByShipment = (lines: readonly BagLine[]) =>
  KINDS.flatMap((kind) => {
    const together = lines.filter((line) => shipmentKind(line) === kind)
    return together.length > 0 ? [[kind, together] as const] : []
  })

/** The free products of a promotion, of which the shopper chooses some. Each is a plain form. */
function BonusChoices({ choice }: { choice: BonusChoice }) {
  const intl = useIntl()
  const href = useHref()
  const { id, left, products } = choice
  const refused = useRejectedForm('chooseBonus', { choiceId: id })
  const messageId = refused && problemMessage('chooseBonus', refused.problem)
  const headingId = `choice-${id}`
  return (
    <BonusPanel aria-labelledby={headingId}>
      <Heading as="h2" size="small" id={headingId}>
        <FormattedMessage tagName="span" id="bag.bonusHeading" values={{ count: left }} />
      </Heading>
      {messageId && (
        <p className="error" role="alert">
          <FormattedMessage tagName="span" id={messageId} />
        </p>
      )}
      <ul>
        {products.map(({ productId, name, picture }) => (
          <li key={productId}>
            <span>{picture && <img src={picture.link} alt="" width={320} height={400} />}</span>
            <form method="post" action={href(bagActions.chooseBonus.path)}>
              <HiddenFields fields={{ choiceId: id, productId }} />
              <span>{name}</span>
              <Button
                type="submit"
                aria-label={intl.formatMessage({ id: 'bag.bonusChooseNamed' }, { name })}
              >
                <FormattedMessage id="bag.bonusChoose" />
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </BonusPanel>
  )
}
