import { FormattedMessage } from 'react-intl'

import type { GiftDetails as Details } from '#shared/contract/gift-card.ts'

/** For whom a gift card is, from whom, and what it says. */
export function GiftDetails({ gift }: { gift: Details }) {
  const recipient = recipientOf(gift)
  const { senderName: sender, message } = gift
  if (!recipient && !sender && !message) return null
  return (
    <ul className="attributes">
      {recipient && (
        <li>
          <FormattedMessage id="bag.giftRecipient" values={{ recipient }} />
        </li>
      )}
      {sender && (
        <li>
          <FormattedMessage id="bag.giftSender" values={{ sender }} />
        </li>
      )}
      {message && (
        <li>
          <FormattedMessage id="bag.giftMessage" values={{ message }} />
        </li>
      )}
    </ul>
  )
}

/** Name and e-mail address, as far as they are known. */
export const recipientOf = ({
  recipientName,
  recipientEmail,
}: Pick<Details, 'recipientName' | 'recipientEmail'>) =>
  [recipientName, recipientEmail].filter(Boolean).join(' · ')
