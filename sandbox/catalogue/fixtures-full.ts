import { fixtureProduct } from './fixture-product.ts'
import type { SeedProduct } from './model.ts'
import { storeInventories } from './store-inventories.ts'
import { upc } from './upc.ts'

/** One product with every field filled. */
export function fullFixture(): SeedProduct {
  return fixtureProduct({
    id: 'FXFULL',
    fragrance: 'juniperdusk',
    form: 'threewick',
    name: {
      en: 'Juniper Dusk Keepsake 3-Wick Candle',
      fr: 'Bougie de collection à 3 mèches Crépuscule de genévrier',
    },
    patch: {
      pageTitle: {
        en: 'Juniper Dusk Keepsake, our first candle',
        fr: 'Crépuscule de genévrier de collection, notre première bougie',
      },
      pageDescription: {
        en: 'The first candle we made, in the glass we first poured it into: juniper berry, cold cedar and distant smoke.',
        fr: 'La première bougie que nous avons faite, dans le verre de la première coulée\u00a0: baie de genévrier, cèdre froid et fumée lointaine.',
      },
      price: { us: { list: 3250, sale: 2595 }, ca: { list: 4195, sale: 3350 } },
      stock: 50,
      storeStock: { [storeInventories.a]: 12, [storeInventories.b]: 3 },
      minOrderQuantity: 1,
      stepQuantity: 1,
      upc: upc('86099000004'),
      promotions: ['members-double', 'free-shipping-us', 'free-shipping-ca'],
      picture: { form: 'threewick', fragrance: 'juniperdusk', size: 'full', views: 6 },
      keywords: { en: 'keepsake, first edition', fr: 'collection, première édition' },
    },
    custom: {
      c_productBadge: 'online-exclusive',
      c_productBadgeIcon: 'online-exclusive',
      c_autoRefresh: true,
      c_hasILNAssociation: true,
      c_contentAssetID: 'pdp-story-juniper-dusk',
      c_productVideo: 'jwFilmJuniperTall',
      c_productVideoDesktop: 'jwFilmJuniperWide',
      c_productVideoTitle: {
        en: 'An evening on the juniper slope',
        fr: 'Un soir sur la pente aux genévriers',
      },
    },
  })
}
