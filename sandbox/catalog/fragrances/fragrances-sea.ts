import type { Fragrance } from '../model.ts'

export const seaFragrances: Fragrance[] = [
  {
    id: 'saltmarsh',
    family: 'sea',
    name: { en: 'Salt Marsh', fr: 'Marais salé' },
    description: {
      en: 'Samphire, silt and slow water under a wide gray sky. Salt first, then a green that is nearly pepper.',
      fr: 'De la salicorne, du limon et une eau lente sous un grand ciel gris. Le sel d’abord, puis un vert presque poivré.',
    },
    notes: { en: 'samphire, sea salt, green pepper', fr: 'salicorne, sel marin, poivre vert' },
    liquid: '#7f9385',
    label: '#dbe4dd',
  },
  {
    id: 'driftwood',
    family: 'sea',
    name: { en: 'Driftwood', fr: 'Bois flotté' },
    description: {
      en: 'Wood that has forgotten which tree it was. Bleached by salt, dried by wind, with amber where the sun gets in.',
      fr: 'Un bois qui ne sait plus de quel arbre il vient. Blanchi par le sel, séché par le vent, ambré là où le soleil entre.',
    },
    notes: { en: 'bleached wood, salt wind, amber', fr: 'bois blanchi, vent salé, ambre' },
    liquid: '#a39a86',
    label: '#e8e3d8',
  },
  {
    id: 'tideline',
    family: 'sea',
    name: { en: 'Tide Line', fr: 'Laisse de mer' },
    description: {
      en: 'Kelp, wet rope and broken shell, left in a line by the last high water. Cool and mineral, with a sweetness you have to bend down for.',
      fr: 'Du varech, de la corde mouillée et des coquilles brisées, alignés par la dernière marée haute. Frais et minéral, avec une douceur pour laquelle il faut se pencher.',
    },
    notes: { en: 'kelp, wet rope, oyster shell', fr: 'varech, corde mouillée, coquille d’huître' },
    liquid: '#5f7f86',
    label: '#d5e1e2',
  },
  {
    id: 'fogbell',
    family: 'sea',
    name: { en: 'Fog Bell', fr: 'Cloche de brume' },
    description: {
      en: 'Fog so close that the bell seems to ring inside it. Cold air, iron, gray musk and a little fennel.',
      fr: 'Un brouillard si proche que la cloche semble sonner dedans. De l’air froid, du fer, un musc gris et un peu de fenouil.',
    },
    notes: { en: 'cold air, iron, fennel', fr: 'air froid, fer, fenouil' },
    liquid: '#8797a0',
    label: '#dfe5e8',
  },
  {
    id: 'seaglass',
    family: 'sea',
    name: { en: 'Sea Glass', fr: 'Verre de mer' },
    description: {
      en: 'Glass the sea has had for fifty years, held up to the window. Sea air, white tea and a cool, rounded musk.',
      fr: 'Un verre que la mer a gardé cinquante ans, levé vers la fenêtre. De l’air marin, du thé blanc et un musc frais aux bords arrondis.',
    },
    notes: { en: 'sea air, white tea, cool musk', fr: 'air marin, thé blanc, musc frais' },
    liquid: '#87aaa0',
    label: '#d9e8e2',
  },
  {
    id: 'keeperslinen',
    family: 'sea',
    name: { en: 'Keeper’s Linen', fr: 'Linge du gardien' },
    description: {
      en: 'Sheets dried on the lighthouse rail, stiff with wind. Soap flakes, salt and, above, the warmth of the lamp room.',
      fr: 'Des draps séchés au garde-corps du phare, raidis par le vent. Du savon en paillettes, du sel et, là-haut, la tiédeur de la chambre de la lanterne.',
    },
    notes: {
      en: 'wind-dried linen, soap flakes, salt',
      fr: 'linge séché au vent, savon en paillettes, sel',
    },
    liquid: '#a9b5b3',
    label: '#e9edea',
    debut: 'handcream',
  },
]
