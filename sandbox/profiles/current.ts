import { profileName } from '#profile-name'

import { defaultProfile } from './default/profile.ts'
import type { Profile } from './model/profile.ts'
import { stockProfile } from './stock/profile.ts'

const profiles = { default: defaultProfile, stock: stockProfile } satisfies Record<string, Profile>

export type ProfileName = keyof typeof profiles

/** The shop that the service runs in this process. */
export const { name: currentName, profile } = select(profileName || 'default')

function select(wanted: string): { name: ProfileName; profile: Profile } {
  if (isProfile(wanted)) return { name: wanted, profile: profiles[wanted] }
  const names = Object.keys(profiles).join(' and ')
  throw new Error(`SANDBOX_PROFILE is "${wanted}"; the profiles are ${names}.`)
}

function isProfile(name: string): name is ProfileName {
  return Object.hasOwn(profiles, name)
}
