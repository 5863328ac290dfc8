import type { SeedCoupon } from '../../catalog/coupons.ts'
import type { SeedPromotion } from '../../catalog/model.ts'

const everywhere = ['us', 'ca', 'gb', 'ie']

/** A site's own amount from which shipping is free. */
const freeShipping = (
  site: string,
  least: number,
  written: { en: string; fr: string },
): SeedPromotion => ({
  id: `FreeShipping-${site}`,
  sites: [site],
  name: { en: 'Free Shipping', fr: 'Livraison gratuite' },
  calloutMsg: {
    en: `Free shipping from <b>${written.en}</b>`,
    fr: `Livraison gratuite dès <b>${written.fr}</b>`,
  },
  details: {
    en: `The cheapest method is free for orders from ${written.en}, after other reductions.`,
    fr: `La méthode la moins chère est gratuite dès ${written.fr} d’achats, après les autres remises.`,
  },
  rank: 40,
  freeShipping: { least, remote: false },
})

/** Product promotions are named by products; their callouts are HTML, as merchants write them. */
const campaigns: readonly SeedPromotion[] = [
  {
    id: 'Knitwear-20',
    sites: everywhere,
    name: { en: 'Knitwear Weeks', fr: 'Les semaines de la maille' },
    calloutMsg: {
      en: '<strong>Knitwear Weeks:</strong> 20% off with a <a href="/s/knitwear">matching scarf &amp; beanie</a>',
      fr: '<strong>Semaines de la maille&nbsp;:</strong> 20&nbsp;% de remise, <a href="/s/maille">écharpe et bonnet assortis</a>',
    },
    details: {
      en: '<p>20% off marked lambswool, already in the price in your bag. <em>Not combinable with other product promotions.</em></p>',
      fr: '<p>20&nbsp;% de remise sur les articles en laine d’agneau signalés, déduits dans le panier. <em>Non cumulable avec d’autres promotions d’articles.</em></p>',
    },
    rank: 10,
    percentOff: 20,
  },
  {
    id: 'Linen-Event',
    sites: everywhere,
    name: { en: 'Linen Event', fr: 'Le temps du lin' },
    calloutMsg: {
      en: '10% off linen<br>while it lasts',
      fr: '10\u00a0% de remise sur le lin<br>jusqu’à épuisement',
    },
    details: {
      en: '10% off everything made of washed linen.',
      fr: '10\u00a0% de remise sur tout ce qui est en lin lavé.',
    },
    rank: 20,
    percentOff: 10,
  },
  {
    id: 'Free-Hemming',
    sites: everywhere,
    name: { en: 'Free Hemming', fr: 'Ourlet offert' },
    calloutMsg: {
      en: '<span style="color:#6e2938">Free hemming</span> in our stores',
      fr: '<span style="color:#6e2938">Ourlet offert</span> en boutique',
    },
    details: {
      en: 'Bring the trousers and the receipt to any of our stores within 30 days.',
      fr: 'Apportez le pantalon et le reçu dans l’une de nos boutiques sous 30 jours.',
    },
    rank: 30,
  },
  freeShipping('us', 10_000, { en: '$100', fr: '100\u00a0$' }),
  freeShipping('ca', 12_500, { en: '$125', fr: '125\u00a0$' }),
  freeShipping('gb', 7_500, { en: '£75', fr: '75\u00a0£' }),
  freeShipping('ie', 9_000, { en: '€90', fr: '90\u00a0€' }),
]

export const coupons: readonly SeedCoupon[] = [
  {
    code: 'HELLO15',
    effect: { type: 'percentage', percentage: 15 },
    promotion: {
      id: 'Coupon-Hello',
      sites: everywhere,
      name: { en: 'Hello: 15% Off', fr: 'Bonjour\u00a0: 15\u00a0% de remise' },
      calloutMsg: {
        en: '15% off your order with the code HELLO15',
        fr: '15\u00a0% de remise sur votre commande avec le code HELLO15',
      },
      details: {
        en: '15% off everything in your bag but gift certificates.',
        fr: '15\u00a0% de remise sur tout le panier, sauf les chèques-cadeaux.',
      },
      rank: 100,
    },
  },
  {
    code: 'SHIPFREE',
    effect: { type: 'free-standard-shipping' },
    promotion: {
      id: 'Coupon-ShipFree',
      sites: everywhere,
      name: { en: 'Free Shipping', fr: 'Livraison gratuite' },
      calloutMsg: {
        en: 'Free shipping with the code SHIPFREE',
        fr: 'Livraison gratuite avec le code SHIPFREE',
      },
      details: {
        en: 'The cheapest shipping method is free.',
        fr: 'La méthode de livraison la moins chère est gratuite.',
      },
      rank: 101,
    },
  },
]

/** The promotions of coupons are stored with the others, so that a shop can show the discounts of an order. */
export const promotions: readonly SeedPromotion[] = [
  ...campaigns,
  ...coupons.map(({ promotion }) => promotion),
]
