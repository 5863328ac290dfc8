import type { Fragrance } from '../model.ts'

export const floralFragrances: Fragrance[] = [
  {
    id: 'walledrose',
    family: 'floral',
    name: { en: 'Walled Rose', fr: 'Rose du jardin clos' },
    description: {
      en: 'A rose that grew against warm brick and kept the heat after sundown. Petals, green stem and a little earth, with no sugar in it.',
      fr: 'Une rose poussée contre la brique chaude, et qui en garde la chaleur après le coucher du soleil. Des pétales, une tige verte, un peu de terre, et pas de sucre.',
    },
    notes: {
      en: 'garden rose, green stem, warm brick',
      fr: 'rose de jardin, tige verte, brique chaude',
    },
    liquid: '#b9727a',
    label: '#f0d9d8',
  },
  {
    id: 'nightjasmine',
    family: 'floral',
    name: { en: 'Night Jasmine', fr: 'Jasmin de nuit' },
    description: {
      en: 'Jasmine opens when the lamps are lit and the street goes quiet. White petals, green tea, then a musk as warm as skin.',
      fr: 'Le jasmin s’ouvre quand on allume les lampes et que la rue se tait. Des pétales blancs, du thé vert, puis un musc tiède comme la peau.',
    },
    notes: {
      en: 'night jasmine, green tea, skin musk',
      fr: 'jasmin de nuit, thé vert, musc de peau',
    },
    liquid: '#b9b08e',
    label: '#edeadb',
  },
  {
    id: 'lavenderpress',
    family: 'floral',
    name: { en: 'Lavender Press', fr: 'Lavande sous presse' },
    description: {
      en: 'Lavender dried flat between the pages of a heavy book. Herbal rather than sweet, with hay, paper and a little rosemary.',
      fr: 'De la lavande séchée à plat entre les pages d’un gros livre. Plus herbacée que sucrée, avec du foin, du papier et un peu de romarin.',
    },
    notes: { en: 'dried lavender, hay, rosemary', fr: 'lavande séchée, foin, romarin' },
    liquid: '#8a82a3',
    label: '#e2dde9',
  },
  {
    id: 'violetletter',
    family: 'floral',
    name: { en: 'Violet Letter', fr: 'Lettre à la violette' },
    description: {
      en: 'Violet leaf, powder and the faint metal of a letter opener. Folded small, the letter stays cool for hours.',
      fr: 'Feuille de violette, poudre et le métal discret d’un coupe-papier. Pliée en quatre, la lettre reste fraîche pendant des heures.',
    },
    notes: {
      en: 'violet leaf, iris powder, cool metal',
      fr: 'feuille de violette, poudre d’iris, métal frais',
    },
    liquid: '#7c6b94',
    label: '#ddd5e4',
    debut: 'bodymist',
  },
  {
    id: 'peonywater',
    family: 'floral',
    name: { en: 'Peony in Water', fr: 'Pivoine dans l’eau' },
    description: {
      en: 'Cut peonies in a glass of cold water, an hour before they open. Dew, pale rose, pear skin and wet stems.',
      fr: 'Des pivoines coupées dans un verre d’eau froide, une heure avant d’éclore. De la rosée, une rose pâle, une peau de poire et des tiges mouillées.',
    },
    notes: { en: 'peony, pear skin, wet stem', fr: 'pivoine, peau de poire, tige mouillée' },
    liquid: '#d0949b',
    label: '#f5e0e0',
  },
  {
    id: 'neroliwindow',
    family: 'floral',
    name: { en: 'Neroli Window', fr: 'Fenêtre sur le néroli' },
    description: {
      en: 'Orange trees below the window, and the sash pushed up. Neroli drifts in with clean sheets and the green snap of petitgrain.',
      fr: 'Des orangers sous la fenêtre, et le châssis relevé. Le néroli entre avec les draps propres et la verdeur nette du petit-grain.',
    },
    notes: { en: 'neroli, petitgrain, clean cotton', fr: 'néroli, petit-grain, coton propre' },
    liquid: '#d2b78c',
    label: '#f4e9d5',
  },
  {
    id: 'elderlane',
    family: 'floral',
    name: { en: 'Elderflower Lane', fr: 'Chemin des sureaux' },
    description: {
      en: 'Elderflower leaning over a lane after rain, creamy and faintly of muscat. Nettles, cut grass and cool shade at the hedge.',
      fr: 'Le sureau en fleur penché sur un chemin après la pluie, crémeux, un peu muscaté. Des orties, de l’herbe coupée et l’ombre fraîche de la haie.',
    },
    notes: {
      en: 'elderflower, muscat grape, cut grass',
      fr: 'fleur de sureau, raisin muscat, herbe coupée',
    },
    liquid: '#b5b48a',
    label: '#e9ead6',
  },
]
