import { describe, expect, test } from 'vitest'

import type { LineToPrice } from '../pricing/model.ts'
import { noQualifiers, type Qualifiers } from '../pricing/promotion-context.ts'
import { toLine, priced, SATURDAY } from '../pricing/pricing-test-data.ts'

const weekUs = { promotionIds: ['threewick-week-us', 'threewick-week-ca'] }
const winterSkin = { promotionIds: ['bodycare-twenty'] }
const single = (quantity: number) => toLine('singlewick', 1695, quantity)
const tin = (quantity: number) => toLine('tincandle', 1095, quantity)
const soap = (quantity: number, price = 895) => toLine('handsoap', price, quantity)
const melts = (quantity: number, price = 750) => toLine('waxmelt', price, quantity)

interface Case {
  name: string
  site?: 'us' | 'ca'
  lines: LineToPrice[]
  /** The expected price of each line. */
  costs: number[]
}

const cases: Case[] = [
  { name: 'two candles cost their full price', lines: [single(2)], costs: [3390] },
  { name: 'the tin among three candles is free', lines: [single(2), tin(1)], costs: [3390, 0] },
  { name: 'one of three candles in one line is free', lines: [tin(3)], costs: [2190] },
  { name: 'only one of five candles is free', lines: [tin(5)], costs: [4380] },
  { name: 'two trios free two tins', lines: [tin(3), single(3)], costs: [1095, 5085] },
  { name: 'an order has at most four trios', lines: [tin(15)], costs: [12_045] },
  {
    name: 'a 3-wick candle does not count for a trio',
    lines: [tin(2), toLine('threewick', 2695, 1, { promotionIds: ['candle-trio'] })],
    costs: [2190, 2695],
  },
  { name: 'five hand soaps cost their full price', lines: [soap(5)], costs: [4475] },
  { name: 'six hand soaps are $36', lines: [soap(6)], costs: [3600] },
  { name: 'the seventh soap costs its full price', lines: [soap(7)], costs: [4495] },
  { name: 'twelve soaps cost twice $36', lines: [soap(12)], costs: [7200] },
  { name: 'six hand soaps in Canada are $48', site: 'ca', lines: [soap(6, 1150)], costs: [4800] },
  // 1,370 off, divided in the ratio 3,580 : 1,390 into 986.84 and 383.16.
  { name: 'six soaps share the discount', lines: [soap(4), soap(2, 695)], costs: [2593, 1007] },
  { name: 'the most expensive six count', lines: [soap(1, 595), soap(6)], costs: [595, 3600] },
  { name: 'six below $36 keep their price', lines: [soap(6, 595)], costs: [3570] },
  {
    name: 'a refill does not count for the six',
    lines: [soap(5), toLine('handsoap', 1650, 1, { promotionIds: [] })],
    costs: [4475, 1650],
  },
  { name: 'the fourth pack of melts is free', lines: [melts(3), melts(1, 500)], costs: [2250, 0] },
  { name: 'two of eight packs are free', lines: [melts(8)], costs: [4500] },
  {
    name: 'every 3-wick candle of the week is 40% off',
    lines: [toLine('threewick', 2695, 2, weekUs)],
    costs: [3234],
  },
  {
    name: 'in Canada each 3-wick candle of the week is 35% off, rounded per candle',
    site: 'ca',
    lines: [toLine('threewick', 3450, 2, weekUs)],
    costs: [4486],
  },
  {
    name: 'a lotion for winter skin is 20% off',
    lines: [toLine('bodylotion', 1550, 1, winterSkin)],
    costs: [1240],
  },
  {
    name: 'a holder alone costs its full price',
    lines: [toLine('candleholder', 2895)],
    costs: [2895],
  },
  {
    name: 'one 3-wick candle makes one holder 25% off, the most expensive',
    lines: [toLine('threewick', 2695), toLine('candleholder', 1295), toLine('candleholder', 2895)],
    costs: [2695, 1295, 2171],
  },
  {
    name: 'a discounted 3-wick candle still discounts a holder',
    lines: [toLine('threewick', 2695, 1, weekUs), toLine('candleholder', 1295, 3)],
    costs: [1617, 3561],
  },
  {
    name: 'a candle with two offers gets only the better one: here the 3-wick week',
    lines: [toLine('singlewick', 2000, 3, { promotionIds: ['candle-trio', 'threewick-week-us'] })],
    costs: [3600],
  },
  {
    name: 'a candle with two offers gets only the better one: here the trio, which needs it',
    lines: [
      toLine('singlewick', 1000, 1, { promotionIds: ['candle-trio', 'threewick-week-us'] }),
      toLine('tincandle', 900, 2),
    ],
    costs: [1000, 900],
  },
  {
    name: 'promotions without a discount do not lower prices',
    lines: [
      toLine('roommist', 1200, 1, {
        promotionIds: ['members-double', 'last-call', 'before-the-holidays-ca'],
      }),
    ],
    costs: [1200],
  },
  {
    name: 'gift cards are never discounted, whatever promotions they list',
    lines: [toLine('giftcard', 2500, 3, { promotionIds: ['threewick-week-us', 'candle-trio'] })],
    costs: [7500],
  },
]

test.each(cases)('$name', ({ site = 'us', lines, costs }) => {
  const basket = priced({ site, lines })

  expect(basket.lines.map((line) => line.priceAfterItemDiscount)).toEqual(costs)
  expect(basket.productSubTotal).toBe(costs.reduce((sum, cost) => sum + cost, 0))
  for (const line of basket.lines) {
    const [adjustment, ...more] = line.adjustments
    expect(line.price + (adjustment?.amount ?? 0)).toBe(line.priceAfterItemDiscount)
    expect(more).toEqual([])
  }
})

test('a discount names its promotion in the shopper’s language', () => {
  const lines = [
    soap(6, 1150),
    tin(3),
    toLine('threewick', 3450, 1, weekUs),
    toLine('candleholder', 2000),
  ]
  const { lines: told } = priced({ site: 'ca', language: 'fr', lines })

  expect(told.flatMap(({ adjustments }) => adjustments)).toEqual([
    {
      promotionId: 'soap-six-ca',
      itemText: 'Six à l’évier',
      amount: -2100,
      appliedDiscount: { type: 'total_fixed_price', amount: 4800 },
    },
    {
      promotionId: 'candle-trio',
      itemText: 'Trio de bougies',
      amount: -1095,
      appliedDiscount: { type: 'free' },
    },
    {
      promotionId: 'threewick-week-ca',
      itemText: 'Semaine des 3 mèches',
      amount: -1207,
      appliedDiscount: { type: 'percentage', percentage: 35 },
    },
    {
      promotionId: 'holder-pairing',
      itemText: 'Un porte-bougie pour votre bougie',
      amount: -500,
      appliedDiscount: { type: 'percentage', percentage: 25 },
    },
  ])
})

test('an offer ends with its last day in the last time zone of the shop', () => {
  const cost = (now: string, line: LineToPrice) =>
    priced({ now: Date.parse(now), lines: [line] }).productSubTotal
  const candle = toLine('threewick', 2695, 1, weekUs)
  const lotion = toLine('bodylotion', 1550, 1, winterSkin)

  expect(cost('2026-11-30T04:00:00-06:00', candle)).toBe(1617)
  expect(cost('2026-11-29T23:59:59-11:00', candle)).toBe(1617)
  expect(cost('2026-11-30T00:00:00-11:00', candle)).toBe(2695)
  expect(cost('2026-12-06T23:59:59-10:00', lotion)).toBe(1240)
  expect(cost('2026-12-07T12:00:00Z', lotion)).toBe(1550)
})

test('an offer with conditions applies only to shoppers who meet them, on its days', () => {
  const january = Date.parse('2027-01-20T12:00:00Z')
  const cost = (promotionId: string, brought: Partial<Qualifiers>, now = SATURDAY) => {
    const lines = [toLine('soapbar', 1000, 1, { promotionIds: [promotionId] })]
    return priced({ now, qualifiers: { ...noQualifiers, ...brought }, lines }).productSubTotal
  }
  const all = {
    sourceCodes: ['SPRINGLETTER'],
    customerGroups: ['Newcomers', 'Apothecary Circle'],
    custom: { deviceType: 'mobile', weather: 'rain' },
  }

  expect(cost('spring-letter', { sourceCodes: ['SPRINGLETTER'] })).toBe(850)
  expect(cost('spring-letter', { ...all, sourceCodes: ['LASTWINTER'] })).toBe(1000)
  expect(cost('pocket-mobile', { custom: { deviceType: 'mobile' } })).toBe(900)
  expect(cost('pocket-mobile', { ...all, custom: { deviceType: 'desktop' } })).toBe(1000)
  expect(cost('apothecary-circle', all, january)).toBe(800)
  expect(cost('apothecary-circle', { ...all, customerGroups: ['Newcomers'] }, january)).toBe(1000)
  expect(cost('apothecary-circle', all, Date.parse('2027-01-10T23:59:59Z'))).toBe(1000)
  expect(cost('apothecary-circle', all, Date.parse('2027-01-11T00:00:00Z'))).toBe(800)
  expect(cost('apothecary-circle', all, Date.parse('2027-02-01T12:00:00Z'))).toBe(1000)
  for (const id of ['spring-letter', 'apothecary-circle', 'pocket-mobile']) {
    expect(cost(id, {}, january)).toBe(1000)
  }
})

describe('an approaching discount', () => {
  const invited = (lines: LineToPrice[], language: 'en' | 'fr' = 'en') =>
    priced({ site: language === 'fr' ? 'ca' : 'us', language, lines }).lines.map(
      ({ approaching }) => approaching?.calloutMsg ?? null,
    )

  test('appears once, at its last line, in singular or plural', () => {
    expect(invited([single(1), tin(1)])).toEqual([
      null,
      'Add 1 more candle and the least expensive is free',
    ])
    expect(invited([single(1)], 'fr')).toEqual([
      'Ajoutez encore 2 bougies et la moins chère est gratuite',
    ])
    expect(invited([tin(5)])).toEqual(['Add 1 more candle and another one is free'])
    expect(invited([soap(4)])).toEqual(['Add 2 more hand soaps and pay $36 for six'])
    expect(invited([soap(5, 1150)], 'fr')).toEqual([
      'Ajoutez encore 1 savon pour les mains et payez 48\u00a0$ pour six',
    ])
    expect(invited([melts(1)])).toEqual([
      'Add 3 more packs of wax melts and the least expensive is free',
    ])
    expect(invited([melts(7)], 'fr')).toEqual([
      'Ajoutez encore 1 paquet de fondants et un autre est gratuit',
    ])
    expect(invited([toLine('candleholder', 1295)])).toEqual([
      'Add a 3-wick candle and a holder is 25% off',
    ])
    expect(invited([toLine('threewick', 2695), toLine('candleholder', 1295, 2)], 'fr')).toEqual([
      null,
      'Ajoutez une autre bougie à 3 mèches et un porte-bougie est à 25\u00a0% de rabais',
    ])
  })

  test('does not appear when it is reached, used up or would save nothing', () => {
    expect(invited([tin(3)])).toEqual([null])
    expect(invited([tin(13)])).toEqual([null])
    expect(invited([soap(6)])).toEqual([null])
    expect(invited([soap(5, 595)])).toEqual([null])
    expect(invited([toLine('threewick', 2695)])).toEqual([null])
  })
})
