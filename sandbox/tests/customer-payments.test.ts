import { expect, test } from 'vitest'

import { cardToken } from './purchase.ts'
import { register } from './accounts.ts'
import { errorOf } from './clients.ts'

test('stores only the last digits of a card, and changes only its expiry date', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const paymentCard = {
    cardType: 'Visa',
    holder: 'Ana Ruiz',
    number: '4111 1111 1111 1111',
    securityCode: '987',
    expirationMonth: 1,
    expirationYear: 2020,
    issueNumber: '',
    validFromMonth: 1,
    validFromYear: 2020,
  }
  const created = await customers.createCustomerPaymentInstrument({
    parameters: { customerId },
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard,
      default: true,
      c_nickname: 'Blue',
      // JSON turns this into null.
      c_fee: Number.NaN,
    },
  })
  expect(created).toMatchObject({ c_nickname: 'Blue' })
  expect(created).not.toHaveProperty('c_fee')
  expect(created.paymentCard).toMatchObject({
    cardType: 'Visa',
    maskedNumber: '************1111',
    numberLastDigits: '1111',
    creditCardExpired: true,
    creditCardToken: expect.stringMatching(/^vault-/),
  })
  expect(JSON.stringify(created)).not.toMatch(/4111 ?1111|"987"|securityCode/)

  const at = { parameters: { customerId, paymentInstrumentId: created.paymentInstrumentId ?? '' } }
  const later = await customers.updateCustomerPaymentInstrument({
    ...at,
    body: { paymentCard: { expirationYear: 2031 } },
  })
  expect(later.paymentCard).toMatchObject({ expirationYear: 2031, creditCardExpired: false })
  const renamed = customers.updateCustomerPaymentInstrument({
    ...at,
    body: { paymentCard: { holder: 'Somebody Else' } },
  })
  expect((await errorOf(renamed)).body).toMatchObject({
    title: 'Unsupported Fields',
    fields: ['paymentCard.holder'],
  })
  expect(await customers.getCustomerPaymentInstrument(at)).toEqual(later)
  for (const expirationMonth of [2, 3, 4, 5, 6, 7]) {
    const given = { expirationMonth, expirationYear: 2040 + expirationMonth }
    const changes = Object.entries(given).map(([name, value]) =>
      customers.updateCustomerPaymentInstrument({
        ...at,
        body: { paymentCard: { [name]: value } },
      }),
    )
    await Promise.all(changes)
    const { paymentCard: stored } = await customers.getCustomerPaymentInstrument(at)
    expect(stored).toMatchObject(given)
  }
  for (const wrong of [
    { number: '4111' },
    { number: '4111111111111112' },
    { number: '411111111111116' },
    { number: '9000000000000001' },
    { expirationMonth: 13 },
    { holder: '' },
  ]) {
    const body = { paymentMethodId: 'CREDIT_CARD', paymentCard: { ...paymentCard, ...wrong } }
    const rejected = customers.createCustomerPaymentInstrument({ parameters: { customerId }, body })
    expect((await errorOf(rejected)).body).toMatchObject({
      parameter: Object.keys(wrong)[0],
    })
  }
  const unknown = customers.createCustomerPaymentInstrument({
    parameters: { customerId },
    body: { paymentMethodId: 'SEASHELLS' },
  })
  expect((await errorOf(unknown)).body).toMatchObject({ parameter: 'paymentMethodId' })
  const tokenised = await customers.createCustomerPaymentInstrument({
    parameters: { customerId },
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { ...paymentCard, creditCardToken: '4111-1111-1111-1111' },
    },
  })
  expect(JSON.stringify(tokenised)).not.toMatch(/4111/)

  await customers.deleteCustomerPaymentInstrument(at)
  expect((await errorOf(customers.deleteCustomerPaymentInstrument(at))).status).toBe(404)
  expect((await errorOf(customers.getCustomerPaymentInstrument(at))).status).toBe(404)
})

test('shows the last digits of a card stored at the gateway, and deletes it by its reference', async () => {
  const { customers, customer } = await register('us')
  const customerId = customer.customerId ?? ''
  const setup = (token: string, zoneId = 'us') =>
    customers.setupCustomerPaymentMethodReference({
      parameters: { customerId, zoneId },
      body: { paymentMethodType: 'card', gatewayProperties: { stripe: { token } } },
    })
  const references = async () => {
    const parameters = { customerId, expand: ['paymentmethodreferences' as const] }
    return (await customers.getCustomer({ parameters })).paymentMethodReferences ?? []
  }
  const { paymentMethodReferenceSetupId } = await setup(await cardToken())
  expect(paymentMethodReferenceSetupId).toMatch(/^seti_/)
  const [stored] = await references()
  expect(stored).toMatchObject({ type: 'card', last4: '1111', accountId: 'us' })
  expect((await errorOf(setup('card_unknown'))).status).toBe(400)
  expect((await errorOf(setup(await cardToken(), 'mars'))).body).toMatchObject({
    parameter: 'zoneId',
  })

  const deleteReference = (accountId: string) =>
    customers.deleteCustomerPaymentMethodReference({
      parameters: { customerId, accountId, paymentMethodReferenceId: stored?.id ?? '' },
    })
  expect((await errorOf(deleteReference('ca'))).status).toBe(404)
  await deleteReference('us')
  expect(await references()).toEqual([])
  expect((await errorOf(deleteReference('us'))).status).toBe(404)
})
