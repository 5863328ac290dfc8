import { FormattedMessage } from 'react-intl'

import type { ContentAsset } from '#shared/content/content.ts'

import { actionProps } from '../../app/document-actions.ts'
import { Tint } from '../../app/tint.tsx'
import { Button } from '../../ui/button.tsx'
import { PromoText } from '../../ui/stories/stories.tsx'
import { sourceLanguage } from './source-language.ts'
import { tintOf } from './tint-of.ts'

interface LiveTextProps {
  asset: ContentAsset
  lines: NonNullable<ContentAsset['promoLines']>
}

/** The live text of a promotion: for whom it is, its lines, its limit, and the code that shoppers type. */
export function LiveText({ asset, lines }: LiveTextProps) {
  const { eyebrow, memberExclusive, heading, line, secondLine, limit, code } = lines
  const tint = tintOf('live', asset.id)
  return (
    <PromoText className={tint} data-filled={lines.background && ''} {...sourceLanguage(asset)}>
      <Tint className={tint} background={lines.background} colour={lines.colour} />
      {memberExclusive && <p className="members">{memberExclusive}</p>}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {heading && <p className="heading">{heading}</p>}
      {line && <p className="line">{line}</p>}
      {secondLine && <p>{secondLine}</p>}
      {code && <PromoCode code={code} />}
      {limit && <p className="limit">{limit}</p>}
    </PromoText>
  )
}

function PromoCode({ code }: { code: string }) {
  return (
    <p className="code">
      <FormattedMessage tagName="span" id="module.code" values={{ code: <code>{code}</code> }} />
      <Button type="button" tone="quiet" {...actionProps('copyCode', code)}>
        <FormattedMessage id="module.copyCode" />
        <span className="visually-hidden"> {code}</span>
      </Button>
    </p>
  )
}
