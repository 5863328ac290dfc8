import type { GiftDetails } from '#shared/bag/bag.ts'

import type { WireGiftCertificateItem, WireProductItem } from './wire-basket.ts'

/**
 * The service needs an address even for a card that is sent by post. Nothing can be mailed to this one, because its
 * domain is reserved (RFC 2606).
 */
export const PLACEHOLDER_ADDRESS = 'gift-card@no-recipient.invalid'

/** The text that a shopper has written, never read as markup. Null if it is empty. */
export const writtenText = (text: string | null | undefined): string | null => text?.trim() || null

const mailableAddress = (address: string | null) =>
  address?.toLowerCase().endsWith('.invalid') ? null : address

/** The recipient and the message of a gift certificate. */
export const giftDetailsOf = ({
  recipientName,
  recipientEmail,
  senderName,
  message,
}: Pick<
  WireGiftCertificateItem,
  'recipientName' | 'recipientEmail' | 'senderName' | 'message'
>): GiftDetails => ({
  recipientName: writtenText(recipientName),
  recipientEmail: mailableAddress(writtenText(recipientEmail)),
  senderName: writtenText(senderName),
  message: writtenText(message),
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
