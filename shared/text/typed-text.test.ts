import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { readAccountField } from '../account/account-fields.ts'
import { readAddressField } from '../checkout/address.ts'
import type { Country } from '../fields/country.ts'
import type { Reading } from '../fields/judge.ts'
import { readOrderEmail, readPickupField } from '../checkout/shipping-address.ts'
import { LoginName } from '../sign-in/account.ts'
import { CompleteProfile, EnterCode, RequestCode } from '../sign-in/account-access.ts'
import { StartAgentLogin } from '../agents/agent.ts'
import { AddCoupon, SaveGiftMessage } from '../bag/bag.ts'
import { SaveShippingAddress } from '../checkout/checkout.ts'
import { AddGiftCard, CheckBalance } from '../gift-cards/gift-card.ts'
import { JoinRewards } from '../rewards/member-rewards.ts'
import { SubscribeToNewsletter } from '../newsletter/newsletter.ts'
import { TrackOrder } from '../orders/order-tracking.ts'
import { PreparePasskey } from '../sign-in/passkeys.ts'
import { SaveProfile } from '../account/profile.ts'
import { SaveAddress } from '../account/saved-address.ts'
import { SuggestStreets } from '../checkout/street-suggestions.ts'
import { reviewInput } from '../reviews/form.ts'
import { plainCardNumber } from '../gift-cards/card-number.ts'
import { readGiftField } from '../gift-cards/gift-form.ts'
import { canonicalPhrase } from '../search/search-phrase.ts'
import { signInProblems } from '../sign-in/sign-in-fields.ts'
import { pastedLine, pastedText } from '../testing/pasted.ts'

const valueOf = (reading: Reading) => ('value' in reading ? reading.value : reading)
const parsed = <Input>(schema: v.GenericSchema<unknown, Input>, raw: unknown) => {
  const result = v.safeParse(schema, raw)
  return result.success ? result.output : null
}

const letters = (pattern: RegExp) => fc.stringMatching(pattern)
const name = letters(/^[A-Z][a-z]{1,9}([' -][A-Z][a-z]{1,9}){0,3}$/)
const street = letters(/^[1-9]\d{0,4}(-\d|\/\d)? [A-Z][a-z']{2,9}\. [A-Z][a-z]{1,5} #\d{1,3}$/)
const email = letters(
  /^[a-z][a-z0-9'_-]{0,20}(\.[a-z]{1,9})?@[a-z0-9]{1,20}(-[a-z0-9]{1,9})?\.com$/,
)
const zip = letters(/^\d{5}(-\d{4})?$/)
const canadian = letters(/^[A-Z]\d[A-Z] \d[A-Z]\d$/)
const phone = letters(/^614-[2-9]0\d-\d{4}( x\d{1,5})?$/)
const orderNo = letters(/^[A-Z]{0,3}\d{5,8}(-\d{1,3})?$/)
const eightDigits = letters(/^\d{8}$/)
const phrase = letters(/^[a-z]{3,9}([ '-][a-z]{1,9}){0,3}$/)

const TYPED_ADDRESS = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  stateCode: '',
  postalCode: '',
  phone: '',
}

const inUs = (field: Parameters<typeof readAddressField>[0]) => (typed: string) =>
  valueOf(readAddressField(field, typed, 'US'))
const account = { country: 'US' as Country, overrides: {}, isNew: true }
const gift = { isVirtual: true, amounts: [25, 50] }
const PRODUCT = { productId: 'JW0801' }

interface Field {
  valid: fc.Arbitrary<string>
  /** The stored form of the typed text. */
  read: (typed: string) => unknown
}

const LINES: Record<string, Field> = {
  'first name': { valid: name, read: inUs('firstName') },
  'last name': { valid: name, read: inUs('lastName') },
  street: { valid: street, read: inUs('address1') },
  'second line': { valid: street, read: inUs('address2') },
  city: { valid: name, read: inUs('city') },
  state: { valid: fc.constantFrom('OH', 'NY', 'PR'), read: inUs('stateCode') },
  ZIP: { valid: zip, read: inUs('postalCode') },
  phone: { valid: phone, read: inUs('phone') },
  'postal code': {
    valid: canadian,
    read: (typed) => valueOf(readAddressField('postalCode', typed, 'CA')),
  },
  'name in French': {
    valid: fc.constantFrom("Zoé L'Écuyer-Côté", 'Ñuñez', 'Mayagüez'),
    read: (typed) => valueOf(readAddressField('lastName', typed, 'CA')),
  },
  'pickup phone': {
    valid: phone,
    read: (typed) => valueOf(readPickupField('pickupPhone', typed, 'US')),
  },
  'e-mail of an order': { valid: email, read: (typed) => valueOf(readOrderEmail(typed, 'US')) },
  'e-mail of an account': {
    valid: email,
    read: (typed) => valueOf(readAccountField('email', typed, account)),
  },
  'one-time code': {
    valid: eightDigits,
    read: (typed) => valueOf(readAccountField('code', typed, account)),
  },
  'code for a passkey': {
    valid: eightDigits,
    read: (typed) => parsed(PreparePasskey, { code: typed })?.code,
  },
  'login form': {
    valid: email,
    read: (typed) => signInProblems({ email: typed })['email'] ?? parsed(LoginName, typed),
  },
  'login of an agent’s shopper': {
    valid: email,
    read: (typed) => parsed(StartAgentLogin, { loginId: typed, from: '/' })?.loginId,
  },
  newsletter: {
    valid: email,
    read: (typed) => parsed(SubscribeToNewsletter, { email: typed })?.email,
  },
  'e-mail for a code': {
    valid: email,
    read: (typed) => parsed(RequestCode, { email: typed })?.email,
  },
  'tracked order': {
    valid: orderNo,
    read: (typed) => parsed(TrackOrder, { orderNo: typed, email: 'a@b.co' })?.orderNo,
  },
  'recipient’s e-mail': {
    valid: email,
    read: (typed) => valueOf(readGiftField('recipientEmail', typed, gift)),
  },
  'amount of a gift card': {
    valid: fc.constantFrom('25', '50'),
    read: (typed) => valueOf(readGiftField('amount', typed, gift)),
  },
  'number of a gift card': {
    valid: letters(/^[A-Z]{4}[0-9]{8}$/),
    read: (typed) => plainCardNumber(parsed(CheckBalance, { cardNumber: typed })?.cardNumber ?? ''),
  },
  coupon: {
    valid: letters(/^[A-Za-z]{2,9}[0-9]{0,3}(-[A-Z]{2})?$/),
    read: (typed) => parsed(AddCoupon, { code: typed })?.code,
  },
  'ZIP for rewards': {
    valid: zip,
    read: (typed) => parsed(JoinRewards, { postalCode: typed, acceptsTerms: true })?.postalCode,
  },
  'street to complete': {
    valid: street,
    read: (typed) => parsed(SuggestStreets, { typed })?.typed,
  },
  'search box': { valid: phrase, read: canonicalPhrase },
  // The worker reads these from a posted form or an action, at any length.
  'posted address': {
    valid: fc.constant(
      `${'a'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.com`,
    ),
    read: (typed) => parsed(SaveShippingAddress, { ...TYPED_ADDRESS, email: typed })?.email,
  },
  'saved address': {
    valid: street,
    read: (typed) =>
      parsed(SaveAddress, {
        ...TYPED_ADDRESS,
        address1: typed,
        isPreferred: false,
        countryCode: 'US',
      })?.address1,
  },
  profile: {
    valid: name,
    read: (typed) =>
      parsed(SaveProfile, { firstName: typed, lastName: '', phone: '', birthMonth: null })
        ?.firstName,
  },
  'completed profile': {
    valid: name,
    read: (typed) => parsed(CompleteProfile, { firstName: typed })?.firstName,
  },
}

test.for(Object.entries(LINES))(
  '%s: what is pasted with the value is cleaned away',
  ([, field]) => {
    const { valid, read } = field
    const example = valid.chain((value) => fc.tuple(fc.constant(value), pastedLine(value)))
    fc.assert(
      fc.property(example, ([value, typed]) => {
        expect(read(typed)).toBe(value)
      }),
      { seed: 20261129, numRuns: 100 },
    )
  },
)

const TEXTS: Record<string, (typed: string) => unknown> = {
  'gift message': (typed) => valueOf(readGiftField('message', typed, gift)),
  recipient: (typed) => valueOf(readGiftField('recipientName', typed, gift)),
  'message of an order': (typed) => parsed(SaveGiftMessage, { message: typed })?.message,
  review: (typed) => reviewInput({ text: typed }).text,
  nickname: (typed) => reviewInput({ nickname: typed }).nickname,
}

const writing = fc.constantFrom('Ana & Zoé', 'Félicitations ！', '👩‍👩‍👧 ❤️', 'Don’t – “stop”', '5½ ﬁn')

test.for(Object.entries(TEXTS))('%s: loses control and direction marks only', ([, read]) => {
  const example = writing.chain((text) => fc.tuple(fc.constant(text), pastedText(text)))
  fc.assert(
    fc.property(example, ([text, typed]) => {
      expect(read(typed)).toBe(text)
    }),
    { seed: 20261129, numRuns: 100 },
  )
})

test('keeps the lines of a message, and takes one that cannot be seen as none', () => {
  expect(valueOf(readGiftField('message', 'Dear Zoé,\r\n\r\n\tyours\u202e\n', gift))).toBe(
    'Dear Zoé,\n\n\tyours',
  )
  expect(readGiftField('senderName', ' \u200b\u2060 ', gift)).toEqual({ problem: 'required' })
  expect(readAddressField('firstName', '\u200b\u3164', 'US')).toEqual({ problem: 'required' })
})

test('never changes a password', () => {
  const password = ' Ｃandle‑light\u200b’12 '
  expect(signInProblems({ password })).toEqual({})
  expect(valueOf(readAccountField('currentPassword', password, account))).toBe(password)
  expect(parsed(EnterCode, { code: '1234 5678' })?.code).toBe('1234 5678')
  expect(parsed(AddGiftCard, { ...PRODUCT, message: '👩‍👧' })?.message).toBe('👩‍👧')
})
