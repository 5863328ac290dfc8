import type { Language } from '../platform/sites.ts'

const english = {
  subject: (sender: string) =>
    sender === '' ? 'A Juniper & Wick gift card for you' : `${sender} has sent you a gift card`,
  heading: (amount: string) => `${amount} to spend at Juniper & Wick`,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  what: (sender: string) =>
    sender === ''
      ? 'Someone who likes you has sent you a gift card.'
      : `${sender} has sent you a gift card.`,
  code: 'Your card number:',
  how: 'Enter it at the checkout, all at once or little by little. It never expires.',
  balance: 'See what is left on it:',
  closing: 'Warmly, Juniper & Wick',
}

const french: typeof english = {
  subject: (sender) =>
    sender === ''
      ? 'Une carte-cadeau Juniper & Wick pour vous'
      : `${sender} vous offre une carte-cadeau`,
  heading: (amount) => `${amount} à dépenser chez Juniper & Wick`,
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  what: (sender) =>
    sender === ''
      ? 'Quelqu’un qui vous apprécie vous offre une carte-cadeau.'
      : `${sender} vous offre une carte-cadeau.`,
  code: 'Numéro de votre carte\u00a0:',
  how: 'Entrez-le au moment de payer, en une fois ou petit à petit. La carte n’expire jamais.',
  balance: 'Voyez ce qu’il en reste\u00a0:',
  closing: 'Chaleureusement, Juniper & Wick',
}

export const giftMessages: Record<Language, typeof english> = { en: english, fr: french }
