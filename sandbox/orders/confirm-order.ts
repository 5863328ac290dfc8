import type { Context } from 'hono'

import type { SandboxEnv } from '../platform/env.ts'
import { certificatesOfOrder } from '../gift-certificates/find-certificate.ts'
import { sendGiftMail } from '../mails/gift-mail.ts'
import { sendOrderConfirmation } from '../mails/order-confirmation.ts'
import { requireSite } from '../sites/sites.ts'
import { orderResponseFor } from './requested-order.ts'
import { formatOrderNo, type OrderRow, orderedBasket } from './order-row.ts'

/**
 * Mails the order confirmation to the shopper and, once the order is paid, gift mails to the recipients of its
 * e-gift cards. Calling it again sends no mail twice.
 */
export async function confirmOrder(c: Context<SandboxEnv>, order: OrderRow): Promise<void> {
  const isPaid = order.paymentStatus === 'paid'
  if (order.authorization?.status === 'error' && !isPaid) return
  const { locale } = c.var
  const db = c.env.DB
  const now = c.var.now()
  const { email } = orderedBasket(order)
  const shopOrigin = c.env.SHOP_ORIGIN ?? ''
  const confirmed = orderResponseFor(c, order)
  await sendOrderConfirmation(db, { order: confirmed, locale, to: email, shopOrigin, now })
  if (!isPaid) return

  const { currency } = requireSite(order.siteId)
  const bought = await certificatesOfOrder(db, order.number)
  await Promise.all(
    bought.map((certificate, index) => {
      const id = `${formatOrderNo(order.number)}-gift-${index + 1}`
      return sendGiftMail(db, { id, certificate, currency, locale, shopOrigin, now })
    }),
  )
}
