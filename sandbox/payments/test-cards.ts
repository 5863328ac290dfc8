const approved = 'approved'

/** The bank's result for a payment with a test card. */
export type BankDecision = 'approved' | 'card_declined' | 'insufficient_funds' | 'processing_error'

/** The only accepted numbers. This provider moves no money, so real cards are rejected. */
export const testCards: Record<string, BankDecision> = {
  '4111111111111111': approved,
  '5555555555554444': approved,
  '378282246310005': approved,
  '6011111111111117': approved,
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000119': 'processing_error',
}

/**
 * Cards whose bank asks for a code first (3-D Secure), with the result of the payment after that.
 */
export const authenticatedCards: Record<string, BankDecision> = {
  '4000000000003220': approved,
  '4000008400001629': 'card_declined',
}

/** The code the bank would send to the cardholder's phone. */
export const BANK_CODE = '246810'
