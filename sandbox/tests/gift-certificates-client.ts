import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'

import { configOf } from './clients.ts'

const { ShopperGiftCertificates }: typeof Sdk = createRequire(import.meta.url)(
  'commerce-sdk-isomorphic',
)

/** Looks up gift certificates by their code, with the given token. */
export const giftCertificateReader = (siteId: string, token: string) => {
  const client = new ShopperGiftCertificates({
    ...configOf(siteId),
    headers: { authorization: `Bearer ${token}` },
  })
  return (giftCertificateCode: string) =>
    client.getGiftCertificate({ body: { giftCertificateCode } })
}
