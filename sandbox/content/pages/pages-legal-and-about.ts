import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { graphic } from '../picture.ts'

/** Pages linked from the footer's legal row, as markup. */
export const legalPages: SeedAsset[] = [
  {
    id: 'privacy-and-security',
    name: 'Privacy and security',
    folder: 'legal',
    fields: {
      c_body: bilingual(
        `<h1>Privacy and security</h1><p>In effect from October 1, 2026.</p><h2>What we keep</h2><ul><li>What you tell us: name, addresses, what you ordered, what you wrote to us.</li><li>What your browser tells us: pages seen, rough location, the device.</li></ul><h2>Why</h2><p>To send your parcel, to answer you, to keep records as the law requires, and, with your consent only, to show you products that suit you.</p><h2>Who else sees it</h2><p>The carrier sees your address; the payment provider sees your card, which never passes through us. We never sell your data.</p><h2>What you can do</h2><ul><li>Ask for a copy of what we hold.</li><li>Have it corrected or erased.</li><li>Give or withdraw consent in <a href="${path.privacyChoices}">your privacy choices</a>; a browser signal such as Global Privacy Control is honored as such.</li></ul><p>Write to <a href="mailto:privacy@juniperandwick.example">privacy@juniperandwick.example</a>; we answer within 30 days.</p>`,
        `<h1>Confidentialité et sécurité</h1><p>En vigueur depuis le 1er octobre 2026.</p><h2>Ce que nous conservons</h2><ul><li>Ce que vous nous dites : nom, adresses, commandes, messages.</li><li>Ce que dit votre navigateur : pages vues, lieu approximatif, appareil.</li></ul><h2>Pourquoi</h2><p>Pour expédier votre colis, vous répondre, tenir nos comptes comme la loi l’exige et, avec votre seul consentement, vous montrer des produits qui vous conviennent.</p><h2>Qui d’autre y a accès</h2><p>Le transporteur voit votre adresse; le fournisseur de paiement voit votre carte, qui ne passe jamais par nous. Nous ne vendons rien à votre sujet.</p><h2>Ce que vous pouvez faire</h2><ul><li>Demander une copie de ce que nous détenons.</li><li>Le faire corriger ou effacer.</li><li>Donner ou retirer votre consentement dans <a href="${path.privacyChoices}">vos choix de confidentialité</a>; un signal du navigateur tel que Global Privacy Control est respecté.</li></ul><p>Écrivez à <a href="mailto:privacy@juniperandwick.example">privacy@juniperandwick.example</a>; nous répondons en 30 jours.</p>`,
      ),
    },
  },
  {
    id: 'states-privacy-rights',
    name: 'State privacy rights',
    folder: 'legal',
    fields: {
      c_body: bilingual(
        `<h1>State privacy rights</h1><p>Some states give their residents further rights. We grant them to everyone who asks, wherever they live.</p><h2>California, Colorado and Texas</h2><ul><li>To know what we collect, and from whom.</li><li>To have it erased or corrected.</li><li>To refuse its sale or sharing in <a href="${path.privacyChoices}#do-not-sell">your privacy choices</a>, though we do neither.</li><li>To be treated the same afterwards.</li></ul><h2>How to ask</h2><p>Call <a href="tel:+18005550142">1-800-555-0142</a> or write to <a href="mailto:privacy@juniperandwick.example">privacy@juniperandwick.example</a>. Someone else may ask for you with your signed permission.</p><p>More in <a href="${path.privacy}">privacy and security</a>.</p>`,
        `<h1>Droits par État</h1><p>Certains États accordent d’autres droits à leurs résidents. Nous les accordons à toute personne qui en fait la demande, où qu’elle vive.</p><h2>Californie, Colorado et Texas</h2><ul><li>Savoir ce que nous recueillons, et auprès de qui.</li><li>Le faire effacer ou corriger.</li><li>En refuser la vente ou le partage dans <a href="${path.privacyChoices}#do-not-sell">vos choix de confidentialité</a>, bien que nous ne fassions ni l’un ni l’autre.</li><li>Être traité ensuite de la même façon.</li></ul><h2>Comment demander</h2><p>Appelez au <a href="tel:+18005550142">1\u00a0800\u00a0555-0142</a> ou écrivez à <a href="mailto:privacy@juniperandwick.example">privacy@juniperandwick.example</a>. Une autre personne peut demander pour vous avec votre autorisation signée.</p><p>Voir <a href="${path.privacy}">confidentialité et sécurité</a>.</p>`,
      ),
    },
  },
  {
    id: 'terms-of-use',
    name: 'Terms of use',
    folder: 'legal',
    fields: {
      c_body: bilingual(
        `<h1>Terms of use</h1><p>By ordering you agree to the following; it is short because we read it too.</p><h2>Orders</h2><p>An order is an offer from you. It becomes a contract when we ship it or have it ready in a store. If a price was plainly wrong, we tell you and you may cancel.</p><h2>Offers</h2><p>Offers hold while they are shown and while supplies last. One coupon works once for each customer unless it says otherwise.</p><h2>Using our products</h2><p>Follow the label. We answer for our own faults, not for candles left alone; see <a href="${path.candleCare}">candle care</a>.</p><h2>Disputes</h2><p>Talk to us first. After that, the courts of Franklin County, Ohio, decide, and for Canadian customers those of their province.</p>`,
        `<h1>Conditions d’utilisation</h1><p>En commandant, vous acceptez ce qui suit; c’est court, car nous le lisons aussi.</p><h2>Commandes</h2><p>Une commande est une offre de votre part. Elle devient un contrat quand nous l’expédions ou la tenons prête en magasin. Si un prix était manifestement erroné, nous vous le disons et vous pouvez annuler.</p><h2>Offres</h2><p>Les offres valent tant qu’elles sont affichées et que les stocks durent. Un coupon sert une fois par personne, sauf indication contraire.</p><h2>Utilisation de nos produits</h2><p>Suivez l’étiquette. Nous répondons de nos défauts, non des bougies laissées seules; voir l’<a href="${path.candleCare}">entretien des bougies</a>.</p><h2>Différends</h2><p>Parlez-nous d’abord. Ensuite, les tribunaux du comté de Franklin, en Ohio, tranchent et, pour la clientèle canadienne, ceux de sa province.</p>`,
      ),
    },
  },
  {
    id: 'accessibility',
    name: 'Accessibility',
    folder: 'legal',
    fields: {
      c_body: bilingual(
        `<h1>Accessibility</h1><p>The shop should work for everyone: with a keyboard, a screen reader, large type, without motion, without a script.</p><h2>What we aim for</h2><p>Web Content Accessibility Guidelines 2.2, level AA, checked on every page before each release, in English and French. No independent body has audited the shop.</p><h2>Known limits</h2><p>The fields for card numbers are those of our payment provider. Pictures from other shoppers may have no description of their own, and films may have no audio description.</p><h2>In our stores</h2><p>Step-free entrances, your order packed away from scents on request, and someone who reads labels aloud.</p><h2>Something in the way?</h2><p>Tell us at <a href="mailto:care@juniperandwick.example">care@juniperandwick.example</a>. We help at once and then repair the cause.</p><p>We last reviewed this statement in December 2026.</p>`,
        `<h1>Accessibilité</h1><p>La boutique doit fonctionner pour tout le monde : au clavier, avec un lecteur d’écran, en grands caractères, sans mouvement, sans script.</p><h2>Notre objectif</h2><p>Les règles WCAG 2.2, niveau AA, vérifiées sur chaque page avant chaque mise en ligne, en français et en anglais. Aucun organisme indépendant n’a audité la boutique.</p><h2>Limites connues</h2><p>Les champs du numéro de carte sont ceux de notre fournisseur de paiement. Les photos d’autres clients peuvent être sans description propre, et les films, sans audiodescription.</p><h2>En magasin</h2><p>Des entrées sans marche, la préparation de votre commande à l’écart des parfums sur demande, et quelqu’un qui lit les étiquettes à voix haute.</p><h2>Un obstacle?</h2><p>Dites-le-nous à <a href="mailto:care@juniperandwick.example">care@juniperandwick.example</a>. Nous aidons aussitôt, puis réparons la cause.</p><p>Cette déclaration a été revue pour la dernière fois en décembre 2026.</p>`,
      ),
    },
  },
]

/** Pages about the company and its materials, as markup under a picture. */
export const aboutPages: SeedAsset[] = [
  {
    id: 'about',
    name: 'Our story',
    folder: 'about',
    fields: {
      ...graphic('workshop'),
      c_body: bilingual(
        `<h1>Our story</h1><p>Juniper &amp; Wick began in the back room of a pharmacy in Columbus, Ohio, where the drawers still smelled of clove and camphor and the lamps came on early in November.</p><p>The first candle was a mistake: juniper berries steeped too long in warm wax. It sold out by Saturday, and people asked for the mistake again.</p><h2>What we hold to</h2><ul><li>Small batches, each with its number on the label.</li><li>Fragrances finished at home, not only on a paper strip.</li><li>Glass worth keeping, boxes that fit what they hold.</li></ul><p>Read about <a href="${path.ourWax}">our wax</a>, or see <a href="${path.newAndNow}">what is new</a>.</p>`,
        `<h1>Notre histoire</h1><p>Juniper &amp; Wick est née dans l’arrière-boutique d’une pharmacie de Columbus, en Ohio, où les tiroirs sentaient encore le clou de girofle et le camphre et où les lampes s’allumaient tôt en novembre.</p><p>La première bougie fut une erreur : des baies de genévrier infusées trop longtemps dans la cire chaude. Elle était épuisée le samedi, et l’on a redemandé l’erreur.</p><h2>Ce à quoi nous tenons</h2><ul><li>De petits lots, chacun avec son numéro sur l’étiquette.</li><li>Des parfums mis au point à la maison, pas seulement sur une languette de papier.</li><li>Un verre qui mérite d’être gardé, des boîtes à la taille de leur contenu.</li></ul><p>Découvrez <a href="${path.ourWax}">notre cire</a> ou voyez <a href="${path.newAndNow}">les nouveautés</a>.</p>`,
      ),
    },
  },
  {
    id: 'our-wax',
    name: 'Our wax',
    folder: 'about',
    fields: {
      ...graphic('candle-table'),
      c_body: bilingual(
        `<h1>Our wax</h1><p>Wax decides how a fragrance travels. Too hard, and it stays in the glass; too soft, and it is gone by the second evening.</p><h2>What is in it</h2><ul><li>Soy wax from the Midwest, for a slow and even melt.</li><li>A little coconut wax, so that it reaches the edge of the glass.</li><li>Fragrance oil, between six and ten percent, measured by the scent and not by the jar.</li></ul><h2>What is not</h2><p>No lead, no phthalates, no dye for the sake of dye. The colour you see is the colour of the oils.</p><h2>White marks?</h2><p>They are frost: soy crystals that form when wax cools. They do nothing to the burn. More in <a href="${path.candleCare}">candle care</a>.</p>`,
        `<h1>Notre cire</h1><p>La cire décide de la façon dont un parfum voyage. Trop dure, elle le garde dans le verre; trop molle, elle l’a perdu dès le deuxième soir.</p><h2>Ce qu’elle contient</h2><ul><li>De la cire de soya du Midwest, pour une fonte lente et égale.</li><li>Un peu de cire de coco, pour atteindre le bord du verre.</li><li>De six à dix pour cent d’huile parfumée, dosée selon le parfum et non selon le pot.</li></ul><h2>Ce qu’elle ne contient pas</h2><p>Ni plomb, ni phtalates, ni colorant pour le plaisir de colorer. La couleur que vous voyez est celle des huiles.</p><h2>Des marques blanches?</h2><p>C’est du givre : des cristaux de soya formés au refroidissement. Ils ne changent rien à la combustion. Voir l’<a href="${path.candleCare}">entretien des bougies</a>.</p>`,
      ),
    },
  },
]
