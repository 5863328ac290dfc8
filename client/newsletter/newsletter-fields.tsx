import { FormattedMessage, useIntl } from 'react-intl'

import { FROM_FIELD } from '#shared/http/form-fields.ts'

import { useShop } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { FooterIcon } from '../ui/footer-icon.tsx'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import type { NewsletterContent } from './newsletter-content.ts'
import { useSubscription } from './use-subscription.ts'

const EMAIL_ID = 'newsletter-email'
const STATUS_ID = 'newsletter-status'
const TOOLTIP_ID = 'newsletter-tooltip'
/** The form in the footer has no name. */
const FOOTER_FORM = ''

interface ContentProps {
  content: NewsletterContent
}

/**
 * The fields of the newsletter form. Only the edge renders them; the browser keeps the elements and loads the code
 * that changes them when it is needed.
 */
export function NewsletterFields({ content }: ContentProps) {
  const { path, query } = useShop()
  return (
    <>
      <h2>{content.heading ?? <FormattedMessage tagName="span" id="newsletter.heading" />}</h2>
      <HiddenFields fields={{ [FROM_FIELD]: query.size > 0 ? `${path}?${query}` : path }} />
      <div>
        <EmailField content={content} />
        <Status content={content} />
        {content.terms && <Html html={content.terms} />}
      </div>
    </>
  )
}

function EmailField({ content: { label, button, tooltip, ...texts } }: ContentProps) {
  const { rejected } = useSubscription(FOOTER_FORM, texts)
  return (
    <>
      <span>
        <label htmlFor={EMAIL_ID}>
          {label ?? <FormattedMessage tagName="span" id="address.email" />}
        </label>
        <Tooltip text={tooltip} />
      </span>
      <div>
        <input
          id={EMAIL_ID}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={rejected?.values['email'] ?? ''}
          aria-invalid={rejected ? true : undefined}
          aria-describedby={`${STATUS_ID} ${TOOLTIP_ID}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the rejected address
          autoFocus={rejected !== null}
        />
        <button type="submit">
          {button ?? <FormattedMessage tagName="span" id="newsletter.subscribe" />}
        </button>
      </div>
    </>
  )
}

/** Shown while the pointer or the focus is in it. Escape closes it (`subscribe.ts`). */
function Tooltip({ text }: { text: string | undefined }) {
  const intl = useIntl()
  return (
    <span>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'newsletter.about' })}
        aria-describedby={TOOLTIP_ID}
      >
        <FooterIcon name="info" />
      </button>
      <span id={TOOLTIP_ID} role="tooltip">
        {text ?? intl.formatMessage({ id: 'newsletter.tooltip' })}
      </span>
    </span>
  )
}

/** Reports the result of the form. Its attributes carry the texts that the browser may need. */
function Status({ content }: ContentProps) {
  const { isAccepted, success, error } = useSubscription(FOOTER_FORM, content)
  return (
    <p
      id={STATUS_ID}
      role="status"
      tabIndex={-1}
      data-error={content.error ?? undefined}
      data-success={success}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
      autoFocus={isAccepted}
    >
      {isAccepted ? success : error}
    </p>
  )
}
