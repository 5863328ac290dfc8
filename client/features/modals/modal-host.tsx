import { IdlePart } from '../../app/idle-part.tsx'
import { lazyCode } from '../../app/lazy-code.ts'

const modals = lazyCode(async () => (await import('./modals.tsx')).Modals)

/** The shop's modals. None of their code is loaded before the browser is idle. */
export const ModalHost = () => <IdlePart code={modals}>{(Modals) => <Modals />}</IdlePart>
