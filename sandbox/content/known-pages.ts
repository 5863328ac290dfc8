import type { Localized } from '../platform/localized.ts'
import { path } from './paths.ts'

interface KnownPage {
  /** As content names the page, without site and locale. */
  url: string
  name: Localized
  /** Other words by which people look for the page. */
  words: Localized
}

const page = (url: string, en: [string, string], fr: [string, string]): KnownPage => ({
  url,
  name: { en: en[0], fr: fr[0] },
  words: { en: en[1], fr: fr[1] },
})

/** The pages of content that a search finds: their names, and other words for them. */
export const knownPages: KnownPage[] = [
  page(
    path.returns,
    ['Returns and exchanges', 'return refund money back policy exchange broken damaged'],
    ['Retours et échanges', 'retour remboursement échange politique retourner brisé endommagé'],
  ),
  page(
    path.shipping,
    ['Shipping', 'delivery ship postage rates cost tracking pickup free'],
    ['Livraison', 'expédition livrer frais tarif délai envoi colis suivi ramassage gratuite'],
  ),
  page(
    path.orderStatus,
    ['Track an order', 'order status tracking parcel where'],
    ['Suivre une commande', 'suivi colis état statut'],
  ),
  page(
    path.customerCare,
    [
      'Customer care',
      'contact us help support phone email chat hours opening stores questions faq',
    ],
    [
      'Service à la clientèle',
      'contact contacter joindre aide téléphone courriel heures ouverture magasins boutiques questions faq',
    ],
  ),
  page(
    path.giftFinder,
    [
      'Gift finder',
      'gift present idea under 10 15 20 25 30 40 50 75 100 dollars holiday christmas secret santa stocking stuffer mom dad her him teacher host hostess friend',
    ],
    [
      'Trouve-cadeau',
      'cadeau idée moins 10 15 20 25 30 40 50 75 100 dollars fêtes noël échange bas maman papa elle lui prof enseignante hôte hôtesse ami',
    ],
  ),
  page(
    path.ginghamGenius,
    ['Gingham Genius', 'advice tips choose layer fragrance help which scent'],
    ['Gingham Genius', 'conseils choisir superposer parfum aide quelle senteur'],
  ),
  page(
    path.candleCare,
    ['Candle care', 'burning safety wick trim tunnel how to'],
    ['Entretien des bougies', 'sécurité mèche couper brûler conseils'],
  ),
  page(
    path.ourWax,
    ['Our wax', 'soy ingredients vegan lead free'],
    ['Notre cire', 'soya ingrédients végane plomb'],
  ),
  page(
    path.about,
    ['Our story', 'about company workshop'],
    ['Notre histoire', 'propos entreprise atelier'],
  ),
  page(
    path.privacy,
    ['Privacy and security', 'cookies data personal policy'],
    ['Confidentialité et sécurité', 'témoins données renseignements politique'],
  ),
  page(
    path.privacyChoices,
    ['Your privacy choices', 'cookies consent opt out do not sell share tracking'],
    ['Vos choix de confidentialité', 'témoins cookies consentement refus suivi loi 25'],
  ),
  page(
    path.accessibility,
    ['Accessibility', 'screen reader disability'],
    ['Accessibilité', 'lecteur écran handicap'],
  ),
  page(
    path.terms,
    ['Terms of use', 'conditions legal'],
    ['Conditions d’utilisation', 'modalités juridique'],
  ),
  page(
    path.storeLocator,
    ['Our stores', 'store locator find near me address hours'],
    ['Nos magasins', 'trouver magasin boutique adresse heures proche'],
  ),
  page(
    path.giftCardInfo,
    ['About gift cards', 'balance code pay email digital how'],
    ['À propos des cartes-cadeaux', 'solde code payer courriel numérique fonctionnement'],
  ),
  page(
    path.giftCardBalance,
    ['Gift card balance', 'check left remaining number card'],
    ['Solde d’une carte-cadeau', 'vérifier reste numéro carte'],
  ),
  page(
    path.joinRewards,
    ['Rewards', 'points loyalty member join club'],
    ['Récompenses', 'points fidélité membre adhérer programme'],
  ),
  page(
    path.careers,
    ['Careers', 'jobs work hiring apply'],
    ['Carrières', 'emplois travail embauche postuler'],
  ),
  page(
    path.globalLocations,
    ['Global locations', 'international countries abroad world'],
    ['Dans le monde', 'international pays étranger'],
  ),
]
