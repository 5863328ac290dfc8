import type { ProductForm } from '../product-form.ts'

const designated = [
  { name: 'Linalool', url: 'https://ingredients.juniperandwick.example/linalool' },
  { name: 'Coumarin', url: 'https://ingredients.juniperandwick.example/coumarin' },
]

export const airForms: ProductForm[] = [
  {
    id: 'reeddiffuser',
    code: '05',
    category: 'reed-diffusers',
    name: { en: 'Reed Diffuser', fr: 'Diffuseur à roseaux' },
    summary: {
      en: 'Eight reeds, no flame, no plug.',
      fr: 'Huit roseaux, sans flamme et sans prise.',
    },
    overview: {
      en: 'A stoppered bottle and eight rattan reeds that draw the oil up and let it go slowly, day and night. It suits an entry, a bathroom, any place where a candle would be forgotten.',
      fr: 'Un flacon à bouchon et huit tiges de rotin qui puisent l’huile et la libèrent lentement, jour et nuit. Sa place est dans l’entrée, la salle de bain, partout où l’on oublierait une bougie.',
    },
    facts: [
      {
        en: 'Lasts two to four months, by size',
        fr: 'Dure de deux à quatre mois, selon le format',
      },
      { en: 'Reeds and stopper included', fr: 'Roseaux et bouchon compris' },
      { en: 'Alcohol-free base', fr: 'Base sans alcool' },
    ],
    usage: {
      en: 'Stand all eight reeds in the oil for an hour, then turn them over. Turn them again once a week; use fewer for a quieter scent.',
      fr: 'Plongez les huit tiges dans l’huile pendant une heure, puis retournez-les. Retournez-les encore une fois par semaine, et retirez-en quelques-unes pour un parfum plus discret.',
    },
    safety: {
      en: 'Keep upright, out of the reach of children and pets, and away from varnish, fabric and flame. Wipe drops at once. Do not swallow.',
      fr: 'Gardez le flacon debout, hors de la portée des enfants et des animaux, loin du vernis, des tissus et des flammes. Essuyez aussitôt les gouttes. Ne pas avaler.',
    },
    ingredients: 'Dipropylene Glycol Methyl Ether Acetate, Isopropyl Myristate, Parfum (Fragrance)',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '6\u00a0fl\u00a0oz', fr: '177\u00a0ml' },
        measure: {
          en: '6\u00a0fl\u00a0oz\u00a0/\u00a0177\u00a0mL',
          fr: '177\u00a0ml\u00a0/\u00a06\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 2495 }, ca: { list: 3250 } },
      },
      {
        id: 'large',
        suffix: 'L',
        name: { en: '11\u00a0fl\u00a0oz', fr: '325\u00a0ml' },
        measure: {
          en: '11\u00a0fl\u00a0oz\u00a0/\u00a0325\u00a0mL',
          fr: '325\u00a0ml\u00a0/\u00a011\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 3895 }, ca: { list: 4995 } },
      },
    ],
    limit: { web: 8, bopis: 6 },
    pickup: true,
    autoRefresh: false,
    views: 4,
  },
  {
    id: 'roommist',
    code: '06',
    category: 'room-mists',
    name: { en: 'Room Mist', fr: 'Brume d’ambiance' },
    summary: {
      en: 'Two presses into the middle of the room.',
      fr: 'Deux pressions au milieu de la pièce.',
    },
    overview: {
      en: 'A fine mist for the quarter hour before someone arrives. It hangs rather than falls, leaves no damp on the table and is gone by the time you want the window open.',
      fr: 'Une brume fine pour le quart d’heure qui précède une visite. Elle flotte au lieu de tomber, ne mouille pas la table et se retire quand vient l’envie d’ouvrir la fenêtre.',
    },
    facts: [
      { en: 'About 700 sprays', fr: 'Environ 700 pressions' },
      { en: 'Glass bottle, no propellant', fr: 'Flacon de verre, sans gaz propulseur' },
    ],
    usage: {
      en: 'Shake once. Spray upward, at arm’s length, toward the center of the room. Test on fabric where it will not show.',
      fr: 'Agitez une fois. Vaporisez vers le haut, à bout de bras, au centre de la pièce. Sur un tissu, faites d’abord un essai à un endroit caché.',
    },
    safety: {
      en: 'Flammable: keep from flame and heat. Do not spray on skin, toward the face or on food. Keep out of the reach of children.',
      fr: 'Inflammable\u00a0: tenez loin des flammes et de la chaleur. Ne vaporisez ni sur la peau, ni vers le visage, ni sur les aliments. Gardez hors de la portée des enfants.',
    },
    ingredients: 'Alcohol Denat., Aqua (Water), Parfum (Fragrance), Polysorbate 20',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '5\u00a0fl\u00a0oz', fr: '148\u00a0ml' },
        measure: {
          en: '5\u00a0fl\u00a0oz\u00a0/\u00a0148\u00a0mL',
          fr: '148\u00a0ml\u00a0/\u00a05\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 995 }, ca: { list: 1295 } },
      },
    ],
    limit: { web: 10, bopis: 10 },
    pickup: true,
    autoRefresh: true,
    views: 3,
  },
  {
    id: 'plugrefill',
    code: '07',
    category: 'plug-ins',
    name: { en: 'Plug-In Refill', fr: 'Recharge pour diffuseur électrique' },
    summary: {
      en: 'One glass bulb, 30 days of steady scent.',
      fr: 'Une ampoule de verre, 30 jours de parfum égal.',
    },
    overview: {
      en: 'A small glass bulb of fragrance oil for our plug-in warmers. Its wick is cut to the hour, so that the last week smells as the first one did.',
      fr: 'Une petite ampoule d’huile parfumée pour nos diffuseurs électriques. Sa mèche est réglée avec soin, si bien que la dernière semaine sent comme la première.',
    },
    facts: [
      {
        en: 'Fits every Juniper & Wick warmer',
        fr: 'Convient à tous les diffuseurs Juniper & Wick',
      },
      { en: 'About 30 days at the middle setting', fr: 'Environ 30 jours au réglage moyen' },
    ],
    usage: {
      en: 'Unscrew the cap, click the bulb into a cold warmer and plug it in upright. Turn the dial until the scent is where you want it.',
      fr: 'Dévissez le capuchon, enclenchez l’ampoule dans l’appareil froid et branchez-le à la verticale. Tournez la molette jusqu’à trouver la juste intensité.',
    },
    safety: {
      en: 'Use only in an upright outlet, with nothing hung above it. Do not cover. Do not refill the bulb. Keep out of the reach of children and pets.',
      fr: 'Branchez seulement dans une prise verticale, sans rien suspendre au-dessus. Ne couvrez pas. Ne remplissez pas l’ampoule. Gardez hors de la portée des enfants et des animaux.',
    },
    ingredients: 'Dipropylene Glycol, Parfum (Fragrance), Benzyl Benzoate',
    designated,
    sizes: [
      {
        id: 'full',
        suffix: 'F',
        name: { en: '0.8\u00a0fl\u00a0oz', fr: '24\u00a0ml' },
        measure: {
          en: '0.8\u00a0fl\u00a0oz\u00a0/\u00a024\u00a0mL',
          fr: '24\u00a0ml\u00a0/\u00a00,8\u00a0oz\u00a0liq.',
        },
        price: { us: { list: 850 }, ca: { list: 1095 } },
      },
    ],
    limit: { web: 15, bopis: 12 },
    pickup: true,
    autoRefresh: true,
    views: 3,
  },
]
