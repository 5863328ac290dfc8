import type { SeedPromotion } from './model.ts'

/** Promotions with conditions: a source code, a customer group, or a device type. */
export const conditionalPromotions: SeedPromotion[] = [
  {
    id: 'spring-letter',
    sites: ['us', 'ca'],
    name: { en: 'The Spring Letter', fr: 'La lettre du printemps' },
    calloutMsg: {
      en: '15% off room mists for readers of our letter',
      fr: '15\u00a0% de rabais sur les brumes d’ambiance pour qui lit notre lettre',
    },
    details: {
      en: '15% off room mists at their usual price for everybody who comes with the code of our spring letter. The reduction shows in your bag.',
      fr: '15\u00a0% de rabais sur les brumes d’ambiance à prix courant pour quiconque vient avec le code de notre lettre du printemps. Le rabais paraît dans votre sac.',
    },
    rank: 32,
    percentOff: 15,
    asks: { sourceCode: 'SPRINGLETTER' },
  },
  {
    id: 'apothecary-circle',
    sites: ['us', 'ca'],
    name: { en: 'Apothecary Circle', fr: 'Le Cercle des apothicaires' },
    calloutMsg: {
      en: 'Apothecary Circle: 20% off hand creams',
      fr: 'Cercle des apothicaires\u00a0: 20\u00a0% de rabais sur les crèmes pour les mains',
    },
    details: {
      en: '20% off hand creams at their usual price from January 11 to January 31, for members of the Apothecary Circle. The reduction shows in your bag.',
      fr: '20\u00a0% de rabais sur les crèmes pour les mains à prix courant du 11 au 31 janvier, pour les membres du Cercle des apothicaires. Le rabais paraît dans votre sac.',
    },
    rank: 33,
    percentOff: 20,
    firstDay: '2027-01-11',
    lastDay: '2027-01-31',
    asks: { customerGroups: ['Apothecary Circle'] },
  },
  {
    id: 'pocket-mobile',
    sites: ['us', 'ca'],
    name: { en: 'From Pocket to Pocket', fr: 'De poche en poche' },
    calloutMsg: {
      en: '10% off pocket sanitizers on your phone',
      fr: '10\u00a0% de rabais sur les désinfectants de poche depuis votre téléphone',
    },
    details: {
      en: '10% off pocket hand sanitizers at their usual price when you shop on your phone. The reduction shows in your bag.',
      fr: '10\u00a0% de rabais sur les désinfectants de poche pour les mains à prix courant quand vous magasinez sur votre téléphone. Le rabais paraît dans votre sac.',
    },
    rank: 34,
    percentOff: 10,
    asks: { qualifiers: { deviceType: 'mobile' } },
  },
]
