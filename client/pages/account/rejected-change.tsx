import type { ActionName } from '#shared/actions.ts'

import { useAppContext } from '../../app/app-context.ts'
import { AccountNotice } from '../../features/account-form/account-notice.tsx'

/** Why a change by one of a list's buttons was rejected. */
export function RejectedChange({ actions }: { actions: readonly ActionName[] }) {
  const rejected = useAppContext().rejectedForm()
  if (!rejected || !actions.includes(rejected.action)) return null
  return <AccountNotice error={rejected.problem} problems={{}} fields={[]} />
}
