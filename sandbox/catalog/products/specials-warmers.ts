import type { SeedProduct } from '../model.ts'
import { type SpecialText, specialProduct, withCustom } from './special-product.ts'
import { pseudorandomBetween } from '../pseudorandom.ts'
import { colorAttribute } from './variation-attributes.ts'
import { masterWithVariants, type VariantRow } from './variants.ts'

const usage = {
  en: 'Click a refill in while the warmer is cold, plug it in upright and turn the dial. Unplug it when you leave for more than a day.',
  fr: 'Enclenchez une recharge dans l’appareil froid, branchez-le à la verticale et tournez la molette. Débranchez-le si vous partez plus d’une journée.',
}

const designs: (SpecialText & { colors: string[] })[] = [
  {
    id: 'JWW1',
    form: 'plugwarmer',
    categories: ['plug-ins'],
    name: { en: 'Plain Plug-In Warmer', fr: 'Diffuseur électrique uni' },
    summary: {
      en: 'A rounded shell that disappears against the wall.',
      fr: 'Une coque arrondie qui s’efface contre le mur.',
    },
    overview: {
      en: 'Three settings, one dial, no light. Turn the prongs a quarter to suit the outlet and leave it to its work.',
      fr: 'Trois réglages, une molette, aucune lumière. Tournez la fiche d’un quart de tour selon la prise et laissez-le faire.',
    },
    usage,
    price: { us: { list: 995 }, ca: { list: 1295 } },
    colors: ['chalk', 'fog', 'sage'],
  },
  {
    id: 'JWW2',
    form: 'plugwarmer',
    categories: ['plug-ins'],
    name: { en: 'Night-Light Plug-In Warmer', fr: 'Diffuseur électrique à veilleuse' },
    summary: {
      en: 'A low amber glow for the hallway.',
      fr: 'Une lueur d’ambre basse pour le couloir.',
    },
    overview: {
      en: 'A ribbed glass shade over a lamp that wakes at dusk and sleeps at daybreak. It uses less than a watt.',
      fr: 'Un abat-jour de verre côtelé sur une lampe qui s’éveille au crépuscule et s’endort à l’aube. Elle consomme moins d’un watt.',
    },
    usage,
    price: { us: { list: 1650 }, ca: { list: 2150 } },
    colors: ['copper', 'juniper', 'smoke', 'plum'],
  },
  {
    id: 'JWW3',
    form: 'plugwarmer',
    categories: ['plug-ins', 'online-exclusives'],
    name: { en: 'Pressed Fern Plug-In Warmer', fr: 'Diffuseur électrique à fougère' },
    summary: {
      en: 'A fern pressed into fired clay.',
      fr: 'Une fougère imprimée dans l’argile cuite.',
    },
    overview: {
      en: 'Each shell keeps the print of a real leaf. The clay warms through and gives the scent back more slowly than plastic does.',
      fr: 'Chaque coque garde l’empreinte d’une vraie feuille. L’argile se réchauffe à cœur et rend le parfum plus lentement que le plastique.',
    },
    usage,
    price: { us: { list: 1995, sale: 1495 }, ca: { list: 2595, sale: 1950 } },
    colors: ['clay', 'moss'],
  },
]

/** Masters by color. */
export function warmers(): SeedProduct[] {
  return designs.flatMap((design) => {
    const base = withCustom(specialProduct({ ...design, color: design.colors[0] ?? 'chalk' }), {
      c_refinementColor: design.colors,
    })
    const rows = design.colors.map((color, index): VariantRow => {
      const suffix = String.fromCodePoint(65 + index)
      return {
        suffix,
        values: { color },
        price: design.price,
        stock: pseudorandomBetween(`${design.id}${suffix} units`, 4, 90),
        picture: { color },
        custom: { c_refinementColor: [color] },
      }
    })
    return masterWithVariants(base, [colorAttribute(design.colors)], rows)
  })
}
