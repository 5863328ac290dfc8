import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { loadedPreferences } from '../catalog/shared-queries.ts'
import { useAppContext, useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { useHref } from '../../app/link.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignUpBox } from '../../ui/sign-in/sign-in.tsx'
import { Heading } from '../../ui/text.tsx'
import { useSignInText } from './queries.ts'

/** What an account is good for, in the merchant's words, and the way to one (spec 1 §2.10). */
export function SignUpOffer() {
  const { site } = useAppContext()
  const href = useHref()
  const hasProgram = useHasProgram()
  return (
    <SignUpBox aria-labelledby="sign-up">
      <Heading id="sign-up" size="heading">
        <FormattedMessage
          tagName="span"
          id={site.country === 'US' && hasProgram ? 'signIn.joinRewards' : 'signIn.signUp'}
        />
      </Heading>
      <SignUpReasons />
      <ButtonLink href={href(routes.registration.href({}))}>
        <FormattedMessage id="signIn.createAccount" />
      </ButtonLink>
    </SignUpBox>
  )
}

export function SignUpReasons() {
  const { site } = useAppContext()
  const asset = useSignInText('signUp')
  const hasProgram = useHasProgram()
  // The merchant’s words in the United States are about Rewards.
  return asset?.body && (hasProgram || site.country !== 'US') ? (
    <Html html={asset.body} {...(asset.lang && { lang: asset.lang, translate: 'no' as const })} />
  ) : (
    <p>
      <FormattedMessage id="signIn.signUpText" />
    </p>
  )
}

const useHasProgram = () =>
  loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled ?? false
