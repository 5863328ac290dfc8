import { type FixtureText, fixtureProduct } from './fixture-product.ts'
import type { SeedProduct } from './model.ts'
import { storeInventories } from './store-inventories.ts'

const texts: FixtureText[] = [
  {
    id: 'FXLIMIT3',
    fragrance: 'mosspath',
    form: 'handcream',
    name: { en: 'Archive Moss Hand Cream', fr: 'Crème pour les mains Mousse d’archives' },
    custom: { c_webPurchaseLimit: 3, c_bopisPurchaseLimit: 3 },
  },
  {
    id: 'FXLIM35',
    fragrance: 'coldcedar',
    form: 'soapbar',
    name: { en: 'Archive Cedar Bar Soap', fr: 'Pain de savon Cèdre d’archives' },
    custom: { c_webPurchaseLimit: 3, c_bopisPurchaseLimit: 5 },
  },
  {
    id: 'FXWEBONLY',
    fragrance: 'fogbell',
    form: 'roommist',
    name: { en: 'Archive Fog Room Mist', fr: 'Brume d’ambiance Brouillard d’archives' },
    custom: { c_bopisPurchaseLimit: 0 },
    patch: { storeStock: {} },
  },
  {
    id: 'FXPICKONLY',
    fragrance: 'cocoahusk',
    form: 'singlewick',
    name: { en: 'Counter Cocoa Single-Wick Candle', fr: 'Bougie à une mèche Cacao du comptoir' },
    custom: { c_webPurchaseLimit: 0 },
    patch: { stock: 0, storeStock: { [storeInventories.a]: 20, [storeInventories.b]: 20 } },
  },
  {
    id: 'FXFSO',
    fragrance: 'saffronthread',
    form: 'bodycream',
    name: { en: 'Withheld Saffron Body Cream', fr: 'Crème pour le corps Safran en réserve' },
    custom: { c_forceSoldOut: true },
  },
  {
    id: 'FXSOLD',
    fragrance: 'violetletter',
    form: 'tincandle',
    name: { en: 'Last Violet Tin Candle', fr: 'Bougie en boîte Dernière violette' },
    custom: { c_webPurchaseLimit: 0, c_bopisPurchaseLimit: 0 },
    patch: { stock: 0, storeStock: {} },
  },
  {
    id: 'FXLOW2',
    fragrance: 'burnthoney',
    form: 'singlewick',
    name: { en: 'Last Honey Single-Wick Candle', fr: 'Bougie à une mèche Dernier miel' },
    patch: { stock: 2 },
  },
  {
    id: 'FXMIN2',
    fragrance: 'gingerroot',
    form: 'sanitizer',
    name: {
      en: 'Twin Ginger Hand Sanitizer',
      fr: 'Désinfectant pour les mains Gingembre jumeau',
    },
    patch: { minOrderQuantity: 2, stepQuantity: 2 },
  },
  {
    id: 'FXNOPICK',
    fragrance: 'driftwood',
    form: 'plugrefill',
    name: {
      en: 'Mailed Driftwood Plug-In Refill',
      fr: 'Recharge pour diffuseur électrique Bois de mer',
    },
    custom: { c_availableForInStorePickup: false, c_turnBopisProductOff: true },
  },
  {
    id: 'FXONESTORE',
    fragrance: 'coldcedar',
    form: 'roommist',
    name: { en: 'Single Shelf Cedar Room Mist', fr: 'Brume d’ambiance Cèdre d’une seule tablette' },
    patch: { storeStock: { [storeInventories.a]: 6 } },
  },
  {
    id: 'FXNOSTORE',
    fragrance: 'fogbell',
    form: 'soapbar',
    name: { en: 'Warehouse Fog Bar Soap', fr: 'Pain de savon Brouillard d’entrepôt' },
    patch: { storeStock: {} },
  },
  {
    id: 'FXNOSTORE2',
    fragrance: 'cocoahusk',
    form: 'bodycream',
    name: { en: 'Scarce Cocoa Body Cream', fr: 'Crème pour le corps Cacao introuvable' },
    patch: { stock: 0, storeStock: {} },
  },
  {
    id: 'FXNOTADDED',
    fragrance: 'mosspath',
    form: 'roommist',
    name: { en: 'Reluctant Moss Room Mist', fr: 'Brume d’ambiance Mousse rétive' },
    custom: { c_isTurnedAway: true },
  },
  {
    id: 'FXUSONLY',
    fragrance: 'grapefruitthyme',
    form: 'handcream',
    name: { en: 'Ohio Orchard Hand Cream', fr: 'Crème pour les mains Verger de l’Ohio' },
    patch: { sites: ['us'], price: { us: { list: 995 } } },
  },
  {
    id: 'FXCAONLY',
    fragrance: 'sugarmaple',
    form: 'handcream',
    name: { en: 'Beauce Sugarhouse Hand Cream', fr: 'Crème pour les mains Cabane de Beauce' },
    patch: { sites: ['ca'], price: { ca: { list: 1250 } } },
  },
]

/** Cases of limits, stock and pickup. */
export function stockFixtures(): SeedProduct[] {
  return texts.map((text) => fixtureProduct(text))
}
