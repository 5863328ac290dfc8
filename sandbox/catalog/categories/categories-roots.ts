import type { CategoryText } from './category-text.ts'
import { categoryTemplates } from './category-templates.ts'

export const rootCategories: CategoryText[] = [
  {
    id: 'new-and-now',
    parentId: 'root',
    name: { en: 'New & Now', fr: 'Nouveautés' },
    title: { en: 'New & Now', fr: 'Nouveautés' },
    description: {
      en: 'What came out of the workshop this season, and what everyone is asking for.',
      fr: 'Ce qui sort de l’atelier cette saison, et ce que tout le monde demande.',
    },
    hex: '#e3e6da',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'home-fragrance',
    parentId: 'root',
    name: { en: 'Home Fragrance', fr: 'Parfums d’intérieur' },
    title: { en: 'Fragrance for the house', fr: 'Des parfums pour la maison' },
    description: {
      en: 'Candles, diffusers and mists, room by room and hour by hour.',
      fr: 'Bougies, diffuseurs et brumes, pièce après pièce et d’heure en heure.',
    },
    hex: '#efe3d3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'body-care',
    parentId: 'root',
    name: { en: 'Body Care', fr: 'Soins du corps' },
    title: { en: 'Care for the body', fr: 'Prendre soin du corps' },
    description: {
      en: 'Washes, lotions, creams and mists in every one of our fragrances.',
      fr: 'Gels douche, lotions, crèmes et brumes, dans chacun de nos parfums.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'hand-care',
    parentId: 'root',
    name: { en: 'Hand Care', fr: 'Soins des mains' },
    title: { en: 'Care for the hands', fr: 'Prendre soin des mains' },
    description: {
      en: 'For the sink, the pocket and the bedside table.',
      fr: 'Pour le lavabo, la poche et la table de chevet.',
    },
    hex: '#dfe8e8',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'fragrances',
    parentId: 'root',
    name: { en: 'Fragrances', fr: 'Senteurs' },
    title: { en: 'Forty fragrances, six families', fr: 'Quarante parfums, six familles' },
    description: {
      en: 'Start from the scent: everything we make in it is one step away.',
      fr: 'Partez de la senteur\u00a0: tout ce que nous en faisons est à un pas.',
    },
    hex: '#f4ead1',
    template: categoryTemplates.stackedCategories,
    inNavigation: true,
  },
  {
    id: 'gifts',
    parentId: 'root',
    name: { en: 'Gifts', fr: 'Cadeaux' },
    title: { en: 'Gifts, wrapped and ready', fr: 'Des cadeaux prêts à offrir' },
    description: {
      en: 'Sets in boxes worth keeping, cards in any amount, and small things that say enough.',
      fr: 'Des coffrets que l’on garde, des cartes de tout montant et de petites choses qui en disent assez.',
    },
    hex: '#f0dfd2',
    template: categoryTemplates.landingBasic,
    inNavigation: true,
  },
  {
    id: 'top-offers',
    parentId: 'root',
    name: { en: 'Top Offers', fr: 'Meilleures offres' },
    title: { en: 'Top Offers', fr: 'Meilleures offres' },
    description: {
      en: 'Reduced this week, in both candles and care.',
      fr: 'En rabais cette semaine, des bougies aux soins.',
    },
    hex: '#ead0c2',
    template: categoryTemplates.productHitsNoNavigation,
    inNavigation: true,
  },
]
