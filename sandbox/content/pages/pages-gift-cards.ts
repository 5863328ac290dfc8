import { path } from '../paths.ts'
import type { SeedAsset } from '../model.ts'
import { heading, link, list, paragraph, section, steps, table } from './markup.ts'
import { page } from './page.ts'

/** Pages about gift cards by mail and by email. */
export const giftCardPages: SeedAsset[] = [
  page('gc-learn-more', {
    name: 'Gift cards by mail',
    folder: 'customer-care',
    en: [
      heading('Gift cards by mail'),
      paragraph(
        'A card in an envelope of cotton paper, sent to you or straight to the person you have in mind.',
      ),
      section(
        'At a glance',
        table(
          ['Question', 'Answer'],
          [
            ['Amounts', '$5 to $250'],
            ['How many', 'Up to five in one order'],
            ['Shipping', 'Free by standard shipping, if the order has only gift cards'],
            ['Expires', 'Never, and there are no fees'],
            ['Discounts', 'Offers and coupons do not apply to gift cards'],
          ],
        ),
      ),
      section(
        'Paying with a gift card',
        steps(
          'Put what you like in your bag and go to checkout.',
          'Enter the number of the card and its security code under payment.',
          'Pay the rest with another card. Up to four gift cards can pay for one order.',
        ),
        paragraph('In a store, show the card at the counter. What is left stays on the card.'),
      ),
      section(
        'Lost or damaged?',
        paragraph(
          `A gift card is like cash, so keep it safe. With the receipt, ${link(path.customerCare, 'customer care')} can move the balance to a new card.`,
        ),
      ),
      paragraph(
        `In a hurry? ${link(path.eGiftCardInfo, 'E-gift cards')} arrive within the hour. ${link(path.giftCards, 'See all gift cards')}, or ${link(path.giftCardBalance, 'check a balance')}.`,
      ),
    ],
    fr: [
      heading('Cartes-cadeaux par la poste'),
      paragraph(
        'Une carte dans une enveloppe de papier coton, envoyée chez vous ou directement à la personne à qui vous pensez.',
      ),
      section(
        'En bref',
        table(
          ['Question', 'Réponse'],
          [
            ['Montants', 'De 5 $ à 250 $'],
            ['Combien', 'Jusqu’à cinq par commande'],
            [
              'Livraison',
              'Gratuite en livraison courante si la commande ne contient que des cartes-cadeaux',
            ],
            ['Expiration', 'Jamais, et sans frais'],
            ['Rabais', 'Les offres et les coupons ne s’appliquent pas aux cartes-cadeaux'],
          ],
        ),
      ),
      section(
        'Payer avec une carte-cadeau',
        steps(
          'Mettez ce qui vous plaît dans votre sac et passez au paiement.',
          'Entrez le numéro de la carte et son code de sécurité.',
          'Payez le reste, s’il y en a un, avec une autre carte. Jusqu’à quatre cartes-cadeaux peuvent payer une commande.',
        ),
        paragraph('En magasin, montrez la carte à la caisse. Le solde reste sur la carte.'),
      ),
      section(
        'Perdue ou endommagée?',
        paragraph(
          `Une carte-cadeau vaut de l’argent comptant : gardez-la en lieu sûr. Avec le reçu, le ${link(path.customerCare, 'service à la clientèle')} peut transférer le solde sur une nouvelle carte.`,
        ),
      ),
      paragraph(
        `Pas le temps? Les ${link(path.eGiftCardInfo, 'cartes-cadeaux électroniques')} arrivent en moins d’une heure. ${link(path.giftCards, 'Voir toutes les cartes-cadeaux')} ou ${link(path.giftCardBalance, 'consulter un solde')}.`,
      ),
    ],
  }),
  page('gc-e-learn-more', {
    name: 'E-gift cards',
    folder: 'customer-care',
    en: [
      heading('E-gift cards'),
      paragraph('A gift that arrives within the hour, with your own words.'),
      section(
        'How it works',
        steps(
          'Choose an amount from $5 to $250.',
          'Enter the email address of the person who gets it, and a message if you like.',
          'Pay. Once the order is paid, we email the card.',
        ),
      ),
      section(
        'Good to know',
        list(
          'An e-gift card never expires, and there are no fees.',
          'It can be used online and in every store, all at once or little by little.',
          'It costs nothing to send, and earns no points.',
          'It cannot be returned, so check the email address twice.',
        ),
      ),
      section(
        'It has not arrived?',
        paragraph(
          `Check your junk mail first. If it is not there after an hour, ${link(path.customerCare, 'customer care')} sends it again.`,
        ),
      ),
      paragraph(
        `Would you rather have a card to hold? See ${link(path.giftCardInfo, 'gift cards by mail')}. Wondering what’s left on a card? ${link(path.giftCardBalance, 'Check a balance')}.`,
      ),
    ],
    fr: [
      heading('Cartes-cadeaux électroniques'),
      paragraph('Un cadeau qui arrive en moins d’une heure, avec vos propres mots.'),
      section(
        'Comment ça marche',
        steps(
          'Choisissez un montant de 5 $ à 250 $.',
          'Entrez l’adresse courriel de la personne qui la recevra et, si vous voulez, un message.',
          'Payez. Dès que la commande est payée, nous envoyons la carte par courriel.',
        ),
      ),
      section(
        'Bon à savoir',
        list(
          'Une carte-cadeau électronique n’expire jamais et n’entraîne aucuns frais.',
          'Elle s’utilise en ligne et dans tous nos magasins, en une fois ou petit à petit.',
          'Son envoi est gratuit, et son achat ne donne pas de points.',
          'Elle ne se retourne pas : vérifiez deux fois l’adresse courriel.',
        ),
      ),
      section(
        'Elle n’est pas arrivée?',
        paragraph(
          `Regardez d’abord dans les indésirables. Si elle n’y est pas après une heure, le ${link(path.customerCare, 'service à la clientèle')} la renvoie.`,
        ),
      ),
      paragraph(
        `Vous préférez une carte à tenir en main? Voyez les ${link(path.giftCardInfo, 'cartes-cadeaux par la poste')}. Que reste-t-il sur une carte? ${link(path.giftCardBalance, 'Consultez le solde')}.`,
      ),
    ],
  }),
]
