import type { Language } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { SHOP } from './shop-name.ts'

const { autoRefreshPage } = profile

const english = {
  subject: (orderNo: string) => `Your ${SHOP} order ${orderNo}`,
  heading: 'Thank you for your order',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  received: (orderNo: string, date?: string) =>
    `We have received your order ${orderNo}${date ? ` of ${date}` : ''}. This is what you chose:`,
  quantity: (count: string) => `Quantity ${count}`,
  giftFor: (name: string) => `For ${name}`,
  giftCard: 'Gift Card',
  reduction: 'Discount',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  pickup: 'Pick Up In Store',
  pickupFree: 'Free',
  tax: (name: string, rate: string) => `${name} (${rate})`,
  taxes: 'Tax',
  taxNames: { SALES_TAX: 'Sales tax', GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
  total: 'Total',
  shipTo: 'Ships to',
  shipBy: 'Shipping method',
  giftMessage: 'Gift message',
  paidWith: 'Paid with',
  card: (brand: string, digits: string) => `${brand} ending in ${digits}`,
  giftPaid: (digits: string, amount: string) => `Gift card ending in ${digits}: ${amount}`,
  trackedBy: 'Tracking number',
  expected: 'Estimated arrival',
  between: (from: string, by: string) => (from === by ? by : `${from} – ${by}`),
  readyBy: (day: string) => `Ready for pickup by ${day}`,
  refresh: 'Auto-refresh',
  every: (months: number, next?: string) =>
    `every ${months === 1 ? 'month' : `${months} months`}${next ? `, next on ${next}` : ''}`,
  refreshChanges: `Skip, change or cancel a delivery at any time under “${autoRefreshPage.name.en}” in your account.`,
  together: (names: string) => `Your order, all together: ${names}`,
  nextHeading: 'What happens next',
  pickUpAt: 'Pick up at',
  storeHours: 'Store hours',
  pickedUpBy: 'Picked up by',
  next: {
    sent: [
      'We pack your order by hand. Until it ships, the amount is only reserved, not charged.',
      'When it ships, you get another email with a tracking number.',
    ],
    fetched: [
      'When it is ready in your store, you get another email. Please wait for it before you come.',
    ],
    mailed: ['We email each e-gift card to its recipient now, with your message.'],
    reply: 'Is something wrong? Reply to this email with your order number.',
  },
  follow: 'Follow your order',
  shop: 'Back to the shop',
  pair: (label: string, value: string) => `${label}: ${value}`,
  closing: `Warmly, ${SHOP}`,
}

const french: typeof english = {
  subject: (orderNo) => `Votre commande ${SHOP} ${orderNo}`,
  heading: 'Merci de votre commande',
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  received: (orderNo, date) =>
    `Nous avons bien reçu votre commande ${orderNo}${date ? ` du ${date}` : ''}. Voici ce que vous avez choisi\u00a0:`,
  quantity: (count) => `Quantité : ${count}`,
  giftFor: (name) => `Pour ${name}`,
  giftCard: 'Carte-cadeau',
  reduction: 'Rabais',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  free: 'Gratuite',
  pickup: 'Ramassage en magasin',
  pickupFree: 'Gratuit',
  tax: (name, rate) => `${name} (${rate})`,
  taxes: 'Taxes',
  taxNames: { SALES_TAX: 'Taxe de vente', GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
  total: 'Total',
  shipTo: 'Adresse de livraison',
  shipBy: 'Mode de livraison',
  giftMessage: 'Message-cadeau',
  paidWith: 'Mode de paiement',
  card: (brand, digits) => `${brand} se terminant par ${digits}`,
  giftPaid: (digits, amount) => `Carte-cadeau se terminant par ${digits}\u00a0: ${amount}`,
  trackedBy: 'Numéro de suivi',
  expected: 'Arrivée prévue',
  between: (from, by) => (from === by ? by : `du ${from} au ${by}`),
  readyBy: (day) => `À ramasser d’ici le ${day}`,
  refresh: 'Renouvellement automatique',
  every: (months, next) =>
    `${months === 1 ? 'chaque mois' : `tous les ${months} mois`}${next ? `, prochain envoi le ${next}` : ''}`,
  refreshChanges: `Sautez, modifiez ou annulez un envoi en tout temps sous «\u00a0${autoRefreshPage.name.fr}\u00a0» dans votre compte.`,
  together: (names) => `Votre commande, réunie en une image\u00a0: ${names}`,
  nextHeading: 'La suite',
  pickUpAt: 'Lieu du ramassage',
  storeHours: 'Heures d’ouverture',
  pickedUpBy: 'Ramassage par',
  next: {
    sent: [
      'Nous préparons votre commande à la main. D’ici son expédition, le montant est seulement réservé, et non débité.',
      'Dès qu’elle part, vous recevrez un autre courriel avec un numéro pour suivre votre colis.',
    ],
    fetched: [
      'Dès qu’elle est prête dans votre magasin, vous recevrez un autre courriel. Merci de l’attendre avant de passer.',
    ],
    mailed: [
      'Nous envoyons maintenant chaque carte-cadeau électronique par courriel à son destinataire, avec votre mot.',
    ],
    reply: 'Quelque chose ne va pas? Répondez à ce courriel en indiquant votre numéro de commande.',
  },
  follow: 'Suivre votre commande',
  shop: 'Retour à la boutique',
  pair: (label, value) => `${label}\u00a0: ${value}`,
  closing: `Chaleureusement, ${SHOP}`,
}

export const confirmationMessages: Record<Language, typeof english> = { en: english, fr: french }
