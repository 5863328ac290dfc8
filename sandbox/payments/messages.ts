import type { CardInput, CardError } from './card-rules.ts'
import { BANK_CODE } from './test-cards.ts'

export type PaymentLocale = 'en-US' | 'en-CA' | 'fr-CA'

export type PaymentMessages = ReturnType<typeof messagesFor>

/** The provider supports the shop's locales; any French is treated as Canadian. */
export function getLocale(requested: string | undefined): PaymentLocale {
  if (requested?.startsWith('fr')) return 'fr-CA'
  return requested === 'en-CA' ? 'en-CA' : 'en-US'
}

export const messagesFor = (locale: PaymentLocale) => (locale === 'fr-CA' ? french : english)

type Problems = Record<CardInput, Partial<Record<CardError, string>>>

const english = {
  title: 'Pay by card',
  errorTitle: (title: string) => `Error: ${title}`,
  intro:
    'You are on the page of our payment provider. The shop never sees the number of your card.',
  group: 'Card',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryShape: 'MM/YY',
  expiryHint: 'Month and year',
  code: 'Security code',
  codeHint: '3 digits on the back of the card',
  codeHintFour: '4 digits on the front of the card',
  holder: 'Name on card',
  testMode: 'Demonstration: nothing is charged. Try 4111 1111 1111 1111.',
  summary: 'Please correct what is marked below.',
  submit: 'Use this card',
  cancel: 'Back to the shop without paying',
  bank: {
    title: 'Your bank has a question',
    intro: 'To make sure it is you who pays, your bank has sent a code to your telephone.',
    code: 'Code from your bank',
    hint: `Demonstration: the code is ${BANK_CODE}.`,
    missing: 'Enter the code that your bank has sent you.',
    invalid: 'This is not the code. Please check it.',
    submit: 'Confirm',
  },
  invalidAddress: {
    title: 'This page cannot be shown',
    text: 'The address is incomplete, or was not made by a shop that we know. Please go back to the shop and try again.',
  },
  problems: {
    number: {
      missing: 'Enter the card number.',
      invalid: 'Check the card number.',
      brand: 'We take Visa, Mastercard, American Express and Discover.',
      'not-a-test-card':
        'This is a demonstration and takes no real cards. Try 4111 1111 1111 1111.',
      'not-confirmed': 'Your bank did not confirm this card. Try again, or take another one.',
    },
    expiry: {
      missing: 'Enter the expiration date.',
      invalid: 'Enter month and year, such as 08/29.',
      past: 'This card has expired.',
    },
    code: {
      missing: 'Enter the security code.',
      invalid: 'Check the security code.',
    },
    holder: {
      missing: 'Enter the name as it is on the card.',
      invalid: 'Check the name: letters only, at most 60.',
    },
  } satisfies Problems,
}

const french: typeof english = {
  title: 'Payer par carte',
  errorTitle: (title) => `Erreur\u00a0: ${title}`,
  intro:
    'Vous êtes sur la page de notre fournisseur de paiement. La boutique ne voit jamais le numéro de votre carte.',
  group: 'Carte',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryShape: 'MM/AA',
  expiryHint: 'Mois et année',
  code: 'Code de sécurité',
  codeHint: '3 chiffres au dos de la carte',
  codeHintFour: '4 chiffres au recto de la carte',
  holder: 'Nom sur la carte',
  testMode: 'Démonstration : rien n’est débité. Essayez le 4111 1111 1111 1111.',
  summary: 'Veuillez corriger ce qui est indiqué ci‑dessous.',
  submit: 'Utiliser cette carte',
  cancel: 'Retourner à la boutique sans payer',
  bank: {
    title: 'Votre banque a une question',
    intro:
      'Pour s’assurer que c’est bien vous qui payez, votre banque vous a envoyé un code par téléphone.',
    code: 'Code de votre banque',
    hint: `Démonstration\u00a0: le code est ${BANK_CODE}.`,
    missing: 'Entrez le code que votre banque vous a envoyé.',
    invalid: 'Ce n’est pas le bon code. Veuillez le vérifier.',
    submit: 'Confirmer',
  },
  invalidAddress: {
    title: 'Impossible d’afficher cette page',
    text: 'L’adresse est incomplète ou ne vient pas d’une boutique que nous connaissons. Veuillez retourner à la boutique et réessayer.',
  },
  problems: {
    number: {
      missing: 'Entrez le numéro de carte.',
      invalid: 'Vérifiez le numéro de carte.',
      brand: 'Nous acceptons Visa, Mastercard, American Express et Discover.',
      'not-a-test-card':
        'Ceci est une démonstration qui n’accepte aucune vraie carte. Essayez le 4111 1111 1111 1111.',
      'not-confirmed':
        'Votre banque n’a pas confirmé cette carte. Réessayez ou prenez-en une autre.',
    },
    expiry: {
      missing: 'Entrez la date d’expiration.',
      invalid: 'Entrez le mois et l’année, par exemple 08/29.',
      past: 'Cette carte est expirée.',
    },
    code: {
      missing: 'Entrez le code de sécurité.',
      invalid: 'Vérifiez le code de sécurité.',
    },
    holder: {
      missing: 'Entrez le nom tel qu’il figure sur la carte.',
      invalid: 'Vérifiez le nom : des lettres seulement, au plus 60.',
    },
  },
}
