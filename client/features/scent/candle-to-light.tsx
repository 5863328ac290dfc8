import { FormattedMessage } from 'react-intl'

import type { Picture } from '#shared/media/picture.ts'

import { actionProps } from '../../app/document-actions.ts'
import { Button } from '../../ui/button.tsx'
import { Candle } from '../../ui/product/scent.tsx'

interface CandleToLightProps {
  unlit: Picture
  lit: Picture
}

/** The product's own picture, which burns until the shopper puts it out. */
export const CandleToLight = ({ unlit, lit }: CandleToLightProps) => (
  <Candle>
    <div className="stage">
      <img loading="lazy" src={unlit.link} alt="" width={800} height={1000} />
      <img className="lit" loading="lazy" src={lit.link} alt="" width={800} height={1000} />
    </div>
    <Button type="button" {...actionProps('lightCandle')}>
      <span className="light">
        <FormattedMessage id="scent.light" />
      </span>
      <span className="put-out">
        <FormattedMessage id="scent.putOut" />
      </span>
    </Button>
  </Candle>
)
