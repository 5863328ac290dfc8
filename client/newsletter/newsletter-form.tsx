import { newsletterActions } from '#shared/newsletter/actions.ts'
import { useAppContext } from '../kit/app-context.ts'
import { actionProps } from '../kit/document-actions.ts'
import { useHref } from '../kit/link.ts'
import { keepsServerMarkup } from '../kit/trusted-types.ts'
import { keepDraft } from '../kit/forms/form-draft.ts'

/** The newsletter form. The edge renders its fields, and an action of the document sends it in place. */
export function NewsletterForm() {
  const { newsletterFields: children } = useAppContext()
  return (
    <form
      ref={keepDraft}
      className="newsletter"
      action={useHref()(newsletterActions.subscribeToNewsletter.path)}
      method="post"
      noValidate
      {...actionProps('subscribe')}
      {...(children ? { children } : keepsServerMarkup)}
    />
  )
}
