import * as v from 'valibot'

import { LOCALES } from '../site/site.ts'
import { StoreId, type PickupStore } from '../stores/store.ts'
import { typedLine } from '../text/typed.ts'

/** The customer's personal data. */
export interface Profile {
  firstName: string
  lastName: string
  email: string
  /** Empty if unknown. */
  phone: string
  /** From 1 to 12; null if unknown. The shop asks for no day and no year. */
  birthMonth: number | null
  /** Whether the instance keeps a month of birth. */
  keepsBirthMonth: boolean
  /** The locale of mails and calls; null if never chosen. */
  preferredLocale: string | null
  /** Whether there is a password, which some changes ask for. */
  hasPassword: boolean
  /** Whether an agent reads it, who may not change how the customer signs in. */
  isAgent: boolean
  /** The store that the customer picks up at. `place` is null while the store cannot be read, or if it is gone. */
  store: {
    storeId: StoreId
    storeName: string
    place: PickupStore | null
    /** Whether commerce no longer knows the store, which is forgotten with this answer. */
    isGone: boolean
  } | null
}

const typed = typedLine()
const password = v.pipe(v.string(), v.maxLength(128))

export const SaveProfile = v.object({
  firstName: typed,
  lastName: typed,
  phone: typed,
  birthMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  preferredLocale: v.optional(v.picklist(LOCALES)),
})
export type SaveProfile = v.InferOutput<typeof SaveProfile>

export const ChangeEmail = v.object({ email: typed, currentPassword: password })
export type ChangeEmail = v.InferOutput<typeof ChangeEmail>

/** The token of the link in the mail to the new address. */
export const ConfirmEmail = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w.~-]{16,512}$/)),
})
export type ConfirmEmail = v.InferOutput<typeof ConfirmEmail>

export const ChangePassword = v.object({ currentPassword: password, password })
export type ChangePassword = v.InferOutput<typeof ChangePassword>

export const DeleteAccount = v.object({ currentPassword: password })
export type DeleteAccount = v.InferOutput<typeof DeleteAccount>

/** A topic of e-mails that the customer may receive. */
export interface ContactChoice {
  id: string
  /** In the page's language, as commerce says it. */
  title: string
  text: string
  isOn: boolean
}

const ChoiceId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,255}$/))

export const SaveContactChoices = v.object({
  /** Those that are on. All others of the shop are off. */
  chosen: v.pipe(v.array(ChoiceId), v.maxLength(20)),
})
export type SaveContactChoices = v.InferOutput<typeof SaveContactChoices>

/** The store that was shown. One chosen since then stays. */
export const RemoveStore = v.object({ storeId: StoreId })
export type RemoveStore = v.InferOutput<typeof RemoveStore>
