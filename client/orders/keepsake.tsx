import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import type { Picture } from '#shared/media/picture.ts'

import { KeepsakePicture } from '../checkout/look.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'

/** As many pictures fit side by side. */
const MOST = 6
const WIDTH = 1200
const HEIGHT = 630

interface KeepsakeProps {
  bag: Pick<Bag, 'lines' | 'giftCertificates'>
  /** One picture of all products; null if the service draws none. */
  together: Picture | null
}

/** A picture of the ordered products, to keep. Without one, a picture of each product. */
export function Keepsake({ bag, together }: KeepsakeProps) {
  const intl = useIntl()
  const items = [...bag.lines, ...bag.giftCertificates]
  const names = [...new Set(items.flatMap(({ name }) => name ?? []))]
  const pictures = [...new Set(items.flatMap(({ picture }) => picture?.link ?? []))].slice(0, MOST)
  const alt = intl.formatMessage(
    { id: 'orders.together' },
    { products: new Intl.ListFormat(intl.locale).format(names) },
  )
  if (together) {
    return (
      <KeepsakePicture>
        <img src={together.link} alt={alt} width={WIDTH} height={HEIGHT} loading="lazy" />
        <Caption />
      </KeepsakePicture>
    )
  }
  if (pictures.length === 0) return null
  return (
    <KeepsakePicture>
      <div role="img" aria-label={alt}>
        {pictures.map((link) => (
          <img key={link} src={link} alt="" width={800} height={1000} loading="lazy" />
        ))}
      </div>
      <Caption />
    </KeepsakePicture>
  )
}

const Caption = () => (
  <figcaption>
    <FormattedMessage id="orders.togetherCaption" />
  </figcaption>
)

/** The keepsake on a hydrated page. Rendered on the edge only, so browsers do not load its code. */
export const KeepsakeMarkup = (props: ComponentProps<typeof Keepsake>) => (
  <ServerMarkup as="div">{() => import.meta.env.SSR && <Keepsake {...props} />}</ServerMarkup>
)
