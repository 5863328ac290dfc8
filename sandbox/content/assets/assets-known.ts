import { badges } from '../../catalog/badges.ts'
import type { Localized } from '../../platform/localized.ts'
import { path } from '../paths.ts'
import { inLanguages, picture } from '../picture.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'

/** Assets the storefront requests by a fixed id. */
export const knownAssets: SeedAsset[] = [
  {
    id: 'returns-exchanges',
    name: 'Returns & Exchanges, on the product page',
    fields: {
      c_body: bilingual(
        `<p>Changed your mind, or the scent is not for you? Send it back within 90 days, burned once or not at all, and we refund the price you paid. Products marked final sale stay with you.</p><ul><li>By mail: print the prepaid label from your order.</li><li>In any of our stores: bring the receipt or the email.</li></ul><p><a href="${path.returns}">How returns work</a></p>`,
        `<p>Vous avez changé d’avis ou le parfum ne vous convient pas? Retournez-le dans les 90 jours, brûlé une fois ou pas du tout, et nous remboursons le prix payé. Les articles en vente finale ne sont pas repris.</p><ul><li>Par la poste : imprimez l’étiquette prépayée jointe à votre commande.</li><li>En magasin : apportez le reçu ou le courriel.</li></ul><p><a href="${path.returns}">Le fonctionnement des retours</a></p>`,
      ),
    },
  },
  {
    id: 'size-guide',
    name: 'Size Guide',
    fields: {
      c_modalDialogHeading: bilingual('Size guide', 'Guide des formats'),
      c_body: bilingual(
        '<h3>Candles</h3><table><thead><tr><th scope="col">Candle</th><th scope="col">Wax</th><th scope="col">Good for</th></tr></thead><tbody><tr><th scope="row">Tin</th><td>5 oz</td><td>A bedside, a desk, a suitcase</td></tr><tr><th scope="row">Single wick</th><td>8 oz</td><td>A bedroom or a bath</td></tr><tr><th scope="row">Three wicks</th><td>14.5 oz</td><td>A living room or an open kitchen</td></tr></tbody></table><h3>Body care</h3><table><thead><tr><th scope="col">Size</th><th scope="col">Holds</th><th scope="col">Lasts about</th></tr></thead><tbody><tr><th scope="row">Travel</th><td>2.5 to 3 fl oz</td><td>A week away</td></tr><tr><th scope="row">Full</th><td>8 to 10 fl oz</td><td>Six weeks</td></tr><tr><th scope="row">Large</th><td>14 to 18 fl oz</td><td>Three months</td></tr></tbody></table>',
        '<h3>Bougies</h3><table><thead><tr><th scope="col">Bougie</th><th scope="col">Cire</th><th scope="col">Idéale pour</th></tr></thead><tbody><tr><th scope="row">Boîte de métal</th><td>142 g</td><td>Un chevet, un bureau, une valise</td></tr><tr><th scope="row">Une mèche</th><td>227 g</td><td>Une chambre ou une salle de bain</td></tr><tr><th scope="row">Trois mèches</th><td>411 g</td><td>Un salon ou une cuisine ouverte</td></tr></tbody></table><h3>Soins du corps</h3><table><thead><tr><th scope="col">Format</th><th scope="col">Contenance</th><th scope="col">Dure environ</th></tr></thead><tbody><tr><th scope="row">Voyage</th><td>De 74 à 88 ml</td><td>Une semaine d’absence</td></tr><tr><th scope="row">Courant</th><td>De 236 à 295 ml</td><td>Six semaines</td></tr><tr><th scope="row">Grand</th><td>De 414 à 532 ml</td><td>Trois mois</td></tr></tbody></table>',
      ),
    },
  },
  {
    id: 'auto-refresh-details',
    name: 'Auto-refresh details',
    fields: {
      c_modalDialogHeading: bilingual('How auto-refresh works', 'Le renouvellement automatique'),
      c_body: bilingual(
        '<ol><li>Choose how often: every one, two, three, four or six months.</li><li>We write three days before each parcel leaves, so you can skip it or change it.</li><li>You pay when it ships, at the price of that day, and cancel whenever you like.</li></ol><p>Auto-refresh parcels are delivered to your address; they cannot be picked up in a store.</p>',
        '<ol><li>Choisissez la fréquence : tous les mois ou tous les deux, trois, quatre ou six mois.</li><li>Nous vous écrivons trois jours avant chaque envoi, pour que vous puissiez le sauter ou le modifier.</li><li>Vous payez à l’expédition, au prix du jour, et annulez quand vous voulez.</li></ol><p>Les envois automatiques sont livrés à votre adresse; ils ne peuvent pas être ramassés en magasin.</p>',
      ),
    },
  },
  {
    id: 'masked-login-error-message',
    name: 'Sign-in, no match',
    fields: {
      c_body: bilingual(
        'Sorry! This doesn’t match our records. Please try again.',
        'Désolé! Ces renseignements ne correspondent pas à nos dossiers. Veuillez réessayer.',
      ),
    },
  },
  {
    id: 'login-sign-up',
    name: 'Sign-in, reasons to sign up',
    sites: ['us'],
    fields: {
      c_image: picture('evening-key', 'landscape'),
      c_body: bilingual(
        '<p>Every candle brings you closer to the next one.</p><ul><li>Points on everything you buy, in stores and here</li><li>A reward you choose yourself</li><li>A present in the month of your birthday</li></ul>',
        '<p>Chaque bougie vous rapproche de la prochaine.</p><ul><li>Des points sur tous vos achats, en magasin et ici</li><li>Une récompense de votre choix</li><li>Un cadeau le mois de votre anniversaire</li></ul>',
      ),
    },
  },
  {
    id: 'login-sign-up',
    name: 'Sign-in, reasons to sign up, Canada',
    sites: ['ca'],
    fields: {
      c_image: picture('evening-key', 'landscape'),
      c_body: bilingual(
        '<p>One account on all your devices.</p><ul><li>Your addresses and orders at hand</li><li>A list of the scents you love</li><li>Check out in a few taps</li></ul>',
        '<p>Un seul compte pour tous vos appareils.</p><ul><li>Vos adresses et vos commandes à portée de main</li><li>Une liste de vos parfums coups de cœur</li><li>Un achat en quelques touches</li></ul>',
      ),
    },
  },
  {
    id: 'external-link-legal-alert',
    name: 'Alert before leaving the shop',
    fields: {
      c_modalDialogHeading: bilingual(
        'You are leaving Juniper & Wick',
        'Vous quittez Juniper & Wick',
      ),
      c_modalDialogParagraph: bilingual(
        'This link opens a place we do not run.',
        'Ce lien mène à un endroit que nous ne gérons pas.',
      ),
      c_body: bilingual(
        '<p>We do not control what is shown there, or how it handles your information: its own terms and privacy notice apply.</p>',
        '<p>Nous ne contrôlons ni ce qui y est affiché ni la façon dont vos renseignements y sont traités : ses propres conditions et son avis de confidentialité s’appliquent.</p>',
      ),
    },
  },
  {
    id: 'loyalty-terms-and-information',
    name: 'Rewards terms and information',
    fields: {
      c_modalDialogHeading: bilingual('Rewards, in plain words', 'Les Récompenses, en clair'),
      c_body: bilingual(
        `<h2>Earning</h2><p>You earn one point for each dollar spent on products, before tax and shipping. Gift cards earn nothing when bought; what you buy with them does.</p><h2>Spending</h2><p>A hundred points become a reward for one product of up to $18.95. A reward can be used for 90 days.</p><h2>Keeping</h2><p>Points stay for as long as you buy something once in twelve months. Leave at any time from your account.</p><p>See also the <a href="${path.terms}">terms of use</a>.</p>`,
        `<h2>Accumuler</h2><p>Vous obtenez un point par dollar dépensé en produits, avant taxes et livraison. L’achat d’une carte-cadeau n’en donne pas; ce que vous payez avec elle, oui.</p><h2>Utiliser</h2><p>Cent points deviennent une récompense valant un produit d’au plus 18,95 $. Une récompense est valable 90 jours.</p><h2>Conserver</h2><p>Vos points restent tant que vous achetez une fois en douze mois. Quittez le programme en tout temps depuis votre compte.</p><p>Voir aussi les <a href="${path.terms}">conditions d’utilisation</a>.</p>`,
      ),
    },
  },
  {
    id: 'international-redirect',
    name: 'Country choice, texts',
    fields: {
      c_modalDialogParagraph: bilingual(
        'Choose where you would like your parcel to go, and we take you to that shop.',
        'Choisissez où envoyer votre colis et nous vous menons à la bonne boutique.',
      ),
      c_body: bilingual('Please choose a country first.', 'Veuillez d’abord choisir un pays.'),
    },
  },
  ...badges.map(badgeIcon),
]

function badgeIcon({ id, name }: { id: string; name: Localized }): SeedAsset {
  const alt = bilingual(name.en, name.fr)
  const link = `/pictures/badges/${id}.svg`
  return {
    id: `product-tile-badgeicon-${id}`,
    name: `Tile badge, ${name.en}`,
    fields: {
      c_image: { disBaseLink: link, link: inLanguages(link), alt },
      c_imageAltText: alt,
      c_body: bilingual(`<p>${name.en}</p>`, `<p>${name.fr}</p>`),
    },
  }
}
