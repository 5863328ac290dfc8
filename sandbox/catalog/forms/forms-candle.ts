import type { Localized } from '../../platform/localized.ts'
import type { ProductForm } from '../product-form.ts'

const candleSafety: Localized = {
  en: 'Trim each wick to a quarter inch before every lighting. Burn within sight, on a surface that heat does not harm, away from drafts, children, pets and anything that can catch fire. Stop when half an inch of wax is left. Do not move the vessel while the wax is liquid.',
  fr: 'Coupez chaque mèche à 6\u00a0mm avant d’allumer. Gardez la flamme à vue, sur une surface qui résiste à la chaleur, loin des courants d’air, des enfants, des animaux et de tout ce qui peut prendre feu. Éteignez quand il reste 1\u00a0cm de cire. Ne déplacez pas le contenant tant que la cire est liquide.',
}

const designated = [
  { name: 'Linalool', url: 'https://ingredients.juniperandwick.example/linalool' },
  { name: 'Limonene', url: 'https://ingredients.juniperandwick.example/limonene' },
]

const waxes = 'Glycine Soja (Soybean) Wax, Cocos Nucifera (Coconut) Wax, Parfum (Fragrance)'

export const candleForms: ProductForm[] = [
  {
    id: 'threewick',
    code: '01',
    category: 'three-wick-candles',
    name: { en: '3-Wick Candle', fr: 'Bougie à 3 mèches' },
    summary: {
      en: 'Three cotton wicks and about 45\u00a0hours of light.',
      fr: 'Trois mèches de coton et environ 45\u00a0heures de lumière.',
    },
    overview: {
      en: 'Our fullest candle, poured in small batches into a glass you will want to keep. Three wicks melt the surface edge to edge in under an hour, so the scent reaches the next room without raising its voice.',
      fr: 'Notre bougie la plus généreuse, coulée en petites séries dans un verre que l’on garde. Trois mèches font fondre toute la surface en moins d’une heure, et le parfum gagne la pièce voisine sans hausser le ton.',
    },
    facts: [
      { en: 'Soy and coconut wax', fr: 'Cire de soya et de coco' },
      { en: 'Lead-free cotton wicks', fr: 'Mèches de coton sans plomb' },
      { en: 'Lid with a copper finish', fr: 'Couvercle au fini cuivré' },
    ],
    usage: {
      en: 'On the first evening, let the wax melt to the edge of the glass: about two hours. After that, burn for up to four hours at a time and let it set before lighting again.',
      fr: 'Le premier soir, laissez la cire fondre jusqu’au bord du verre, soit environ deux heures. Ensuite, brûlez quatre heures au plus à la fois et laissez la cire durcir avant de rallumer.',
    },
    safety: candleSafety,
    ingredients: waxes,
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '14.5\u00a0oz', fr: '411\u00a0g' },
        measure: {
          en: '14.5\u00a0oz\u00a0/\u00a0411\u00a0g',
          fr: '411\u00a0g\u00a0/\u00a014,5\u00a0oz',
        },
        price: { us: { list: 2695 }, ca: { list: 3450 } },
      },
    ],
    limit: { web: 10, bopis: 10 },
    pickup: true,
    autoRefresh: false,
    views: 6,
  },
  {
    id: 'singlewick',
    code: '02',
    category: 'single-wick-candles',
    name: { en: 'Single-Wick Candle', fr: 'Bougie à une mèche' },
    summary: {
      en: 'One wick, one small room, about 40\u00a0hours.',
      fr: 'Une mèche, une petite pièce, environ 40\u00a0heures.',
    },
    overview: {
      en: 'A narrow tumbler for the desk, the bath or the bedside. It burns slowly and evenly, and its scent keeps to the room it was lit in.',
      fr: 'Un gobelet étroit pour le bureau, le bain ou la table de chevet. La flamme est lente et régulière, et le parfum reste dans la pièce où on l’a allumée.',
    },
    facts: [
      { en: 'Soy and coconut wax', fr: 'Cire de soya et de coco' },
      { en: 'Smoked glass, fit for a second life', fr: 'Verre fumé, bon pour une seconde vie' },
    ],
    usage: {
      en: 'Let the first melt reach the glass, then burn for up to three hours at a time. When the wax is spent, wash the tumbler with warm water and use it again.',
      fr: 'À la première flamme, attendez que la cire fondue touche le verre, puis brûlez trois heures au plus à la fois. Une fois la cire épuisée, lavez le gobelet à l’eau tiède et gardez-le.',
    },
    safety: candleSafety,
    ingredients: waxes,
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '8\u00a0oz', fr: '227\u00a0g' },
        measure: { en: '8\u00a0oz\u00a0/\u00a0227\u00a0g', fr: '227\u00a0g\u00a0/\u00a08\u00a0oz' },
        price: { us: { list: 1695 }, ca: { list: 2150 } },
      },
    ],
    limit: { web: 12, bopis: 8 },
    pickup: true,
    autoRefresh: false,
    views: 4,
  },
  {
    id: 'tincandle',
    code: '03',
    category: 'tins-and-melts',
    name: { en: 'Tin Candle', fr: 'Bougie en boîte de fer-blanc' },
    summary: {
      en: 'A screw-top tin that travels, about 22\u00a0hours.',
      fr: 'Une boîte à visser qui voyage, environ 22\u00a0heures.',
    },
    overview: {
      en: 'The same wax and the same fragrance in a seamless tin, made for a coat pocket and a borrowed room. The lid snuffs the flame and keeps the scent in.',
      fr: 'La même cire et le même parfum dans une boîte sans soudure, faite pour une poche de manteau et une chambre d’emprunt. Le couvercle étouffe la flamme et retient le parfum.',
    },
    facts: [
      { en: 'Recyclable tin', fr: 'Boîte recyclable' },
      { en: 'Lid that doubles as a coaster', fr: 'Couvercle qui sert aussi de sous-verre' },
    ],
    usage: {
      en: 'Set the tin on its upturned lid. Burn for up to two hours, snuff, and wait until the metal is cool before you close it.',
      fr: 'Posez la boîte sur son couvercle retourné. Brûlez deux heures au plus, étouffez la flamme et attendez que le métal ait refroidi avant de refermer.',
    },
    safety: candleSafety,
    ingredients: waxes,
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '5\u00a0oz', fr: '142\u00a0g' },
        measure: { en: '5\u00a0oz\u00a0/\u00a0142\u00a0g', fr: '142\u00a0g\u00a0/\u00a05\u00a0oz' },
        price: { us: { list: 1095 }, ca: { list: 1395 } },
      },
    ],
    limit: { web: 12, bopis: 12 },
    pickup: true,
    autoRefresh: false,
    views: 3,
  },
  {
    id: 'waxmelt',
    code: '04',
    category: 'tins-and-melts',
    name: { en: 'Wax Melts', fr: 'Fondants de cire' },
    summary: {
      en: 'Six cubes, no flame, up to 48\u00a0hours of scent.',
      fr: 'Six cubes, aucune flamme, jusqu’à 48\u00a0heures de parfum.',
    },
    overview: {
      en: 'Six cubes that snap apart cleanly, for any warmer with a dish. Use one in a small room, two where the ceiling is high, and mix them as you please.',
      fr: 'Six cubes qui se détachent net, pour tout brûle-parfum à coupelle. Un seul suffit dans une petite pièce, deux sous un haut plafond, et rien n’interdit les mélanges.',
    },
    facts: [
      { en: 'Six cubes in a paper sleeve', fr: 'Six cubes sous étui de papier' },
      {
        en: 'Lifts out once set, leaving no film',
        fr: 'Se démoule une fois figé, sans laisser de film',
      },
    ],
    usage: {
      en: 'Place one or two cubes in a cold dish, then switch the warmer on. When the scent fades, let the wax set, press one edge and lift it out.',
      fr: 'Déposez un ou deux cubes dans la coupelle froide, puis allumez l’appareil. Quand le parfum s’efface, laissez figer, appuyez sur un bord et retirez la cire.',
    },
    safety: {
      en: 'Use only with a warmer made for wax. Hot wax burns: do not touch or move the dish while it is liquid, and keep it out of the reach of children and pets.',
      fr: 'Utilisez seulement un appareil conçu pour la cire. La cire chaude brûle\u00a0: ne touchez pas la coupelle et ne la déplacez pas tant qu’elle est liquide. Gardez hors de la portée des enfants et des animaux.',
    },
    ingredients: waxes,
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '2.7\u00a0oz', fr: '76\u00a0g' },
        measure: {
          en: '2.7\u00a0oz\u00a0/\u00a076\u00a0g',
          fr: '76\u00a0g\u00a0/\u00a02,7\u00a0oz',
        },
        price: { us: { list: 750 }, ca: { list: 975 } },
      },
    ],
    limit: { web: 15, bopis: 15 },
    pickup: true,
    autoRefresh: true,
    views: 3,
  },
]
