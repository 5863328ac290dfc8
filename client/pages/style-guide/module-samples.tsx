import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { Announcement, Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Track, TrackControls } from '../../ui/carousel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Eyebrow, Heading } from '../../ui/text.tsx'
import { OfferTile } from '../../ui/tiles.tsx'
import { Sample } from './sample.tsx'

/** Content modules: announcements, banners, offers and carousel controls. */
export function ModuleSamples() {
  const here = useHref()(routes.styleGuide.href({}))
  return (
    <Sample title="styleGuide.modules">
      <Announcement>
        <strong>
          <FormattedMessage id="offers.all" />
        </strong>
        <span>
          <FormattedMessage id="footer.promise" />
        </span>
      </Announcement>
      <Banner shape="words">
        <div className="words">
          <div className="copy">
            <Eyebrow>
              <FormattedMessage id="title.home" />
            </Eyebrow>
            <Heading as="h3">
              <FormattedMessage id="home.heading" />
            </Heading>
            <FormattedMessage id="home.description" tagName="p" />
          </div>
          <ButtonLink tone="primary" href={here}>
            <FormattedMessage id="cart.keepShopping" />
          </ButtonLink>
        </div>
      </Banner>
      <Track items="offers">
        <OfferTile>
          <div className="picture" />
          <div className="words">
            <p className="offer">
              <a href={here}>
                <FormattedMessage id="product.memberExclusive" />
              </a>
            </p>
            <FormattedMessage id="footer.promise" tagName="p" />
          </div>
        </OfferTile>
        <OfferTile last>
          <a href={here}>
            <FormattedMessage id="offers.all" />
          </a>
        </OfferTile>
      </Track>
      <ControlSample />
    </Sample>
  )
}

function ControlSample() {
  const intl = useIntl()
  return (
    <TrackControls>
      <Button
        type="button"
        tone="icon"
        aria-label={intl.formatMessage({ id: 'carousel.previous' })}
        disabled
      >
        <Icon name="previous" />
      </Button>
      <FormattedMessage id="carousel.position" values={{ position: 1, total: 3 }} />
      <Button type="button" tone="icon" aria-label={intl.formatMessage({ id: 'carousel.next' })}>
        <Icon name="next" />
      </Button>
    </TrackControls>
  )
}
