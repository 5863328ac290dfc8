import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { picture, type Scene } from '../picture.ts'

interface Offer {
  id: string
  site: 'us' | 'ca'
  scene: Scene
  price: { en: string; fr: string }
  form: { en: string; fr: string }
  detail: { en: string; fr: string }
  urgency?: { en: string; fr: string }
  to: string
}

const offers: Offer[] = [
  {
    id: 'offer-three-wick-us',
    site: 'us',
    scene: 'three-wicks',
    price: bilingual('40% off', '40 % de rabais'),
    form: bilingual('Select 3-wick candles', 'Bougies à 3 mèches choisies'),
    detail: bilingual(
      '3-Wick Week: the reduction shows in your bag',
      'Semaine des 3 mèches : le rabais paraît dans votre sac',
    ),
    urgency: bilingual('Ends Sunday, November 29', 'Jusqu’au dimanche 29 novembre'),
    to: path.threeWicks,
  },
  {
    id: 'offer-trio-us',
    site: 'us',
    scene: 'candle-table',
    price: bilingual('Buy 2, get 1 free', '2 achetées, la 3e gratuite'),
    form: bilingual('Single-wick and tin candles', 'Bougies à une mèche et en boîte'),
    detail: bilingual('Mix the fragrances as you like', 'Mariez les parfums à votre goût'),
    to: path.singleWicks,
  },
  {
    id: 'offer-soap-us',
    site: 'us',
    scene: 'hand-basin',
    price: bilingual('6 for $36', '6 pour 36 $'),
    form: bilingual('Full-size hand soaps', 'Savons pour les mains, format courant'),
    detail: bilingual('One for every basin, one to give', 'Un par lavabo, un à offrir'),
    to: path.handSoaps,
  },
  {
    id: 'offer-body-us',
    site: 'us',
    scene: 'body-shelf',
    price: bilingual('20% off', '20 % de rabais'),
    form: bilingual('Select lotions and creams', 'Lotions et crèmes choisies'),
    detail: bilingual('For winter skin', 'Pour la peau d’hiver'),
    urgency: bilingual('Ends December 6', 'Jusqu’au 6 décembre'),
    to: path.body,
  },
  {
    id: 'offer-melts-us',
    site: 'us',
    scene: 'spice-drawer',
    price: bilingual('Buy 3, get 1 free', '3 achetés, le 4e gratuit'),
    form: bilingual('Wax melts', 'Fondants de cire'),
    detail: bilingual('Any fragrance, no flame', 'Tous les parfums, sans flamme'),
    to: path.tinsAndMelts,
  },
  {
    id: 'offer-shipping-us',
    site: 'us',
    scene: 'gift-parcels',
    price: bilingual('Free shipping', 'Livraison gratuite'),
    form: bilingual('Orders of $50 or more', 'Commandes de 50 $ ou plus'),
    detail: bilingual('Standard shipping, after reductions', 'Livraison courante, après rabais'),
    to: path.shipping,
  },
  {
    id: 'offer-sale-us',
    site: 'us',
    scene: 'offers-board',
    price: bilingual('Already reduced', 'Déjà réduits'),
    form: bilingual('Everything on sale', 'Tous les articles en solde'),
    detail: bilingual('This week’s board, in one place', 'L’ardoise de la semaine, réunie'),
    urgency: bilingual('While they last', 'Jusqu’à épuisement'),
    to: path.topOffers,
  },
  {
    id: 'offer-gift-card-us',
    site: 'us',
    scene: 'travel-case',
    price: bilingual('$5 to $250', 'De 5 $ à 250 $'),
    form: bilingual('Gift cards', 'Cartes-cadeaux'),
    detail: bilingual('By mail or by email', 'Par la poste ou par courriel'),
    to: path.giftCards,
  },
  {
    id: 'offer-three-wick-ca',
    site: 'ca',
    scene: 'three-wicks',
    price: bilingual('35% off', '35 % de rabais'),
    form: bilingual('Select 3-wick candles', 'Bougies à 3 mèches choisies'),
    detail: bilingual(
      '3-Wick Week: the reduction shows in your bag',
      'Semaine des 3 mèches : le rabais paraît dans votre sac',
    ),
    urgency: bilingual('Ends Sunday, November 29', 'Jusqu’au dimanche 29 novembre'),
    to: path.threeWicks,
  },
  {
    id: 'offer-trio-ca',
    site: 'ca',
    scene: 'pastry-window',
    price: bilingual('Buy 2, get 1 free', '2 achetées, la 3e gratuite'),
    form: bilingual('Single-wick and tin candles', 'Bougies à une mèche et en boîte'),
    detail: bilingual('Mix the fragrances as you like', 'Mariez les parfums à votre goût'),
    to: path.singleWicks,
  },
  {
    id: 'offer-soap-ca',
    site: 'ca',
    scene: 'hand-basin',
    price: bilingual('6 for $48', '6 pour 48 $'),
    form: bilingual('Full-size hand soaps', 'Savons pour les mains, format courant'),
    detail: bilingual('One for every basin, one to give', 'Un par lavabo, un à offrir'),
    to: path.handSoaps,
  },
  {
    id: 'offer-body-ca',
    site: 'ca',
    scene: 'body-shelf',
    price: bilingual('20% off', '20 % de rabais'),
    form: bilingual('Select lotions and creams', 'Lotions et crèmes choisies'),
    detail: bilingual('For winter skin', 'Pour la peau d’hiver'),
    urgency: bilingual('Ends December 6', 'Jusqu’au 6 décembre'),
    to: path.body,
  },
  {
    id: 'offer-melts-ca',
    site: 'ca',
    scene: 'spice-drawer',
    price: bilingual('Buy 3, get 1 free', '3 achetés, le 4e gratuit'),
    form: bilingual('Wax melts', 'Fondants de cire'),
    detail: bilingual('Any fragrance, no flame', 'Tous les parfums, sans flamme'),
    to: path.tinsAndMelts,
  },
  {
    id: 'offer-shipping-ca',
    site: 'ca',
    scene: 'winter-sea',
    price: bilingual('Free shipping', 'Livraison gratuite'),
    form: bilingual('Orders of $75 or more', 'Commandes de 75 $ ou plus'),
    detail: bilingual('Standard shipping, after reductions', 'Livraison courante, après rabais'),
    to: path.shipping,
  },
]

/** The offers of the home pages' sliders. */
export const offerAssets: SeedAsset[] = offers.map((offer) => ({
  id: offer.id,
  name: `Top offer, ${offer.form.en}`,
  sites: [offer.site],
  fields: {
    c_image: picture(offer.scene, 'square'),
    c_imageAltText: picture(offer.scene, 'square').alt,
    c_topOffersPrice: offer.price,
    c_topOffersForm: offer.form,
    c_topOffersDetail: offer.detail,
    ...(offer.urgency && { c_topOffersUrgency: offer.urgency }),
    c_topOffersClickthrough: offer.to,
  },
}))
