import { preload } from 'react-dom'

import { WIDE_SCREEN, type LeadPicture } from '#client/kit/lead-picture.ts'

interface Variant {
  link: string
  media?: string
}

/** The picture's addresses, each with the screens that it is for. */
export function listVariants({ link, wideLink, media = WIDE_SCREEN }: LeadPicture): Variant[] {
  if (!wideLink || wideLink === link) return [{ link }]
  return [
    { link, media: `not all and ${media}` },
    { link: wideLink, media },
  ]
}

/** Preloads the lead picture from the head of the document that is being rendered. */
export function preloadPicture(picture: LeadPicture) {
  for (const { link, media } of listVariants(picture)) {
    preload(link, { as: 'image', fetchPriority: 'high', ...(media && { media }) })
  }
}
