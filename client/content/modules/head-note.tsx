import type { ContentAsset, Slot } from '#shared/content/content.ts'

import { Html } from '../../kit/html.tsx'
import { ListingNote } from '../../ui/listing-note.tsx'
import { Heading } from '../../ui/text.tsx'
import { hasExtras } from './has-extras.ts'
import { LinkedHeading } from './linked-heading.tsx'
import { sourceLanguage } from './asset-attributes.ts'
import { useLinkTo } from './use-link-to.ts'

/** What slots say beside the heading of a list. They show no picture, so that the products stay in view. */
export const HeadNotes = ({ slots }: { slots: readonly Slot[] }) =>
  slots.map((slot) =>
    slot.assets.map((asset) => <HeadNote key={asset.id} asset={asset} slotId={slot.id} />),
  )

function HeadNote({ asset, slotId }: { asset: ContentAsset; slotId: string }) {
  const linkTo = useLinkTo()
  const { anchorId, heading, paragraph } = asset
  const links = linksOf(asset)
  return (
    <ListingNote id={anchorId} data-slot={slotId} {...sourceLanguage(asset)}>
      {heading && (
        <Heading size="small">
          <LinkedHeading asset={asset} />
        </Heading>
      )}
      {paragraph && <Html html={paragraph} className="paragraph" />}
      {links.length > 0 && (
        <ul>
          {links.map(({ text, href }) => (
            <li key={`${text} ${href}`}>
              <a {...linkTo(href, asset)}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </ListingNote>
  )
}

const linksOf = ({ ctaText, ctaHref, href, buttons = [] }: ContentAsset) =>
  [{ text: ctaText, href: ctaHref ?? href }, ...buttons].flatMap((link) =>
    link.text && link.href ? [{ text: link.text, href: link.href }] : [],
  )

const TEMPLATES = ['banner', 'copy-block']

/** Whether a few words and links are everything that a slot shows, or its picture can be left out. */
export const fitsHead = ({ template, assets }: Pick<Slot, 'template' | 'assets'>) =>
  TEMPLATES.includes(template) && assets.length === 1 && assets.every(isNote)

const isNote = (asset: ContentAsset) =>
  asset.heading !== undefined &&
  !asset.video &&
  !asset.announcement &&
  !asset.liveText &&
  !hasExtras(asset)
