import { type FixtureText, fixtureProduct } from './fixture-product.ts'
import type { SeedProduct } from './model.ts'
import { upc } from './upc.ts'

const texts: FixtureText[] = [
  {
    id: 'FXBANNER',
    fragrance: 'balsamloft',
    form: 'threewick',
    name: { en: 'Heralded Balsam 3-Wick Candle', fr: 'Bougie à 3 mèches Baumier annoncé' },
  },
  {
    id: 'FXVIDEO',
    fragrance: 'bankedfire',
    form: 'threewick',
    name: { en: 'Filmed Ember 3-Wick Candle', fr: 'Bougie à 3 mèches Braise filmée' },
    custom: {
      c_productVideo: 'jwFilmEmberTall',
      c_productVideoDesktop: 'jwFilmEmberWide',
      c_productVideoTitle: {
        en: 'How a fire is covered for the night',
        fr: 'Comment on couvre un feu pour la nuit',
      },
    },
  },
  {
    id: 'FXVIDEO1',
    fragrance: 'juniperdusk',
    form: 'singlewick',
    name: {
      en: 'Tall Screen Juniper Single-Wick Candle',
      fr: 'Bougie à une mèche Genévrier grand écran',
    },
    custom: {
      c_productVideo: 'jwFilmJuniperTall',
      c_productVideoTitle: {
        en: 'An evening on the juniper slope',
        fr: 'Un soir sur la pente aux genévriers',
      },
    },
  },
  {
    id: 'FXVIDEOBAD',
    fragrance: 'bankedfire',
    form: 'singlewick',
    name: { en: 'Lost Reel Ember Single-Wick Candle', fr: 'Bougie à une mèche Bobine perdue' },
    custom: { c_productVideo: 'jwFilmLost', c_productVideoDesktop: 'jwFilmLost' },
  },
  {
    id: 'FXREV',
    fragrance: 'grapefruitthyme',
    form: 'handcream',
    name: { en: 'Much Discussed Hand Cream', fr: 'Crème pour les mains Tant discutée' },
  },
  {
    id: 'FXSOCIAL',
    fragrance: 'saltmarsh',
    form: 'handsoap',
    name: { en: 'Crowd Pleaser Hand Soap', fr: 'Savon à mains Coup de cœur' },
  },
  {
    id: 'FXING',
    fragrance: 'almondmilk',
    form: 'bodycream',
    name: { en: 'Plainly Labeled Almond Body Cream', fr: 'Crème pour le corps Amande en clair' },
    patch: { upc: upc('86099000001') },
  },
  {
    id: 'FXINGBAD',
    fragrance: 'almondmilk',
    form: 'bodylotion',
    name: { en: 'Smudged Label Almond Body Lotion', fr: 'Lotion pour le corps Amande brouillée' },
    patch: { upc: upc('86099000003') },
  },
  {
    id: 'FXILN',
    fragrance: 'almondmilk',
    form: 'handcream',
    name: { en: 'Numbered Almond Hand Cream', fr: 'Crème pour les mains Amande numérotée' },
    patch: { upc: upc('86099000002') },
    custom: { c_hasILNAssociation: true },
  },
  {
    id: 'FXAMP',
    fragrance: 'saltmarsh',
    form: 'handcream',
    name: { en: 'Salt & Cedar Hand Cream', fr: 'Crème pour les mains Sel & cèdre' },
  },
  {
    id: 'FXAPOS',
    fragrance: 'grapefruitthyme',
    form: 'soapbar',
    name: { en: "Gardener's Bar Soap", fr: "Pain de savon de l'herboriste" },
  },
  {
    id: 'FXACCENT',
    fragrance: 'smokedvanilla',
    form: 'bodycream',
    name: { en: 'Crème Brûlée Body Cream', fr: 'Baume pour le corps Crème brûlée à l’érable' },
  },
  {
    id: 'FXNOIMG',
    fragrance: 'seaglass',
    form: 'soapbar',
    name: { en: 'Unseen Sea Bar Soap', fr: 'Pain de savon Mer invisible' },
    patch: { picture: { form: 'soapbar', fragrance: 'seaglass', views: 0 } },
  },
  {
    id: 'FXGONE',
    fragrance: 'peonywater',
    form: 'threewick',
    name: { en: 'Bygone Peony 3-Wick Candle', fr: 'Bougie à 3 mèches Pivoine d’autrefois' },
    patch: { online: false },
  },
]

/** Cases of names, pictures, banners, video and ingredients; search finds them, as tiles are part of the case. */
export function contentFixtures(): SeedProduct[] {
  return texts.map((text) => ({ ...fixtureProduct(text), searchable: true }))
}
