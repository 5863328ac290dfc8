import type { Context } from 'hono'

import type { SandboxEnv } from '../env.ts'
import { certificatesOfOrder } from '../gift-certificates/find-certificate.ts'
import { sendGiftMail } from '../outbox/gift-mail.ts'
import { sendOrderConfirmation } from '../outbox/order-confirmation.ts'
import { sites } from '../sites.ts'
import { answerToOwner } from './order-of-path.ts'
import type { OrderRow } from './order-row.ts'
import { orderedBasket } from './ordered-basket.ts'

/**
 * Writes to the shopper that an order stands, and to whoever is given an e-gift card with it once it
 * is paid. Asked again, it writes nothing twice.
 */
export async function confirmOrder(c: Context<SandboxEnv>, order: OrderRow): Promise<void> {
  const isPaid = order.paymentStatus === 'paid'
  if (order.authorization?.status === 'error' && !isPaid) return
  const { locale } = c.var
  const db = c.env.DB
  const now = c.var.now()
  const { email } = orderedBasket(order)
  await sendOrderConfirmation(db, { order: answerToOwner(c, order), locale, to: email, now })
  if (!isPaid) return

  const { currency } = sites[order.siteId]
  const bought = await certificatesOfOrder(db, order.number)
  await Promise.all(
    bought.map((certificate) => sendGiftMail(db, { certificate, currency, locale, now })),
  )
}
