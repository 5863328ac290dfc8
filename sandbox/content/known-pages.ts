import type { Localized } from '../catalog/model.ts'
import { path } from './paths.ts'

interface KnownPage {
  /** As content names the page, without site and locale. */
  url: string
  name: Localized
  /** Other words by which people look for the page. */
  words: Localized
}

/** The pages of content that a search finds. */
export const knownPages: KnownPage[] = [
  {
    url: path.returns,
    name: { en: 'Returns and exchanges', fr: 'Retours et échanges' },
    words: {
      en: 'return refund money back policy exchange broken damaged',
      fr: 'retour remboursement échange politique retourner brisé endommagé',
    },
  },
  {
    url: path.shipping,
    name: { en: 'Shipping', fr: 'Livraison' },
    words: {
      en: 'delivery ship postage rates cost tracking pickup free',
      fr: 'expédition livrer frais tarif délai envoi colis suivi ramassage gratuite',
    },
  },
  {
    url: path.orderStatus,
    name: { en: 'Track an order', fr: 'Suivre une commande' },
    words: { en: 'order status tracking parcel where', fr: 'suivi colis état statut' },
  },
  {
    url: path.customerCare,
    name: { en: 'Customer care', fr: 'Service à la clientèle' },
    words: {
      en: 'contact us help support phone email chat hours opening stores questions faq',
      fr: 'contact contacter joindre aide téléphone courriel heures ouverture magasins boutiques questions faq',
    },
  },
  {
    url: path.candleCare,
    name: { en: 'Candle care', fr: 'Entretien des bougies' },
    words: {
      en: 'burning safety wick trim tunnel how to',
      fr: 'sécurité mèche couper brûler conseils',
    },
  },
  {
    url: path.ourWax,
    name: { en: 'Our wax', fr: 'Notre cire' },
    words: { en: 'soy ingredients vegan lead free', fr: 'soya ingrédients végane plomb' },
  },
  {
    url: path.about,
    name: { en: 'Our story', fr: 'Notre histoire' },
    words: { en: 'about company workshop', fr: 'propos entreprise atelier' },
  },
  {
    url: path.privacy,
    name: { en: 'Privacy and security', fr: 'Confidentialité et sécurité' },
    words: { en: 'cookies data personal policy', fr: 'témoins données renseignements politique' },
  },
  {
    url: path.accessibility,
    name: { en: 'Accessibility', fr: 'Accessibilité' },
    words: { en: 'screen reader disability', fr: 'lecteur écran handicap' },
  },
  {
    url: path.terms,
    name: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    words: { en: 'conditions legal', fr: 'modalités juridique' },
  },
]
