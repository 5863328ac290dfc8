import { idleCode } from '../../app/idle-code.ts'
import { IdlePart } from '../../app/idle-part.tsx'

/** Signing in in place, and the customer's menus. None of their code is loaded before the browser is idle. */
export const AccountHost = () => (
  <IdlePart code={idleCode}>{({ AccountParts }) => <AccountParts />}</IdlePart>
)
