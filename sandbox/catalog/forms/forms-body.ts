import { bodySizes } from '../body-sizes.ts'
import type { ProductForm } from '../product-form.ts'

const designated = [
  { name: 'Linalool', url: 'https://ingredients.juniperandwick.example/linalool' },
  {
    name: 'Benzyl Salicylate',
    url: 'https://ingredients.juniperandwick.example/benzyl-salicylate',
  },
]

export const bodyForms: ProductForm[] = [
  {
    id: 'bodywash',
    code: '11',
    category: 'body-washes',
    name: { en: 'Body Wash', fr: 'Gel douche' },
    summary: {
      en: 'A soft foam for hot water and no hurry.',
      fr: 'Une mousse souple pour l’eau chaude et le temps qu’on prend.',
    },
    overview: {
      en: 'A low-foaming gel that cleans without stripping. Steam opens the fragrance in the order we composed it, so stay for the last of it.',
      fr: 'Un gel peu moussant qui lave sans dessécher. La vapeur ouvre le parfum dans l’ordre où nous l’avons composé, et il vaut la peine d’attendre la fin.',
    },
    facts: [
      { en: 'Oat protein and glycerin', fr: 'Protéine d’avoine et glycérine' },
      { en: 'Close to the skin’s own pH', fr: 'Proche du pH de la peau' },
    ],
    usage: {
      en: 'Pour onto a wet cloth or into the palm, work up a lather and rinse well.',
      fr: 'Versez sur un gant mouillé ou au creux de la main, faites mousser et rincez bien.',
    },
    ingredients:
      'Aqua (Water), Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Hydrolyzed Oat Protein, Parfum (Fragrance), Citric Acid, Sodium Benzoate',
    designated,
    sizes: bodySizes.bodywash,
    limit: { web: 10, bopis: 10 },
    pickup: true,
    autoRefresh: true,
    views: 5,
  },
  {
    id: 'bodylotion',
    code: '12',
    category: 'body-lotions',
    name: { en: 'Body Lotion', fr: 'Lotion pour le corps' },
    summary: {
      en: 'A light lotion for every day, dry in a minute.',
      fr: 'Une lotion légère pour tous les jours, sèche en une minute.',
    },
    overview: {
      en: 'The lotion we began with: shea, oat and almond oil whipped thin enough for a pump. It is meant to be used up, and the bottle is easy to empty to the last drop.',
      fr: 'La lotion de nos débuts\u00a0: karité, avoine et huile d’amande, fouettés assez fin pour une pompe. Elle est faite pour servir, et le flacon se vide jusqu’à la dernière goutte.',
    },
    facts: [
      { en: 'Shea, oat and sweet almond', fr: 'Karité, avoine et amande douce' },
      { en: 'Moisture for 24\u00a0hours', fr: 'Hydratation de 24\u00a0heures' },
      { en: 'No dyes', fr: 'Sans colorant' },
    ],
    usage: {
      en: 'Smooth over skin still warm from the bath, starting with elbows and knees.',
      fr: 'Étalez sur la peau encore tiède du bain, en commençant par les coudes et les genoux.',
    },
    ingredients:
      'Aqua (Water), Glycerin, Butyrospermum Parkii (Shea) Butter, Prunus Amygdalus Dulcis (Sweet Almond) Oil, Avena Sativa (Oat) Kernel Flour, Cetyl Alcohol, Parfum (Fragrance), Phenoxyethanol',
    designated,
    sizes: bodySizes.bodylotion,
    limit: { web: 10, bopis: 10 },
    pickup: true,
    autoRefresh: true,
    views: 5,
  },
  {
    id: 'bodycream',
    code: '13',
    category: 'body-creams',
    name: { en: 'Body Cream', fr: 'Crème pour le corps' },
    summary: {
      en: 'A jar of dense cream for winter skin.',
      fr: 'Un pot de crème dense pour la peau d’hiver.',
    },
    overview: {
      en: 'Thicker than the lotion and slower to vanish, for shins, heels and the weeks when the heating is on. A little goes the length of an arm.',
      fr: 'Plus épaisse que la lotion et plus lente à disparaître, pour les tibias, les talons et les semaines où l’on chauffe. Une noisette suffit pour tout un bras.',
    },
    facts: [
      { en: 'One third shea and cocoa butter', fr: 'Un tiers de beurre de karité et de cacao' },
      { en: 'Glass jar, wooden spatula', fr: 'Pot de verre, spatule de bois' },
    ],
    usage: {
      en: 'Take a little with the spatula, warm it in the hands and press it in at night.',
      fr: 'Prélevez une noisette à la spatule, réchauffez-la entre les mains et faites pénétrer le soir.',
    },
    ingredients:
      'Aqua (Water), Butyrospermum Parkii (Shea) Butter, Theobroma Cacao (Cocoa) Seed Butter, Glycerin, Cetearyl Olivate, Parfum (Fragrance), Tocopherol, Phenoxyethanol',
    designated,
    sizes: bodySizes.bodycream,
    limit: { web: 8, bopis: 8 },
    pickup: true,
    autoRefresh: true,
    views: 4,
  },
  {
    id: 'bodymist',
    code: '14',
    category: 'body-mists',
    name: { en: 'Body Mist', fr: 'Brume pour le corps' },
    summary: {
      en: 'A light veil of scent, worn close.',
      fr: 'Un voile de parfum léger, porté près de la peau.',
    },
    overview: {
      en: 'Less than a perfume and longer than a memory of one. A fine spray for skin, scarf and pillow, easy to renew at noon.',
      fr: 'Moins qu’un parfum, plus que le souvenir d’un parfum. Une fine bruine pour la peau, le foulard et l’oreiller, facile à renouveler à midi.',
    },
    facts: [
      { en: 'Wears for about four hours', fr: 'Tient environ quatre heures' },
      {
        en: 'Aloe, so that the skin stays supple',
        fr: 'De l’aloès, pour une peau qui reste souple',
      },
    ],
    usage: {
      en: 'Spray from a hand’s length onto throat, wrists and hair. Let it dry without rubbing.',
      fr: 'Vaporisez à une main de distance sur la gorge, les poignets et les cheveux. Laissez sécher sans frotter.',
    },
    safety: {
      en: 'Flammable until dry: keep from flame and heat. Keep out of the eyes.',
      fr: 'Inflammable tant que la peau n’est pas sèche\u00a0: tenez loin des flammes et de la chaleur. Évitez les yeux.',
    },
    ingredients:
      'Alcohol Denat., Aqua (Water), Parfum (Fragrance), Aloe Barbadensis Leaf Extract, Propylene Glycol',
    designated,
    sizes: bodySizes.bodymist,
    limit: { web: 10, bopis: 10 },
    pickup: true,
    autoRefresh: true,
    views: 4,
  },
  {
    id: 'soapbar',
    code: '15',
    category: 'bar-soaps',
    name: { en: 'Bar Soap', fr: 'Pain de savon' },
    summary: {
      en: 'Triple-milled, wrapped in paper, made to last.',
      fr: 'Broyé trois fois, enveloppé de papier, fait pour durer.',
    },
    overview: {
      en: 'A dense vegetable soap, milled three times and dried for six weeks. It keeps its edges, its lather and its scent down to the sliver.',
      fr: 'Un savon végétal dense, broyé trois fois et séché six semaines. Il garde ses arêtes, sa mousse et son parfum jusqu’au dernier éclat.',
    },
    facts: [
      { en: 'Coconut and olive oil', fr: 'Huile de coco et huile d’olive' },
      { en: 'Plastic-free wrapping', fr: 'Emballage sans plastique' },
    ],
    usage: {
      en: 'Lather between wet hands or in a cloth. Let the bar dry on a dish that drains.',
      fr: 'Faites mousser entre les mains mouillées ou dans un gant. Laissez sécher sur un porte-savon ajouré.',
    },
    ingredients:
      'Sodium Cocoate, Sodium Olivate, Aqua (Water), Glycerin, Parfum (Fragrance), Sodium Chloride',
    designated,
    sizes: bodySizes.soapbar,
    limit: { web: 15, bopis: 15 },
    pickup: true,
    autoRefresh: true,
    views: 3,
  },
]
