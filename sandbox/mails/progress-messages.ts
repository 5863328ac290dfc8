import type { Language } from '../platform/site.ts'
import { SHOP } from './shop-name.ts'

interface Messages {
  subject: (orderNo: string) => string
  heading: string
  what: (orderNo: string) => string
  nextHeading: string
  next: string[]
}

const english = {
  ready: {
    subject: (orderNo: string) => `Your ${SHOP} order ${orderNo} is ready for pickup`,
    heading: 'Ready for pickup',
    what: (orderNo: string) => `Your order ${orderNo} is waiting for you. This is yours:`,
    nextHeading: 'At the store',
    next: [
      'Tell us your order number, or show us this email.',
      'Whoever picks it up brings a piece of photo ID.',
    ],
  },
  shipped: {
    subject: (orderNo: string) => `Your ${SHOP} order ${orderNo} is on its way`,
    heading: 'On its way',
    what: (orderNo: string) =>
      `Your order ${orderNo} has left our workshop. This is in the parcel:`,
    nextHeading: 'What happens next',
    next: ['Is something missing or broken? Reply to this email with your order number.'],
  },
  canceled: {
    subject: (orderNo: string) => `Your ${SHOP} order ${orderNo} is canceled`,
    heading: 'Your order is canceled',
    what: (orderNo: string) => `As you asked, we have canceled your order ${orderNo}:`,
    nextHeading: 'What happens next',
    next: [
      'Nothing is charged: the amount that was reserved on your card is released.',
      'What you paid with a gift card has been put back on it.',
    ],
  },
  returning: {
    subject: (orderNo: string) => `Your return from ${SHOP} order ${orderNo}`,
    heading: 'We have received your return request',
    what: (orderNo: string) => `You would like to return this from your order ${orderNo}:`,
    nextHeading: 'What happens next',
    next: [
      'Send it back with the prepaid label from your parcel, or bring it to any of our stores.',
      'Bring it to any of our stores with your order number.',
      'As soon as it is back with us, we refund the price you paid.',
    ],
  },
} satisfies Record<string, Messages>

export type ProgressKind = keyof typeof english

const french: Record<ProgressKind, Messages> = {
  ready: {
    subject: (orderNo) => `Votre commande ${SHOP} ${orderNo} est prête`,
    heading: 'Prête pour le ramassage',
    what: (orderNo) => `Votre commande ${orderNo} vous attend. Voici ce qui est à vous\u00a0:`,
    nextHeading: 'En magasin',
    next: [
      'Donnez-nous votre numéro de commande ou montrez-nous ce courriel.',
      'La personne qui vient apporte une pièce d’identité avec photo.',
    ],
  },
  shipped: {
    subject: (orderNo) => `Votre commande ${SHOP} ${orderNo} est en route`,
    heading: 'En route vers vous',
    what: (orderNo) =>
      `Votre commande ${orderNo} a quitté notre atelier. Voici ce que contient le colis\u00a0:`,
    nextHeading: 'La suite',
    next: [
      'Il manque quelque chose ou un article est brisé? Répondez à ce courriel en indiquant votre numéro de commande.',
    ],
  },
  canceled: {
    subject: (orderNo) => `Votre commande ${SHOP} ${orderNo} est annulée`,
    heading: 'Votre commande est annulée',
    what: (orderNo) =>
      `Comme vous l’avez demandé, nous avons annulé votre commande ${orderNo}\u00a0:`,
    nextHeading: 'La suite',
    next: [
      'Rien n’est débité\u00a0: le montant réservé sur votre carte est libéré.',
      'Ce que vous aviez payé avec une carte-cadeau y est de nouveau disponible.',
    ],
  },
  returning: {
    subject: (orderNo) => `Votre retour pour la commande ${SHOP} ${orderNo}`,
    heading: 'Nous avons reçu votre demande de retour',
    what: (orderNo) => `Voici ce que vous souhaitez retourner de votre commande ${orderNo}\u00a0:`,
    nextHeading: 'La suite',
    next: [
      'Renvoyez le tout avec l’étiquette prépayée jointe à votre colis, ou apportez-le dans l’un de nos magasins.',
      'Apportez le tout dans l’un de nos magasins, avec votre numéro de commande.',
      'Dès que nous l’avons reçu, nous remboursons le prix payé.',
    ],
  },
}

export const progressMessages: Record<Language, Record<ProgressKind, Messages>> = {
  en: english,
  fr: french,
}
