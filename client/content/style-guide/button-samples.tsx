import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../kit/link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Sample } from './sample.tsx'

const TONES = ['primary', 'outline', 'quiet'] as const
const BADGE_TONES = ['paper', 'accent', 'night'] as const
const ICONS: IconName[] = ['search', 'bag', 'menu', 'close', 'next', 'previous', 'filter', 'check']

/** Buttons in all tones and states, icons and badges. */
export function ButtonSamples() {
  const intl = useIntl()
  const href = useHref()
  return (
    <>
      <Sample title="styleGuide.buttons">
        <ButtonRow>
          {TONES.map((tone) => (
            <Button key={tone} type="button" tone={tone}>
              <FormattedMessage id="grid.filter" />
            </Button>
          ))}
          <IconButton label={intl.formatMessage({ id: 'carousel.next' })} />
          <ButtonLink href={href(routes.styleGuide.href({}))}>
            <FormattedMessage id="title.styleGuide" />
          </ButtonLink>
        </ButtonRow>
        <ButtonRow>
          {TONES.map((tone) => (
            <Button key={tone} type="button" tone={tone} disabled>
              <FormattedMessage id="styleGuide.disabled" />
            </Button>
          ))}
          <IconButton label={intl.formatMessage({ id: 'carousel.next' })} disabled />
        </ButtonRow>
        <Button type="button" tone="primary" wide>
          <FormattedMessage id="grid.filter" />
        </Button>
      </Sample>
      <Sample title="styleGuide.icons">
        <Row>
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={32} />
          ))}
        </Row>
        <Row>
          {BADGE_TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              <FormattedMessage id="product.memberExclusive" />
            </Badge>
          ))}
        </Row>
      </Sample>
    </>
  )
}

function IconButton({ label, disabled = false }: { label: string; disabled?: boolean }) {
  return (
    <Button type="button" tone="icon" aria-label={label} disabled={disabled}>
      <Icon name="next" />
    </Button>
  )
}
