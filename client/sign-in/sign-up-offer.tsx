import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'

import * as features from '#shop/features.ts'
import { routes } from '#shared/routes.ts'

import { loadedPreferences } from '../preferences/queries.ts'
import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { Html } from '../kit/html.tsx'
import { useHref } from '../kit/link.ts'
import { ButtonLink } from '../ui/button.tsx'
import { SignUpBox } from './look.tsx'
import { Heading } from '../ui/text.tsx'
import { useSignInText } from './queries.ts'
import { WelcomePanel } from '../ui/form-beside/form-beside.tsx'

/** The benefits of an account, in the merchant's words, and the way to one (spec 1 §2.10). */
export function SignUpOffer() {
  const { site } = useAppContext()
  const href = useHref()
  const hasProgram = useHasProgram()
  return (
    <SignUpBox aria-labelledby="sign-up">
      <Heading id="sign-up" size="heading">
        <FormattedMessage
          tagName="span"
          id={
            features.rewards && site.signUpIsForRewards && hasProgram
              ? 'signIn.joinRewards'
              : 'signIn.signUp'
          }
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
  return asset?.body && (hasProgram || !site.signUpIsForRewards) ? (
    <Html html={asset.body} {...(asset.lang && { lang: asset.lang, translate: 'no' as const })} />
  ) : (
    <p>
      <FormattedMessage id="signIn.signUpText" />
    </p>
  )
}

const useHasProgram = () =>
  (loadedPreferences(useQueryClient(), useCatalog())?.bondLoyaltyEnabled ?? false) &&
  features.rewards

/** The benefits of an account, beside the form of a page, under the picture of the merchant's text. */
export function Welcome({ children }: { children: ReactNode }) {
  const image = useSignInText('signUp')?.image
  return (
    <WelcomePanel className="welcome">
      {image && <img loading="lazy" src={image.link} alt={image.alt} width={1200} height={900} />}
      <div className="words">{children}</div>
    </WelcomePanel>
  )
}
