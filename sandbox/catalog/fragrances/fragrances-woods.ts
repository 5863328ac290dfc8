import type { Fragrance } from '../model.ts'

export const woodsFragrances: Fragrance[] = [
  {
    id: 'juniperdusk',
    family: 'woods',
    name: { en: 'Juniper Dusk', fr: 'Crépuscule de genévrier' },
    description: {
      en: 'Juniper berries bruised underfoot as the hills turn blue. Cold cedar follows, then one thread of smoke from a house you cannot see yet.',
      fr: 'Des baies de genévrier foulées à l’heure où les collines bleuissent. Vient le cèdre froid, puis un fil de fumée d’une maison qu’on ne voit pas encore.',
    },
    notes: {
      en: 'juniper berry, cold cedar, distant smoke',
      fr: 'baie de genévrier, cèdre froid, fumée lointaine',
    },
    liquid: '#4f6b5c',
    label: '#d9e2d8',
  },
  {
    id: 'coldcedar',
    family: 'woods',
    name: { en: 'Cold Cedar', fr: 'Cèdre froid' },
    description: {
      en: 'Cedar planks stacked in an unheated barn, with frost in the grain. A dry, pencil-clean wood that warms slowly toward amber.',
      fr: 'Des planches de cèdre empilées dans une grange sans feu, le givre dans le fil du bois. Un bois sec, net comme un crayon, qui se réchauffe lentement vers l’ambre.',
    },
    notes: { en: 'cedar plank, frost, pale amber', fr: 'planche de cèdre, givre, ambre pâle' },
    liquid: '#8a7558',
    label: '#e6dccb',
  },
  {
    id: 'bankedfire',
    family: 'woods',
    name: { en: 'Banked Fire', fr: 'Feu sous la cendre' },
    description: {
      en: 'The fire is covered for the night and keeps its heat under ash. Birch tar, toasted oak and a trace of leather from the chair beside it.',
      fr: 'On a couvert le feu pour la nuit, et la cendre en garde la chaleur. Goudron de bouleau, chêne grillé et une trace de cuir, celle du fauteuil voisin.',
    },
    notes: {
      en: 'birch tar, toasted oak, worn leather',
      fr: 'goudron de bouleau, chêne grillé, cuir usé',
    },
    liquid: '#6b4a3a',
    label: '#e3d3c7',
  },
  {
    id: 'mosspath',
    family: 'woods',
    name: { en: 'Moss Path', fr: 'Sentier de mousse' },
    description: {
      en: 'Oakmoss on the north side, damp leaf mold, the first mushrooms. Walk slowly and the green turns almost sweet.',
      fr: 'La mousse de chêne du côté nord, l’humus mouillé, les premiers champignons. À pas lents, le vert devient presque doux.',
    },
    notes: {
      en: 'oakmoss, damp leaf, mushroom',
      fr: 'mousse de chêne, feuille humide, champignon',
    },
    liquid: '#6f7a4d',
    label: '#dfe2cd',
  },
  {
    id: 'balsamloft',
    family: 'woods',
    name: { en: 'Balsam Loft', fr: 'Grenier au sapin baumier' },
    description: {
      en: 'Balsam boughs hung from the rafters, their resin still running. Hay, old rope and snow light come through the boards.',
      fr: 'Des rameaux de sapin baumier pendus aux poutres, la résine encore coulante. Entre les planches passent le foin, la vieille corde et une lumière de neige.',
    },
    notes: { en: 'balsam fir, fresh resin, hay', fr: 'sapin baumier, résine fraîche, foin' },
    liquid: '#5d7a66',
    label: '#dae5da',
    debut: 'singlewick',
  },
  {
    id: 'sandalroom',
    family: 'woods',
    name: { en: 'Sandalwood Room', fr: 'Chambre de santal' },
    description: {
      en: 'A room paneled in sandalwood, shuttered through the afternoon. Creamy, close and quiet, with a breath of iris on the air.',
      fr: 'Une chambre lambrissée de santal, volets clos tout l’après-midi. C’est crémeux, proche et silencieux, avec un souffle d’iris dans l’air.',
    },
    notes: { en: 'sandalwood, iris, warm dust', fr: 'bois de santal, iris, poussière tiède' },
    liquid: '#b08d6a',
    label: '#eee0cf',
  },
  {
    id: 'vetiverledger',
    family: 'woods',
    name: { en: 'Vetiver Ledger', fr: 'Registre de vétiver' },
    description: {
      en: 'Old account books, ink and vetiver root tied with string. Dry and earthy at first, then smooth as paper worn by thumbs.',
      fr: 'De vieux livres de comptes, de l’encre et une racine de vétiver nouée d’une ficelle. D’abord sec et terreux, puis lisse comme un papier usé par les pouces.',
    },
    notes: {
      en: 'vetiver root, iron ink, old paper',
      fr: 'racine de vétiver, encre de fer, vieux papier',
    },
    liquid: '#7d7350',
    label: '#e4dfca',
  },
]
