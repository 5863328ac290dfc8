import { IdlePart } from './idle-part.tsx'
import { lazyCode } from './lazy-code.ts'

const parts = lazyCode(async () => (await import('./idle-parts.tsx')).IdleParts)

/** The shop's modals, and what its lists do. None of their code is loaded before the browser is idle. */
export const IdleHost = () => <IdlePart code={parts}>{(IdleParts) => <IdleParts />}</IdlePart>
