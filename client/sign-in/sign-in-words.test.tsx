import { expect, test } from 'vitest'

import { renderPart } from '../app/testing/render-part.tsx'
import { SignInOverlay } from './sign-in-form.tsx'
import { SignUpOffer } from './sign-up-offer.tsx'

const where = (bondLoyaltyEnabled: boolean) => ({
  known: [[['preferences'], { bondLoyaltyEnabled }]] as const,
})

test('signing up is joining Rewards only where there is a program', () => {
  expect(renderPart(<SignUpOffer />, where(true))).toContain('Join Rewards')
  for (const nowhere of [where(false), {}]) {
    const markup = renderPart(<SignUpOffer />, nowhere)
    expect(markup).toContain('Sign Up')
    expect(markup).not.toMatch(/rewards/i)
  }
})

test('while a customer signs in, points and rewards are named only where there is a program', async () => {
  const texts = (isOn: boolean) =>
    [0, 1, 2].map((turn) => renderPart(<SignInOverlay first={turn} />, where(isOn)))
  expect(texts(true).join()).toMatch(/Signing you in.*Loading your points.*Getting your Rewards/s)
  expect(texts(false).join()).not.toMatch(/points|rewards/i)
})
