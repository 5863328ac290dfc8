import { bilingual } from '../../platform/typography.ts'
import type { SeedAsset } from '../model.ts'
import { path } from '../paths.ts'
import { CARE_CONTACT, CARE_PHONE, page } from './page.ts'
import { heading, link, list, paragraph, questions, section } from './markup.ts'

const button = (id: string, en: string, fr: string, clickThrough: string) => ({
  id,
  ctaText: bilingual(en, fr),
  clickThrough,
  buttonStyle: 'text',
})

/** The links beside the pages of customer care. */
const sections: SeedAsset = {
  id: 'customer-care-sections',
  name: 'Customer care, sections',
  folder: 'customer-care',
  fields: {
    c_buttonGroup: [
      button('contact', 'Contact us', 'Nous joindre', path.contactUs),
      button('orders', 'Orders and payment', 'Commandes et paiement', path.careOrders),
      button('shipping', 'Shipping', 'Livraison', path.shipping),
      button('returns', 'Returns and exchanges', 'Retours et échanges', path.returns),
      button('products', 'Products and gifts', 'Produits et cadeaux', path.careProducts),
      button('privacy', 'Privacy', 'Confidentialité', path.privacy),
    ],
  },
}

const contact = page('customer-care-contact-us', {
  name: 'Customer care, contact us',
  folder: 'customer-care',
  en: [
    heading('Contact us'),
    paragraph(
      'A person answers, in English or in French, and has the order in front of them before you have spelled your name.',
    ),
    CARE_CONTACT.en,
    section(
      'What helps us to help you',
      list(
        'The order number, from the email that confirmed it.',
        'A picture, if something arrived broken.',
        'The batch number on the label, if it is about a fragrance.',
      ),
    ),
  ],
  fr: [
    heading('Nous joindre'),
    paragraph(
      'Une personne vous répond, en français ou en anglais, et elle a votre commande sous les yeux avant que vous ayez épelé votre nom.',
    ),
    CARE_CONTACT.fr,
    section(
      'Ce qui nous aide à vous aider',
      list(
        'Le numéro de commande, dans le courriel de confirmation.',
        'Une photo, si un article est arrivé brisé.',
        'Le numéro de lot sur l’étiquette, s’il s’agit d’un parfum.',
      ),
    ),
  ],
})

const orders = page('customer-care-orders', {
  name: 'Customer care, orders and payment',
  folder: 'customer-care',
  en: [
    heading('Orders and payment'),
    paragraph('How an order is placed, changed and paid, and what happens when plans change.'),
    questions(
      [
        'Where is my order?',
        `${link(path.orderStatus, 'Track it')} with its number, your email address and the billing postal code.`,
      ],
      [
        'Can I change or cancel it?',
        `Until we start to pack it, usually within two hours. Call ${CARE_PHONE.en}; an email may come too late.`,
      ],
      [
        'When is my card charged?',
        'When the parcel leaves, or when you pick the order up. Until then the amount is only reserved.',
      ],
      [
        'Can I use several gift cards?',
        `Up to four for each order. ${link(path.giftCardInfo, 'How gift cards work')}`,
      ],
      [
        'My code does not work',
        'Check its end date, and whether it applies to a product in your bag. Most codes work once for each customer.',
      ],
    ),
  ],
  fr: [
    heading('Commandes et paiement'),
    paragraph(
      'Comment passer, modifier et payer une commande, et ce qui se passe quand les plans changent.',
    ),
    questions(
      [
        'Où est ma commande?',
        `${link(path.orderStatus, 'Suivez-la')} avec son numéro, votre adresse courriel et le code postal de facturation.`,
      ],
      [
        'Puis-je la modifier ou l’annuler?',
        `Jusqu’à sa préparation, soit environ deux heures. Appelez au ${CARE_PHONE.fr}; un courriel arriverait peut-être trop tard.`,
      ],
      [
        'Quand ma carte est-elle débitée?',
        'Quand le colis part, ou quand vous ramassez la commande. D’ici là, le montant est seulement réservé.',
      ],
      [
        'Puis-je utiliser plusieurs cartes-cadeaux?',
        `Jusqu’à quatre par commande. ${link(path.giftCardInfo, 'Le fonctionnement des cartes-cadeaux')}`,
      ],
      [
        'Mon code ne fonctionne pas',
        'Vérifiez sa date limite et s’il vise un article de votre sac. La plupart des codes servent une seule fois par client.',
      ],
    ),
  ],
})

const products = page('customer-care-products', {
  name: 'Customer care, products and gifts',
  folder: 'customer-care',
  en: [
    heading('Products and gifts'),
    paragraph('What people ask before they light, wash or wrap.'),
    questions(
      [
        'How do I burn a candle evenly?',
        `Give it two hours the first time. More in ${link(path.candleCare, 'candle care')}.`,
      ],
      [
        'What is in the wax?',
        `Soy, a little coconut, and oil. ${link(path.ourWax, 'Our wax')} says the rest.`,
      ],
      [
        'Which fragrance should I choose?',
        `Start from a family in ${link(path.fragrances, 'fragrances')}, or ask in ${link(path.ginghamGenius, 'Gingham Genius')}.`,
      ],
      [
        'Do you wrap gifts?',
        `${link(path.giftSets, 'Gift sets')} come in boxes that need no paper.`,
      ],
      [
        'What do members of Rewards get?',
        `Points, early offers, and something small for the birthday. ${link(path.joinRewards, 'All about Rewards')}`,
      ],
    ),
  ],
  fr: [
    heading('Produits et cadeaux'),
    paragraph('Ce que l’on demande avant d’allumer, de laver ou d’emballer.'),
    questions(
      [
        'Comment brûler une bougie de façon égale?',
        `Accordez-lui deux heures la première fois. Voir l’${link(path.candleCare, 'entretien des bougies')}.`,
      ],
      [
        'Que contient la cire?',
        `Du soya, un peu de coco et de l’huile. Le reste se trouve dans ${link(path.ourWax, 'notre cire')}.`,
      ],
      [
        'Quel parfum choisir?',
        `Partez d’une famille parmi les ${link(path.fragrances, 'senteurs')}, ou demandez à ${link(path.ginghamGenius, 'Gingham Genius')}.`,
      ],
      [
        'Emballez-vous les cadeaux?',
        `Les ${link(path.giftSets, 'coffrets-cadeaux')} arrivent dans des boîtes qui se passent de papier.`,
      ],
      [
        'Qu’apportent les Récompenses?',
        `Des points, des offres en avance et une petite attention à l’anniversaire. ${link(path.joinRewards, 'Tout sur les Récompenses')}`,
      ],
    ),
  ],
})

/** The sections of customer care: their links, and those that are separate pages. */
export const careSections: SeedAsset[] = [sections, contact, orders, products]
