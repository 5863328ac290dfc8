import { useIntl, FormattedMessage } from 'react-intl'

import type { GiftDetails as Details } from '#shared/bag/bag.ts'
import type { Obstacle } from '#shared/product/fulfillment.ts'
import type { TrustedHtml } from '#shared/text/html.ts'

import { Html } from '../kit/html.tsx'

/** The recipient, sender and message of a gift card. */
export function GiftDetails({ gift }: { gift: Details }) {
  const intl = useIntl()
  const recipient = recipientOf(gift)
  const { senderName: sender, message } = gift
  const texts = [
    recipient && intl.formatMessage({ id: 'bag.giftRecipient' }, { recipient }),
    sender && intl.formatMessage({ id: 'bag.giftSender' }, { sender }),
    message && intl.formatMessage({ id: 'bag.giftMessage' }, { message }),
  ].filter(Boolean)
  return texts.map((text) => (
    <p className="attributes" key={text}>
      {text}
    </p>
  ))
}

/** The known parts of name and e-mail address. */
export const recipientOf = ({
  recipientName,
  recipientEmail,
}: Pick<Details, 'recipientName' | 'recipientEmail'>) =>
  [recipientName, recipientEmail].filter(Boolean).join(', ')

type MessageId = FormatjsIntl.Message['ids']

/** The messages for obstacles (spec 2 §8, spec 1 §8). */
export const OBSTACLE_MESSAGES: Record<Obstacle, MessageId> = {
  'sold-out': 'product.soldOut',
  'out-of-stock': 'product.outOfStock',
  short: 'order.lineShort',
  'pickup-off': 'pickup.off',
  'not-eligible': 'pickup.notEligible',
  'no-store': 'pickup.noStore',
  'store-off': 'stores.pickupOffText',
  'not-in-store': 'pickup.notInStore',
}

/** The terms of a promotion that has reduced a price, closed until they are asked for. */
export const PromotionTerms = ({ details }: { details: TrustedHtml }) => (
  <details>
    <summary>
      <FormattedMessage id="product.details" />
    </summary>
    <Html html={details} />
  </details>
)
