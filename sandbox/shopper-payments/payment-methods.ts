import type { Language } from '../platform/site.ts'

const card = (cardType: string, numberPrefixes: string[], digits: string, codeLength: number) => ({
  cardType,
  name: cardType,
  checksumVerificationEnabled: true,
  numberLengths: [digits],
  numberPrefixes,
  securityCodeLength: codeLength,
})

export const GIFT_CERTIFICATE = 'GIFT_CERTIFICATE'

/** The payment methods in the API's format. */
export const paymentMethods = [
  {
    id: 'CREDIT_CARD',
    name: { en: 'Credit Card', fr: 'Carte de crédit' },
    paymentProcessorId: 'HOSTED_FIELDS',
    cards: [
      card('Visa', ['4'], '16', 3),
      card('Mastercard', ['51-55', '2221-2720'], '16', 3),
      card('American Express', ['34', '37'], '15', 4),
      card('Discover', ['6011', '644-649', '65'], '16', 3),
    ],
  },
  {
    id: GIFT_CERTIFICATE,
    name: { en: 'Gift Certificate', fr: 'Chèque-cadeau' },
    paymentProcessorId: 'BASIC_GIFT_CERTIFICATE',
  },
]

export const paymentMethodsResponse = (language: Language) => ({
  applicablePaymentMethods: paymentMethods.map(({ name, ...method }) => ({
    ...method,
    name: name[language],
  })),
})
