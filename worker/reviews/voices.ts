import type { Catalog } from '#shared/catalog.ts'
import type { ListedProof, Post, SocialProof } from '#shared/reviews/voices.ts'
import type { Locale } from '#shared/site/site.ts'

import * as definitions from './cache.ts'
import { type WireListedProof, readListedProof } from './listed-proof.ts'
import { findChannel } from '../analytics/personalization-service.ts'
import { type WireMedium, type WireProof, readMedia, readSocialProof } from './product-services.ts'
import { type ExtrasSources, quietly } from '../product/extras-sources.ts'
import { intlFor } from '../render/intl.ts'
import { type ContentMapper, plainText } from '../markup/content-mapper.ts'

/** What other services say about products. A part that cannot be read is empty, with one line in the log. */
export function productVoices(
  sources: ExtrasSources,
): Pick<Catalog, 'getSocialProof' | 'getListedProof' | 'getGallery'> {
  const { cache, mapper, services, internalPreferences } = sources
  const { socialProof, ugc } = services.config
  const place = [mapper.site.id, mapper.locale]
  return {
    async getSocialProof({ id }) {
      if (!socialProof) return null
      return quietly(sources, 'social proof is', {
        read: () =>
          cache.read(definitions.socialProof, {
            key: [...place, id],
            load: async (signal) =>
              mapSocialProof(
                await readSocialProof(socialProof, id, { ...services, signal }),
                mapper,
              ),
          }),
        empty: null,
      })
    },

    async getListedProof({ ids }) {
      const url = services.config.personalizationUrl
      const channel = url ? await findChannel(internalPreferences, url) : null
      if (!channel) return {}
      return quietly(sources, 'social proof is', {
        read: () =>
          cache.read(definitions.listedProof, {
            key: [...place, ids.join(',')],
            load: async (signal) =>
              mapListedProof(
                await readListedProof({ ...channel, productIds: ids }, { ...services, signal }),
                ids,
                mapper,
              ),
          }),
        empty: {},
      })
    },

    async getGallery({ id }) {
      if (!ugc) return []
      return quietly(sources, 'shoppers’ pictures are', {
        read: () =>
          cache.read(definitions.gallery, {
            key: [...place, id],
            async load(signal) {
              const media = await readMedia(ugc, id, { ...services, signal })
              return media.flatMap((medium) => mapPost(medium, mapper) ?? [])
            },
          }),
        empty: [],
      })
    },
  }
}

type Mapper = Pick<ContentMapper, 'picture' | 'locale'>

const PLACEHOLDER = '{{count}}'

/** A message without a placeholder is shown as it is. */
function mapSocialProof(wire: WireProof | null, { locale }: Mapper): SocialProof | null {
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
function mapListedProof(
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
function mapPost({ id, altText, author, images }: WireMedium, mapper: Mapper): Post | null {
  const picture = mapper.picture(images.square.url, altText)
  return picture && { id, picture, author: plainText(author) }
}
