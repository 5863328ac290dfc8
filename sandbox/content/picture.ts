import { bilingual } from '../platform/typography.ts'

export type Scene = keyof typeof altByScene

/** The alternative text of each drawn scene. */
export const altByScene = {
  'dusk-apothecary': bilingual(
    'Candles and amber bottles on the shelves of an apothecary at dusk',
    'Bougies et flacons ambrés sur les étagères d’une apothicairerie au crépuscule',
  ),
  'candle-table': bilingual(
    'A table laid with lit candles of several heights',
    'Une table dressée de bougies allumées de plusieurs hauteurs',
  ),
  'garden-citrus': bilingual(
    'Citrus fruit and a bottle of mist in an evening garden',
    'Des agrumes et un flacon de brume dans un jardin du soir',
  ),
  'cedar-forest': bilingual(
    'A candle among the trunks of a cedar forest',
    'Une bougie entre les troncs d’une forêt de cèdres',
  ),
  'flower-market': bilingual(
    'Buckets of flowers beside jars of hand cream',
    'Des seaux de fleurs à côté de pots de crème pour les mains',
  ),
  'spice-drawer': bilingual(
    'An open drawer of spices under a small flame',
    'Un tiroir à épices ouvert sous une petite flamme',
  ),
  'winter-sea': bilingual(
    'A quiet winter sea behind a window with a candle',
    'Une mer d’hiver calme derrière une fenêtre où brûle une bougie',
  ),
  'pastry-window': bilingual(
    'A lit pastry shop window with candles among the cakes',
    'Une vitrine de pâtisserie éclairée, des bougies parmi les gâteaux',
  ),
  'hand-basin': bilingual(
    'Hand soap and a folded towel beside a basin',
    'Un savon pour les mains et une serviette pliée près d’un lavabo',
  ),
  'linen-shelf': bilingual(
    'Folded linen and a room mist on a shelf',
    'Du linge plié et une brume d’ambiance sur une étagère',
  ),
  'gift-parcels': bilingual(
    'Gift boxes tied with ribbon, one of them open',
    'Des coffrets noués d’un ruban, l’un d’eux ouvert',
  ),
  'travel-case': bilingual(
    'Small bottles and tins in an open travel case',
    'De petits flacons et des boîtes dans une trousse de voyage ouverte',
  ),
  'three-wicks': bilingual(
    'A three-wick candle burning evenly, seen from close by',
    'Une bougie à trois mèches qui brûle de façon égale, vue de près',
  ),
  'diffuser-window': bilingual(
    'A reed diffuser on a window sill in the last light',
    'Un diffuseur à roseaux sur un rebord de fenêtre, aux dernières lueurs',
  ),
  'body-shelf': bilingual(
    'Body washes, lotions and creams in a row on a shelf',
    'Gels douche, laits et crèmes alignés sur une étagère',
  ),
  'new-arrivals': bilingual(
    'This month’s new candles, mists and soaps, unpacked on a counter',
    'Les nouvelles bougies, brumes et savons du mois, déballés sur un comptoir',
  ),
  'offers-board': bilingual(
    'A chalk board with the week’s offers, candles beneath it',
    'Une ardoise avec les offres de la semaine, des bougies dessous',
  ),
  'holiday-mantel': bilingual(
    'A mantelpiece with a garland, lit candles, a diffuser and a wreath above them',
    'Un manteau de cheminée avec une guirlande, des bougies allumées, un diffuseur et une couronne au-dessus',
  ),
  'snow-window': bilingual(
    'Candles, soap and cream before a window where snow is falling',
    'Des bougies, un savon et une crème devant une fenêtre où tombe la neige',
  ),
  'open-door': bilingual(
    'The door of our shop on a snowy evening, with a wreath, light in its window and candles on the step',
    'La porte de notre boutique un soir de neige, avec une couronne, une fenêtre éclairée et des bougies sur le seuil',
  ),
  workshop: bilingual(
    'The pouring bench of our workshop with wicks, wax and glass',
    'L’établi de coulée de notre atelier avec mèches, cire et verre',
  ),
  'gingham-counter': bilingual(
    'A gingham apron on a hook above a candle, a room mist and soap on a gingham cloth',
    'Un tablier vichy à un crochet, au-dessus d’une bougie, d’une brume et d’un savon sur une nappe vichy',
  ),
  'care-counter': bilingual(
    'A telephone, a candle and a bell on a counter, with a parcel and a letter on the shelf above',
    'Un téléphone, une bougie et une sonnette sur un comptoir, un colis et une lettre sur la tablette au-dessus',
  ),
  'rewards-card': bilingual(
    'A rewards card with seven of ten stamps, beside a lit candle and a gift',
    'Une carte de récompenses qui compte sept timbres sur dix, près d’une bougie allumée et d’un cadeau',
  ),
  'token-jar': bilingual(
    'A glass jar half full of copper tokens between a candle and a gift',
    'Un pot de verre à moitié plein de jetons de cuivre entre une bougie et un cadeau',
  ),
  'globe-table': bilingual(
    'A globe on a table with candles and a room mist',
    'Un globe terrestre sur une table avec des bougies et une brume d’ambiance',
  ),
  'evening-key': bilingual(
    'A key on a hook above a lit candle, hand soap and a diffuser',
    'Une clé à un crochet au-dessus d’une bougie allumée, d’un savon pour les mains et d’un diffuseur',
  ),
} as const

export type Ratio = 'wide' | 'landscape' | 'square' | 'tall'

/** Drawn labels are in the page's language. */
export function inLanguages(link: string): { en: string; fr: string } {
  return { en: link, fr: `${link}${link.includes('?') ? '&' : '?'}lang=fr` }
}

/** In pixels. */
const SIZES: Record<Ratio, { width: number; height: number }> = {
  wide: { width: 1600, height: 640 },
  landscape: { width: 1200, height: 900 },
  square: { width: 1000, height: 1000 },
  tall: { width: 800, height: 1000 },
}

/** One picture of a scene. The service's origin is added when it is served. */
export function picture(scene: Scene, ratio: Ratio) {
  const base = `/pictures/scenes/${scene}.svg`
  const link = inLanguages(`${base}?ratio=${ratio}`)
  return { disBaseLink: base, link, alt: altByScene[scene], ...SIZES[ratio] }
}

/** The picture fields of a graphic: `narrow` on phones, wide on desktops. */
export function graphic(scene: Scene, narrow: Ratio = 'landscape') {
  return {
    c_image: picture(scene, narrow),
    c_imageDesktopOverride: picture(scene, 'wide'),
    c_imageAltText: altByScene[scene],
  }
}

/** The picture of a category tile. */
export function tile(categoryId: string, alt: { en: string; fr: string }) {
  const link = `/pictures/tiles/${categoryId}.svg`
  return { c_image: { disBaseLink: link, link: inLanguages(link), alt }, c_imageAltText: alt }
}

/** The scenes of the pictures that shoppers show of products. */
export const photographedScenes: readonly [Scene, ...Scene[]] = [
  'candle-table',
  'hand-basin',
  'spice-drawer',
  'winter-sea',
  'garden-citrus',
  'cedar-forest',
  'pastry-window',
  'flower-market',
]
