import type { BasketData } from '../baskets/contents/basket-facts.ts'
import type { BasketDocument, BasketLine } from '../baskets/contents/model.ts'
import { isEmail } from '../auth/email-rules.ts'
import type { NewCertificate } from '../gift-certificates/issue.ts'

/** The gift certificates that a basket buys: its own items, and one for each unit of an e-gift card. */
export const boughtCertificates = (basket: BasketDocument, facts: BasketData): NewCertificate[] => [
  ...basket.giftCertificates,
  ...basket.lines.flatMap((line) =>
    isSentByMail(line, facts) ? certificatesOf(line, basket) : [],
  ),
]

function isSentByMail({ productId }: BasketLine, { products }: BasketData) {
  const custom = products.documents.get(productId)?.custom
  return custom?.c_isGiftCard === true && custom.c_isVirtual === true
}

/** Without a valid recipient, the customer receives the certificate. */
function certificatesOf(line: BasketLine, { email }: BasketDocument): NewCertificate[] {
  const named = textOf(line.custom['c_giftCardRecipientEmail'])
  const certificate = {
    amount: line.giftCardAmount ?? line.seenPrice,
    recipientEmail: named !== undefined && isEmail(named) ? named : email,
    recipientName: textOf(line.custom['c_giftCardRecipient']),
    senderName: textOf(line.custom['c_giftCardSender']),
    message: line.giftMessage,
  }
  return Array.from({ length: line.quantity }, () => certificate)
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
