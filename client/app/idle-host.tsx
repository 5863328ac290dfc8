import { idleCode } from './idle-code.ts'
import { IdlePart } from './idle-part.tsx'

/** The shop's modals, and what its lists do. None of their code is loaded before the browser is idle. */
export const IdleHost = () => (
  <IdlePart code={idleCode}>{({ IdleParts }) => <IdleParts />}</IdlePart>
)
