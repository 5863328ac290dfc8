import type { ReactNode } from 'react'

import { atWidth } from '../../app/picture-width.ts'
import { WelcomePanel } from '../../ui/form-beside.tsx'
import { useSignInText } from './queries.ts'

/** Twice the width in which the picture is shown, for dense screens. */
const PICTURE_WIDTH = 1400

/** What an account is good for, beside the form of a page, under the picture of the merchant's text. */
export function Welcome({ children }: { children: ReactNode }) {
  const image = useSignInText('signUp')?.image
  return (
    <WelcomePanel className="welcome">
      {image && (
        <img
          loading="lazy"
          src={atWidth(image.link, PICTURE_WIDTH)}
          alt={image.alt}
          width={1200}
          height={900}
        />
      )}
      <div className="words">{children}</div>
    </WelcomePanel>
  )
}
