import * as v from 'valibot'

import { currentExternalTaxes } from '../baskets/contents/back-office.ts'
import {
  priceDocument,
  readDataOfBasket,
  type BasketData,
} from '../baskets/contents/basket-facts.ts'
import { deleteIndexRow } from '../baskets/basket-index.ts'
import { basketNotFound } from '../baskets/contents/basket-problems.ts'
import { redeem, requireUnredeemed } from '../baskets/contents/coupon-redemptions.ts'
import { cardsIn, requireCardLimit } from '../baskets/contents/gift-amounts.ts'
import type {
  BasketDocument,
  Caller,
  PaymentInstrument,
  BasketLine,
} from '../baskets/contents/model.ts'
import { linesWithStores } from '../baskets/contents/lines-with-store.ts'
import { readPromotionContext } from '../contexts/shopper-contexts.ts'
import { issue, type NewCertificate } from '../gift-certificates/issue.ts'
import { spend, retryIfSpent } from '../gift-certificates/spend.ts'
import { listingSteps } from '../search/listing-steps.ts'
import { toLanguage } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { isEmail } from '../auth/email-rules.ts'
import { orderDocument, orderSecrets } from './order-document.ts'
import { findCompletion } from './order-progress.ts'
import { certificatePayments, splitPayment } from './split-payment.ts'
import { requireAvailable, requireComplete } from './require-complete.ts'
import { takeStock } from './stock.ts'

const NumberRow = v.object({ number: v.number() })

/**
 * Creates an order from a basket. One batch stores the order, takes stock, spends gift certificates, redeems coupons
 * and releases the basket, so that either all of it happens or none. Returns the order's number.
 * @throws ProblemError if something is missing or not available.
 */
export const placeOrder = (
  db: D1Database,
  basket: BasketDocument,
  caller: Caller,
): Promise<number> => retryIfSpent(() => placedOnce(db, basket, caller))

async function placedOnce(db: D1Database, stored: BasketDocument, caller: Caller): Promise<number> {
  const { site } = caller
  const basket = withoutEmptyShipments(stored)
  const [facts, occasion] = await Promise.all([
    readDataOfBasket(db, basket, site),
    readPromotionContext(db, { siteId: site.id, usid: caller.usid, now: caller.now }),
  ])
  requireAvailable(basket, facts, caller)
  await requireCardLimit({ db, caller }, cardsIn(basket, facts.products))
  const pricedIn = (language: Caller['language']) =>
    priceDocument(basket, facts, { site, language, occasion })
  const priced = pricedIn(caller.language)
  const total = requireComplete(basket, priced, facts)
  const { paymentInstruments: instruments } = basket
  const { due, paid } = await splitPayment(db, site.id, { instruments, total })

  const origins = { ...orderSecrets(), createdBy: caller.agentId ?? 'Customer' }
  const documents = Object.fromEntries(
    [...new Set(site.locales.map(toLanguage))].map((language) => {
      const view = { basket, facts, priced: pricedIn(language), site, language, origin: '' }
      return [language, orderDocument({ ...view, now: caller.now }, origins)]
    }),
  )
  const productIds = basket.lines.map((line) => line.productId)
  const spent = certificatePayments(paid)
  const statements = [
    insertion(stored, caller, { total, due, paid, document: JSON.stringify(documents) }),
    ...takeStock(site.id, linesWithStores(basket, basket.lines)),
    ...spend(site.id, spent),
    ...issue(site.id, boughtCertificates(basket, facts)),
    ...redeem(basket, priced),
    deleteIndexRow(basket.basketId),
    ...(await listingSteps(db, site.id, productIds)),
  ].map((statement) => prepare(db, statement))

  try {
    const [inserted] = await db.batch(statements)
    return v.parse(v.number(), parseRows(NumberRow, inserted)[0]?.number)
  } catch (error) {
    throw await getReason(error, db, basket, caller)
  }
}

/** Drops shipments without items. */
function withoutEmptyShipments(basket: BasketDocument): BasketDocument {
  const { lines, giftCertificates, shipments } = basket
  const used = new Set([...lines, ...giftCertificates].map(({ shipmentId }) => shipmentId))
  const travelling = shipments.filter(({ shipmentId }) => used.has(shipmentId))
  const ordered = { ...basket, shipments: travelling.length > 0 ? travelling : shipments }
  return { ...ordered, externalTaxes: currentExternalTaxes(ordered) }
}

interface ToWrite {
  total: number
  due: number
  paid: PaymentInstrument[]
  document: string
}

function insertion(basket: BasketDocument, caller: Caller, order: ToWrite) {
  const { total, due, paid, document } = order
  const fetched = new Set(
    basket.shipments.flatMap((each) => (each.fromStoreId === null ? [] : [each.shipmentId])),
  )
  const { lines } = basket
  const isAllFetched = lines.length > 0 && lines.every((line) => fetched.has(line.shipmentId))
  return sql`INSERT INTO orders (basket_id, site_id, locale, customer_id, usid, correlation_id, status,
        payment_status, total, due, instruments, completes_at, created_at, last_modified,
        document, basket)
      VALUES (${basket.basketId}, ${basket.siteId}, ${caller.locale}, ${basket.customerId},
        ${caller.usid}, ${caller.correlationId}, 'created', 'not_paid', ${total}, ${due}, ${JSON.stringify(paid)},
        ${findCompletion(caller.now, isAllFetched)}, ${caller.now}, ${caller.now},
        ${document}, ${JSON.stringify(basket)})
      RETURNING number`
}

/** The reason why the batch failed: a concurrent order took the last units, the coupon or the basket itself. */
async function getReason(error: unknown, db: D1Database, basket: BasketDocument, caller: Caller) {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('orders.basket_id')) return basketNotFound(basket.basketId)
  if (message.includes('out of stock')) {
    requireAvailable(basket, await readDataOfBasket(db, basket, caller.site), caller)
  }
  if (message.includes('coupon_redemptions')) {
    requireUnredeemed(basket, (await readDataOfBasket(db, basket, caller.site)).redeemed)
  }
  return error
}

/** The gift certificates that a basket buys: its own items, and one for each unit of an e-gift card. */
const boughtCertificates = (basket: BasketDocument, facts: BasketData): NewCertificate[] => [
  ...basket.giftCertificates,
  ...basket.lines.flatMap((line) =>
    isSentByMail(line, facts) ? getCertificates(line, basket) : [],
  ),
]

function isSentByMail({ productId }: BasketLine, { products }: BasketData) {
  const custom = products.documents.get(productId)?.custom
  return custom?.c_isGiftCard === true && custom.c_isVirtual === true
}

/** Without a valid recipient, the customer receives the certificate. */
function getCertificates(line: BasketLine, { email }: BasketDocument): NewCertificate[] {
  const named = getText(line.custom['c_giftCardRecipientEmail'])
  const certificate = {
    amount: line.giftCardAmount ?? line.seenPrice,
    recipientEmail: named !== undefined && isEmail(named) ? named : email,
    recipientName: getText(line.custom['c_giftCardRecipient']),
    senderName: getText(line.custom['c_giftCardSender']),
    message: line.giftMessage,
  }
  return Array.from({ length: line.quantity }, () => certificate)
}

const getText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
