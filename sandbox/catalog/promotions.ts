import { coupons } from './coupons.ts'
import { conditionalPromotions } from './conditional-promotions.ts'
import type { SeedPromotion } from './model.ts'
import { rewardKinds } from './reward-coupons.ts'
import { candleTrio, holderPairing, meltsMix, soapSix } from './unit-discounts.ts'

export const promotions: SeedPromotion[] = [
  {
    id: 'threewick-week-us',
    sites: ['us'],
    name: { en: '3-Wick Week', fr: 'Semaine des 3 mèches' },
    calloutMsg: {
      en: '3-Wick Week: 40% off this candle',
      fr: 'Semaine des 3 mèches\u00a0: 40\u00a0% de rabais sur cette bougie',
    },
    details: {
      en: '40% off select 3-wick candles through Sunday, November 29. The reduction shows in your bag. Not combined with other candle offers.',
      fr: '40\u00a0% de rabais sur des bougies à 3 mèches choisies jusqu’au dimanche 29 novembre. Le rabais paraît dans votre sac. Ne se combine à aucune autre offre sur les bougies.',
    },
    rank: 10,
    percentOff: 40,
    lastDay: '2026-11-29',
  },
  {
    id: 'threewick-week-ca',
    sites: ['ca'],
    name: { en: '3-Wick Week', fr: 'Semaine des 3 mèches' },
    calloutMsg: {
      en: '3-Wick Week: 35% off this candle',
      fr: 'Semaine des 3 mèches\u00a0: 35\u00a0% de rabais sur cette bougie',
    },
    details: {
      en: '35% off select 3-wick candles in Canada through Sunday, November 29. The reduction shows in your bag. Not combined with other candle offers.',
      fr: '35\u00a0% de rabais sur des bougies à 3 mèches choisies au Canada jusqu’au dimanche 29 novembre. Le rabais paraît dans votre sac. Ne se combine à aucune autre offre sur les bougies.',
    },
    rank: 10,
    percentOff: 35,
    lastDay: '2026-11-29',
  },
  {
    id: 'candle-trio',
    sites: ['us', 'ca'],
    name: { en: 'Candle Trio', fr: 'Trio de bougies' },
    calloutMsg: {
      en: 'Buy 2 candles, get 1 free',
      fr: 'À l’achat de 2 bougies, la 3e est gratuite',
    },
    details: {
      en: 'Add three single-wick or tin candles to your bag and the least expensive is free. Limit four trios per order.',
      fr: 'Ajoutez au sac trois bougies à une mèche ou en boîte, et la moins chère est gratuite. Limite de quatre trios par commande.',
    },
    rank: 20,
    unitDiscount: candleTrio,
  },
  {
    id: 'soap-six-us',
    sites: ['us'],
    name: { en: 'Six at the Sink', fr: 'Six à l’évier' },
    calloutMsg: { en: '6 hand soaps for $36', fr: '6 savons pour les mains à 36\u00a0$' },
    details: {
      en: 'Choose any six full-size hand soaps and pay $36. Refills are not included.',
      fr: 'Choisissez six savons liquides pour les mains de format courant et payez 36\u00a0$. Les recharges sont exclues.',
    },
    rank: 25,
    unitDiscount: soapSix(3600, { en: '$36', fr: '36\u00a0$' }),
  },
  {
    id: 'soap-six-ca',
    sites: ['ca'],
    name: { en: 'Six at the Sink', fr: 'Six à l’évier' },
    calloutMsg: { en: '6 hand soaps for $48', fr: '6 savons pour les mains à 48\u00a0$' },
    details: {
      en: 'Choose any six full-size hand soaps and pay $48. Refills are not included.',
      fr: 'Choisissez six savons liquides pour les mains de format courant et payez 48\u00a0$. Les recharges sont exclues.',
    },
    rank: 25,
    unitDiscount: soapSix(4800, { en: '$48', fr: '48\u00a0$' }),
  },
  {
    id: 'bodycare-twenty',
    sites: ['us', 'ca'],
    name: { en: 'Winter Skin', fr: 'Peau d’hiver' },
    calloutMsg: { en: '20% off body care', fr: '20\u00a0% de rabais sur les soins du corps' },
    details: {
      en: '20% off select lotions and creams while the cold lasts, until December 6. The reduction shows in your bag.',
      fr: '20\u00a0% de rabais sur des lotions et des crèmes choisies tant que dure le froid, jusqu’au 6 décembre. Le rabais paraît dans votre sac.',
    },
    rank: 30,
    percentOff: 20,
    lastDay: '2026-12-06',
  },
  {
    id: 'holder-pairing',
    sites: ['us', 'ca'],
    name: { en: 'A Holder for Your Candle', fr: 'Un porte-bougie pour votre bougie' },
    calloutMsg: {
      en: '25% off with any 3-wick candle',
      fr: '25\u00a0% de rabais avec toute bougie à 3 mèches',
    },
    details: {
      en: 'Buy a 3-wick candle and one holder in the same order: the holder is 25% off.',
      fr: 'Achetez une bougie à 3 mèches et un porte-bougie dans la même commande\u00a0: le porte-bougie est à 25\u00a0% de rabais.',
    },
    rank: 35,
    unitDiscount: holderPairing,
  },
  {
    id: 'melts-mix',
    sites: ['us', 'ca'],
    name: { en: 'Mix Your Melts', fr: 'Fondants au choix' },
    calloutMsg: {
      en: 'Buy 3 wax melts, get 1 free',
      fr: 'À l’achat de 3 fondants, le 4e est gratuit',
    },
    details: {
      en: 'Any four packs, in any fragrance. The least expensive is free.',
      fr: 'Quatre paquets au choix, dans tous les parfums. Le moins cher est gratuit.',
    },
    rank: 40,
    unitDiscount: meltsMix,
  },
  {
    id: 'evening-gift',
    sites: ['us', 'ca'],
    name: { en: 'A Gift for the Evening', fr: 'Un cadeau pour la soirée' },
    calloutMsg: {
      en: 'Free bar soap with this candle',
      fr: 'Un pain de savon gratuit avec cette bougie',
    },
    details: {
      en: 'Buy this candle and we add a Gardener’s Bar Soap to your bag for free, while supplies last. One per order.',
      fr: 'Achetez cette bougie, et un pain de savon de l’herboriste s’ajoute gratuitement à votre sac, jusqu’à épuisement des stocks. Un par commande.',
    },
    rank: 50,
  },
  {
    id: 'evening-choice',
    sites: ['us', 'ca'],
    name: { en: 'Two Hand Creams of Your Choice', fr: 'Deux crèmes pour les mains au choix' },
    calloutMsg: {
      en: 'Choose two free hand creams with this candle',
      fr: 'Choisissez deux crèmes pour les mains gratuites avec cette bougie',
    },
    details: {
      en: 'Buy this candle and choose up to two of three hand creams for free. Two per order.',
      fr: 'Achetez cette bougie et choisissez gratuitement jusqu’à deux crèmes pour les mains parmi trois. Deux par commande.',
    },
    rank: 51,
  },
  {
    id: 'members-double',
    sites: ['us', 'ca'],
    name: { en: 'Members’ Evening', fr: 'Soirée des membres' },
    calloutMsg: { en: 'Members earn double points', fr: 'Points doublés pour les membres' },
    details: {
      en: 'Rewards members earn two points for each dollar spent on this product. Sign in before you place the order.',
      fr: 'Les membres accumulent deux points pour chaque dollar dépensé sur ce produit. Ouvrez une session avant de commander.',
    },
    rank: 60,
  },
  {
    id: 'before-the-holidays-ca',
    sites: ['ca'],
    name: { en: 'Before the Holidays', fr: 'Avant les Fêtes' },
    calloutMsg: {
      en: 'Order by December 11 to have it before the holidays',
      fr: 'Commandez d’ici le 11 décembre pour le recevoir avant les Fêtes',
    },
    details: {
      en: 'Standard delivery to all provinces. For the territories and addresses reached by air, order by December 4.',
      fr: 'Livraison courante dans toutes les provinces. Pour les territoires et les adresses desservies par avion, commandez d’ici le 4 décembre.',
    },
    rank: 70,
    alwaysShowCallout: true,
  },
  {
    id: 'last-call',
    sites: ['us', 'ca'],
    name: { en: 'Last Call', fr: 'Dernier appel' },
    calloutMsg: { en: 'Final sale: no returns', fr: 'Vente finale\u00a0: aucun retour' },
    details: {
      en: 'The last of this batch. It cannot be returned or exchanged, unless it arrives damaged.',
      fr: 'Les derniers de cette série. Aucun retour ni échange, sauf si l’article arrive endommagé.',
    },
    rank: 80,
    alwaysShowCallout: true,
  },
  {
    id: 'gift-cards-ship-free',
    sites: ['us', 'ca'],
    name: { en: 'Gift Cards Ship Free', fr: 'Envoi gratuit des cartes-cadeaux' },
    calloutMsg: {
      en: 'Gift cards ship free',
      fr: 'Les cartes-cadeaux sont livrées gratuitement',
    },
    details: {
      en: 'An order with only gift cards ships free by standard shipping.',
      fr: 'Une commande qui ne contient que des cartes-cadeaux est livrée gratuitement par la méthode courante.',
    },
    rank: 85,
  },
  {
    id: 'free-shipping-us',
    sites: ['us'],
    name: { en: 'Free Shipping', fr: 'Livraison gratuite' },
    calloutMsg: {
      en: 'Free shipping on orders of $50 or more',
      fr: 'Livraison gratuite pour toute commande de 50\u00a0$ ou plus',
    },
    details: {
      en: 'Standard shipping within the contiguous states, after reductions and before tax.',
      fr: 'Livraison courante dans les États contigus, après rabais et avant taxes.',
    },
    rank: 90,
    freeShipping: { least: 5000, remote: false },
  },
  {
    id: 'free-shipping-ca',
    sites: ['ca'],
    name: { en: 'Free Shipping', fr: 'Livraison gratuite' },
    calloutMsg: {
      en: 'Free shipping on orders of $75 or more',
      fr: 'Livraison gratuite pour toute commande de 75\u00a0$ ou plus',
    },
    details: {
      en: 'Standard shipping in Canada, after reductions and before tax.',
      fr: 'Livraison courante au Canada, après rabais et avant taxes.',
    },
    rank: 90,
    freeShipping: { least: 7500, remote: true },
  },
  {
    id: 'auto-refresh',
    sites: ['us'],
    name: { en: 'Auto-Refresh', fr: 'Renouvellement automatique' },
    calloutMsg: {
      en: 'Set it to auto-refresh: skip, change or stop whenever you like',
      fr: 'Passez au renouvellement automatique\u00a0: sautez, modifiez ou arrêtez quand vous voulez',
    },
    details: {
      en: 'Choose how often, and we send the next one automatically, at that day’s price. You can skip a delivery, change how often it comes or stop at any time, at no cost.',
      fr: 'Choisissez la fréquence, et le prochain part tout seul au prix du jour. Vous pouvez sauter une livraison, changer le rythme ou arrêter en tout temps, sans frais.',
    },
    rank: 95,
  },
  ...conditionalPromotions,
  ...coupons.map(({ promotion }) => promotion),
  ...Object.values(rewardKinds).map(({ promotion }) => promotion),
]
