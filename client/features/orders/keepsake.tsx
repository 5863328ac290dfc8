import { FormattedMessage, useIntl } from 'react-intl'

import type { Bag } from '#shared/bag/bag.ts'
import type { Picture } from '#shared/media/picture.ts'

import { KeepsakePicture } from '../../ui/checkout/checkout.tsx'
import { useNameList } from './use-name-list.ts'

/** As many pictures fit side by side. */
const MOST = 6
const WIDTH = 1200
const HEIGHT = 630

interface KeepsakeProps {
  bag: Pick<Bag, 'lines' | 'giftCertificates'>
  /** One picture of all products; null if the service draws none. */
  together: Picture | null
}

/** What was ordered, as a picture to keep. A service that draws none has a picture of each product. */
export function Keepsake({ bag, together }: KeepsakeProps) {
  const intl = useIntl()
  const nameList = useNameList()
  const items = [...bag.lines, ...bag.giftCertificates]
  const names = [...new Set(items.flatMap(({ name }) => name ?? []))]
  const pictures = [...new Set(items.flatMap(({ picture }) => picture?.link ?? []))].slice(0, MOST)
  const alt = intl.formatMessage({ id: 'orders.together' }, { products: nameList(names) })
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
