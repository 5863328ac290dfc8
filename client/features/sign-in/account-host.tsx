import { IdlePart } from '../../app/idle-part.tsx'
import { lazyCode } from '../../app/lazy-code.ts'

const parts = lazyCode(async () => (await import('./account-parts.tsx')).AccountParts)

/** Signing in in place, and the customer's menus. None of their code is loaded before the browser is idle. */
export const AccountHost = () => <IdlePart code={parts}>{(Parts) => <Parts />}</IdlePart>
