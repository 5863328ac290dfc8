import type { ReactNode } from 'react'

import { WelcomePanel } from '../../ui/form-beside/form-beside.tsx'
import { useSignInText } from './queries.ts'

/** What an account is good for, beside the form of a page, under the picture of the merchant's text. */
export function Welcome({ children }: { children: ReactNode }) {
  const image = useSignInText('signUp')?.image
  return (
    <WelcomePanel className="welcome">
      {image && <img loading="lazy" src={image.link} alt={image.alt} width={1200} height={900} />}
      <div className="words">{children}</div>
    </WelcomePanel>
  )
}
