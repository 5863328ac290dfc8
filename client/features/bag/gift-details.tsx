import { useIntl } from 'react-intl'

import type { GiftDetails as Details } from '#shared/gift-cards/gift-card.ts'

/** For whom a gift card is, from whom, and what it says. */
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

/** Name and e-mail address, as far as they are known. */
export const recipientOf = ({
  recipientName,
  recipientEmail,
}: Pick<Details, 'recipientName' | 'recipientEmail'>) =>
  [recipientName, recipientEmail].filter(Boolean).join(', ')
