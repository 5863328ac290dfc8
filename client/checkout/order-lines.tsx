import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { Bag, BagLine, GiftCertificate } from '#shared/bag/bag.ts'

import { LineList } from '../ui/summary/summary.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { recipientOf, OBSTACLE_MESSAGES, PromotionTerms } from '../bag/line-notes.tsx'
import { WasNow } from '../kit/money/was-now.tsx'

interface OrderLinesProps {
  bag: Pick<Bag, 'lines' | 'giftCertificates'>
  size?: 'small' | 'large'
  /** Shown below the details of a line. */
  renderBelow?: (line: BagLine) => ReactNode
}

/** The items of an order with their quantities and amounts. */
export function OrderLines({ bag, size = 'small', renderBelow }: OrderLinesProps) {
  return (
    <LineList size={size}>
      {bag.lines.map((line) => (
        <li key={line.id}>
          <LinePicture picture={line.picture} />
          <div>
            <LineDetails line={line} />
            {renderBelow?.(line)}
          </div>
          <LineSum line={line} />
        </li>
      ))}
      {features.giftCards &&
        bag.giftCertificates.map((certificate) => (
          <li key={certificate.id}>
            <LinePicture picture={certificate.picture} />
            <GiftCertificateLine certificate={certificate} />
          </li>
        ))}
    </LineList>
  )
}

/** Decorative: the name is beside it. */
export const LinePicture = ({ picture }: Pick<BagLine, 'picture'>) => (
  <span className="picture">
    {picture && <img src={picture.link} alt="" width={800} height={1000} loading="lazy" />}
  </span>
)

function GiftCertificateLine({ certificate }: { certificate: GiftCertificate }) {
  const money = useMoney()
  const { name, amount } = certificate
  return (
    <>
      <div>
        <p className="name">{name ?? <FormattedMessage tagName="span" id="bag.giftCard" />}</p>
        <Recipient gift={certificate} />
      </div>
      <p className="sum">{money(amount)}</p>
    </>
  )
}

function Recipient({ gift }: { gift: Parameters<typeof recipientOf>[0] }) {
  const recipient = recipientOf(gift)
  return (
    recipient && (
      <p className="more">
        <FormattedMessage tagName="span" id="bag.giftRecipient" values={{ recipient }} />
      </p>
    )
  )
}

function LineDetails({ line }: { line: BagLine }) {
  const money = useMoney()
  const { name, attributes, quantity, reductions, fulfillment, obstacle, giftCard } = line
  const { autoRefreshMonths: months, discountUnitPrice } = line
  return (
    <>
      <p className="name">{name}</p>
      {attributes.length > 0 && (
        <p className="more">{attributes.map(({ value }) => value).join(', ')}</p>
      )}
      {giftCard && <Recipient gift={giftCard} />}
      <p className="more">
        <FormattedMessage tagName="span" id="product.quantity" values={{ count: quantity }} />
      </p>
      {discountUnitPrice && quantity > 1 && (
        <p className="more">
          <FormattedMessage
            tagName="span"
            id="bag.each"
            values={{ price: money(discountUnitPrice) }}
          />
        </p>
      )}
      {fulfillment === 'pickup' && (
        <p className="more">
          <FormattedMessage id="pickup.inStore" />
        </p>
      )}
      {features.autoRefresh && months !== null && (
        <p className="more">
          <FormattedMessage tagName="span" id="bag.autoRefresh" values={{ months }} />
        </p>
      )}
      {reductions.map(({ text, amount, details }) => (
        <div key={text} className="reduction">
          <FormattedMessage
            tagName="span"
            id="order.reduction"
            values={{ text, amount: money(amount) }}
          />
          {details && <PromotionTerms details={details} />}
        </div>
      ))}
      {obstacle && (
        <p className="problem">
          <FormattedMessage tagName="span" id={OBSTACLE_MESSAGES[obstacle]} />
        </p>
      )}
    </>
  )
}

function LineSum({ line: { isBonus, was, total } }: { line: BagLine }) {
  const money = useMoney()
  if (isBonus) {
    return (
      <p className="sum">
        <FormattedMessage id="order.gift" />
      </p>
    )
  }
  return (
    <p className="sum">
      <WasNow was={was}>{money(total)}</WasNow>
    </p>
  )
}
