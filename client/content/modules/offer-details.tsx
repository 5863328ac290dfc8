import type { ContentAsset } from '#shared/content/content.ts'

import { useLinkTo } from './use-link-to.ts'

/** What an offer promises, with the link of its asset. */
export function OfferDetails({ asset }: { asset: ContentAsset }) {
  const linkTo = useLinkTo()
  if (!asset.offer) return null
  const { price, form, detail, urgency, href = asset.href } = asset.offer
  const title = price ?? form
  return (
    <>
      <p className="offer">{href ? <a {...linkTo(href, asset)}>{title}</a> : title}</p>
      {price && form && <p className="form">{form}</p>}
      {detail && <p className="detail">{detail}</p>}
      {urgency && <p className="urgency">{urgency}</p>}
    </>
  )
}
