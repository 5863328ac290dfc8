import { Modals } from '../features/modals/modals.tsx'
import { ModuleActions } from '../features/modules/module-actions.tsx'
import { TileActions } from '../features/tiles/tile-actions.tsx'

/** What the pages of the shop do once the browser is idle. */
export const IdleParts = () => (
  <>
    <TileActions />
    <ModuleActions />
    <Modals />
  </>
)
