import { FormattedMessage } from 'react-intl'

import { accountActions, type AccountActionName } from '#shared/account-actions.ts'

import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'

interface CardButtonProps {
  action: AccountActionName
  fields: Record<string, string>
  text: FormatjsIntl.Message['ids']
  /** What the button is about, for screen readers. */
  about: string
}

/** A button of a card, which posts a form of its own. */
export function CardButton({ action, fields, text, about }: CardButtonProps) {
  const href = useHref()
  return (
    <form method="post" action={href(accountActions[action].path)}>
      <HiddenFields fields={fields} />
      <Button type="submit" tone="quiet">
        <FormattedMessage tagName="span" id={text} />
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
    </form>
  )
}
