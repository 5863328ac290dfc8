import type { Localized } from '../../../platform/localized.ts'

/** What a product is made of: the first half of its English name, the second of its French one. */
export interface Cloth {
  name: Localized
  /** Reads well after the description of any style. */
  text: Localized
  material: MaterialId
  colors: readonly string[]
  /** Added to the price of a style, in dollars. */
  extra: number
}

export type MaterialId = 'cotton' | 'linen' | 'wool' | 'cashmere' | 'silk' | 'denim' | 'leather'

export const materials: Record<MaterialId, Localized> = {
  cotton: { en: 'Cotton', fr: 'Coton' },
  linen: { en: 'Linen', fr: 'Lin' },
  wool: { en: 'Wool', fr: 'Laine' },
  cashmere: { en: 'Cashmere', fr: 'Cachemire' },
  silk: { en: 'Silk', fr: 'Soie' },
  denim: { en: 'Denim', fr: 'Denim' },
  leather: { en: 'Leather', fr: 'Cuir' },
}

export const cloths = {
  linen: {
    name: { en: 'Washed Linen', fr: 'en lin lavé' },
    text: {
      en: 'The linen is grown in Normandy, woven in Portugal and washed with stones, so it is soft from the first day and creases well.',
      fr: 'Le lin pousse en Normandie, est tissé au Portugal puis lavé à la pierre\u00a0: il est souple dès le premier jour et se froisse joliment.',
    },
    material: 'linen',
    colors: ['chalk', 'sage', 'navy'],
    extra: 20,
  },
  poplin: {
    name: { en: 'Crisp Poplin', fr: 'en popeline' },
    text: {
      en: 'Long-staple cotton poplin holds a sharp crease and needs only a warm iron.',
      fr: 'La popeline de coton à longues fibres garde un pli net et ne demande qu’un fer tiède.',
    },
    material: 'cotton',
    colors: ['chalk', 'sky'],
    extra: 5,
  },
  oxford: {
    name: { en: 'Heavy Oxford', fr: 'en oxford épais' },
    text: {
      en: 'The basket weave is heavy enough to wear untucked and softens for years.',
      fr: 'Ce tissage natté, assez lourd pour se porter sorti du pantalon, s’assouplit pendant des années.',
    },
    material: 'cotton',
    colors: ['chalk', 'sky', 'rose'],
    extra: 10,
  },
  flannel: {
    name: { en: 'Brushed Flannel', fr: 'en flanelle brossée' },
    text: {
      en: 'Cotton flannel, brushed on both sides: warm without weight.',
      fr: 'De la flanelle de coton brossée des deux côtés\u00a0: chaude sans être lourde.',
    },
    material: 'cotton',
    colors: ['rust', 'bottle', 'slate'],
    extra: 10,
  },
  chambray: {
    name: { en: 'Chambray', fr: 'en chambray' },
    text: {
      en: 'A light chambray with a white weft that fades at the seams, as it should.',
      fr: 'Un chambray léger, à la trame blanche, qui pâlit aux coutures comme il se doit.',
    },
    material: 'cotton',
    colors: ['sky', 'indigo'],
    extra: 5,
  },
  jersey: {
    name: { en: 'Organic Jersey', fr: 'en jersey bio' },
    text: {
      en: 'Mid-weight jersey of organic cotton that keeps its shape through fifty washes; we counted.',
      fr: 'Un jersey de coton biologique d’épaisseur moyenne, qui garde sa forme après cinquante lavages\u00a0: nous les avons comptés.',
    },
    material: 'cotton',
    colors: ['chalk', 'black', 'mist', 'claret'],
    extra: 0,
  },
  slub: {
    name: { en: 'Slub Cotton', fr: 'en coton flammé' },
    text: {
      en: 'Uneven yarns give the cotton its texture, and no two pieces are quite alike.',
      fr: 'Des fils irréguliers donnent son relief au coton, et aucune pièce n’est tout à fait pareille à une autre.',
    },
    material: 'cotton',
    colors: ['oat', 'sage', 'slate'],
    extra: 5,
  },
  twill: {
    name: { en: 'Garment-Dyed Twill', fr: 'en sergé teint' },
    text: {
      en: 'The twill is dyed after sewing, so the color settles unevenly in the seams.',
      fr: 'Le sergé est teint après la couture\u00a0: la couleur se pose inégalement dans les plis.',
    },
    material: 'cotton',
    colors: ['oat', 'olive', 'navy'],
    extra: 10,
  },
  corduroy: {
    name: { en: 'Wide-Wale Corduroy', fr: 'en velours côtelé' },
    text: {
      en: 'Eight ribs to the inch, woven in Lancashire on looms older than we are.',
      fr: 'Huit côtes au pouce, tissées dans le Lancashire sur des métiers plus vieux que nous.',
    },
    material: 'cotton',
    colors: ['tobacco', 'bottle', 'mustard'],
    extra: 15,
  },
  denim: {
    name: { en: 'Selvedge Denim', fr: 'en denim selvedge' },
    text: {
      en: 'Thirteen-ounce selvedge from Okayama, rinsed once. It records how you live in it.',
      fr: 'Un denim selvedge d’Okayama de treize onces, rincé une seule fois. Il garde la trace de votre vie.',
    },
    material: 'denim',
    colors: ['indigo', 'black'],
    extra: 25,
  },
  satin: {
    name: { en: 'Sandwashed Satin', fr: 'en satin de soie' },
    text: {
      en: 'Silk satin, washed with sand until its shine turns to a glow.',
      fr: 'Du satin de soie lavé au sable, dont l’éclat devient une lueur.',
    },
    material: 'silk',
    colors: ['oat', 'claret', 'black'],
    extra: 60,
  },
  crepe: {
    name: { en: 'Silk Crêpe', fr: 'en crêpe de soie' },
    text: {
      en: 'The crêpe has a dry hand and falls straight, and it travels without complaint.',
      fr: 'Le crêpe a un toucher sec, tombe droit et voyage sans se plaindre.',
    },
    material: 'silk',
    colors: ['chalk', 'bottle', 'rose'],
    extra: 70,
  },
  merino: {
    name: { en: 'Fine Merino', fr: 'en mérinos fin' },
    text: {
      en: 'Extra-fine merino from farms without mulesing, knitted in one piece where it can be.',
      fr: 'Du mérinos extra-fin, d’élevages sans mulesing, tricoté d’une seule pièce chaque fois que possible.',
    },
    material: 'wool',
    colors: ['oat', 'navy', 'bottle', 'claret'],
    extra: 30,
  },
  lambswool: {
    name: { en: 'Scottish Lambswool', fr: 'en laine d’agneau' },
    text: {
      en: 'Lambswool spun near Hawick: lofty, a little rustic and made to be mended.',
      fr: 'De la laine d’agneau filée près de Hawick\u00a0: gonflante, un peu rustique et faite pour être raccommodée.',
    },
    material: 'wool',
    colors: ['mist', 'mustard', 'rust'],
    extra: 35,
  },
  cashmere: {
    name: { en: 'Cashmere', fr: 'en cachemire' },
    text: {
      en: 'Two-ply cashmere from one cooperative in Mongolia. It pills less than softer yarns and lasts longer.',
      fr: 'Un cachemire à deux fils d’une même coopérative de Mongolie. Il bouloche moins que les fils plus doux et dure plus longtemps.',
    },
    material: 'cashmere',
    colors: ['camel', 'mist', 'black'],
    extra: 120,
  },
  cotton: {
    name: { en: 'Cotton Knit', fr: 'en maille de coton' },
    text: {
      en: 'A dry, cool cotton yarn, knitted loosely enough for summer evenings.',
      fr: 'Un fil de coton sec et frais, tricoté assez lâche pour les soirs d’été.',
    },
    material: 'cotton',
    colors: ['chalk', 'sky', 'olive'],
    extra: 10,
  },
  boiled: {
    name: { en: 'Boiled Wool', fr: 'en laine bouillie' },
    text: {
      en: 'Wool, felted in hot water until neither wind nor drizzle gets through.',
      fr: 'De la laine feutrée à l’eau chaude jusqu’à ce que ni le vent ni la bruine ne passent.',
    },
    material: 'wool',
    colors: ['camel', 'slate', 'navy'],
    extra: 60,
  },
  gabardine: {
    name: { en: 'Rainproof Gabardine', fr: 'en gabardine imperméable' },
    text: {
      en: 'Cotton gabardine, woven so tightly that rain runs off. The seams are taped inside.',
      fr: 'De la gabardine de coton tissée si serré que la pluie glisse. Les coutures sont étanchées à l’intérieur.',
    },
    material: 'cotton',
    colors: ['oat', 'olive', 'navy'],
    extra: 70,
  },
  fleece: {
    name: { en: 'Loopback Fleece', fr: 'en molleton bouclé' },
    text: {
      en: 'Heavy cotton fleece with loops on the inside, which air it and keep it from felting.',
      fr: 'Un molleton de coton épais, bouclé à l’intérieur, qui respire et ne feutre pas.',
    },
    material: 'cotton',
    colors: ['mist', 'black', 'bottle'],
    extra: 5,
  },
  canvas: {
    name: { en: 'Waxed Canvas', fr: 'en toile cirée' },
    text: {
      en: 'Canvas with a dry waxed finish, which can be renewed with a cloth and a little patience.',
      fr: 'Une toile au fini ciré sec, qui se renouvelle avec un chiffon et un peu de patience.',
    },
    material: 'cotton',
    colors: ['olive', 'navy', 'tobacco'],
    extra: 0,
  },
  leather: {
    name: { en: 'Vegetable-Tanned Leather', fr: 'en cuir tanné végétal' },
    text: {
      en: 'Full-grain leather from Santa Croce, tanned with bark for six weeks. It darkens with use.',
      fr: 'Un cuir pleine fleur de Santa Croce, tanné à l’écorce pendant six semaines. Il fonce à l’usage.',
    },
    material: 'leather',
    colors: ['tobacco', 'black'],
    extra: 70,
  },
  suede: {
    name: { en: 'Suede', fr: 'en daim' },
    text: {
      en: 'Calf suede with a short, even nap. Brush it when it is dry, and it forgives most weather.',
      fr: 'Un daim de veau au poil court et régulier. Brossez-le une fois sec\u00a0: il pardonne presque tous les temps.',
    },
    material: 'leather',
    colors: ['camel', 'espresso', 'slate'],
    extra: 60,
  },
} as const satisfies Record<string, Cloth>

export type ClothId = keyof typeof cloths
