import type { SeedAsset } from '../../content/model.ts'
import type { Localized } from '../../platform/localized.ts'

/** An asset as merchants write one: its text is HTML. */
const asset = (id: string, folder: string, names: Localized, c_body: Localized): SeedAsset => ({
  id,
  name: names.en,
  names,
  folder,
  fields: { c_body },
})

export const assets: readonly SeedAsset[] = [
  asset(
    'about-us',
    'about',
    { en: 'About Us', fr: 'À propos de nous' },
    {
      en: '<h1>About us</h1><p>We are fourteen people above a former sail loft. We design, cut and mend; others, whom we visit twice a year, spin, weave and knit.</p>',
      fr: '<h1>À propos de nous</h1><p>Nous sommes quatorze au-dessus d’une ancienne voilerie. Nous dessinons, coupons et raccommodons\u00a0; d’autres, à qui nous rendons visite deux fois l’an, filent, tissent et tricotent.</p>',
    },
  ),
  asset(
    'contact-us',
    'customer-service',
    { en: 'Contact Us', fr: 'Nous écrire' },
    {
      en: '<h1>Contact us</h1><p>Write to <a href="mailto:care@quillandselvedge.example">care@quillandselvedge.example</a>. We answer on weekdays between 9 and 5, in English and in French.</p>',
      fr: '<h1>Nous écrire</h1><p>Écrivez à <a href="mailto:care@quillandselvedge.example">care@quillandselvedge.example</a>. Nous répondons en semaine de 9\u00a0h à 17\u00a0h, en français et en anglais.</p>',
    },
  ),
  asset(
    'help-faqs',
    'customer-service',
    { en: 'Help & FAQs', fr: 'Aide et questions fréquentes' },
    {
      en: '<h1>Help</h1><h2>May I change an order?</h2><p>Until it is packed, which is usually the next morning.</p><h2>Do you hem?</h2><p>Yes, trousers, in every store and for free.</p>',
      fr: '<h1>Aide</h1><h2>Puis-je modifier une commande\u00a0?</h2><p>Jusqu’à ce qu’elle soit emballée, d’ordinaire le lendemain matin.</p><h2>Faites-vous les ourlets\u00a0?</h2><p>Oui, ceux des pantalons, dans toutes nos boutiques et gratuitement.</p>',
    },
  ),
  asset(
    'shipping-info',
    'customer-service',
    { en: 'Shipping', fr: 'Livraison' },
    {
      en: '<h1>Shipping</h1><p>Parcels leave on the day of the order if it reaches us before noon. The checkout shows the methods and prices for your address.</p>',
      fr: '<h1>Livraison</h1><p>Les colis partent le jour même si la commande arrive avant midi. Le paiement indique les méthodes et les prix pour votre adresse.</p>',
    },
  ),
  asset(
    'returns-policy',
    'customer-service',
    { en: 'Returns', fr: 'Retours' },
    {
      en: '<h1>Returns</h1><p>You have 60 days. Send it back unworn with its label, or bring it to a store. We refund you within five days of its arrival.</p>',
      fr: '<h1>Retours</h1><p>Vous avez 60 jours. Renvoyez l’article non porté avec son étiquette, ou rapportez-le en boutique. Nous vous remboursons dans les cinq jours suivant son arrivée.</p>',
    },
  ),
  asset(
    'size-guide',
    'customer-service',
    { en: 'Size Guide', fr: 'Guide des tailles' },
    {
      en: '<h1>Size guide</h1><table><tr><th>Size</th><th>Chest</th></tr><tr><td>XS</td><td>84 cm</td></tr><tr><td>S</td><td>90 cm</td></tr><tr><td>M</td><td>96 cm</td></tr><tr><td>L</td><td>104 cm</td></tr><tr><td>XL</td><td>112 cm</td></tr></table>',
      fr: '<h1>Guide des tailles</h1><table><tr><th>Taille</th><th>Poitrine</th></tr><tr><td>XS</td><td>84\u00a0cm</td></tr><tr><td>S</td><td>90\u00a0cm</td></tr><tr><td>M</td><td>96\u00a0cm</td></tr><tr><td>L</td><td>104\u00a0cm</td></tr><tr><td>XL</td><td>112\u00a0cm</td></tr></table>',
    },
  ),
  asset(
    'privacy-policy',
    'legal',
    { en: 'Privacy Policy', fr: 'Politique de confidentialité' },
    {
      en: '<h1>Privacy policy</h1><p>We keep what an order needs: names, addresses and what was bought. We sell none of it. Write to us, and we send you a copy of your data or delete it.</p>',
      fr: '<h1>Politique de confidentialité</h1><p>Nous gardons ce qu’exige une commande\u00a0: les noms, les adresses et les articles. Nous n’en vendons rien. Écrivez-nous\u00a0: nous vous enverrons une copie de vos données ou les effacerons.</p>',
    },
  ),
  asset(
    'terms-of-service',
    'legal',
    { en: 'Terms of Service', fr: 'Conditions d’utilisation' },
    {
      en: '<h1>Terms of service</h1><p>An order is a contract once we confirm it by email. Prices are those of the day of the order. In Britain and Ireland they include value-added tax.</p>',
      fr: '<h1>Conditions d’utilisation</h1><p>Une commande devient un contrat dès que nous la confirmons par courriel. Les prix sont ceux du jour de la commande. Au Royaume-Uni et en Irlande, ils comprennent la taxe sur la valeur ajoutée.</p>',
    },
  ),
  asset(
    'accessibility',
    'legal',
    { en: 'Accessibility', fr: 'Accessibilité' },
    {
      en: '<h1>Accessibility</h1><p>This shop is meant to work with a keyboard, a screen reader and large type. If something does not, tell us what you were doing.</p>',
      fr: '<h1>Accessibilité</h1><p>Cette boutique doit fonctionner au clavier, avec un lecteur d’écran et en gros caractères. Si quelque chose résiste, dites-nous ce que vous faisiez.</p>',
    },
  ),
  asset(
    'cookie_hint',
    'shell',
    { en: 'Cookie Hint', fr: 'Avis sur les cookies' },
    {
      en: '<p>We use cookies for the bag and for signing in. Others only if you agree.</p>',
      fr: '<p>Nous utilisons des cookies pour le panier et la connexion. Les autres, seulement si vous y consentez.</p>',
    },
  ),
  asset(
    'footer-copy',
    'shell',
    { en: 'Footer', fr: 'Pied de page' },
    {
      en: '<p>© Quill &amp; Selvedge. All garments are fictional.</p>',
      fr: '<p>© Quill &amp; Selvedge. Tous les vêtements sont imaginaires.</p>',
    },
  ),
]
