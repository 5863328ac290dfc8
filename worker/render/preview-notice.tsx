import { FormattedDate, FormattedMessage, RawIntlProvider, type IntlShape } from 'react-intl'

import { Announcement } from '#client/ui/banner.tsx'

import type { Preview } from './preview.ts'

interface PreviewNoticeProps {
  preview: Preview
  intl: IntlShape
}

/** Says above a page that it is a preview, and of what. It is not part of what the browser hydrates. */
export function PreviewNotice({ preview: { date, group }, intl }: PreviewNoticeProps) {
  const shownDate = <FormattedDate value={date} dateStyle="long" timeStyle="short" timeZone="UTC" />
  return (
    <RawIntlProvider value={intl}>
      <Announcement as="aside">
        <strong>
          <FormattedMessage id="preview.title" />
        </strong>
        <span>
          {group === null ? (
            <FormattedMessage tagName="span" id="preview.date" values={{ date: shownDate }} />
          ) : (
            <FormattedMessage
              tagName="span"
              id="preview.group"
              values={{ date: shownDate, group }}
            />
          )}
        </span>
      </Announcement>
    </RawIntlProvider>
  )
}
