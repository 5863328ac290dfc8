import { type FixtureText, fixtureProduct } from './fixture-product.ts'
import type { SeedProduct } from './model.ts'

const texts: FixtureText[] = [
  {
    id: 'FXSALE',
    fragrance: 'lavenderpress',
    form: 'singlewick',
    name: { en: 'Quiet Lavender Single-Wick Candle', fr: 'Bougie à une mèche Lavande calme' },
    patch: { price: { us: { list: 1695, sale: 1195 }, ca: { list: 2150, sale: 1595 } } },
  },
  {
    id: 'FXPROMO',
    fragrance: 'bittergrove',
    form: 'singlewick',
    name: { en: 'Twice-Told Orange Single-Wick Candle', fr: 'Bougie à une mèche Orange redite' },
    patch: { promotions: ['members-double', 'candle-trio'] },
  },
  {
    id: 'FXALWAYS',
    fragrance: 'cloveparlor',
    form: 'tincandle',
    name: { en: 'Parting Clove Tin Candle', fr: 'Bougie en boîte Girofle d’adieu' },
    patch: { promotions: ['candle-trio', 'last-call'] },
  },
  {
    id: 'FXBONUS',
    fragrance: 'bankedfire',
    form: 'threewick',
    name: { en: 'Generous Ember 3-Wick Candle', fr: 'Bougie à 3 mèches Braise généreuse' },
    patch: { promotions: ['evening-gift', 'evening-choice'] },
  },
  {
    id: 'FXBADGE',
    fragrance: 'figpantry',
    form: 'threewick',
    name: { en: 'Favored Fig 3-Wick Candle', fr: 'Bougie à 3 mèches Figue préférée' },
    custom: { c_productBadge: 'best-seller', c_productBadgeIcon: 'best-seller' },
  },
  {
    id: 'FXBADGE0',
    fragrance: 'figpantry',
    form: 'waxmelt',
    name: { en: 'Unmarked Fig Wax Melts', fr: 'Fondants de cire Figue sans marque' },
    custom: { c_productBadge: 'unpictured', c_productBadgeIcon: 'unpictured' },
  },
  {
    id: 'FXMEMBER',
    fragrance: 'walledrose',
    form: 'bodycream',
    name: { en: 'Members’ Rose Body Cream', fr: 'Crème pour le corps Rose des membres' },
    custom: {
      c_isMemberExclusive: true,
      c_productBadge: 'member',
      c_productBadgeIcon: 'member',
    },
    patch: { promotions: ['members-double'] },
  },
  {
    id: 'FXAR',
    fragrance: 'lemonleaf',
    form: 'plugrefill',
    name: {
      en: 'Standing-Order Lemon Plug-In Refill',
      fr: 'Recharge pour diffuseur électrique Citron fidèle',
    },
    custom: { c_autoRefresh: true },
  },
  {
    id: 'FXAR2',
    fragrance: 'limebark',
    form: 'handcream',
    name: { en: 'Standing-Order Lime Hand Cream', fr: 'Crème pour les mains Lime fidèle' },
    custom: { c_autoRefresh: true },
  },
  {
    id: 'FXAR0',
    fragrance: 'tideline',
    form: 'roommist',
    name: { en: 'Ebbing Tide Room Mist', fr: 'Brume d’ambiance Marée basse' },
    custom: { c_autoRefresh: true, c_webPurchaseLimit: 0, c_bopisPurchaseLimit: 0 },
    patch: { stock: 0 },
  },
  {
    id: 'FXNOPRICE',
    fragrance: 'cardamomcrate',
    form: 'soapbar',
    name: { en: 'Unpriced Cardamom Bar Soap', fr: 'Pain de savon Cardamome sans prix' },
    patch: { price: {} },
  },
]

/** Cases of price, promotion, badge, membership and auto-refresh; search finds them, as tiles are part of the case. */
export function offerFixtures(): SeedProduct[] {
  return texts.map((text) => ({ ...fixtureProduct(text), searchable: true }))
}
