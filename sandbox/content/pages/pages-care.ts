import { path } from '../paths.ts'
import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { CARE_CONTACT, CARE_MAIL, CARE_PHONE, page } from './page.ts'
import { column, heading, link, list, paragraph, section, table } from './markup.ts'

/** A column of links that are questions, each to the page with its answer. */
const questions = (title: string, ...entries: [to: string, question: string][]) =>
  column(title, list(...entries.map(([to, question]) => link(to, question))))

/** Pages of customer care, without those about shipping and returns. */
export const carePages: SeedAsset[] = [
  page('customer-care', {
    name: 'Customer care',
    folder: 'customer-care',
    lead: {
      scene: 'care-counter',
      text: {
        en: `We answer every day, and we burn the candles too. Call ${CARE_PHONE.en}, from 6 AM to 2 AM Eastern.`,
        fr: `Nous répondons tous les jours et nous brûlons, nous aussi, nos bougies. Appelez au ${CARE_PHONE.fr}, de 6 h à 2 h, heure de l’Est.`,
      },
      way: { to: path.orderStatus, en: 'Track an order', fr: 'Suivre une commande' },
      others: [{ to: path.contactUs, en: 'Contact us', fr: 'Nous joindre' }],
    },
    en: [
      heading('Customer care'),
      column('Reach a person', CARE_CONTACT.en),
      questions(
        'Orders',
        [path.orderStatus, 'Where is my order?'],
        [path.shipping, 'What does shipping cost, and how long does it take?'],
        [path.returns, 'How do I return something?'],
      ),
      column(
        'Something arrived broken',
        paragraph(
          `Send a picture of the box and of the product to ${CARE_MAIL} within 30 days. We send a new one the same day, and you need not return the pieces.`,
        ),
      ),
      questions(
        'Products and gifts',
        [path.candleCare, 'How do I burn a candle evenly?'],
        [path.ourWax, 'What is in the wax?'],
        [path.giftCardInfo, 'How do gift cards work?'],
        [path.joinRewards, 'What do I get as a member of Rewards?'],
      ),
    ],
    fr: [
      heading('Service à la clientèle'),
      column('Parler à quelqu’un', CARE_CONTACT.fr),
      questions(
        'Commandes',
        [path.orderStatus, 'Où est ma commande?'],
        [path.shipping, 'Combien coûte la livraison, et quel est le délai?'],
        [path.returns, 'Comment faire un retour?'],
      ),
      column(
        'Un article est arrivé brisé',
        paragraph(
          `Envoyez une photo de la boîte et du produit à ${CARE_MAIL} dans les 30 jours. Nous en expédions un autre le jour même, sans que vous ayez à retourner les morceaux.`,
        ),
      ),
      questions(
        'Produits et cadeaux',
        [path.candleCare, 'Comment brûler une bougie de façon égale?'],
        [path.ourWax, 'Que contient la cire?'],
        [path.giftCardInfo, 'Comment fonctionnent les cartes-cadeaux?'],
        [path.joinRewards, 'Que m’apportent les Récompenses?'],
      ),
    ],
  }),
  page('order-status', {
    name: 'Order status',
    folder: 'customer-care',
    en: [
      heading('Track an order'),
      paragraph(
        'You need the order number and the email address from your confirmation, and the billing postal code.',
      ),
      section(
        'What each status means',
        table(
          ['Status', 'What happens'],
          [
            ['Received', 'We have your order and check the payment'],
            ['Being packed', 'It leaves the workshop within two business days'],
            ['On its way', 'The carrier has it. The email about it has the tracking number'],
            ['Ready for pickup', 'It waits in your store for seven days'],
            ['Canceled', 'You pay nothing. What was reserved on your card is released'],
          ],
        ),
      ),
      section(
        'No email?',
        paragraph(
          `Check your junk mail first. If it is not there, call ${CARE_PHONE.en} with the name and postal code of the order.`,
        ),
      ),
    ],
    fr: [
      heading('Suivre une commande'),
      paragraph(
        'Il vous faut le numéro de commande et l’adresse courriel de votre confirmation, ainsi que le code postal de facturation.',
      ),
      section(
        'Ce que veut dire chaque état',
        table(
          ['État', 'Ce qui se passe'],
          [
            ['Reçue', 'Nous avons votre commande et vérifions le paiement'],
            ['En préparation', 'Elle quitte l’atelier en moins de deux jours ouvrables'],
            ['En route', 'Le transporteur l’a. Le courriel d’envoi contient le numéro de suivi'],
            ['Prête à ramasser', 'Elle vous attend sept jours dans votre magasin'],
            ['Annulée', 'Vous ne payez rien. Le montant réservé sur votre carte est libéré'],
          ],
        ),
      ),
      section(
        'Pas de courriel?',
        paragraph(
          `Regardez d’abord dans les indésirables. S’il n’y est pas, appelez au ${CARE_PHONE.fr} avec le nom et le code postal de la commande.`,
        ),
      ),
    ],
  }),
  {
    id: 'candle-care',
    name: 'Candle care',
    folder: 'customer-care',
    fields: {
      c_body: bilingual(
        `<h1>Candle care</h1><p>A candle remembers its first evening. Give it two hours then, and it will burn evenly to the end.</p><h2>Before you light it</h2><ul><li>Trim each wick to a quarter inch (6 mm).</li><li>Set it on something level that can take warmth.</li></ul><h2>While it burns</h2><ul><li>Let the wax melt to the edge; stop after four hours.</li><li>Keep it from drafts, curtains, pets and children. Never leave it alone.</li></ul><h2>When it is done</h2><p>Stop at the last half inch of wax. Warm water and a spoon take out the rest, and the glass makes a good pencil jar.</p>`,
        `<h1>Entretien des bougies</h1><p>Une bougie se souvient de sa première soirée. Accordez-lui alors deux heures et elle brûlera de façon égale jusqu’au bout.</p><h2>Avant de l’allumer</h2><ul><li>Coupez chaque mèche à 6 mm.</li><li>Posez-la sur une surface plane qui supporte la chaleur.</li></ul><h2>Pendant qu’elle brûle</h2><ul><li>Laissez la cire fondre jusqu’au bord; arrêtez après quatre heures.</li><li>Éloignez-la des courants d’air, des rideaux, des animaux et des enfants. Ne la laissez jamais seule.</li></ul><h2>Quand c’est fini</h2><p>Arrêtez au dernier centimètre de cire. De l’eau chaude et une cuillère enlèvent le reste, et le verre devient un bon pot à crayons.</p>`,
      ),
    },
  },
]
