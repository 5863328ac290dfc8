import { anyOf } from './any-of.ts'

/** The chunks of signing in and of accounts: see `chunk-groups.ts`. */
export const peopleChunks = [
  {
    // The login form, on its page and in its dialog.
    name: 'sign-in',
    minShareCount: 2,
    test: anyOf(
      'client/features/sign-in/(?!account-)',
      'client/pages/account/sign-in-view',
      'client/ui/(form-beside|sign-in)',
      'shared/(return-path|sign-in)',
    ),
  },
  {
    // The account's links, by the kind of shopper.
    name: 'account-menu',
    minShareCount: 2,
    test: anyOf(
      'client/features/account-menu/(?!panel-place)',
      'client/adapters/http-account',
      'client/ui/account-menu',
    ),
  },
  {
    // What the pages of an account share.
    name: 'account-frame',
    minShareCount: 2,
    test: anyOf(
      'client/features/account-frame/',
      'client/pages/rewards/(candle|progress-hero)',
      'client/pages/account-page',
      'client/ui/account-frame',
    ),
  },
  {
    // Orders that have been placed. The edge alone renders them, so little more than their styles is left.
    name: 'orders',
    minShareCount: 2,
    test: anyOf('client/features/orders/', 'client/ui/orders'),
  },
  {
    // The forms around an account: registration, codes and new passwords.
    name: 'account-form',
    minShareCount: 2,
    test: anyOf(
      'shared/account/',
      'client/features/(account-form|sign-in-code)/',
      'client/features/actions/use-document-form',
      'client/ui/account-form',
    ),
  },
  {
    // Signing in with a passkey, and adding one.
    name: 'passkeys',
    minShareCount: 2,
    test: anyOf('client/features/passkeys/(?!can-use)', 'client/adapters/http-passkeys'),
  },
]
