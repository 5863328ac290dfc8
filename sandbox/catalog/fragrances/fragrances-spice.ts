import type { Fragrance } from '../model.ts'

export const spiceFragrances: Fragrance[] = [
  {
    id: 'cloveparlor',
    family: 'spice',
    name: { en: 'Clove Parlor', fr: 'Salon de girofle' },
    description: {
      en: 'A parlor where the curtains hold the scent of clove and dried orange. Dark and polished, with a little beeswax from the table.',
      fr: 'Un petit salon dont les rideaux retiennent le clou de girofle et l’orange séchée. Une odeur sombre et lustrée, avec un peu de cire d’abeille venue de la table.',
    },
    notes: {
      en: 'clove, dried orange, beeswax',
      fr: 'clou de girofle, orange séchée, cire d’abeille',
    },
    liquid: '#8a4b36',
    label: '#ead0c2',
  },
  {
    id: 'cardamomcrate',
    family: 'spice',
    name: { en: 'Cardamom Crate', fr: 'Caisse de cardamome' },
    description: {
      en: 'Green pods in a wooden crate, split open on the quay. Cool at first, almost camphor, then warm as milk with a spoon in it.',
      fr: 'Des gousses vertes dans une caisse de bois, ouverte sur le quai. D’abord fraîches, presque camphrées, puis tièdes comme un lait où traîne la cuillère.',
    },
    notes: {
      en: 'green cardamom, crate wood, warm milk',
      fr: 'cardamome verte, bois de caisse, lait tiède',
    },
    liquid: '#8f8a5c',
    label: '#e3e0c9',
  },
  {
    id: 'saffronthread',
    family: 'spice',
    name: { en: 'Saffron Thread', fr: 'Fil de safran' },
    description: {
      en: 'A pinch of saffron in warm water, and the color spreading. Leather, dry hay and a single date keep it grave.',
      fr: 'Une pincée de safran dans l’eau tiède, et la couleur qui gagne. Le cuir, le foin sec et une seule datte lui donnent de la gravité.',
    },
    notes: { en: 'saffron, soft leather, date', fr: 'safran, cuir souple, datte' },
    liquid: '#c07a2f',
    label: '#f0d8b8',
    debut: 'bodycream',
  },
  {
    id: 'pinkpepper',
    family: 'spice',
    name: { en: 'Pink Pepper Silk', fr: 'Soie et baies roses' },
    description: {
      en: 'Pink peppercorns rolled in a square of raw silk. Bright, rosy heat over pale wood, gone quiet by evening.',
      fr: 'Des baies roses roulées dans un carré de soie grège. Une chaleur vive et rosée sur un bois pâle, apaisée le soir venu.',
    },
    notes: { en: 'pink pepper, raw silk, pale wood', fr: 'baies roses, soie grège, bois pâle' },
    liquid: '#b8665c',
    label: '#efd5cd',
  },
  {
    id: 'gingerroot',
    family: 'spice',
    name: { en: 'Ginger Root', fr: 'Racine de gingembre' },
    description: {
      en: 'Fresh ginger under the knife: wet, hot, nearly floral. Lime and cedar stand on either side and do not interrupt.',
      fr: 'Le gingembre frais sous la lame\u00a0: mouillé, brûlant, presque fleuri. La lime et le cèdre se tiennent de part et d’autre sans l’interrompre.',
    },
    notes: { en: 'fresh ginger, lime, cedar', fr: 'gingembre frais, lime, cèdre' },
    liquid: '#c39a55',
    label: '#efe0bf',
  },
  {
    id: 'cinnamondrawer',
    family: 'spice',
    name: { en: 'Cinnamon Drawer', fr: 'Tiroir à cannelle' },
    description: {
      en: 'The spice drawer pulled open, and every winter at once. Cinnamon bark and nutmeg, dry wood and the last of the vanilla.',
      fr: 'Le tiroir aux épices qu’on ouvre, et tous les hivers d’un coup. De l’écorce de cannelle, de la muscade, du bois sec et un reste de vanille.',
    },
    notes: { en: 'cinnamon bark, nutmeg, dry wood', fr: 'écorce de cannelle, muscade, bois sec' },
    liquid: '#9b5a34',
    label: '#ecd3bd',
    debut: 'waxmelt',
  },
]
