import type { ActionName } from './document-actions.ts'
import { idleCode } from './idle-code.ts'
import { IdlePart } from './idle-part.tsx'

const ACTIONS: readonly ActionName[] = [
  'addFromTile',
  'chooseStore',
  'copyCode',
  'moveLoop',
  'quickLook',
  'subscribe',
]

/** The shop's modals, and what its lists do. None of their code is loaded before the browser is idle. */
export const IdleHost = () => (
  <IdlePart code={idleCode} actions={ACTIONS}>
    {({ IdleParts }) => <IdleParts />}
  </IdlePart>
)
