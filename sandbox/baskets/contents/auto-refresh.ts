import { readPreferences } from '../../content/read-content.ts'
import type { CustomFields } from '../../platform/custom-fields.ts'
import { badRequest } from '../../platform/problems.ts'
import type { Draft } from './model.ts'

const FIELD = 'c_orderGrooveFrequency'

/** @throws ProblemError for a number of months that is not offered */
export async function requireOfferedFrequency({ db, caller }: Draft, custom: CustomFields) {
  const months = custom[FIELD]
  if (months === undefined || months === null) return
  const [preference] = await readPreferences(db, ['OrderGrooveFreequencies'], caller.site.id)
  const offered: unknown[] = Array.isArray(preference?.value) ? preference.value : []
  if (offered.includes(Number(months))) return
  throw badRequest('Nothing is sent at this frequency.', {
    parameter: FIELD,
    expected: offered.join('|'),
  })
}

/** The auto-refresh fields of a line; the caller's fields count only if auto-refresh is offered. */
export function refreshFields(custom: CustomFields, isOffered: boolean) {
  const isSubscribed = isOffered && custom['c_isAutoRefreshSubscribedItem'] === true
  const months = Number(custom[FIELD])
  return {
    c_autoRefreshAvailable: isOffered,
    c_isAutoRefreshSubscribedItem: isSubscribed,
    ...(isSubscribed && Number.isInteger(months) && { [FIELD]: months }),
  }
}
