import type { ProductForm } from '../product-form.ts'

const designated = [
  { name: 'Linalool', url: 'https://ingredients.juniperandwick.example/linalool' },
  { name: 'Citral', url: 'https://ingredients.juniperandwick.example/citral' },
]

export const handForms: ProductForm[] = [
  {
    id: 'handsoap',
    code: '08',
    category: 'hand-soaps',
    name: { en: 'Hand Soap', fr: 'Savon liquide pour les mains' },
    summary: {
      en: 'A quiet lather that rinses in one pass.',
      fr: 'Une mousse discrète qui se rince d’un seul geste.',
    },
    overview: {
      en: 'A clear gel for the sink that sees the most traffic. It takes off garlic, ink and garden, then rinses without leaving hands tight.',
      fr: 'Un gel limpide pour l’évier le plus passant de la maison. Il emporte l’ail, l’encre et la terre du jardin, puis se rince sans tirer la peau.',
    },
    facts: [
      { en: 'Aloe and vegetable glycerin', fr: 'Aloès et glycérine végétale' },
      { en: 'Pump that locks for the move', fr: 'Pompe qui se verrouille pour le voyage' },
    ],
    usage: {
      en: 'One press on wet hands. Work it between the fingers for as long as it takes to read this twice, then rinse.',
      fr: 'Une pression sur les mains mouillées. Frottez entre les doigts le temps de lire ceci deux fois, puis rincez.',
    },
    ingredients:
      'Aqua (Water), Sodium C14-16 Olefin Sulfonate, Cocamidopropyl Betaine, Glycerin, Aloe Barbadensis Leaf Juice, Parfum (Fragrance), Citric Acid, Phenoxyethanol',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '8.75\u00a0fl\u00a0oz', fr: '259\u00a0ml' },
        measure: {
          en: '8.75\u00a0fl\u00a0oz\u00a0/\u00a0259\u00a0mL',
          fr: '259\u00a0ml\u00a0/\u00a08,75\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 895 }, ca: { list: 1150 } },
      },
      {
        id: 'large',
        suffix: 'L',
        name: { en: '29\u00a0fl\u00a0oz refill', fr: 'Recharge de 857\u00a0ml' },
        measure: {
          en: '29\u00a0fl\u00a0oz\u00a0/\u00a0857\u00a0mL',
          fr: '857\u00a0ml\u00a0/\u00a029\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 1650 }, ca: { list: 2125 } },
      },
    ],
    limit: { web: 12, bopis: 12 },
    pickup: true,
    autoRefresh: true,
    views: 4,
  },
  {
    id: 'handcream',
    code: '09',
    category: 'hand-creams',
    name: { en: 'Hand Cream', fr: 'Crème pour les mains' },
    summary: {
      en: 'Rich, and gone before you reach for the door.',
      fr: 'Riche, et absorbée avant que l’on touche la poignée.',
    },
    overview: {
      en: 'A dense cream in an aluminum tube, for knuckles in January and gardeners in May. It sinks in within a minute and leaves the scent, not the shine.',
      fr: 'Une crème dense en tube d’aluminium, pour les jointures de janvier et les jardins de mai. La peau la boit en une minute, et il reste le parfum, sans le gras.',
    },
    facts: [
      { en: 'Shea butter and oat oil', fr: 'Beurre de karité et huile d’avoine' },
      { en: 'Aluminum tube with a key', fr: 'Tube d’aluminium avec clé' },
    ],
    usage: {
      en: 'Warm a pea’s worth between the palms, then press it over the backs of the hands and around each nail.',
      fr: 'Réchauffez une noisette entre les paumes, puis pressez sur le dos des mains et autour de chaque ongle.',
    },
    ingredients:
      'Aqua (Water), Butyrospermum Parkii (Shea) Butter, Glycerin, Cetearyl Alcohol, Avena Sativa (Oat) Kernel Oil, Parfum (Fragrance), Tocopherol, Phenoxyethanol',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '2.5\u00a0oz', fr: '70\u00a0g' },
        measure: {
          en: '2.5\u00a0oz\u00a0/\u00a070\u00a0g',
          fr: '70\u00a0g\u00a0/\u00a02,5\u00a0oz',
        },
        price: { us: { list: 995 }, ca: { list: 1250 } },
      },
    ],
    limit: { web: 12, bopis: 10 },
    pickup: true,
    autoRefresh: true,
    views: 4,
  },
  {
    id: 'sanitizer',
    code: '10',
    category: 'hand-sanitizers',
    name: { en: 'Pocket Hand Sanitizer', fr: 'Désinfectant de poche pour les mains' },
    summary: {
      en: 'Seventy percent alcohol, softened with aloe.',
      fr: 'Soixante-dix pour cent d’alcool, adouci d’aloès.',
    },
    overview: {
      en: 'A flat bottle the size of a matchbox, for trains, ticket machines and other people’s doors. It dries fast, and what stays behind is the fragrance.',
      fr: 'Un flacon plat, grand comme une boîte d’allumettes, pour les trains, les billetteries et les portes d’autrui. Il sèche vite, et c’est le parfum qui demeure.',
    },
    facts: [
      { en: '70% ethyl alcohol', fr: '70\u00a0% d’alcool éthylique' },
      { en: 'Fits our pocket sleeves', fr: 'Convient à nos étuis de poche' },
    ],
    usage: {
      en: 'Rub a coin-sized drop over both hands until dry. Children under six only with an adult beside them.',
      fr: 'Frottez une goutte de la taille d’une pièce sur les deux mains jusqu’à ce qu’elles soient sèches. Avant six ans, seulement en présence d’un adulte.',
    },
    safety: {
      en: 'Flammable: keep from flame and heat. For the skin only. Keep out of the eyes; if it gets in, rinse with water.',
      fr: 'Inflammable\u00a0: tenez loin des flammes et de la chaleur. Pour la peau seulement. Évitez les yeux et, en cas de contact, rincez à l’eau.',
    },
    ingredients:
      'Alcohol 70%, Aqua (Water), Aloe Barbadensis Leaf Juice, Glycerin, Carbomer, Parfum (Fragrance)',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '1\u00a0fl\u00a0oz', fr: '29\u00a0ml' },
        measure: {
          en: '1\u00a0fl\u00a0oz\u00a0/\u00a029\u00a0mL',
          fr: '29\u00a0ml\u00a0/\u00a01\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 250 }, ca: { list: 325 } },
      },
    ],
    limit: { web: 20, bopis: 20 },
    pickup: true,
    autoRefresh: true,
    views: 2,
  },
]
