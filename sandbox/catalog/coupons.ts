import type { SeedPromotion } from './model.ts'
import type { FormId } from './picture-subject.ts'
import type { Localized } from '../platform/localized.ts'

/** The discount of a coupon. Money is in minor units of the site's currency. */
export type CouponEffect =
  | { type: 'percentage'; percentage: number }
  | { type: 'amount'; amount: number; least: { amount: number; forms: FormId[]; of: Localized } }
  /** The most expensive product, up to an amount. */
  | { type: 'dearest-unit'; most: number }
  | { type: 'free-standard-shipping' }

export interface SeedCoupon {
  /** In capital letters. */
  code: string
  effect: CouponEffect
  /** Valid for one order per e-mail address, or for only one order. Without it, there is no limit. */
  once?: 'customer' | 'altogether'
  /** Stored like any other promotion, so that the shop can show the discounts of an order. */
  promotion: SeedPromotion
}

export const coupons: SeedCoupon[] = [
  {
    code: 'WELCOME10',
    effect: { type: 'percentage', percentage: 10 },
    promotion: {
      id: 'coupon-welcome',
      sites: ['us', 'ca'],
      name: { en: 'Welcome: 10% Off', fr: 'Bienvenue\u00a0: 10\u00a0% de rabais' },
      calloutMsg: {
        en: '10% off your order with the code WELCOME10',
        fr: '10\u00a0% de rabais sur votre commande avec le code WELCOME10',
      },
      details: {
        en: '10% off everything in your bag but gift cards, after other reductions and before shipping and tax.',
        fr: '10\u00a0% de rabais sur tout le sac sauf les cartes-cadeaux, après les autres rabais, avant livraison et taxes.',
      },
      rank: 100,
    },
  },
  {
    code: 'BODY5',
    effect: {
      type: 'amount',
      amount: 500,
      least: {
        amount: 3000,
        forms: ['bodywash', 'bodylotion', 'bodycream', 'bodymist', 'soapbar'],
        of: { en: 'body care', fr: 'soins du corps' },
      },
    },
    promotion: {
      id: 'coupon-body-care',
      sites: ['us', 'ca'],
      name: { en: '$5 Off Body Care', fr: '5\u00a0$ de rabais sur les soins du corps' },
      calloutMsg: {
        en: '$5 off when you buy $30 of body care, with the code BODY5',
        fr: '5\u00a0$ de rabais à l’achat de 30\u00a0$ de soins du corps, avec le code BODY5',
      },
      details: {
        en: '$5 off body washes, lotions, creams, mists and bar soaps when your bag has $30 or more of them after other reductions. Once per order.',
        fr: '5\u00a0$ de rabais sur les gels douche, lotions, crèmes, brumes et pains de savon quand le sac en contient pour 30\u00a0$ ou plus après les autres rabais. Une fois par commande.',
      },
      rank: 101,
    },
  },
  {
    code: 'SHIPFREE',
    effect: { type: 'free-standard-shipping' },
    promotion: {
      id: 'coupon-free-shipping',
      sites: ['us', 'ca'],
      name: { en: 'Free Standard Shipping', fr: 'Livraison courante gratuite' },
      calloutMsg: {
        en: 'Free standard shipping with the code SHIPFREE',
        fr: 'Livraison courante gratuite avec le code SHIPFREE',
      },
      details: {
        en: 'Standard shipping is free, wherever we ship. Other methods are not reduced.',
        fr: 'La livraison courante ne coûte rien, partout où nous livrons. Les autres méthodes ne sont pas réduites.',
      },
      rank: 102,
    },
  },
  {
    code: 'FIRSTLIGHT',
    effect: { type: 'percentage', percentage: 20 },
    once: 'customer',
    promotion: {
      id: 'coupon-first-light',
      sites: ['us', 'ca'],
      name: { en: 'First Light: 20% Off', fr: 'Première lueur\u00a0: 20\u00a0% de rabais' },
      calloutMsg: {
        en: '20% off one order with the code FIRSTLIGHT',
        fr: '20\u00a0% de rabais sur une commande avec le code FIRSTLIGHT',
      },
      details: {
        en: '20% off everything in your bag but gift cards, after other reductions and before shipping and tax. Once per email address.',
        fr: '20\u00a0% de rabais sur tout le sac sauf les cartes-cadeaux, après les autres rabais, avant livraison et taxes. Une fois par adresse courriel.',
      },
      rank: 104,
    },
  },
  {
    code: 'LASTEMBER',
    effect: { type: 'percentage', percentage: 25 },
    once: 'altogether',
    promotion: {
      id: 'coupon-last-ember',
      sites: ['us', 'ca'],
      name: { en: 'Last Ember: 25% Off', fr: 'Dernière braise\u00a0: 25\u00a0% de rabais' },
      calloutMsg: {
        en: '25% off for whoever is first to use the code LASTEMBER',
        fr: '25\u00a0% de rabais à la première commande avec le code LASTEMBER',
      },
      details: {
        en: '25% off everything in one bag but gift cards, after other reductions and before shipping and tax. The code is good for a single order.',
        fr: '25\u00a0% de rabais sur tout un sac sauf les cartes-cadeaux, après les autres rabais, avant livraison et taxes. Le code vaut pour une seule commande.',
      },
      rank: 105,
    },
  },
  {
    code: 'EXPIRED',
    effect: { type: 'percentage', percentage: 15 },
    promotion: {
      id: 'coupon-last-winter',
      sites: ['us', 'ca'],
      name: { en: 'End of Winter: 15% Off', fr: 'Fin de l’hiver\u00a0: 15\u00a0% de rabais' },
      calloutMsg: {
        en: '15% off your order until March 20',
        fr: '15\u00a0% de rabais sur votre commande jusqu’au 20 mars',
      },
      details: {
        en: '15% off everything in your bag but gift cards. Ended on March 20, 2026.',
        fr: '15\u00a0% de rabais sur tout le sac sauf les cartes-cadeaux. Terminé le 20 mars 2026.',
      },
      rank: 103,
      lastDay: '2026-03-20',
    },
  },
]
