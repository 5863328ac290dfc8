import * as v from 'valibot'

import { usedFonts } from '#shared/theme.ts'
import { theme } from '#shop/theme.ts'

import type { Config } from '../config/env.ts'
import {
  createServiceClient,
  ServiceError,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'
import type { CardOnFile, PaymentProvider } from './payment-provider.ts'

/** The format of a token. Other texts are not sent, because dots and slashes could change the path. */
const TOKEN = /^[\w-]{8,256}$/

const Card = v.object({
  token: v.pipe(v.string(), v.regex(TOKEN)),
  brand: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  holder: v.pipe(v.string(), v.maxLength(200)),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{1,4}$/)),
  expirationMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expirationYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
})

type PaymentConfig = Pick<Config, 'payment'>

const paymentService: Service<PaymentConfig> = {
  name: 'payment',
  deadlineMs: 3_000,
  accessOf: ({ payment }) => ({
    origin: payment.apiOrigin,
    headers: { authorization: `Bearer ${payment.secret}` },
  }),
}

const [font] = usedFonts(theme.typeface)
/** The provider's field looks like those of the shop. */
const APPEARANCE = {
  family: theme.typeface.text,
  ...(font && { font: font.path }),
  radius: theme.radii.pill,
}

/** An adapter for the payment provider that is part of the embedded commerce service. */
export function createHostedFields(
  dependencies: ServiceDependencies<PaymentConfig>,
): PaymentProvider {
  const { origin, merchantId: merchant } = dependencies.config.payment
  const service = createServiceClient(dependencies, paymentService)

  return {
    origin,
    fieldAddress: ({ locale, parentOrigin }) =>
      `${origin}/payments/v1/field?${new URLSearchParams({ merchant, parent: parentOrigin, locale, ...APPEARANCE }).toString()}`,
    pageAddress: ({ locale, state, returnTo }) =>
      `${origin}/payments/v1/page?${new URLSearchParams({ merchant, locale, state, return: returnTo }).toString()}`,

    async readToken(token, signal): Promise<CardOnFile | null> {
      const card = await mapCard(token, { operation: 'readToken', path: '/tokens/:token', signal })
      return card && { ...card, token }
    },
    keepCard: (token) =>
      mapCard(token, { operation: 'keepCard', path: '/tokens/:token/keep', body: {} }),
    issueToken: (token) =>
      mapCard(token, { operation: 'issueToken', path: '/kept/:token/tokens', body: {} }),
  }

  async function mapCard(token: string, { path, ...request }: TokenRequest) {
    if (!TOKEN.test(token)) return null
    const address = `/payments/v1${path.replace(':token', token)}` as const
    try {
      return await service.call({ ...request, path: address, schema: Card, subject: token })
    } catch (error) {
      if (error instanceof ServiceError && error.failure.status === 404) return null
      throw error
    }
  }
}

interface TokenRequest {
  operation: string
  path: `/${string}:token${string}`
  body?: object
  signal?: AbortSignal | undefined
}
