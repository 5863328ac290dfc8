import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import { FROM_FIELD } from '#shared/actions.ts'
import type { RejectedForm } from '#shared/document-state.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import type { NewsletterContent } from './newsletter-content.ts'
import { emailMessage, subscriptionMessage } from './newsletter-messages.ts'

const EMAIL_ID = 'newsletter-email'
const STATUS_ID = 'newsletter-status'
const TOOLTIP_ID = 'newsletter-tooltip'
/** Longer addresses are invalid; longer input is cut off (spec 3 §5). */
const MAX_EMAIL_LENGTH = 254

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
      <h2>{content.heading ?? <FormattedMessage id="newsletter.heading" />}</h2>
      <HiddenFields fields={{ [FROM_FIELD]: query.size > 0 ? `${path}?${query}` : path }} />
      <EmailField content={content} />
      <Status content={content} />
      <details>
        <summary>
          <FormattedMessage id="newsletter.about" />
        </summary>
        <p id={TOOLTIP_ID}>{content.tooltip ?? <FormattedMessage id="newsletter.tooltip" />}</p>
        {content.terms && <Html html={content.terms} />}
      </details>
    </>
  )
}

function EmailField({ content: { label, button } }: ContentProps) {
  const rejected = useRejectedForm('subscribeToNewsletter')
  return (
    <>
      <label htmlFor={EMAIL_ID}>{label ?? <FormattedMessage id="address.email" />}</label>
      <div>
        <input
          id={EMAIL_ID}
          type="email"
          name="email"
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          defaultValue={rejected?.values['email'] ?? ''}
          aria-invalid={rejected ? true : undefined}
          aria-describedby={`${STATUS_ID} ${TOOLTIP_ID}`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the rejected address
          autoFocus={rejected !== null}
        />
        <button type="submit">{button ?? <FormattedMessage id="newsletter.subscribe" />}</button>
      </div>
    </>
  )
}

/** Says what became of the form. Its attributes carry the texts that the browser may need. */
function Status({ content }: ContentProps) {
  const intl = useIntl()
  const appContext = useAppContext()
  const rejected = useRejectedForm('subscribeToNewsletter')
  const isAccepted = appContext.acceptedForm() === 'subscribeToNewsletter'
  const success = content.success ?? intl.formatMessage({ id: 'newsletter.success' })
  const error = rejected && errorText(rejected, content, intl)
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

function errorText(
  { problem, fields }: RejectedForm,
  { error }: NewsletterContent,
  intl: IntlShape,
) {
  const code = fields['email']
  if (code && error !== null) return error
  const id = code ? emailMessage(code) : subscriptionMessage(problem)
  return intl.formatMessage({ id })
}
