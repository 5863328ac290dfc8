import type { Fragrance } from '../model.ts'

export const citrusFragrances: Fragrance[] = [
  {
    id: 'bittergrove',
    family: 'citrus',
    name: { en: 'Bitter Orange Grove', fr: 'Verger d’oranges amères' },
    description: {
      en: 'Oranges left on the branch past their season, sharp at the rind and dark within. Crushed leaf and a little warm bark keep the fruit honest.',
      fr: 'Des oranges oubliées sur la branche, vives à l’écorce et sombres au cœur. La feuille froissée et un peu de bois tiède leur gardent toute leur franchise.',
    },
    notes: {
      en: 'bitter orange, crushed leaf, warm bark',
      fr: 'orange amère, feuille froissée, bois tiède',
    },
    liquid: '#c98f45',
    label: '#f1e2c4',
  },
  {
    id: 'lemonleaf',
    family: 'citrus',
    name: { en: 'Lemon Leaf', fr: 'Feuille de citronnier' },
    description: {
      en: 'The leaf rather than the fruit: green, cool and faintly peppered where it tears. Then a squeeze of lemon, and clean stone drying in the shade.',
      fr: 'La feuille plutôt que le fruit\u00a0: verte, fraîche, à peine poivrée là où elle se déchire. Puis un trait de citron et la pierre propre qui sèche à l’ombre.',
    },
    notes: {
      en: 'lemon leaf, lemon zest, wet stone',
      fr: 'feuille de citronnier, zeste de citron, pierre mouillée',
    },
    liquid: '#c9c07a',
    label: '#eeeacb',
  },
  {
    id: 'bergamotrain',
    family: 'citrus',
    name: { en: 'Bergamot Rain', fr: 'Pluie de bergamote' },
    description: {
      en: 'Black tea cooling on a sill while the rain decides whether to stop. Bergamot lifts first, then linen and a thin line of musk stay on.',
      fr: 'Un thé noir tiédit sur le rebord de la fenêtre pendant que la pluie hésite. La bergamote s’élève d’abord, puis demeurent le lin et un mince trait de musc.',
    },
    notes: { en: 'bergamot, black tea, linen musk', fr: 'bergamote, thé noir, musc de lin' },
    liquid: '#b79b5a',
    label: '#ece2c8',
  },
  {
    id: 'yuzulantern',
    family: 'citrus',
    name: { en: 'Yuzu Lantern', fr: 'Lanterne au yuzu' },
    description: {
      en: 'Yuzu zest twisted over steam, bright and slightly floral. Hinoki wood holds the light low, as paper holds a flame.',
      fr: 'Un zeste de yuzu tordu au-dessus de la vapeur, lumineux et légèrement fleuri. Le bois de hinoki tamise cette clarté, comme le papier tamise une flamme.',
    },
    notes: { en: 'yuzu zest, hinoki wood, steam', fr: 'zeste de yuzu, bois de hinoki, vapeur' },
    liquid: '#d9ba62',
    label: '#f5e9c6',
  },
  {
    id: 'grapefruitthyme',
    family: 'citrus',
    name: { en: 'Grapefruit Thyme', fr: 'Pamplemousse et thym' },
    description: {
      en: 'Pink grapefruit cut on a board that still remembers thyme. The pith is dry, the herb is warm, and nothing is sweetened.',
      fr: 'Un pamplemousse rose tranché sur une planche qui se souvient du thym. La peau blanche est sèche, l’herbe est tiède et rien n’est sucré.',
    },
    notes: {
      en: 'pink grapefruit, garden thyme, dry pith',
      fr: 'pamplemousse rose, thym du jardin, peau blanche',
    },
    liquid: '#d3937a',
    label: '#f3ddd0',
  },
  {
    id: 'mandarinstove',
    family: 'citrus',
    name: { en: 'Mandarin by the Stove', fr: 'Mandarine au coin du poêle' },
    description: {
      en: 'Mandarin peel set on the edge of a cast-iron stove until its oil lets go. Honeyed, a little scorched, with clove somewhere behind.',
      fr: 'Une pelure de mandarine posée au bord du poêle en fonte jusqu’à ce que son huile se libère. Miellée, un peu roussie, avec un clou de girofle en retrait.',
    },
    notes: {
      en: 'mandarin peel, scorched honey, clove',
      fr: 'pelure de mandarine, miel roussi, clou de girofle',
    },
    liquid: '#cb7d42',
    label: '#f2d9be',
    debut: 'roommist',
  },
  {
    id: 'limebark',
    family: 'citrus',
    name: { en: 'Lime Bark', fr: 'Écorce de lime' },
    description: {
      en: 'Green lime scraped against rough bark, sour and resinous at once. It settles into vetiver and a clean mineral bite.',
      fr: 'Une lime verte frottée contre un tronc rugueux, acide et résineuse à la fois. Elle s’apaise en vétiver, avec une morsure minérale et nette.',
    },
    notes: { en: 'green lime, rough bark, vetiver', fr: 'lime verte, bois rugueux, vétiver' },
    liquid: '#a8ad66',
    label: '#e6e8c9',
  },
]
