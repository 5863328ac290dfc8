import type { GiftDetails } from '#shared/contract/gift-card.ts'

import { plainText } from '../catalog/content-mapper.ts'
import type { WireGiftCertificateItem, WireProductItem } from '../commerce/wire-basket.ts'

/**
 * The service needs an address even for a card that is sent by post. Nothing can be mailed to this one, because its
 * domain is reserved (RFC 2606).
 */
export const PLACEHOLDER_ADDRESS = 'gift-card@no-recipient.invalid'

const mailableAddress = (address: string | null) =>
  address?.toLowerCase().endsWith('.invalid') ? null : address

/** Who gets a gift certificate, and what it says. */
export const giftDetailsOf = ({
  recipientName,
  recipientEmail,
  senderName,
  message,
}: Pick<
  WireGiftCertificateItem,
  'recipientName' | 'recipientEmail' | 'senderName' | 'message'
>): GiftDetails => ({
  recipientName: plainText(recipientName),
  recipientEmail: mailableAddress(plainText(recipientEmail)),
  senderName: plainText(senderName),
  message: plainText(message),
})

/** The same of a gift card that is bought as a product; null for any other line. */
export const giftOfLine = (item: WireProductItem): GiftDetails | null =>
  item.c_isGiftCard === true
    ? giftDetailsOf({
        recipientName: item.c_giftCardRecipient,
        recipientEmail: item.c_giftCardRecipientEmail,
        senderName: item.c_giftCardSender,
        message: item.giftMessage,
      })
    : null
