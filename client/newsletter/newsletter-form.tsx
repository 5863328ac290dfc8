import { actions } from '#shared/actions.ts'

import { useAppContext } from '../app/app-context.ts'
import { actionProps } from '../app/document-actions.ts'
import { useHref } from '../app/link.ts'
import { keepsServerMarkup } from '../app/trusted-types.ts'
import { keepDraft } from '../features/actions/form-draft.ts'

/** The newsletter form. The edge renders its fields, and an action of the document sends it in place. */
export function NewsletterForm() {
  const { newsletterFields: children } = useAppContext()
  return (
    <form
      ref={keepDraft}
      className="newsletter"
      action={useHref()(actions.subscribeToNewsletter.path)}
      method="post"
      noValidate
      {...actionProps('subscribe')}
      {...(children ? { children } : keepsServerMarkup)}
    />
  )
}
