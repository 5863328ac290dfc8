import { expect, test } from 'vitest'

import type { Bag } from '#shared/bag/bag.ts'

import { elementsIn, renderPart, textIn, type PartLocale } from '../app/testing/render-part.tsx'
import { smallBag, smallLine } from './testing/small-bag.ts'
import { OrderTotals } from './order-totals.tsx'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })
const cad = (minorUnits: number) => ({ minorUnits, currency: 'CAD' as const })

/** The rows of the totals as they are read: each name with its amount. */
function rowsOf(
  bag: Partial<Bag>,
  { locale, ...options }: Partial<Parameters<typeof OrderTotals>[0]> & { locale?: PartLocale } = {},
) {
  const whole = smallBag([smallLine('lamp', 2)], bag)
  const markup = renderPart(<OrderTotals bag={whole} {...options} />, locale && { locale })
  const amounts = elementsIn(markup, 'dd')
  return elementsIn(markup, 'dt').map(({ text }, at) => [
    textIn(text),
    textIn(amounts[at]?.text ?? ''),
  ])
}

test('until there is an address, shipping and tax come later and the total is an estimate', () => {
  expect(rowsOf({})).toEqual([
    ['Subtotal', '$20.00'],
    ['Shipping', 'Next step'],
    ['Tax', 'Next step'],
    ['Estimated total', '$20.00'],
  ])
  expect(rowsOf({}, { later: 'bag.atCheckout', hasTotal: false })).toEqual([
    ['Subtotal', '$20.00'],
    ['Shipping', 'Calculated at checkout'],
    ['Tax', 'Calculated at checkout'],
  ])
})

test('a bag of which nothing is shipped has no row for shipping, unless the service names one', () => {
  const pickedUp = { isBopisBasket: true }
  const names = (bag: Partial<Bag>) => rowsOf(bag).map(([name]) => name)
  expect(names(pickedUp)).toEqual(['Subtotal', 'Tax', 'Estimated total'])
  const shipping = { name: 'Store pickup', amount: usd(0), reductions: [] }
  expect(rowsOf({ ...pickedUp, shipping })).toContainEqual(['Store pickup', 'Free'])
})

test('every amount of an order is named: discounts, shipping, each tax with its rate, and the total', () => {
  const order: Partial<Bag> = {
    reductions: [{ text: '$5 off', amount: usd(-500) }],
    shipping: { name: 'Standard', amount: usd(599), reductions: [] },
    taxes: [{ id: 'SALES_TAX', rate: 0.0575, amount: usd(121) }],
    total: usd(2220),
    isEstimate: false,
  }
  expect(rowsOf(order)).toEqual([
    ['Subtotal', '$20.00'],
    ['$5 off', '-$5.00'],
    ['Standard', '$5.99'],
    ['Sales tax 5.75%', '$1.21'],
    ['Total', '$22.20'],
  ])
  const canadian: Partial<Bag> = {
    subtotal: cad(2000),
    shipping: {
      name: 'Standard',
      amount: cad(0),
      reductions: [{ text: 'Livraison offerte', amount: cad(-899) }],
    },
    taxes: [
      { id: 'GST', rate: 0.05, amount: cad(100) },
      { id: 'QST', rate: 0.09975, amount: cad(200) },
      { id: 'ECO_FEE', rate: 0, amount: cad(25) },
    ],
    total: cad(2325),
    isEstimate: false,
  }
  expect(rowsOf(canadian, { locale: 'fr-CA' })).toEqual([
    ['Sous-total', '20,00 $'],
    ['StandardLivraison offerte', 'Gratuit'],
    ['TPS 5 %', '1,00 $'],
    ['TVQ 9,975 %', '2,00 $'],
    ['Taxes', '0,25 $'],
    ['Total', '23,25 $'],
  ])
})

test('where prices include the tax, its amount is below the other amounts and never on top of them', () => {
  const gross: Partial<Bag> = {
    taxesIncluded: true,
    taxes: [
      { id: 'VAT', rate: 0.2, amount: usd(333) },
      { id: 'SHIPPING_VAT', rate: 0.2, amount: usd(100) },
    ],
    total: usd(2000),
    isEstimate: false,
  }
  expect(rowsOf(gross).slice(2)).toEqual([
    ['Includes tax', '$4.33'],
    ['Total', '$20.00'],
  ])
  expect(rowsOf(gross, { locale: 'fr-CA' })[2]?.[0]).toBe('Taxes comprises')
  expect(rowsOf({ ...gross, taxes: null })[2]).toEqual(['Tax', 'Included'])
})

test('an included value-added tax is called by its name', () => {
  const taxes = [{ id: 'VAT', rate: 0.2, amount: usd(333) }]
  const gross: Partial<Bag> = { taxesIncluded: true, taxes, total: usd(2000) }

  expect(rowsOf(gross)[2]).toEqual(['Includes VAT', '$3.33'])
  expect(rowsOf(gross, { locale: 'fr-CA' })[2]?.[0]).toBe('Dont TVA')
  expect(rowsOf({ ...gross, taxesIncluded: false })[2]).toEqual(['VAT 20%', '$3.33'])
  expect(rowsOf({ ...gross, taxes: [] })[2]?.[0]).toBe('Includes tax')
})
