import { newsletterActions } from '#shared/newsletter/actions.ts'
import { useIntl } from 'react-intl'

import { FORM_FIELD, FROM_FIELD } from '#shared/http/form-fields.ts'
import type { ContentAsset } from '#shared/content/content.ts'

import { useShop } from '../../kit/app-context.ts'
import { actionProps } from '../../kit/document-actions.ts'
import { useHref } from '../../kit/link.ts'
import { Html } from '../../kit/html.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { EmailFace } from '../../ui/stories/stories.tsx'
import { Heading } from '../../ui/text.tsx'
import { HiddenFields } from '../../kit/forms/hidden-fields.tsx'
import { useSubscription } from '../../newsletter/use-subscription.ts'
import { ModuleBand } from './module-band.tsx'
import { defineModule, type ModuleProps } from './module.ts'
import { sourceLanguage, tintOf } from './asset-attributes.ts'

const NO_ASSET = { id: 'email' }

/** A form that subscribes to the newsletter, with the texts of content and preferences. */
export const userInfoModule = defineModule({ most: 1, Component: UserInfoCollection })

function UserInfoCollection({ slot, position, preferences }: ModuleProps) {
  const [asset] = slot.assets
  return (
    <ModuleBand position={position}>
      <EmailForm
        asset={asset ?? NO_ASSET}
        heading={asset?.textInput?.heading ?? asset?.heading ?? slot.heading}
        preferences={preferences}
      />
    </ModuleBand>
  )
}

interface EmailFormProps extends Pick<ModuleProps, 'preferences'> {
  asset: Omit<ContentAsset, 'id'> & { id: string }
  heading: string | null
}

/** An action of the document sends it in place (`client/content/modules/module-actions.tsx`). */
function EmailForm({ asset, heading, preferences }: EmailFormProps) {
  const intl = useIntl()
  const action = useHref()(newsletterActions.subscribeToNewsletter.path)
  const name = tintOf(asset.id)
  return (
    <EmailFace id={asset.anchorId} {...sourceLanguage(asset)}>
      <div className="words">
        <Heading id={`${name}-heading`}>
          {heading ?? intl.formatMessage({ id: 'newsletter.heading' })}
        </Heading>
        {asset.paragraph && <Html html={asset.paragraph} />}
      </div>
      <form
        action={action}
        method="post"
        noValidate
        {...actionProps('subscribe')}
        aria-labelledby={`${name}-heading`}
      >
        <EmailFields name={name} texts={asset.textInput ?? {}} preferences={preferences} />
      </form>
    </EmailFace>
  )
}

interface EmailFieldsProps extends Pick<ModuleProps, 'preferences'> {
  /** The name of the form. */
  name: string
  texts: NonNullable<ContentAsset['textInput']>
}

function EmailFields({ name, texts, preferences }: EmailFieldsProps) {
  const intl = useIntl()
  const { path, query } = useShop()
  const { rejected, isAccepted, error, success } = useSubscription(name, {
    error: preferences.TextInput_Email_Error,
    success: preferences.TextInput_Email_Success,
  })
  const from = query.size > 0 ? `${path}?${query}` : path
  return (
    <>
      <HiddenFields fields={{ [FROM_FIELD]: from, [FORM_FIELD]: name }} />
      <Field>
        <label htmlFor={`${name}-field`}>
          {texts.label ?? intl.formatMessage({ id: 'address.email' })}
        </label>
        <div className="line">
          <TextInput
            id={`${name}-field`}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={rejected?.values['email'] ?? ''}
            aria-invalid={rejected ? true : undefined}
            aria-describedby={`${name}-status`}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- moves the focus to the rejected address
            autoFocus={rejected !== null}
          />
          <Button type="submit" tone="primary">
            {texts.button ?? intl.formatMessage({ id: 'newsletter.subscribe' })}
          </Button>
        </div>
      </Field>
      <p
        id={`${name}-status`}
        role="status"
        tabIndex={-1}
        data-error={preferences.TextInput_Email_Error ?? undefined}
        data-success={success}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to this form
        autoFocus={isAccepted}
      >
        {isAccepted ? success : error}
      </p>
    </>
  )
}
