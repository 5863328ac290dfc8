import type { CategoryText } from './category-text.ts'
import { categoryTemplates } from './category-templates.ts'

export const careCategories: CategoryText[] = [
  {
    id: 'body-washes',
    parentId: 'body-care',
    name: { en: 'Body Washes', fr: 'Gels douche' },
    title: { en: 'Body Washes', fr: 'Gels douche' },
    description: {
      en: 'A soft foam, and steam to open the fragrance.',
      fr: 'Une mousse souple, et la vapeur pour ouvrir le parfum.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'body-lotions',
    parentId: 'body-care',
    name: { en: 'Body Lotions', fr: 'Lotions pour le corps' },
    title: { en: 'Body Lotions', fr: 'Lotions pour le corps' },
    description: {
      en: 'Light enough for every day, in three sizes.',
      fr: 'Assez légères pour tous les jours, en trois formats.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'body-creams',
    parentId: 'body-care',
    name: { en: 'Body Creams', fr: 'Crèmes pour le corps' },
    title: { en: 'Body Creams', fr: 'Crèmes pour le corps' },
    description: {
      en: 'Dense creams for winter skin.',
      fr: 'Des crèmes denses pour la peau d’hiver.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'body-mists',
    parentId: 'body-care',
    name: { en: 'Body Mists', fr: 'Brumes pour le corps' },
    title: { en: 'Body Mists', fr: 'Brumes pour le corps' },
    description: {
      en: 'A veil of scent, worn close and easily renewed.',
      fr: 'Un voile de parfum, porté près de la peau et vite renouvelé.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'bar-soaps',
    parentId: 'body-care',
    name: { en: 'Bar Soaps', fr: 'Pains de savon' },
    title: { en: 'Bar Soaps', fr: 'Pains de savon' },
    description: {
      en: 'Milled three times and wrapped in paper.',
      fr: 'Broyés trois fois et enveloppés de papier.',
    },
    hex: '#f1e2e3',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'hand-soaps',
    parentId: 'hand-care',
    name: { en: 'Hand Soaps', fr: 'Savons pour les mains' },
    title: { en: 'Hand Soaps', fr: 'Savons pour les mains' },
    description: {
      en: 'For every sink in the house, with refills to match.',
      fr: 'Pour tous les lavabos de la maison, avec leurs recharges.',
    },
    hex: '#dfe8e8',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'hand-creams',
    parentId: 'hand-care',
    name: { en: 'Hand Creams', fr: 'Crèmes pour les mains' },
    title: { en: 'Hand Creams', fr: 'Crèmes pour les mains' },
    description: {
      en: 'In aluminum tubes, for knuckles and gardeners.',
      fr: 'En tube d’aluminium, pour les jointures et les jardins.',
    },
    hex: '#dfe8e8',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
  {
    id: 'hand-sanitizers',
    parentId: 'hand-care',
    name: { en: 'Hand Sanitizers', fr: 'Désinfectants pour les mains' },
    title: { en: 'Hand Sanitizers', fr: 'Désinfectants pour les mains' },
    description: {
      en: 'Flat bottles for pockets and trains.',
      fr: 'Des flacons plats pour les poches et les trains.',
    },
    hex: '#dfe8e8',
    template: categoryTemplates.productHits,
    inNavigation: true,
  },
]
