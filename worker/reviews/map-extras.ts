import type { ListedProof, Post, SocialProof } from '#shared/reviews/product-extras.ts'
import type { Locale } from '#shared/site/site.ts'

import { intlFor } from '../intl.ts'
import type { WireListedProof } from '../services/listed-proof.ts'
import type { WireMedium, WireProof } from '../services/product-services.ts'
import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'

type Mapper = Pick<ContentMapper, 'picture' | 'locale'>

const PLACEHOLDER = '{{count}}'

/** A message without a placeholder is shown as it is. */
export function mapSocialProof(wire: WireProof | null, { locale }: Mapper): SocialProof | null {
  const message = wire && filledMessage(wire, locale)
  return wire && message ? { message, component: wire.component } : null
}

/** Null without a message, or if its placeholder has no count. */
function filledMessage(
  { message, count }: Pick<WireListedProof, 'message' | 'count'>,
  locale: Locale,
): string | null {
  const text = plainText(message)
  if (!text?.includes(PLACEHOLDER)) return text
  if (typeof count !== 'number') return null
  return text.replaceAll(PLACEHOLDER, intlFor(locale).formatNumber(count))
}

/** The shop's message for each type of proof. The service can replace it. */
const PROOF_MESSAGES: Readonly<Record<string, 'proof.viewed' | 'proof.bought'>> = {
  viewed: 'proof.viewed',
  bought: 'proof.bought',
}

/** The proof of the requested products that have a message, by their ids. */
export function mapListedProof(
  wire: readonly WireListedProof[],
  ids: readonly string[],
  { locale }: Mapper,
): ListedProof {
  const entries = wire.flatMap(({ productId, proofType, message, count }) => {
    const known = Object.hasOwn(PROOF_MESSAGES, proofType) ? PROOF_MESSAGES[proofType] : undefined
    const own = known && intlFor(locale).formatMessage({ id: known })
    const text = message ? filledMessage({ message, count }, locale) : own
    return text && ids.includes(productId)
      ? [[productId, { message: text, component: proofType }] as const]
      : []
  })
  return Object.fromEntries(entries)
}

/** Null if browsers may not load the picture. */
export function mapPost({ id, altText, author, images }: WireMedium, mapper: Mapper): Post | null {
  const picture = mapper.picture(images.square.url, altText)
  return picture && { id, picture, author: plainText(author) }
}
