import type { Fragrance } from '../model.ts'

export const gourmandFragrances: Fragrance[] = [
  {
    id: 'burnthoney',
    family: 'gourmand',
    name: { en: 'Burnt Honey', fr: 'Miel brûlé' },
    description: {
      en: 'Honey taken past gold to the edge of bitter. Beeswax, toasted almond and a lick of smoke from the pan.',
      fr: 'Un miel mené au-delà de l’or, au bord de l’amer. De la cire d’abeille, de l’amande grillée et une langue de fumée montée du poêlon.',
    },
    notes: {
      en: 'dark honey, beeswax, toasted almond',
      fr: 'miel foncé, cire d’abeille, amande grillée',
    },
    liquid: '#b9792f',
    label: '#f0dcba',
  },
  {
    id: 'figpantry',
    family: 'gourmand',
    name: { en: 'Fig Pantry', fr: 'Figue du cellier' },
    description: {
      en: 'Figs on a slate shelf, splitting a little in the dark. Green leaf, milky sap and the sweetness underneath.',
      fr: 'Des figues sur une tablette d’ardoise, qui se fendent un peu dans le noir. La feuille verte, la sève laiteuse et, dessous, le sucre.',
    },
    notes: {
      en: 'ripe fig, fig leaf, milky sap',
      fr: 'figue mûre, feuille de figuier, sève laiteuse',
    },
    liquid: '#77586a',
    label: '#e5d7dc',
  },
  {
    id: 'chestnutcart',
    family: 'gourmand',
    name: { en: 'Chestnut Cart', fr: 'Marchand de marrons' },
    description: {
      en: 'Paper cones, hot chestnuts, gloved hands on a November corner. Roasted and floury, with brown sugar where the shell cracks.',
      fr: 'Des cornets de papier, des marrons chauds, des mains gantées au coin d’une rue de novembre. C’est grillé, farineux, avec de la cassonade là où l’écorce éclate.',
    },
    notes: { en: 'roast chestnut, brown sugar, embers', fr: 'marron grillé, cassonade, braises' },
    liquid: '#84553a',
    label: '#e8d5c4',
    debut: 'tincandle',
  },
  {
    id: 'smokedvanilla',
    family: 'gourmand',
    name: { en: 'Smoked Vanilla', fr: 'Vanille fumée' },
    description: {
      en: 'Vanilla pods cured over slow oak smoke. Dark, barely sweet, and in no haste to leave the room.',
      fr: 'Des gousses de vanille affinées à la fumée lente du chêne. Une vanille sombre, à peine sucrée, qui tarde à quitter la pièce.',
    },
    notes: {
      en: 'vanilla pod, oak smoke, tonka bean',
      fr: 'gousse de vanille, fumée de chêne, fève tonka',
    },
    liquid: '#a07a52',
    label: '#ebdcc8',
  },
  {
    id: 'almondmilk',
    family: 'gourmand',
    name: { en: 'Almond Milk', fr: 'Lait d’amande' },
    description: {
      en: 'Blanched almonds pressed through muslin, cool in a stone jug. Soft and white, with heliotrope and a grain of salt.',
      fr: 'Des amandes mondées passées à la mousseline, au frais dans une cruche de grès. Une douceur blanche, avec de l’héliotrope et un grain de sel.',
    },
    notes: { en: 'blanched almond, heliotrope, salt', fr: 'amande mondée, héliotrope, sel' },
    liquid: '#d8c8ad',
    label: '#f5eee0',
  },
  {
    id: 'sugarmaple',
    family: 'gourmand',
    name: { en: 'Sugar Maple', fr: 'Érable à sucre' },
    description: {
      en: 'Sap boiling down in a March shed, steam in the rafters. Maple, wet bark and snow melting off the boots.',
      fr: 'L’eau d’érable qui bout dans la cabane en mars, la vapeur dans les poutres. Du sirop, de l’écorce mouillée et la neige qui fond sous les bottes.',
    },
    notes: {
      en: 'maple sap, wet bark, snowmelt',
      fr: 'eau d’érable, écorce mouillée, neige fondante',
    },
    liquid: '#a8662f',
    label: '#edd8bd',
    debut: 'bodylotion',
  },
  {
    id: 'cocoahusk',
    family: 'gourmand',
    name: { en: 'Cocoa Husk', fr: 'Coque de cacao' },
    description: {
      en: 'The papery husk of the cocoa bean, swept warm from the roaster. Bitter, nutty and dry, with a shadow of tobacco leaf.',
      fr: 'La pellicule de la fève de cacao, balayée encore chaude au pied du torréfacteur. Amère et sèche, elle rappelle la noix, avec une ombre de feuille de tabac.',
    },
    notes: {
      en: 'cocoa husk, hazelnut skin, tobacco leaf',
      fr: 'coque de cacao, peau de noisette, feuille de tabac',
    },
    liquid: '#6a4533',
    label: '#e2d1c5',
  },
]
