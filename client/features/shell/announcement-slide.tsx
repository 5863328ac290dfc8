import { useIntl } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'

import { Html } from '../../app/html.tsx'
import { Tint } from '../../app/tint.tsx'
import { sourceLanguage } from '../modules/source-language.ts'
import { tintOf } from '../modules/tint-of.ts'
import { useLinkTo } from '../modules/use-link-to.ts'

interface SlideProps {
  asset: ContentAsset
}

/** An announcement in the line above the header. */
export function AnnouncementSlide({ asset }: SlideProps) {
  const linkTo = useLinkTo()
  const { announcement, promotion } = asset
  if (!announcement) return null
  const { heading, subHeading, href, background, colour } = announcement
  const tint = tintOf('announcement', asset.id)
  const words = (
    <>
      <strong>{heading}</strong>{' '}
      {subHeading && <span className={promotion && 'second'}>{subHeading}</span>}
    </>
  )
  return (
    <li className={tint} {...sourceLanguage(asset)}>
      <Tint className={tint} background={background} colour={colour} />
      <p>{href ? <a {...linkTo(href, asset)}>{words}</a> : <span>{words}</span>}</p>
      {promotion && <Details asset={asset} tint={tint} />}
    </li>
  )
}

interface DetailsProps extends SlideProps {
  /** The class name of the announcement's colors. */
  tint: string
}

/** A button that opens the details of the promotion, with the part of the text for which small screens have no room. */
function Details({ asset: { id, announcement, promotion }, tint }: DetailsProps) {
  const intl = useIntl()
  const popoverId = `announcement-${id}`
  return (
    <>
      <button type="button" className="details" popoverTarget={popoverId}>
        {promotion?.ctaText ?? intl.formatMessage({ id: 'module.details' })}
      </button>
      <div id={popoverId} className={`promotion ${tint}`} popover="auto">
        {promotion?.heading && <strong>{promotion.heading}</strong>}
        {announcement?.subHeading && <p>{announcement.subHeading}</p>}
        {promotion?.description && <Html html={promotion.description} />}
      </div>
    </>
  )
}
