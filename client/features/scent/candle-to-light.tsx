import { FormattedMessage } from 'react-intl'

import type { Picture } from '#shared/contract/picture.ts'

import { Button } from '../../ui/button.tsx'
import { Candle } from '../../ui/scent.tsx'

interface CandleToLightProps {
  unlit: Picture
  lit: Picture
}

/** The product's own picture, which burns until the shopper puts it out. Code that loads late listens to the button. */
export const CandleToLight = ({ unlit, lit }: CandleToLightProps) => (
  <Candle data-candle="">
    <div className="stage">
      <img loading="lazy" src={unlit.link} alt="" width={800} height={1000} />
      <img className="lit" loading="lazy" src={lit.link} alt="" width={800} height={1000} />
    </div>
    <Button type="button">
      <span className="light">
        <FormattedMessage id="scent.light" />
      </span>
      <span className="put-out">
        <FormattedMessage id="scent.putOut" />
      </span>
    </Button>
  </Candle>
)
